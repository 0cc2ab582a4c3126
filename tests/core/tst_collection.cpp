// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collection/fielding.h"
#include "tests/core/tests.h"
#include "tests/support/warbands.h"

namespace gunbai::test {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Fielding;
using collection::Figure;

namespace {

/// "3 bushi_ashigaru yari+teppo or honour/experienced_spearmen_group | 1 ronin": how many, then the uses.
Collection figures(const QString &text)
{
    Collection result;
    for (const QString &part : text.split(u'|', Qt::SkipEmptyParts)) {
        Figure figure;
        figure.id = collection::nextId(result);
        figure.count = part.simplified().section(u' ', 0, 0).toInt();
        for (const QString &use : part.simplified().section(u' ', 1).split(u" or "_s)) {
            const QString who = use.section(u' ', 0, 0);
            figure.uses.push_back({who.contains(u'/') ? who.section(u'/', 0, 0) : u"ronin"_s, who.section(u'/', -1),
                                   use.section(u' ', 1).split(u'+', Qt::SkipEmptyParts)});
        }
        result.figures.push_back(figure);
    }
    return result;
}

Fielding laidOut(const QString &owned, const QString &list)
{
    const auto judgement = judged(list);
    return collection::fielding(figures(owned), judgement.warband, judgement.muster);
}

} // namespace

class TestCollection : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aFigureStandsForWhatItIsSaidTo_data();
    void aFigureStandsForWhatItIsSaidTo()
    {
        QFETCH(QString, owned);
        QFETCH(QString, model);
        QFETCH(bool, stands);
        const auto list = judged(model);
        const auto figure = figures(owned).figures.front();
        QCOMPARE(collection::standsFor(figure, list.warband.system, list.warband.models.front(),
                                       list.muster.warriors.front()),
                 stands);
    }

    void asManyFiguresAreLaidOutAsCanBe_data();
    void asManyFiguresAreLaidOutAsCanBe()
    {
        QFETCH(QString, owned);
        QFETCH(QString, list);
        QFETCH(int, have);
        QFETCH(std::vector<int>, missing);
        const Fielding fielding = laidOut(owned, list);
        QCOMPARE(fielding.missing, missing);
        QCOMPARE(fielding.owned, have);
        int sum = have;
        for (const int lacking : missing)
            sum += lacking;
        QCOMPARE(fielding.needed, sum);
    }

    void spareFiguresAreThoseTheWarbandLeaves_data();
    void spareFiguresAreThoseTheWarbandLeaves()
    {
        QFETCH(QString, owned);
        QFETCH(QString, list);
        QFETCH(QString, model);
        QFETCH(int, spare);
        const auto judgement = judged(list);
        const auto wanted = warband(judgement.warband.system + u'/' + judgement.warband.list + u" | "_s + model);
        QCOMPARE(collection::spare(figures(owned), judgement.warband, judgement.muster, wanted.models.front()), spare);
    }

    void aProfileCountsFiguresHoweverTheyAreArmed()
    {
        const auto list = judged(u"bushi | bushi_ashigaru weapon=yari"_s);
        const auto owned = figures(u"2 bushi_ashigaru yari | 3 bushi_ashigaru teppo | 1 ronin"_s);
        QCOMPARE(collection::spareOf(owned, list.warband, list.muster, u"bushi_ashigaru"_s), 4);
    }

    void whatIsMissingIsSaidInTheWordsOfTheList()
    {
        const auto list =
            judged(u"bushi | bushi_samurai | 2 bushi_ashigaru weapon=teppo | bushi_ashigaru weapon=yari | "
                   "bushi_elephant"_s);
        const auto fielding = collection::fielding({}, list.warband, list.muster);
        QCOMPARE(collection::missingWords(fielding, list.warband, list.muster).join(u", "_s),
                 u"one Samurai, 2 Ashigaru with teppo, one Ashigaru with yari, one bushi_elephant"_s);
    }
};

void TestCollection::aFigureStandsForWhatItIsSaidTo_data()
{
    QTest::addColumn<QString>("owned");
    QTest::addColumn<QString>("model");
    QTest::addColumn<bool>("stands");
    const auto row = [](const char *name, const QString &owned, const QString &model, bool stands) {
        QTest::newRow(name) << owned << model << stands;
    };
    row("the profile, whatever it carries", u"1 bushi_ashigaru"_s, u"bushi | bushi_ashigaru weapon=yari"_s, true);
    row("another profile", u"1 bushi_samurai"_s, u"bushi | bushi_ashigaru weapon=yari"_s, false);
    row("the same profile of another game", u"1 honour/bushi_ashigaru"_s, u"bushi | bushi_ashigaru"_s, false);
    row("the weapon that it carries", u"1 bushi_ashigaru teppo+yari"_s, u"bushi | bushi_ashigaru weapon=yari"_s, true);
    row("another weapon", u"1 bushi_ashigaru teppo"_s, u"bushi | bushi_ashigaru weapon=yari"_s, false);
    row("a printed weapon", u"1 bushi_ashigaru katana"_s, u"bushi | bushi_ashigaru weapon=yari"_s, true);
    row("printed armour", u"1 bushi_ashigaru medium"_s, u"bushi | bushi_ashigaru weapon=yari"_s, true);
    row("armour laid aside", u"1 bushi_ashigaru medium"_s, u"bushi | bushi_ashigaru armour=none"_s, false);
    row("a mount", u"1 bushi_hatamoto warhorse"_s, u"bushi | bushi_hatamoto mount=warhorse"_s, true);
    row("on foot", u"1 bushi_hatamoto warhorse"_s, u"bushi | bushi_hatamoto"_s, false);
    row("its second use", u"1 ronin or bushi_samurai"_s, u"bushi | bushi_samurai"_s, true);
    row("a profile that no list knows", u"1 elephant trunk"_s, u"bushi | elephant weapon=trunk"_s, true);
    row("a hired sword", u"1 ronin"_s, u"bushi | ronin"_s, true);
}

void TestCollection::asManyFiguresAreLaidOutAsCanBe_data()
{
    QTest::addColumn<QString>("owned");
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("have");
    QTest::addColumn<std::vector<int>>("missing");
    const auto row = [](const char *name, const QString &owned, const QString &list, int have,
                        const std::vector<int> &missing) { QTest::newRow(name) << owned << list << have << missing; };
    const QString two = u"bushi | bushi_ashigaru weapon=yari | bushi_ashigaru weapon=teppo"_s;
    row("nothing owned", {}, two, 0, {1, 1});
    row("enough", u"2 bushi_ashigaru"_s, two, 2, {0, 0});
    row("one too few: the first is served", u"1 bushi_ashigaru"_s, two, 1, {0, 1});
    // Taking the first figure that suits gives the yari the only figure that can hold a teppo.
    row("the first must give way", u"1 bushi_ashigaru | 1 bushi_ashigaru yari"_s, two, 2, {0, 0});
    // yari, teppo, yumi: each figure holds two of the three, and the last model needs both others to move on.
    row("a chain of three", u"1 bushi_ashigaru teppo+yumi | 1 bushi_ashigaru yari+teppo | 1 bushi_ashigaru yari"_s,
        u"bushi | bushi_ashigaru weapon=teppo | bushi_ashigaru weapon=yari | bushi_ashigaru weapon=yumi"_s, 3,
        {0, 0, 0});
    row("a group of three needs three figures", u"2 honour/experienced_spearmen_group"_s,
        u"honour/force | experienced_spearmen_group | samurai_hero"_s, 2, {1, 1});
    row("groups that share figures",
        u"4 honour/experienced_spearmen_group | 2 honour/experienced_spearmen_group or honour/experienced_bowmen_group"_s,
        u"honour/force | experienced_spearmen_group | experienced_bowmen_group"_s, 5, {0, 1});
    row("an unknown profile", u"1 bushi_elephant"_s, u"bushi | 2 bushi_elephant"_s, 1, {0, 1});
}

void TestCollection::spareFiguresAreThoseTheWarbandLeaves_data()
{
    QTest::addColumn<QString>("owned");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("spare");
    const auto row = [](const char *name, const QString &owned, const QString &list, const QString &model, int spare) {
        QTest::newRow(name) << owned << list << model << spare;
    };
    row("all of them beside nobody", u"3 bushi_ashigaru"_s, u"bushi"_s, u"bushi_ashigaru weapon=yari"_s, 3);
    row("what the warband takes is taken", u"3 bushi_ashigaru"_s, u"bushi | 2 bushi_ashigaru weapon=teppo"_s,
        u"bushi_ashigaru weapon=yari"_s, 1);
    row("more wanted than owned", u"1 bushi_ashigaru"_s, u"bushi | 2 bushi_ashigaru weapon=teppo"_s,
        u"bushi_ashigaru weapon=yari"_s, 0);
    row("the warband takes the figures that leave most", u"2 bushi_ashigaru | 2 bushi_ashigaru yari"_s,
        u"bushi | 2 bushi_ashigaru weapon=yari"_s, u"bushi_ashigaru weapon=teppo"_s, 2);
    row("whole groups only", u"8 honour/experienced_spearmen_group"_s, u"honour/force"_s,
        u"experienced_spearmen_group"_s, 2);
}

std::unique_ptr<QObject> testCollection()
{
    return make<TestCollection>();
}

} // namespace gunbai::test

#include "tst_collection.moc"
