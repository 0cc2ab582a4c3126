// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkedfile.h"
#include "app/games.h"
#include "app/subcommands.h"

#include "core/sheet/layout.h"
#include "core/sheet/pdf.h"

#include <QCoreApplication>
#include <QFile>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// What a call of `print` asks for.
struct Job
{
    QString file;
    QString output;
    sheet::Paper paper;
    game::PrintOptions options;
};

Error wrong(const QString &message)
{
    return {Error::Code::Invalid, message};
}

Result<sheet::Paper> paperOf(const Call &call)
{
    const auto size = sheet::paperSize(call.values.value(u"paper"_s, u"a4"_s).toLower());
    if (!size)
        return wrong(Text::tr("--paper takes a4, a5, letter or legal."));
    const QString orientation = call.values.value(u"orientation"_s, u"portrait"_s);
    if (orientation != "portrait"_L1 && orientation != "landscape"_L1)
        return wrong(Text::tr("--orientation takes portrait or landscape."));
    return sheet::Paper{*size, orientation == "portrait"_L1 ? sheet::Paper::Orientation::Portrait
                                                            : sheet::Paper::Orientation::Landscape};
}

Result<Job> jobOf(const Call &call)
{
    if (call.positional.size() != 1 || !call.values.contains(u"layout"_s) || !call.values.contains(u"o"_s))
        return wrong(Text::tr(
            "print needs a warband file, a layout and an output: gunbai print FILE --layout sheet -o OUT.pdf"));
    const auto paper = paperOf(call);
    if (!paper)
        return paper.error();
    const QString copy = call.values.value(u"copy"_s, u"owner"_s);
    if (copy != "owner"_L1 && copy != "opponent"_L1)
        return wrong(Text::tr("--copy takes owner or opponent."));
    Job job{call.positional.first(), call.values.value(u"o"_s), paper.value(), {}};
    job.options.layout = call.values.value(u"layout"_s);
    job.options.copy = copy == "owner"_L1 ? game::Copy::Owner : game::Copy::Opponent;
    job.options.date = QDate::currentDate();
    return job;
}

Result<sheet::Content> contentOf(const Job &job, const Streams &streams)
{
    const auto checked = checkFile(job.file, rulesInForce(streams));
    if (!checked)
        return checked.error();
    const auto &[file, source, muster, verdict] = checked.value();
    const game::Games all = games();
    const game::Game *game = game::find(all, source.warband.system);
    if (!game)
        return Error{
            Error::Code::NotFound, Text::tr("No game “%1” can be printed.").arg(source.warband.system), {job.file}};
    return game->sheet(source.warband, muster, verdict, job.options);
}

/// An earlier sheet may go, but nothing else of the player's: a slip of the tongue names the warband itself.
Result<> mayWriteTo(const QString &path)
{
    QFile there(path);
    const bool isOther = there.open(QIODevice::ReadOnly) && there.size() > 0 && there.peek(4) != "%PDF";
    if (isOther)
        return Error{Error::Code::Conflict, Text::tr("There is a file that is no PDF; it is left as it is."), {path}};
    return gunbai::Done{};
}

/// Prints the job; gives what had to be done to make it fit.
Result<QStringList> printed(const Job &job, const Streams &streams)
{
    if (auto free = mayWriteTo(job.output); !free)
        return free.error();
    const auto content = contentOf(job, streams);
    if (!content)
        return content.error();
    const auto layout = sheet::layout(content.value(), job.paper);
    if (!layout)
        return layout.error();
    if (const auto written = sheet::writePdf(layout.value(), job.output); !written)
        return written.error();
    return layout.value().remarks;
}

} // namespace

int print(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments, {u"layout"_s, u"paper"_s, u"orientation"_s, u"copy"_s, u"o"_s});
    if (!call)
        return wrongCall(call.error().message, streams);
    const auto job = jobOf(call.value());
    if (!job)
        return wrongCall(job.error().message, streams);
    const auto remarks = printed(job.value(), streams);
    if (!remarks) {
        streams.error << remarks.error().line() << Qt::endl;
        return CannotRead;
    }
    for (const QString &remark : remarks.value())
        streams.out << remark << u'\n';
    streams.out.flush();
    return Done;
}

} // namespace gunbai::app
