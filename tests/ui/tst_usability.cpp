// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/pondgame.h"
#include "tests/ui/tests.h"
#include "ui/builder/verdictline.h"
#include "ui/shell/firstpaint.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/label.h"
#include "ui/widgets/look.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>

#include <set>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::MainWindow;

namespace {

std::vector<QWidget *> visibleWidgets(const QWidget &window)
{
    const auto all = window.findChildren<QWidget *>();
    std::vector<QWidget *> visible;
    std::ranges::copy_if(all, std::back_inserter(visible), [](const QWidget *widget) { return widget->isVisible(); });
    return visible;
}

QString spokenName(QWidget *widget)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

/// What Tab visits, in its order, by the names that a screen reader says.
QStringList tabStops(const MainWindow &window)
{
    QStringList stops;
    for (QWidget *widget = window.nextInFocusChain(); widget != &window; widget = widget->nextInFocusChain()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus))
            stops.append(spokenName(widget));
    }
    return stops;
}

/// Where the Tab key itself goes, once round; inside a text it goes from link to link.
QStringList tabRound()
{
    constexpr int Most = 200;
    const QWidget *start = QApplication::focusWidget();
    std::set<QWidget *> visited;
    for (int tabs = 0; tabs < Most && (tabs == 0 || QApplication::focusWidget() != start); ++tabs) {
        visited.insert(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QStringList stops;
    std::ranges::transform(visited, std::back_inserter(stops), spokenName);
    return stops;
}

int metCount(const roster::Warband &warband)
{
    return roster::judge(warband, roster::muster(warband, inventedRules())).metCount();
}

/// A visible text that has less room than it needs, or "".
QString cutText(const QWidget &window)
{
    for (QWidget *widget : visibleWidgets(window)) {
        const auto *label = qobject_cast<QLabel *>(widget);
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        if (label && !qobject_cast<ui::ElidedLabel *>(widget)) {
            const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            if (label->height() < needed || (!label->wordWrap() && label->width() < label->sizeHint().width()))
                return label->text();
        }
        if (button && !qobject_cast<ui::VerdictLine *>(widget) && button->width() < button->sizeHint().width())
            return button->text();
    }
    return {};
}

} // namespace

class TestUsability final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ui::applyLook(*qApp, ui::Theme::Light); }

    void everythingThatTakesTheFocusHasAName_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("the start page") << QByteArray();
        QTest::newRow("a legal warband") << legalWarband();
        QTest::newRow("many broken rules") << crowdedWarband();
        QTest::newRow("a list that is not installed") << foreignWarband();
    }

    void everythingThatTakesTheFocusHasAName()
    {
        QFETCH(QByteArray, bytes);
        const WarbandFolder folder;
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        QVERIFY(pond.library.seedSamples({folder.write(u"sample.gunbai"_s, legalWarband())}));
        MainWindow window({pond.library, games, noOwnRules(), settings.store});
        window.show();
        QVERIFY(bytes.isEmpty() || window.openFile(folder.write(u"a.gunbai"_s, bytes)));
        for (const bool isCollection : {false, true}) {
            if (isCollection)
                window.showCollection();
            for (QWidget *widget : visibleWidgets(window)) {
                if (widget->focusPolicy() != Qt::NoFocus && !qobject_cast<QMenu *>(widget))
                    QVERIFY2(!spokenName(widget).isEmpty(), widget->metaObject()->className());
            }
        }
    }

    void everyActionHasAShortcutOrAMnemonic()
    {
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        const WarbandFolder folder;
        MainWindow window({pond.library, games, noOwnRules(), settings.store});
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, legalWarband())));
        window.print(window.edited());
        window.showCollection();
        for (const QAction *action : window.findChildren<QAction *>()) {
            // One of several to choose from is reached by the arrow keys; a field's own action by typing.
            const bool isOfAWhole = action->actionGroup() || qobject_cast<QLineEdit *>(action->parent());
            const bool isReachable = !action->shortcut().isEmpty() || action->text().contains(u'&');
            QVERIFY2(action->isSeparator() || action->menu() || isOfAWhole || isReachable, qPrintable(action->text()));
        }
    }

    void tabFollowsTheLayout()
    {
        const WarbandFolder folder;
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        MainWindow window({pond.library, games, noOwnRules(), settings.store});
        window.show();
        QVERIFY(window.openFile(folder.write(u"a.gunbai"_s, brokenWarband())));
        const QString met = u"%1 rule(s) met"_s.arg(metCount(pond.warband(window.edited())));
        const QStringList wanted{u"Warbands"_s,
                                 u"Name of the warband"_s,
                                 u"Print"_s,
                                 u"More"_s,
                                 u"Profiles of Frogs"_s,
                                 u"Models of the warband"_s,
                                 u"Add a model: its profile or its name"_s,
                                 u"One more: Lily"_s,
                                 u"Name of the model"_s,
                                 u"Duplicate"_s,
                                 u"Remove"_s,
                                 u"Leader, taken"_s,
                                 u"reed, taken, +2"_s,
                                 u"%n more skill(s)"_s.replace(u"%n"_s, u"1"_s),
                                 u"Notes on the model"_s,
                                 u"Verdict"_s,
                                 u"Pebbles: 2 of 6 frogs, at most 1."_s,
                                 u"Broken by 5 Kawazu, 6 Frog"_s,
                                 met,
                                 u"House rules: none"_s};
        QStringList stops = tabStops(window);
        stops.removeIf([&wanted](const QString &stop) { return !wanted.contains(stop); });
        QCOMPARE(stops, wanted);
    }

    void tabReachesAllOfAPage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isPrinted");
        QTest::newRow("the start page") << QByteArray() << false;
        QTest::newRow("the library and the builder") << legalWarband() << false;
        QTest::newRow("the builder with broken rules") << brokenWarband() << false;
        QTest::newRow("the print page") << legalWarband() << true;
    }

    void tabReachesAllOfAPage()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isPrinted);
        const WarbandFolder folder;
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        const store::WarbandId id = bytes.isEmpty() ? store::WarbandId() : pond.add(bytes);
        MainWindow window({pond.library, games, noOwnRules(), settings.store});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto isRound = [&window] {
            QStringList round = tabRound();
            QStringList stops = tabStops(window);
            round.sort();
            stops.sort();
            return std::pair(round, stops);
        };
        const auto [first, all] = isRound();
        QCOMPARE(first, all);
        pond.library.figures().add({collection::Figure()}, u"Add"_s);
        window.showCollection();
        const auto [figures, allFigures] = isRound();
        QCOMPARE(figures, allFigures);
        if (bytes.isEmpty())
            return;
        isPrinted ? window.print(id) : window.edit(id);
        const auto [second, allThere] = isRound();
        QCOMPARE(second, allThere);
    }

    void noTextIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isDark");
        for (const bool isDark : {false, true}) {
            for (const QSize size : {QSize(1366, 768), QSize(1100, 640), QSize(1920, 1080)})
                QTest::addRow("%d by %d, %s", size.width(), size.height(), isDark ? "dark" : "light") << size << isDark;
        }
    }

    void noTextIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isDark);
        ui::applyLook(*qApp, isDark ? ui::Theme::Dark : ui::Theme::Light);
        const WarbandFolder folder;
        PondLibrary pond;
        const game::Games games = pondGames();
        PassingSettings settings;
        QVERIFY(pond.library.seedSamples({folder.write(u"sample.gunbai"_s, crowdedWarband())}));
        MainWindow window({pond.library, games, noOwnRules(), settings.store});
        window.show();
        bool isPainted = false; // by then it has fitted itself to the small screen of the tests
        ui::afterFirstPaint(window, [&isPainted] { isPainted = true; });
        QTRY_VERIFY(isPainted);
        window.setMinimumSize(0, 0);
        window.resize(size);
        QCOMPARE(cutText(window), QString());
        pond.library.figures().add({{{}, u"Frogs"_s, {{u"pond"_s, u"frog"_s, {}}}, 3, 1, u"green"_s}}, u"Add"_s);
        window.showCollection();
        QCoreApplication::processEvents();
        QCOMPARE(cutText(window), QString());
        for (const QByteArray &bytes : {legalWarband(), brokenWarband(), crowdedWarband(), foreignWarband()}) {
            QVERIFY(window.openFile(folder.write(QString::number(qHash(bytes)) + u".gunbai"_s, bytes)));
            QCoreApplication::processEvents();
            QCOMPARE(cutText(window), QString());
            QVERIFY(!window.grab().isNull());
            QCOMPARE(window.size(), size);
            window.closeWarband();
            QCoreApplication::processEvents();
            QCOMPARE(cutText(window), QString());
            QCOMPARE(window.size(), size);
        }
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->shortcut() == QKeySequence::New)
                action->trigger();
        }
        QCoreApplication::processEvents();
        QCOMPARE(cutText(window), QString());
        window.print(pond.library.find({}, store::Shelf::Library).value().front().id);
        QCoreApplication::processEvents();
        QCOMPARE(cutText(window), QString());
        QCOMPARE(window.size(), size);
    }
};

std::unique_ptr<QObject> testUsability()
{
    return make<TestUsability>();
}

} // namespace gunbai::test

#include "tst_usability.moc"
