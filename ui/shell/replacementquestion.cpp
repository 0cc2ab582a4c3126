// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/replacementquestion.h"

#include "ui/shell/backupmodel.h"
#include "ui/widgets/askline.h"

#include <QCoreApplication>

namespace gunbai::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReplacementQuestion)
};

QString contentOf(const QString &path, const store::Backups &backups)
{
    for (const store::Backup &backup : backups.list()) {
        if (backup.path == path)
            return contentAndDate(backup);
    }
    return path;
}

QString question(const Replacement &replacement, const store::Backups &backups)
{
    const QString what = replacement.isGone
                             ? Words::tr("The library’s file is gone: nothing is written any more.")
                             : Words::tr("Another file has taken the library’s place: nothing is written any more.");
    if (replacement.fault)
        return what + u'\n' + replacement.fault->message;
    return what + u'\n' + Words::tr("What was open is kept as a backup: %1.").arg(contentOf(replacement.kept, backups));
}

} // namespace

void askAboutReplacement(Library &library, AskLine &line, const std::function<void(const Result<> &)> &then)
{
    const std::optional<Replacement> &replacement = library.replacement();
    if (!replacement)
        return line.clear();
    std::vector<AskLine::Answer> answers;
    if (replacement->fault) {
        answers.push_back({Words::tr("Try again"), [&library] { library.backUpReplaced(); }});
    } else {
        answers.push_back({Words::tr("Put mine back"), [&library, then] { then(library.putBack()); }});
        if (!replacement->isGone)
            answers.push_back({Words::tr("Open the new one"), [&library, then] { then(library.openReplacement()); }});
    }
    line.insist(question(*replacement, library.backups()), answers);
}

} // namespace gunbai::ui
