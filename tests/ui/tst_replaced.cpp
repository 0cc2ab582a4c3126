// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/library/librarypage.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/askline.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using store::Backup;
using store::WarbandId;
using ui::Library;
using ui::MainWindow;

namespace {

/// An open library with a warband, whose file another program then replaces by a library with two others.
struct Replaced
{
    Replaced() : id(pond.add(legalWarband())), document(pond.library.document(id).value())
    {
        store::Location there = pond.location();
        there.path = theirs();
        const auto database = store::Database::open(there, pond.now);
        Library other(
            {*database.value(), store::Backups(there), inventedRules(), u"rules"_s, [this] { return pond.now; }});
        for (const auto &bytes : {brokenWarband(), brokenWarband()})
            (void)other.create(fromBytes(bytes));
    }

    [[nodiscard]] QString theirs() const { return pond.file(u"theirs"_s); }
    void remove() const { QVERIFY(QFile::remove(pond.location().path)); }
    void replace() const
    {
        remove();
        QVERIFY(QFile::rename(theirs(), pond.location().path));
    }
    [[nodiscard]] std::vector<Backup> backups() const { return store::Backups(pond.location()).list(); }

    PondLibrary pond;
    WarbandId id;
    edit::WarbandDocument *document;
};

/// The same on the screen.
struct ReplacedWindow : Replaced
{
    ReplacedWindow() : window({pond.library, games, noOwnRules(), settings.store}) { window.show(); }

    [[nodiscard]] ui::AskLine *line() const
    {
        for (auto *each : window.findChildren<ui::AskLine *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] QStringList answers() const
    {
        QStringList texts;
        for (const auto *button : line()->findChildren<QPushButton *>()) {
            if (button->isVisible())
                texts.append(button->text());
        }
        return texts;
    }
    void answer(const QString &text) const
    {
        for (auto *button : line()->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(text));
    }

    const game::Games games = pondGames();
    PassingSettings settings;
    MainWindow window;
};

} // namespace

/// Another program replaces the library while it is open, as a cloud client may.
class TestReplaced final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void isSeenAtTheNextGlanceAndBackedUp()
    {
        const Replaced one;
        const QSignalSpy replaced(&one.pond.library, &Library::replaced);
        one.pond.library.lookOutside();
        QCOMPARE(replaced.size(), 0);
        one.replace();
        one.pond.library.lookOutside();
        one.pond.library.lookOutside();
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(one.backups().size(), 1U);
        QCOMPARE(one.backups().front().kind, Backup::Kind::Replaced);
        QCOMPARE(one.backups().front().warbands, 1);
        QCOMPARE(one.pond.names(), QStringList{u"Still water"_s});
    }

    void isSeenByTheNextEditWhichWaits()
    {
        const Replaced one;
        const QSignalSpy replaced(&one.pond.library, &Library::replaced);
        const QSignalSpy failed(&one.pond.library, &Library::failed);
        one.replace();
        one.document->rename(u"Mine"_s);
        QCOMPARE(replaced.size(), 1);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(one.pond.library.clash(one.id)->mine.name, u"Mine"_s);
    }

    void whatIsThereNowCanBeOpenedAndTheEditIsACopyInIt()
    {
        const Replaced one;
        one.replace();
        one.document->rename(u"Mine"_s);
        QVERIFY(one.pond.library.openReplacement());
        QVERIFY(!one.pond.library.replacement());
        QCOMPARE(one.pond.names(), QStringList({u"Mine (copy)"_s, u"Rough water"_s, u"Rough water"_s}));
        QVERIFY(one.pond.library.bin(one.id));
        QCOMPARE(one.backups().front().kind, Backup::Kind::Replaced);
    }

    void whatWasOpenCanBePutBackWithTheEdit()
    {
        const Replaced one;
        one.replace();
        one.document->rename(u"Mine"_s);
        QVERIFY(one.pond.library.putBack());
        QCOMPARE(one.pond.names(), QStringList{u"Mine"_s});
        const auto backups = one.backups();
        QVERIFY(std::ranges::any_of(backups, [](const Backup &each) { return each.warbands == 2; }));
        QVERIFY(one.pond.library.rename(one.id, u"Goes on"_s));
    }

    void aFileThatWasTakenAwayCanBePutBack()
    {
        const Replaced one;
        one.remove();
        one.pond.library.lookOutside();
        QVERIFY(one.pond.library.replacement()->isGone);
        QVERIFY(one.pond.library.putBack());
        QCOMPARE(one.pond.names(), QStringList{u"Still water"_s});
        QVERIFY(QFile::exists(one.pond.location().path));
    }

    void aFileThatCannotBeUsedIsNotOpenedAndOursGoesOn()
    {
        const Replaced one;
        one.remove();
        QFile file(one.pond.location().path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        one.pond.library.lookOutside();
        QVERIFY(!one.pond.library.openReplacement());
        QVERIFY(one.pond.library.replacement());
        QCOMPARE(QFileInfo(one.pond.location().path).size(), 0);
        QCOMPARE(one.pond.names(), QStringList{u"Still water"_s});
        QVERIFY(one.pond.library.putBack());
        QCOMPARE(one.pond.names(), QStringList{u"Still water"_s});
    }

    void aFileThatComesBackIsTheLibraryAgain()
    {
        const Replaced one;
        QVERIFY(QFile::rename(one.pond.location().path, one.pond.file(u"elsewhere"_s)));
        one.pond.library.lookOutside();
        QVERIFY(one.pond.library.replacement());
        QVERIFY(QFile::rename(one.pond.file(u"elsewhere"_s), one.pond.location().path));
        one.pond.library.lookOutside();
        QVERIFY(!one.pond.library.replacement());
        one.document->rename(u"Goes on"_s);
        QCOMPARE(one.pond.warband(one.id).name, u"Goes on"_s);
    }

    void theWindowSaysSoOnEveryPageUntilItIsAnswered()
    {
        ReplacedWindow one;
        one.window.edit(one.id);
        one.replace();
        one.document->rename(u"Mine"_s);
        QVERIFY(one.line()->text().startsWith(u"Another file has taken the library’s place"_s));
        QVERIFY(one.line()->text().contains(u"1 warband(s), 30 July 2026"_s));
        QCOMPARE(one.answers(), QStringList({u"Put mine back"_s, u"Open the new one"_s}));
        one.window.closeWarband();
        QVERIFY(one.line());
        one.answer(u"Open the new one"_s);
        QVERIFY(!one.line());
        QVERIFY(one.window.findChild<ui::LibraryPage *>()->isVisible());
        QCOMPARE(one.pond.names().size(), 3);
    }

    void theWindowOffersToPutBackWhatIsGone()
    {
        const ReplacedWindow one;
        one.remove();
        one.pond.library.lookOutside();
        QCOMPARE(one.answers(), QStringList{u"Put mine back"_s});
        one.answer(u"Put mine back"_s);
        QVERIFY(!one.line());
        QCOMPARE(one.pond.names(), QStringList{u"Still water"_s});
    }
};

std::unique_ptr<QObject> testReplaced()
{
    return make<TestReplaced>();
}

} // namespace gunbai::test

#include "tst_replaced.moc"
