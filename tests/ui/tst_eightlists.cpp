// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warbands.h"
#include "tests/ui/editor.h"
#include "tests/ui/tests.h"
#include "ui/builder/catalogueview.h"
#include "ui/builder/warbandtable.h"
#include "ui/models/cataloguemodel.h"
#include "ui/models/warbandmodel.h"
#include "ui/widgets/optionrow.h"

#include <QPushButton>
#include <QScrollArea>

namespace gunbai::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int Limit = 150;
constexpr int MostClicks = 30;
constexpr int MostKeys = 120;
constexpr int MostTabs = 80;

roster::Warband emptyWarband(const QString &list)
{
    return warband(u"%1 limit=%2"_s.arg(list).arg(Limit));
}

/// A player at the builder of the shipped rules, who can do four things. A profile, an option and a choice go by name.
class Player
{
public:
    explicit Player(const QString &list) : editor(emptyWarband(list), shippedRules()) {}
    virtual ~Player() = default;
    Q_DISABLE_COPY_MOVE(Player)

    virtual void add(const QString &profile, int times) = 0;
    virtual void take(const QString &option) = 0;
    /// Selects rows of the table, counted from 1.
    virtual void choose(int first, int last) = 0;
    virtual void pick(const QString &parameter, const QString &choice) = 0;

    Editor editor;

protected:
    [[nodiscard]] QModelIndex profileRow(const QString &name) const
    {
        const QAbstractItemModel *model = editor.catalogue().model();
        const auto found = model->match(model->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchFixedString);
        if (found.isEmpty())
            throw std::runtime_error("no profile called " + name.toStdString());
        return found.front();
    }
    /// The first row so called that isn't taken yet: a weapon and an armour may both be "none".
    [[nodiscard]] ui::OptionRow *optionRow(const QString &text) const
    {
        for (auto *row : editor.page.findChildren<ui::OptionRow *>()) {
            const bool isOff = row->content().state == ui::OptionRow::State::Off
                               || row->content().state == ui::OptionRow::State::Mixed;
            if (row->isVisible() && row->content().text == text && isOff)
                return row;
        }
        throw std::runtime_error("no option called " + text.toStdString());
    }
};

/// Clicks only; a turn of the wheel counts as one.
class Mouse final : public Player
{
public:
    using Player::Player;

    void add(const QString &profile, int times) override
    {
        const QModelIndex row = profileRow(profile);
        const ui::CatalogueView &view = editor.catalogue();
        const auto isSeen = [&] {
            return view.viewport()->rect().contains(ui::CatalogueView::plusOf(view.visualRect(row)));
        };
        if (!isSeen()) {
            editor.catalogue().scrollTo(row);
            ++editor.clicks;
        }
        for (int time = 0; time < times; ++time)
            editor.clickPlus(profileRow(profile).row());
    }

    void take(const QString &option) override
    {
        ui::OptionRow *row = optionRow(option);
        if (row->visibleRegion().isEmpty()) {
            scrollAreaOf(row)->ensureWidgetVisible(row);
            ++editor.clicks;
        }
        editor.click(row, {30, 10});
    }

    void choose(int first, int last) override
    {
        editor.clickRow(first - 1);
        if (last > first)
            editor.clickRow(last - 1, Qt::ShiftModifier);
    }

    void pick(const QString &parameter, const QString &choice) override
    {
        editor.click(editor.named<QPushButton>(parameter));
        editor.clickMenu(choice);
    }

private:
    static QScrollArea *scrollAreaOf(QWidget *widget)
    {
        QWidget *area = widget;
        while (!qobject_cast<QScrollArea *>(area))
            area = area->parentWidget();
        return static_cast<QScrollArea *>(area);
    }
};

/// Keys only, each to whatever has the focus.
class Keyboard final : public Player
{
public:
    using Player::Player;

    void add(const QString &profile, int times) override
    {
        goTo(&editor.catalogue());
        walkTo(editor.catalogue(), profileRow(profile).row());
        for (int time = 0; time < times; ++time)
            editor.press(Qt::Key_Return);
    }

    void take(const QString &option) override
    {
        goTo(optionRow(option));
        editor.press(Qt::Key_Space);
    }

    void choose(int first, int last) override
    {
        goTo(&editor.table());
        walkTo(editor.table(), first - 1);
        for (int row = first; row < last; ++row)
            editor.press(Qt::Key_Down, Qt::ShiftModifier);
    }

    void pick(const QString &parameter, const QString &choice) override
    {
        goTo(editor.named<QPushButton>(parameter));
        editor.press(Qt::Key_Space);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        const QAction *wanted = actionOf(*menu, choice);
        for (int row = 0; menu->activeAction() != wanted && row < menu->actions().size(); ++row)
            editor.press(Qt::Key_Down);
        editor.press(Qt::Key_Return);
    }

private:
    /// By Tab, or by Shift+Tab where that is nearer.
    void goTo(QWidget *goal)
    {
        const bool isForward =
            stopsTo(goal, &QWidget::nextInFocusChain) <= stopsTo(goal, &QWidget::previousInFocusChain);
        for (int tabs = 0; QApplication::focusWidget() != goal; ++tabs) {
            if (tabs > MostTabs)
                throw std::runtime_error("Tab doesn't reach " + goal->accessibleName().toStdString());
            editor.press(isForward ? Qt::Key_Tab : Qt::Key_Backtab);
        }
    }

    static int stopsTo(const QWidget *goal, QWidget *(QWidget::*next)() const)
    {
        int stops = 0;
        for (const QWidget *widget = QApplication::focusWidget(); widget != goal && stops < MostTabs;
             widget = (widget->*next)())
            stops += widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) ? 1 : 0;
        return stops;
    }

    void walkTo(const QAbstractItemView &view, int row)
    {
        int presses = 0;
        while (view.currentIndex().row() != row) {
            if (++presses > MostTabs)
                throw std::runtime_error("the arrow keys don't reach a row");
            editor.press(view.currentIndex().row() < row ? Qt::Key_Down : Qt::Key_Up);
        }
    }
};

/// Does what a plan says: "add 3 Samurai; choose 2 to 4; take yari; pick Main weapon: katana".
void follow(Player &player, const QString &plan)
{
    for (const QString &step : plan.split(u';')) {
        const QString verb = step.trimmed().section(u' ', 0, 0);
        const QString what = step.trimmed().section(u' ', 1);
        const QStringList numbers = what.split(u" to "_s);
        if (verb == "add"_L1)
            player.add(what.section(u' ', 1), what.section(u' ', 0, 0).toInt());
        else if (verb == "take"_L1)
            player.take(what);
        else if (verb == "choose"_L1)
            player.choose(numbers.first().toInt(), numbers.last().toInt());
        else if (verb == "pick"_L1)
            player.pick(what.section(u": "_s, 0, 0), what.section(u": "_s, 1));
        else
            throw std::runtime_error("no step called " + verb.toStdString());
    }
}

} // namespace

/// A legal warband of each of Ronin's lists comes out of the empty builder, by either hand.
class TestEightLists final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void isBuiltByMouse_data() { plans(); }
    void isBuiltByMouse()
    {
        QFETCH(QString, list);
        QFETCH(QString, plan);
        Mouse mouse(list);
        follow(mouse, plan);
        check(mouse);
        qInfo("%s: %d clicks", QTest::currentDataTag(), mouse.editor.clicks);
        QVERIFY2(mouse.editor.clicks <= MostClicks, qPrintable(QString::number(mouse.editor.clicks)));
        QCOMPARE(mouse.editor.keys, 0);
    }

    void isBuiltByKeyboard_data() { plans(); }
    void isBuiltByKeyboard()
    {
        QFETCH(QString, list);
        QFETCH(QString, plan);
        Keyboard keyboard(list);
        follow(keyboard, plan);
        check(keyboard);
        qInfo("%s: %d keys", QTest::currentDataTag(), keyboard.editor.keys);
        QVERIFY2(keyboard.editor.keys <= MostKeys, qPrintable(QString::number(keyboard.editor.keys)));
        QCOMPARE(keyboard.editor.clicks, 0);
    }

private:
    static void plans()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("plan");
        QTest::addColumn<int>("models");
        QTest::addColumn<int>("points");
        QTest::newRow("Bushi")
            << u"bushi"_s
            << u"add 1 Ashigaru; take none; add 8 Ashigaru; choose 1; take teppo; choose 2; take yumi;"
               "add 1 Ashigaru-gashira; take yari; take Leader"_s
            << 10 << 147;
        QTest::newRow("Sohei") << u"sohei"_s
                               << u"add 1 Abbot; take tetsubo; take Leader; add 2 Sohei; add 10 Temple servant"_s << 13
                               << 148;
        QTest::newRow("Ikko-Ikki")
            << u"ikko_ikki"_s
            << u"add 1 Hanso; take Leader; add 1 Sohei; add 4 Monto; take Banner; choose 3; take yari;"
               "add 9 Peasant"_s
            << 15 << 146;
        QTest::newRow("Bandits") << u"bandits"_s
                                 << u"add 1 Chief; take Leader; add 1 Gashira; add 1 Bandit; take yumi; add 3 Bandit;"
                                    "add 10 Peasant"_s
                                 << 16 << 148;
        QTest::newRow("Peasants") << u"peasants"_s
                                  << u"add 16 Peasant; choose 1 to 3; take yari; add 3 Ronin; add 1 Senior Ronin"_s
                                  << 20 << 149;
        QTest::newRow("Koryu") << u"koryu"_s
                               << u"pick Main weapon: katana; add 1 Sensei; take Leader; add 2 Kohei; add 2 Student;"
                                  "add 7 Novice"_s
                               << 12 << 148;
        QTest::newRow("Ming") << u"ming"_s << u"add 10 Soldier; take Banner; choose 1; take Leader"_s << 10 << 150;
        QTest::newRow("Choson") << u"choson"_s
                                << u"add 1 Commander; take Leader; add 1 Captain; add 1 Heavy Infantry; add 4 Soldier;"
                                   "take Banner; add 10 Peasant"_s
                                << 17 << 149;
    }

    static void check(const Player &player)
    {
        QFETCH(int, models);
        QFETCH(int, points);
        const Judgement judgement = judged(player.editor.warband());
        QCOMPARE(judgement.broken(), QStringList());
        QCOMPARE(judgement.muster.total, points);
        QCOMPARE(judgement.warband.models.size(), static_cast<std::size_t>(models));
        QVERIFY(points <= Limit && models >= 10);
    }
};

std::unique_ptr<QObject> testEightLists()
{
    return make<TestEightLists>();
}

} // namespace gunbai::test

#include "tst_eightlists.moc"
