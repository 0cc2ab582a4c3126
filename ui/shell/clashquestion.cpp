// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/clashquestion.h"

#include "ui/library/librarymodel.h"
#include "ui/widgets/askline.h"

#include <QCoreApplication>

namespace gunbai::ui {

using store::WarbandId;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ClashQuestion)
};

} // namespace

void askWhichToKeep(Library &library, WarbandId id, AskLine &line, const Answered &then)
{
    const Clash *clash = library.clash(id);
    if (!clash)
        return;
    const QString name = shownName(clash->mine.name);
    const AskLine::Answer mine{Words::tr("Keep mine"), [&library, id, then] { then(library.keepMine(id)); }};
    const AskLine::Answer theirs{clash->isErased ? Words::tr("Let it go") : Words::tr("Take theirs"),
                                 [&library, id, then] { then(library.takeTheirs(id)); }};
    const AskLine::Answer both{Words::tr("Keep both"), [&library, id, then] { then(library.keepBoth(id)); }};
    if (clash->isErased)
        line.insist(Words::tr("“%1” was erased elsewhere meanwhile.").arg(name), {mine, theirs});
    else
        line.insist(Words::tr("“%1” was changed elsewhere meanwhile.").arg(name), {mine, theirs, both});
}

} // namespace gunbai::ui
