// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/filterbar.h"

#include "ui/models/words.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/type.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>

#include <map>
#include <set>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::LibraryEntry;

namespace {

MenuButton *makeChoice(const QString &what, QWidget *parent)
{
    auto *button = new MenuButton(u"choice"_s, what, parent);
    button->setFont(typeface(Text::Caption));
    return button;
}

std::vector<MenuButton::Choice> choices(const QString &all, const std::map<QString, QVariant> &ids)
{
    std::vector<MenuButton::Choice> choices{{all, {}}};
    for (const auto &[name, id] : ids)
        choices.push_back({name, id});
    return choices;
}

} // namespace

FilterBar::FilterBar(rules::CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent),
      m_catalogue(std::move(catalogue)),
      m_search(new QLineEdit(this)),
      m_game(makeChoice(tr("Game"), this)),
      m_list(makeChoice(tr("List"), this)),
      m_points(makeChoice(tr("Points"), this)),
      m_legality(new Segments({{}, {}, {}}, this))
{
    offer({});
    showCounts({});
    createSearch();
    auto *filters = new QHBoxLayout;
    filters->setSpacing(6);
    for (MenuButton *button : {m_game, m_list, m_points}) {
        filters->addWidget(button);
        connect(button, &MenuButton::chosen, this, &FilterBar::take);
    }
    filters->addWidget(m_legality);
    filters->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 0, 16, 10);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addLayout(filters);
    m_game->setVisible(m_catalogue->systems().size() > 1);
    connect(m_legality, &Segments::picked, this, &FilterBar::take);
    connect(m_search, &QLineEdit::textChanged, this, &FilterBar::changed);
}

void FilterBar::createSearch()
{
    const Palette &palette = Palette::of(this);
    m_search->setProperty("look", u"search"_s);
    m_search->setPlaceholderText(tr("Search names, profiles, skills and notes"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->addAction(markIcon(Mark::Search, {18, 18}, {palette.ink2, palette.sheet}), QLineEdit::LeadingPosition);
    // The shortcut stands in the line until something else does.
    m_hint = new QLabel(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText), m_search);
    m_hint->setFont(typeface(Text::Caption));
    m_hint->setProperty("tone", u"ink2"_s);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *row = new QHBoxLayout(m_search);
    row->setContentsMargins(0, 0, 10, 0);
    row->addStretch();
    row->addWidget(m_hint);
    m_search->setMaxLength(200);
    connect(new QShortcut(Qt::Key_Down, m_search, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
            &FilterBar::left);
    connect(m_search, &QLineEdit::returnPressed, this, &FilterBar::left);
    QAction *clear = m_search->addAction(markIcon(Mark::Cause, {18, 18}, {palette.ink2, palette.sheet}),
                                         QLineEdit::TrailingPosition);
    clear->setText(tr("Clear the search"));
    clear->setShortcut(Qt::Key_Escape);
    clear->setShortcutContext(Qt::WidgetShortcut);
    clear->setVisible(false);
    connect(clear, &QAction::triggered, m_search, &QLineEdit::clear);
    connect(m_search, &QLineEdit::textChanged, this, [this, clear](const QString &text) {
        m_hint->setVisible(text.isEmpty());
        clear->setVisible(!text.isEmpty());
    });
}

QString FilterBar::typed() const
{
    return m_search->text();
}

bool FilterBar::isNarrowing() const
{
    return m_filter != LibraryFilter() || !typed().trimmed().isEmpty();
}

void FilterBar::clear()
{
    m_search->clear();
    m_game->choose({});
    m_list->choose({});
    m_points->choose({});
    m_legality->choose(0);
    take();
}

void FilterBar::search()
{
    m_search->setFocus();
    m_search->selectAll();
}

void FilterBar::take()
{
    readFilter();
    Q_EMIT changed();
}

void FilterBar::readFilter()
{
    m_filter.game = m_game->value().toString();
    m_filter.list = m_list->value().toString();
    m_filter.points = m_points->value().isNull() ? std::nullopt : std::optional(m_points->value().toInt());
    m_filter.legality = static_cast<Legality>(m_legality->chosen());
}

void FilterBar::offer(const std::vector<LibraryEntry> &all)
{
    std::map<QString, QVariant> games;
    std::map<QString, QVariant> lists;
    std::set<int> limits;
    for (const LibraryEntry &entry : all) {
        const rules::System *system = m_catalogue->system(entry.system);
        games.insert({system ? system->name : entry.system, entry.system});
        lists.insert({listName(entry), entry.list});
        limits.insert(entry.limit.value_or(0));
    }
    std::vector<MenuButton::Choice> points{{tr("Any points"), {}}};
    for (const int limit : limits)
        points.push_back({limit > 0 ? tr("%n point(s)", nullptr, limit) : tr("No limit"), limit});
    m_points->setChoices(points);
    m_game->setChoices(choices(tr("All games"), games));
    m_list->setChoices(choices(tr("Any list"), lists));
    readFilter();
}

void FilterBar::showCounts(const LegalityCounts &counts)
{
    m_legality->setTexts({tr("All %1", "number").arg(number(counts.all)),
                          tr("Legal %1", "number").arg(number(counts.legal)),
                          tr("Broken %1", "number").arg(number(counts.broken))});
}

QString FilterBar::listName(const LibraryEntry &entry) const
{
    const rules::System *system = m_catalogue->system(entry.system);
    const rules::List *list = system ? system->list(entry.list) : nullptr;
    return list ? list->name : entry.list;
}

} // namespace gunbai::ui
