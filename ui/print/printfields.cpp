// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/printfields.h"

#include "ui/print/cardfields.h"
#include "ui/print/modelchoice.h"
#include "ui/print/paperchoices.h"
#include "ui/print/presets.h"
#include "ui/widgets/foldbutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/segments.h"

#include <QVBoxLayout>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using sheet::Paper;

namespace {

constexpr int FieldGap = 16;

QLabel *addField(QVBoxLayout &column, const QString &caption, QWidget *field)
{
    QLabel *label = makeLabel(caption, typeface(Text::Caption, Weight::Bold), Tone::Ink2, column.parentWidget());
    label->setBuddy(field);
    column.addWidget(label);
    column.addSpacing(4);
    column.addWidget(field);
    column.addSpacing(FieldGap);
    return label;
}

} // namespace

PrintFields::PrintFields(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    createSeen(*column);
    m_fold = new FoldButton(this);
    m_fold->setText(tr("More"));
    m_fold->setCheckable(true);
    m_more = new QWidget(this);
    auto *more = new QVBoxLayout(m_more);
    more->setContentsMargins(0, 8, 0, 0);
    more->setSpacing(0);
    createMore(*more);
    m_more->hide();
    column->addWidget(m_fold);
    column->addWidget(m_more);
    column->addStretch(1);
    connectParts();
}

void PrintFields::createSeen(QVBoxLayout &column)
{
    m_presets = new Presets(this);
    column.addWidget(m_presets);
    column.addSpacing(FieldGap);
    m_paper = new MenuButton({}, tr("Paper"), this);
    m_paper->setChoices(paperChoices());
    addField(column, tr("Paper"), m_paper);
    m_orientation = new Segments({tr("Upright"), tr("Sideways")}, this);
    addField(column, tr("Lies"), m_orientation);
    m_copy = new Segments({tr("Yours"), tr("The opponent’s")}, this);
    addField(column, tr("Copy"), m_copy);
    auto *about = makeLabel(tr("The opponent’s copy leaves out whatever would give a secret away."),
                            typeface(Text::Caption), Tone::Ink2, this);
    about->setWordWrap(true);
    column.addWidget(about);
    column.addSpacing(FieldGap);
}

void PrintFields::createMore(QVBoxLayout &column)
{
    m_cards = new CardFields(m_more);
    m_cardsLabel = addField(column, tr("Cards"), m_cards);
    m_oneAKind = new Tick(tr("One a kind"), tr("Models that are alike stand together, with their count."), m_more);
    m_pencil = new Tick(tr("For pencils"), tr("A box beside every value that changes in play."), m_more);
    m_blank = new Tick(tr("Blank"), tr("To be filled in by hand."), m_more);
    m_inkSaver = new Tick(tr("Save ink"), tr("No fills and no pictures; crests are faint."), m_more);
    for (Tick *tick : {m_oneAKind, m_pencil, m_blank, m_inkSaver})
        column.addWidget(tick);
    column.addSpacing(FieldGap);
    m_other = new MenuButton({}, tr("The other side"), m_more);
    addField(column, tr("The other side, in the same print"), m_other);
    m_models = new ModelChoice(m_more);
    m_modelsLabel = addField(column, tr("Models, in this order"), m_models);
}

void PrintFields::connectParts()
{
    connect(m_fold, &FoldButton::toggled, m_more, &QWidget::setVisible);
    connect(m_presets, &Presets::picked, this, [this] {
        showWhatCounts();
        Q_EMIT changed();
    });
    connect(m_paper, &MenuButton::chosen, this, &PrintFields::paperPicked);
    connect(m_orientation, &Segments::picked, this, &PrintFields::paperPicked);
    connect(m_copy, &Segments::picked, this, &PrintFields::changed);
    connect(m_cards, &CardFields::changed, this, &PrintFields::changed);
    for (Tick *tick : {m_oneAKind, m_pencil, m_blank, m_inkSaver})
        connect(tick, &Tick::clicked, this, &PrintFields::changed);
    connect(m_other, &MenuButton::chosen, this, &PrintFields::changed);
    connect(m_models, &ModelChoice::changed, this, &PrintFields::modelsPicked);
}

/// What says nothing to a layout is out of sight.
void PrintFields::showWhatCounts()
{
    const bool areCards = m_presets->chosen() == "cards"_L1;
    const bool isOfModels = m_presets->chosen() != "reference"_L1;
    for (QWidget *each : std::initializer_list<QWidget *>{m_cardsLabel, m_cards})
        each->setVisible(areCards);
    for (QWidget *each : std::initializer_list<QWidget *>{m_oneAKind, m_pencil, m_blank, m_modelsLabel, m_models})
        each->setVisible(isOfModels);
}

void PrintFields::offerLayouts(const std::vector<game::LayoutOffer> &offers)
{
    m_presets->offer(offers);
    m_presets->setVisible(offers.size() > 1);
    showWhatCounts();
}

void PrintFields::offerOthers(const std::vector<MenuButton::Choice> &others)
{
    std::vector<MenuButton::Choice> choices{{tr("None"), {}}};
    choices.insert(choices.end(), others.begin(), others.end());
    m_other->setChoices(choices);
    m_other->choose({});
}

void PrintFields::showModels(const game::Side &side)
{
    m_models->show(side);
}

void PrintFields::setPaper(const Paper &paper)
{
    m_paper->choose(static_cast<int>(paper.size));
    m_orientation->choose(paper.orientation == Paper::Orientation::Portrait ? 0 : 1);
}

Paper PrintFields::paper() const
{
    return {static_cast<Paper::Size>(m_paper->value().toInt()),
            m_orientation->chosen() == 0 ? Paper::Orientation::Portrait : Paper::Orientation::Landscape};
}

void PrintFields::setChoices(const PrintChoices &choices)
{
    m_presets->choose(choices.layout);
    m_cards->setFormat(choices.cards);
    m_oneAKind->setOn(choices.isOneAKind);
    m_pencil->setOn(choices.isPencil);
    m_blank->setOn(choices.isBlank);
    m_inkSaver->setOn(choices.savesInk);
    showWhatCounts();
}

PrintChoices PrintFields::choices() const
{
    return {m_presets->chosen(), m_oneAKind->isOn(), m_blank->isOn(),
            m_pencil->isOn(),    m_inkSaver->isOn(), m_cards->format()};
}

void PrintFields::setCopy(game::Copy copy)
{
    m_copy->choose(copy == game::Copy::Owner ? 0 : 1);
}

game::Copy PrintFields::copy() const
{
    return m_copy->chosen() == 0 ? game::Copy::Owner : game::Copy::Opponent;
}

QVariant PrintFields::other() const
{
    return m_other->value();
}

std::vector<roster::ModelId> PrintFields::models() const
{
    return m_models->chosen();
}

bool PrintFields::hasNoModel() const
{
    return m_models->isNoneTicked();
}

} // namespace gunbai::ui
