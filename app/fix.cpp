// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/changesjson.h"
#include "app/checkedfile.h"
#include "app/subcommands.h"

#include "core/repair/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using repair::Fix;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

void printJson(const std::vector<Fix> &fixes, const Checked &checked, QTextStream &out)
{
    QJsonArray array;
    for (const Fix &fix : fixes)
        array.append(toJson(fix, checked.source));
    const QJsonObject object{{u"legal"_s, checked.verdict.isLegal()}, {u"fixes"_s, array}};
    out << QString::fromUtf8(QJsonDocument(object).toJson());
}

void print(const std::vector<Fix> &fixes, const Checked &checked, QTextStream &out)
{
    out << stateOf(checked) << u'\n';
    for (const Fix &fix : fixes)
        out << u"  "_s << repair::says(fix, checked.source.warband, checked.muster) << u'\n';
    if (fixes.empty() && !checked.verdict.isLegal())
        out << u"  "_s << Text::tr("No changes were found that make it legal.") << u'\n';
}

} // namespace

int fix(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments);
    if (!call)
        return wrongCall(call.error().message, streams);
    if (call.value().positional.size() != 1)
        return wrongCall(Text::tr("fix needs one warband file: gunbai fix FILE [--json]"), streams);
    const auto catalogue = rulesInForce(streams);
    const auto checked = checkFile(call.value().positional.first(), catalogue);
    if (!checked) {
        streams.error << checked.error().line() << Qt::endl;
        return CannotRead;
    }
    const auto fixes = repair::fixes(checked.value().source.warband, catalogue);
    if (call.value().json)
        printJson(fixes, checked.value(), streams.out);
    else
        print(fixes, checked.value(), streams.out);
    streams.out.flush();
    return checked.value().verdict.isLegal() ? Done : AnswerIsNo;
}

} // namespace gunbai::app
