// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkedfile.h"
#include "app/subcommands.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

namespace gunbai::app {

using namespace Qt::StringLiterals;
using roster::Finding;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The entries of the file that break a rule, each once.
QJsonArray entries(const Finding &finding, const Checked &checked)
{
    QJsonArray numbers;
    for (const int model : finding.causes) {
        const int entry = checked.source.entryOfModel[static_cast<std::size_t>(model)];
        if (numbers.isEmpty() || numbers.last().toInt() != entry)
            numbers.append(entry);
    }
    return numbers;
}

QString severityName(rules::Severity severity)
{
    return severity == rules::Severity::Error ? u"error"_s : u"warning"_s;
}

QJsonObject toJson(const Checked &checked)
{
    const roster::Warband &warband = checked.source.warband;
    QJsonArray findings;
    for (const Finding &finding : checked.verdict.findings) {
        if (!finding.isMet)
            findings.append(QJsonObject{{u"rule"_s, finding.rule},
                                        {u"severity"_s, severityName(finding.severity)},
                                        {u"message"_s, roster::message(finding, warband, checked.muster)},
                                        {u"have"_s, finding.have},
                                        {u"allowed"_s, finding.allowed},
                                        {u"models"_s, entries(finding, checked)}});
    }
    return {{u"file"_s, checked.file},
            {u"system"_s, warband.system},
            {u"faction"_s, warband.list},
            {u"name"_s, warband.name},
            {u"models"_s, checked.muster.models},
            {u"points"_s, checked.verdict.total},
            {u"limit"_s, warband.limit ? QJsonValue(*warband.limit) : QJsonValue()},
            {u"legal"_s, checked.verdict.isLegal()},
            {u"house_rules"_s, QJsonArray::fromStringList(warband.houseRules)},
            {u"findings"_s, findings}};
}

void print(const Checked &checked, QTextStream &out)
{
    out << stateOf(checked) << u'\n';
    for (const Finding &finding : checked.verdict.findings) {
        if (!finding.isMet)
            out << u"  "_s << (finding.severity == rules::Severity::Error ? Text::tr("broken") : Text::tr("note"))
                << u"  "_s << finding.rule << u": "_s
                << roster::message(finding, checked.source.warband, checked.muster) << u'\n';
    }
    if (!checked.verdict.houseRules.empty()) {
        const QStringList names(checked.verdict.houseRules.begin(), checked.verdict.houseRules.end());
        out << u"  "_s << Text::tr("House rules: %1.").arg(names.join(u", "_s)) << u'\n';
    }
}

void printJson(const std::vector<Checked> &all, bool isArray, QTextStream &out)
{
    QJsonArray array;
    for (const Checked &checked : all)
        array.append(toJson(checked));
    const QJsonDocument document = isArray ? QJsonDocument(array) : QJsonDocument(array.first().toObject());
    out << QString::fromUtf8(document.toJson());
}

} // namespace

int check(const QStringList &arguments, const Streams &streams)
{
    const auto call = parseCall(arguments);
    if (!call)
        return wrongCall(call.error().message, streams);
    const QStringList &files = call.value().positional;
    if (files.isEmpty())
        return wrongCall(Text::tr("check needs a warband file: gunbai check FILE… [--json]"), streams);
    const auto catalogue = rulesInForce(streams);
    std::vector<Checked> all;
    for (const QString &path : files) {
        auto checked = checkFile(path, catalogue);
        if (checked)
            all.push_back(std::move(checked).value());
        else
            streams.error << checked.error().line() << Qt::endl;
    }
    if (!call.value().json) {
        for (const Checked &checked : all)
            print(checked, streams.out);
    } else if (!all.empty()) {
        printJson(all, files.size() > 1, streams.out);
    }
    streams.out.flush();
    if (all.size() < static_cast<std::size_t>(files.size()))
        return CannotRead;
    return std::ranges::all_of(all, [](const Checked &checked) { return checked.verdict.isLegal(); }) ? Done
                                                                                                      : AnswerIsNo;
}

} // namespace gunbai::app
