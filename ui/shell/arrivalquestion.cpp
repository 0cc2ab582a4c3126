// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/arrivalquestion.h"

#include "ui/library/librarymodel.h"
#include "ui/models/words.h"
#include "ui/widgets/askline.h"

#include <QCoreApplication>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::WarbandId;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ArrivalQuestion)
};

QString size(int models, int points)
{
    return u"%1, %2"_s.arg(Words::tr("%n model(s)", nullptr, models), Words::tr("%n point(s)", nullptr, points));
}

/// Both versions, so that nobody need guess which one a button means.
QString question(const Library &library, const Arrival &arrival)
{
    const QString name = shownName(arrival.warband.name);
    if (arrival.isSame)
        return Words::tr("“%1” is in the library already, just as the file has it.").arg(name);
    const store::LibraryEntry &twin = *arrival.twin;
    const auto muster = roster::muster(arrival.warband, library.catalogue());
    return Words::tr("The library has another “%1”: there %2, changed %3; in the file %4.", "name, size, time, size")
        .arg(name, size(twin.models, twin.points), shownTime(twin.changed, library.now()),
             size(muster.models, muster.total));
}

} // namespace

void takeIn(Library &library, const Arrival &arrival, AskLine &line, const TakenIn &then)
{
    const auto keepBoth = [&library, warband = arrival.warband, then] { then(library.create(warband), true); };
    if (!arrival.twin)
        return keepBoth();
    const WarbandId twin = arrival.twin->id;
    const auto open = [twin, isSame = arrival.isSame, then] { then(twin, isSame); };
    const auto replace = [&library, twin, warband = arrival.warband, then] {
        const auto done = library.replace(twin, warband);
        then(done ? Result<WarbandId>(twin) : done.error(), true);
    };
    // The first answer is the one that a key typed too far gives: it changes nothing.
    std::vector<AskLine::Answer> answers{
        {arrival.isSame ? Words::tr("Open it") : Words::tr("Open the library’s"), open},
        {Words::tr("Keep both"), keepBoth}};
    if (!arrival.isSame)
        answers.push_back({Words::tr("Replace it by the file’s"), replace});
    line.ask(question(library, arrival), answers);
}

} // namespace gunbai::ui
