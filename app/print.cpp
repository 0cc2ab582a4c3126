// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkedfile.h"
#include "app/games.h"
#include "app/printjob.h"

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

/// The models with these numbers.
Result<std::vector<roster::ModelId>> modelsOf(const PrintJob &job, const roster::Warband &warband)
{
    std::vector<roster::ModelId> models;
    for (const int number : job.models) {
        if (number > static_cast<int>(warband.models.size()))
            return Error{Error::Code::NotFound,
                         Text::tr("There is no model %1: the warband has %2.").arg(number).arg(warband.models.size()),
                         {job.files.first()}};
        models.push_back(warband.models[static_cast<std::size_t>(number - 1)].id);
    }
    return models;
}

Result<game::Side> sideOf(const PrintJob &job, const QString &file, const gunbai::rules::CataloguePtr &catalogue)
{
    const auto checked = checkFile(file, catalogue);
    if (!checked)
        return checked.error();
    const auto &[name, source, muster, verdict] = checked.value();
    game::Side side{source.warband, muster, verdict, job.crest};
    if (file == job.files.first()) {
        const auto models = modelsOf(job, side.warband);
        if (!models)
            return models.error();
        side.chosen = models.value();
    }
    return side;
}

Result<sheet::Document> documentOf(const PrintJob &job, const Streams &streams)
{
    const gunbai::rules::CataloguePtr catalogue = rulesInForce(streams);
    std::vector<game::Side> sides;
    for (const QString &file : job.files) {
        auto side = sideOf(job, file, catalogue);
        if (!side)
            return side.error();
        sides.push_back(std::move(side).value());
    }
    const QString system = sides.front().warband.system;
    if (sides.back().warband.system != system)
        return Error{Error::Code::Invalid, Text::tr("The two warbands play different games."), {job.files.last()}};
    const game::Games all = games();
    const game::Game *game = game::find(all, system);
    if (!game)
        return Error{Error::Code::NotFound, Text::tr("No game “%1” can be printed.").arg(system), {job.files.first()}};
    return game->print(sides, job.options);
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
Result<QStringList> printed(const PrintJob &job, const Streams &streams)
{
    if (auto free = mayWriteTo(job.output); !free)
        return free.error();
    const auto document = documentOf(job, streams);
    if (!document)
        return document.error();
    const auto layout = sheet::layout(document.value(), job.setting);
    if (!layout)
        return layout.error();
    if (const auto written = sheet::writePdf(layout.value(), job.output); !written)
        return written.error();
    return layout.value().remarks;
}

} // namespace

int print(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments, printValues(), printFlags());
    if (!call)
        return wrongCall(call.error().message, streams);
    const auto job = printJob(call.value());
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
