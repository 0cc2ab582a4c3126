// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/fieldpanel.h"

#include "core/fill/words.h"
#include "core/roster/warbandfile.h"
#include "ui/models/words.h"
#include "ui/widgets/button.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menubutton.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Margin = 16;
constexpr int UsualPoints = 150; ///< where a game says nothing

/// "2 Samurai, 4 Ashigaru": the models by profile, in their order.
QString modelsText(const roster::Muster &muster)
{
    std::vector<std::pair<QString, int>> kinds;
    for (const roster::Warrior &warrior : muster.warriors) {
        const QString &name = warrior.profile->name;
        const auto known = std::ranges::find(kinds, name, &std::pair<QString, int>::first);
        if (known == kinds.end())
            kinds.emplace_back(name, 1);
        else
            ++known->second;
    }
    QStringList texts;
    for (const auto &[name, count] : kinds)
        texts.append(FieldPanel::tr("%1 %2", "number, profile").arg(number(count), name));
    return texts.join(u", "_s);
}

} // namespace

FieldPanel::FieldPanel(rules::CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent),
      m_catalogue(std::move(catalogue)),
      m_game(new MenuButton(u"choice"_s, tr("Game"), this)),
      m_points(new QSpinBox(this)),
      m_look(makeTextButton(tr("Look"), this)),
      m_says(makeLabel({}, typeface(Text::Body), Tone::Ink2, this)),
      m_offers(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 12, 0, 0);
    createHead();
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new QWidget;
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(Margin, 8, Margin, Margin);
    m_says->setWordWrap(true);
    rows->addWidget(m_says);
    m_offers->setSpacing(10);
    rows->addLayout(m_offers);
    rows->addStretch(1);
    area->setWidget(body);
    column->addWidget(area, 1);
    connect(m_game, &MenuButton::chosen, this, &FieldPanel::showUsualPoints);
    connect(m_look, &QPushButton::clicked, this, &FieldPanel::look);
    showUsualPoints();
}

void FieldPanel::createHead()
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    auto *title = new QHBoxLayout;
    title->setContentsMargins(Margin, 0, Margin, 0);
    title->addWidget(makeLabel(tr("What can I field?"), typeface(Text::Body, Weight::Bold), Tone::Ink, this), 1);
    auto *close = makeTextButton(tr("Back"), this);
    title->addWidget(close);
    column->addLayout(title);
    connect(close, &QPushButton::clicked, this, &FieldPanel::closed);
    std::vector<MenuButton::Choice> games;
    for (const rules::System &system : m_catalogue->systems())
        games.push_back({system.name, system.id});
    m_game->setChoices(games);
    m_points->setRange(1, roster::MostPoints);
    m_points->setAccessibleName(tr("Points"));
    m_points->setButtonSymbols(QSpinBox::NoButtons);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(Margin, 4, Margin, 4);
    row->setSpacing(8);
    row->addWidget(m_game);
    row->addWidget(m_points);
    row->addWidget(makeLabel(tr("points"), typeface(Text::Body), Tone::Ink2, this));
    row->addStretch(1);
    row->addWidget(m_look);
    column->addLayout(row);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
}

void FieldPanel::setCollection(const collection::Collection &collection)
{
    m_owned = collection;
    m_search.stop();
    clear();
}

void FieldPanel::showUsualPoints()
{
    const rules::System *system = m_catalogue->system(m_game->value().toString());
    const bool hasUsual = system && !system->usualLimits.empty();
    m_points->setValue(hasUsual ? system->usualLimits.front() : UsualPoints);
    m_search.stop();
    clear();
}

void FieldPanel::clear()
{
    m_says->setText(tr("Warbands of your own figures alone, each legal and within the points."));
    while (QLayoutItem *item = m_offers->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void FieldPanel::look()
{
    clear();
    m_says->setText(tr("Looking for warbands"));
    m_search.start(
        [catalogue = m_catalogue, owned = m_owned, game = m_game->value().toString(),
         points = m_points->value()](const std::stop_token &stop) {
            return fill::fieldable(*catalogue->system(game), points, owned, catalogue, stop);
        },
        [this](const std::vector<fill::Fill> &fills) { offer(fills); });
}

void FieldPanel::offer(const std::vector<fill::Fill> &fills)
{
    m_says->setText(fills.empty() ? tr("Your figures make no legal warband of so few points. Say what more of them can "
                                       "stand for, or agree on more points.")
                                  : tr("%n warband(s):", nullptr, static_cast<int>(fills.size())));
    for (const fill::Fill &fill : fills)
        addOffer(fill);
}

void FieldPanel::addOffer(const fill::Fill &fill)
{
    const roster::Muster muster = roster::muster(fill.added.warband, m_catalogue);
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(0);
    auto *head = makeLabel(
        tr("%1: %2 of %3 points").arg(muster.list->name, number(muster.total), number(*fill.added.warband.limit)),
        typeface(Text::Body, Weight::Bold), Tone::Ink, box);
    auto *models = makeLabel(tr("%1: %2", "an aim, models").arg(fill::nameOf(fill.aim), modelsText(muster)),
                             typeface(Text::Caption), Tone::Ink2, box);
    for (QLabel *label : {head, models}) {
        label->setWordWrap(true);
        lines->addWidget(label);
    }
    row->addLayout(lines, 1);
    auto *take = makeTextButton(tr("Take"), box);
    take->setAccessibleName(tr("Take %1").arg(head->text()));
    row->addWidget(take, 0, Qt::AlignTop);
    m_offers->addWidget(box);
    connect(take, &QPushButton::clicked, this, [this, warband = fill.added.warband] { Q_EMIT taken(warband); });
}

} // namespace gunbai::ui
