// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/data/facts.h"
#include "tests/data/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

roster::Model model(const QJsonObject &json)
{
    roster::Model model;
    model.profile = json["profile"_L1].toString();
    model.weapon = json["weapon"_L1].toString();
    model.armour = json["armour"_L1].toString();
    model.mount = json["mount"_L1].toString();
    model.skills = strings(json["skills"_L1]);
    model.hasBanner = json["banner"_L1].toBool();
    for (const QString &flag : {u"second_sword"_s, u"shield"_s}) {
        if (json[flag].toBool())
            model.options.append(flag);
    }
    return model;
}

roster::Warband warbandOf(const QJsonObject &row)
{
    roster::Warband warband;
    warband.system = u"ronin"_s;
    warband.list = row["variant"_L1].toString(row["faction"_L1].toString());
    if (row.contains("points_limit"_L1))
        warband.limit = row["points_limit"_L1].toInt();
    if (row.contains("kiya"_L1))
        warband.purchases.insert(u"kiya"_s, row["kiya"_L1].toInt());
    if (const QJsonObject school = row["school"_L1].toObject(); !school.isEmpty()) {
        warband.parameters.insert(u"school.main"_s, {school["main"_L1].toString()});
        warband.parameters.insert(u"school.secondary"_s, strings(school["secondary"_L1]));
    }
    for (const QJsonValue &entry : row["models"_L1].toArray()) {
        for (int copy = 0; copy < entry["count"_L1].toInt(1); ++copy)
            warband.models.push_back(model(entry.toObject()));
    }
    return warband;
}

} // namespace

/// Warbands that were worked by hand: total, verdict and broken rules.
class TestCases : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void everyCase_data()
    {
        QTest::addColumn<QJsonObject>("row");
        const QJsonObject cases = jsonFile(u"cases/ronin-warbands.json"_s);
        for (const auto group : {"legal"_L1, "illegal"_L1, "extra"_L1}) {
            for (const QJsonValue &row : cases[group].toArray())
                QTest::newRow(qPrintable(row["id"_L1].toString() + u' ' + row["name"_L1].toString())) << row.toObject();
        }
    }
    void everyCase()
    {
        QFETCH(QJsonObject, row);
        const QJsonObject expected = row["expected"_L1].toObject();
        roster::Warband warband = warbandOf(row);
        const Judgement list = judged(warband);
        QCOMPARE(static_cast<int>(warband.models.size()), row["models_count"_L1].toInt());
        QCOMPARE(list.muster.total, expected["total"_L1].toInt());
        QCOMPARE(list.broken(), strings(expected["violated"_L1]));
        QCOMPARE(list.verdict.isLegal(), expected["legal"_L1].toBool());
        warband.houseRules.append(u"sohei_cost_26"_s);
        QCOMPARE(judged(warband).muster.total, expected["total_if_sohei_26"_L1].toInt());
    }

    void hiringManyRoninIsWorthAWarning()
    {
        const QJsonArray extra = jsonFile(u"cases/ronin-warbands.json"_s)["extra"_L1].toArray();
        for (const QJsonValue &row : extra) {
            if (row["expected"_L1].toObject().contains("warnings"_L1))
                QVERIFY(judged(warbandOf(row.toObject())).broken(rules::Severity::Warning).contains(u"sfh.max25"_s));
        }
    }
};

std::unique_ptr<QObject> testCases()
{
    return make<TestCases>();
}

} // namespace gunbai::test

#include "tst_cases.moc"
