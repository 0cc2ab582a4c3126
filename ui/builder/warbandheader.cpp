// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbandheader.h"

#include "ui/models/openwarband.h"
#include "ui/models/words.h"
#include "ui/widgets/button.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/pointsmeter.h"

#include <QHBoxLayout>
#include <QLocale>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Height = 63;
constexpr int KamonSide = 40;
constexpr int DividerHeight = 40;
constexpr int LeastTitle = 219; ///< the first divider then stands where the design has it

void addDivider(QHBoxLayout &row, QWidget *parent)
{
    auto *line = new Hairline(Qt::Vertical, Hairline::Strength::Hair, parent);
    line->setFixedHeight(DividerHeight);
    row.addWidget(line);
}

/// Hours and minutes as the user writes them; some locales have seconds even in their short format.
QString timeFormat()
{
    return QLocale().timeFormat(QLocale::ShortFormat).remove(u":ss"_s);
}

QVBoxLayout *stacked(std::initializer_list<QWidget *> widgets)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addStretch();
    for (QWidget *widget : widgets)
        column->addWidget(widget);
    column->addStretch();
    return column;
}

} // namespace

WarbandHeader::WarbandHeader(const OpenWarband &warband, QAction *open, QMenu *more, QWidget *parent)
    : QWidget(parent), m_open(warband)
{
    setFixedHeight(Height);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 0, 16, 0);
    row->setSpacing(0);
    createTitle(*row);
    createFigures(*row);
    row->addStretch(1);
    row->addSpacing(16);
    row->addWidget(makeButton(open, Mark::File, this));
    row->addSpacing(6);
    row->addWidget(makeMoreButton(more, this));
    connect(&warband, &OpenWarband::changed, this, &WarbandHeader::readAgain);
    readAgain();
}

void WarbandHeader::createTitle(QHBoxLayout &row)
{
    auto *kamon = new MarkLabel(KamonSide, this);
    kamon->setKamon(Kamon::Peaks);
    m_name = new ElidedLabel(typeface(Text::ScreenTitle), Tone::Ink, this);
    m_about = new ElidedLabel(typeface(Text::Caption), Tone::Ink2, this);
    row.addWidget(kamon);
    row.addSpacing(12);
    auto *lines = stacked({m_name, m_about});
    m_name->setMinimumWidth(LeastTitle);
    row.addLayout(lines);
    row.addSpacing(24);
}

void WarbandHeader::createFigures(QHBoxLayout &row)
{
    m_points = new PointsMeter(this);
    m_models = makeLabel({}, typeface(Text::HeaderFigure, Weight::Bold), Tone::Ink, this);
    m_modelsWord = makeLabel({}, typeface(Text::Caption), Tone::Ink2, this);
    m_rulesMark = new MarkLabel(18, this);
    m_rules = makeLabel({}, typeface(Text::HeaderFigure, Weight::Bold), Tone::Ink, this);
    m_rulesWord = makeLabel({}, typeface(Text::Caption), Tone::Ink2, this);
    auto *state = new QWidget(this);
    auto *stateRow = new QHBoxLayout(state);
    stateRow->setContentsMargins(0, 0, 0, 0);
    stateRow->setSpacing(8);
    stateRow->addWidget(m_rulesMark);
    stateRow->addWidget(m_rules, 1);
    addDivider(row, this);
    row.addSpacing(18);
    row.addWidget(m_points);
    row.addSpacing(18);
    addDivider(row, this);
    row.addSpacing(18);
    row.addLayout(stacked({m_models, m_modelsWord}));
    row.addSpacing(18);
    addDivider(row, this);
    row.addSpacing(18);
    row.addLayout(stacked({state, m_rulesWord}));
    row.addSpacing(18);
    addDivider(row, this);
}

void WarbandHeader::readAgain()
{
    const auto &warband = m_open.warband();
    const auto &muster = m_open.muster();
    m_name->setFullText(warband.name.isEmpty() ? m_open.fileName() : warband.name);
    const QString list = muster.list ? muster.list->name : warband.list;
    const QString system = muster.system ? muster.system->name : warband.system;
    const QString time = QLocale().toString(m_open.readAt().time(), timeFormat());
    m_about->setFullText(
        tr("%1 · %2 · %3, read %4", "list, game, file, time").arg(list, system, m_open.fileName(), time));
    m_points->setPoints(muster.total, warband.limit);
    const int models = static_cast<int>(warband.models.size());
    m_models->setText(number(models));
    m_modelsWord->setText(tr("model(s)", nullptr, models));
    showRules();
}

void WarbandHeader::showRules()
{
    const Palette &palette = Palette::of(this);
    const int broken = m_open.verdict().brokenCount();
    const int notes = m_open.verdict().warningCount();
    const bool isBroken = broken > 0;
    m_rulesMark->setMark(isBroken ? Mark::Broken : Mark::Met,
                         isBroken ? MarkColours{palette.shu, palette.onShu} : MarkColours{palette.ink, palette.base});
    m_rules->setText(isBroken ? number(broken) : tr("Legal"));
    m_rulesWord->setText(isBroken    ? tr("rule(s) broken", nullptr, broken)
                         : notes > 0 ? tr("%n note(s)", nullptr, notes)
                                     : tr("no rule broken"));
    setTone(m_rules, isBroken ? Tone::Shu : Tone::Ink);
    setTone(m_rulesWord, isBroken ? Tone::Shu : Tone::Ink2);
}

} // namespace gunbai::ui
