// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"

#include "core/rules/reader.h"

#include <QTest>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

void readHead(const QString &word, roster::Warband &warband)
{
    const QString key = word.section(u'=', 0, 0);
    const QString value = word.section(u'=', 1);
    if (key == "limit"_L1)
        warband.limit = value.toInt();
    else if (key == "rules"_L1)
        warband.houseRules = value.split(u'+');
    else if (key == "main"_L1 || key == "secondary"_L1)
        warband.parameters.insert(u"school."_s + key, value.split(u'+'));
    else
        warband.purchases.insert(key, value.toInt());
}

void readWord(const QString &word, roster::Model &model)
{
    const QString key = word.section(u'=', 0, 0);
    const QString value = word.section(u'=', 1);
    if (key == "weapon"_L1)
        model.weapon = value;
    else if (key == "armour"_L1)
        model.armour = value;
    else if (key == "mount"_L1)
        model.mount = value;
    else if (key == "skills"_L1)
        model.skills = value.split(u'+');
    else if (key == "as"_L1)
        model.disguisedAs = value;
    else if (key == "leader"_L1)
        model.isLeader = true;
    else if (key == "banner"_L1)
        model.hasBanner = true;
    else if (key == "name"_L1)
        model.name = value;
    else
        model.options.append(word);
}

void readModels(const QString &text, roster::Warband &warband)
{
    QStringList words = text.simplified().split(u' ');
    bool hasCount = false;
    const int number = words.first().toInt(&hasCount);
    if (hasCount)
        words.removeFirst();
    roster::Model model;
    model.profile = words.takeFirst();
    for (const QString &word : words)
        readWord(word, model);
    for (int copy = 0; copy < (hasCount ? number : 1); ++copy) {
        model.id = roster::ModelId(static_cast<qint64>(warband.models.size()) + 1);
        warband.models.push_back(model);
    }
}

} // namespace

rules::CataloguePtr shippedRules()
{
    static const rules::CataloguePtr catalogue = [] {
        const auto files = rules::sourceFiles(u":/data"_s);
        auto reading = rules::readRules(files ? files.value() : std::vector<rules::SourceFile>());
        for (const Error &fault : reading.faults)
            qFatal("%s", qPrintable(fault.line()));
        return reading.catalogue;
    }();
    return catalogue;
}

roster::Warband warband(const QString &text)
{
    roster::Warband result;
    QStringList parts = text.split(u'|');
    QStringList head = parts.takeFirst().simplified().split(u' ');
    const QString list = head.takeFirst();
    result.system = list.contains(u'/') ? list.section(u'/', 0, 0) : u"ronin"_s;
    result.list = list.section(u'/', -1);
    for (const QString &word : head)
        readHead(word, result);
    for (const QString &part : parts)
        readModels(part, result);
    return result;
}

QStringList Judgement::broken(rules::Severity severity) const
{
    QStringList ids;
    for (const roster::Finding &finding : verdict.findings) {
        if (!finding.isMet && finding.severity == severity)
            ids.append(finding.rule);
    }
    ids.sort();
    ids.removeDuplicates();
    return ids;
}

roster::Finding Judgement::finding(const QString &rule) const
{
    for (const roster::Finding &finding : verdict.findings) {
        if (finding.rule == rule)
            return finding;
    }
    QTest::qFail(qPrintable(u"no finding of "_s + rule), __FILE__, __LINE__);
    return {};
}

Judgement judged(const roster::Warband &warband)
{
    Judgement result{warband, roster::muster(warband, shippedRules()), {}};
    result.verdict = roster::judge(result.warband, result.muster);
    return result;
}

Judgement judged(const QString &text)
{
    return judged(warband(text));
}

int points(const QString &text)
{
    return judged(text).muster.total;
}

} // namespace gunbai::test
