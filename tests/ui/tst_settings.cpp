// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/shell/settingspage.h"
#include "ui/widgets/optionrow.h"
#include "ui/widgets/segments.h"

#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::Settings;
using ui::SettingsPage;
using ui::Theme;

namespace {

/// The page of settings over a library of its own.
struct Page
{
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        const auto buttons = page.findChildren<QPushButton *>();
        const auto found = std::ranges::find(buttons, name, &QPushButton::accessibleName);
        return found == buttons.end() ? nullptr : *found;
    }
    void click(const QString &name) const { QTest::mouseClick(button(name), Qt::LeftButton); }

    PassingSettings kept;
    Settings settings{kept.store};
    PondLibrary pond;
    SettingsPage page{settings, pond.library, noOwnRules()};
};

} // namespace

class TestSettings final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void areAtFirstWhatMostPeopleWant()
    {
        PassingSettings kept;
        const Settings settings(kept.store);
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.lengthUnit(), LengthUnit::Inches);
        QCOMPARE(settings.houseRules(u"pond"_s), QStringList());
        QCOMPARE(settings.libraryFolder(), QString());
        QCOMPARE(settings.backupsKept(), 10);
        QVERIFY(settings.areSamplesShown());
        QCOMPARE(settings.lastPage(), QString());
    }

    void areThereAtTheNextStart()
    {
        PassingSettings kept;
        {
            Settings settings(kept.store);
            settings.setTheme(Theme::Dark);
            settings.setTextSize(130);
            settings.setLengthUnit(LengthUnit::Centimetres);
            settings.setPaper({sheet::Paper::Size::Legal, sheet::Paper::Orientation::Landscape});
            settings.setHouseRules(u"pond"_s, {u"a"_s, u"b"_s});
            settings.setHouseRules(u"lake"_s, {u"c"_s});
            settings.setLibraryFolder(u"/home/me/Ōtsu 侍"_s);
            settings.setBackupsKept(25);
            settings.setSamplesShown(false);
            settings.setGeometry("here");
            settings.setLastPage(u"7"_s);
            kept.store.sync();
        }
        QSettings again(kept.store.fileName(), QSettings::IniFormat);
        const Settings settings(again);
        QCOMPARE(settings.theme(), Theme::Dark);
        QCOMPARE(settings.textSize(), 130);
        QCOMPARE(settings.lengthUnit(), LengthUnit::Centimetres);
        QCOMPARE(settings.paper().size, sheet::Paper::Size::Legal);
        QCOMPARE(settings.paper().orientation, sheet::Paper::Orientation::Landscape);
        QCOMPARE(settings.houseRules(u"pond"_s), (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(settings.houseRules(u"lake"_s), QStringList{u"c"_s});
        QCOMPARE(settings.libraryFolder(), u"/home/me/Ōtsu 侍"_s);
        QCOMPARE(settings.backupsKept(), 25);
        QVERIFY(!settings.areSamplesShown());
        QCOMPARE(settings.geometry(), QByteArray("here"));
        QCOMPARE(settings.lastPage(), u"7"_s);
    }

    void whatCannotBeIsTakenForWhatIsThereAtFirst_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("theme") << u"look/theme"_s << u"pink"_s;
        QTest::newRow("no number") << u"look/textSize"_s << u"huge"_s;
        QTest::newRow("too small") << u"look/textSize"_s << u"3"_s;
        QTest::newRow("unit") << u"display/length"_s << u"shaku"_s;
        QTest::newRow("paper") << u"print/paper"_s << u"b3"_s;
    }

    void whatCannotBeIsTakenForWhatIsThereAtFirst()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        PassingSettings kept;
        kept.store.setValue(key, value);
        const Settings settings(kept.store);
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.lengthUnit(), LengthUnit::Inches);
        QCOMPARE(settings.paper().size, sheet::Paper::Size::A4);
    }

    void backupsAreNeitherTooFewNorTooMany()
    {
        PassingSettings kept;
        Settings settings(kept.store);
        settings.setBackupsKept(0);
        QCOMPARE(settings.backupsKept(), Settings::FewestBackups);
        settings.setBackupsKept(1000);
        QCOMPARE(settings.backupsKept(), Settings::MostBackups);
    }

    void aClickHoldsAtOnce()
    {
        Page page;
        const QSignalSpy theme(&page.page, &SettingsPage::themeChanged);
        page.click(u"Dark"_s);
        QCOMPARE(page.settings.theme(), Theme::Dark);
        QCOMPARE(theme.count(), 1);
        page.click(u"Centimetres"_s);
        QCOMPARE(page.settings.lengthUnit(), LengthUnit::Centimetres);
        page.click(u"One backup more"_s);
        QCOMPARE(page.settings.backupsKept(), 11);
        page.click(u"One backup fewer"_s);
        QCOMPARE(page.settings.backupsKept(), 10);
    }

    void anotherSizeOfTextWaitsForTheNextStart()
    {
        Page page;
        page.page.show();
        const QSignalSpy restart(&page.page, &SettingsPage::restartAsked);
        QVERIFY(!page.button(u"Start anew to see it"_s)->isVisible());
        page.click(u"130 %"_s);
        QCOMPARE(page.settings.textSize(), 130);
        QVERIFY(page.button(u"Start anew to see it"_s)->isVisible());
        page.click(u"Start anew to see it"_s);
        QCOMPARE(restart.count(), 1);
    }

    void houseRulesAreChosenForEachGame()
    {
        Page page;
        auto *row = page.page.findChild<ui::OptionRow *>();
        const QString rule = page.pond.library.catalogue()->system(u"pond"_s)->switches.front().id;
        QTest::mouseClick(row, Qt::LeftButton);
        QCOMPARE(page.settings.houseRules(u"pond"_s), QStringList{rule});
        QCOMPARE(row->content().state, ui::OptionRow::State::On);
        QTest::mouseClick(row, Qt::LeftButton);
        QCOMPARE(page.settings.houseRules(u"pond"_s), QStringList());
    }

    void aBackupIsMadeAndAskedFor()
    {
        Page page;
        page.pond.add(legalWarband());
        page.page.show();
        auto *view = page.page.findChild<QListView *>();
        QVERIFY(!page.button(u"Restore the chosen one"_s)->isEnabled());
        page.click(u"Back up now"_s);
        QCOMPARE(view->model()->rowCount(), 1);
        QVERIFY(view->model()->index(0, 0).data().toString().contains(u"made when asked"_s));
        view->setCurrentIndex(view->model()->index(0, 0));
        const QSignalSpy restore(&page.page, &SettingsPage::restoreAsked);
        page.click(u"Restore the chosen one"_s);
        QCOMPARE(restore.count(), 1);
        QVERIFY(QFile::exists(restore.first().first().toString()));
    }
};

std::unique_ptr<QObject> testSettings()
{
    return make<TestSettings>();
}

} // namespace gunbai::test

#include "tst_settings.moc"
