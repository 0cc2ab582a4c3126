// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/warbandheader.h"

#include "ui/models/shownwarband.h"
#include "ui/models/words.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/inlineedit.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/pointsmeter.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QRegularExpressionValidator>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Height = 63;
constexpr int KamonSide = 40;
constexpr int DividerHeight = 40;
constexpr int LongestName = 200; ///< letters; whatever is longer comes from a file
constexpr int LimitWidth = 124;
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

WarbandHeader::WarbandHeader(const ShownWarband &shown, QWidget *parent) : QWidget(parent), m_shown(shown)
{
    setFixedHeight(Height);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 0, 16, 0);
    row->setSpacing(0);
    createTitle(*row);
    createFigures(*row);
    row->addStretch(1);
    row->addSpacing(16);
    connectEdits();
    connect(&shown, &ShownWarband::changed, this, [this] {
        m_savedAt = QDateTime::currentDateTime();
        readAgain();
    });
    readAgain();
}

void WarbandHeader::setPlace(const QString &place, const QDateTime &savedAt)
{
    m_place = place;
    m_savedAt = savedAt;
    readAgain();
}

void WarbandHeader::addButton(QWidget *button)
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    row->addSpacing(6);
    row->addWidget(button);
}

void WarbandHeader::createTitle(QHBoxLayout &row)
{
    m_kamon = new MarkLabel(KamonSide, this);
    m_kamon->setKamon(Kamon::Peaks);
    m_name = new InlineEdit(typeface(Text::ScreenTitle), this);
    m_name->setMaxLength(LongestName);
    m_name->setPlaceholderText(tr("unnamed"));
    m_name->setAccessibleName(tr("Name of the warband"));
    m_about = new ElidedLabel(typeface(Text::Caption), Tone::Ink2, this);
    row.addWidget(m_kamon);
    row.addSpacing(12);
    auto *lines = stacked({m_name, m_about});
    m_name->setMinimumWidth(LeastTitle);
    row.addLayout(lines);
    row.addSpacing(24);
}

void WarbandHeader::createLimit(QHBoxLayout &row)
{
    static const QRegularExpression limit(u"[0-9]{0,4}"_s); // nothing at all is a good answer too
    m_limit = new InlineEdit(typeface(Text::HeaderFigure, Weight::Bold), this);
    m_limit->setValidator(new QRegularExpressionValidator(limit, m_limit));
    m_limit->setPlaceholderText(tr("no limit"));
    m_limit->setAccessibleName(tr("Points limit, empty for none"));
    m_limit->setFixedWidth(LimitWidth);
    m_limit->hide();
    row.addWidget(m_limit);
}

void WarbandHeader::connectEdits()
{
    connect(m_name, &InlineEdit::textEdited, this,
            [this](const QString &name) { m_shown.document() ? m_shown.document()->rename(name) : void(); });
    connect(m_name, &InlineEdit::editingFinished, this,
            [this] { m_shown.document() ? m_shown.document()->endTyping() : void(); });
    connect(m_name, &InlineEdit::returnPressed, m_name, &InlineEdit::clearFocus);
    connect(m_name, &InlineEdit::cancelled, m_name, &InlineEdit::clearFocus);
    connect(m_points, &PointsMeter::clicked, this, &WarbandHeader::askForLimit);
    connect(m_limit, &InlineEdit::editingFinished, this, &WarbandHeader::takeLimit);
    connect(m_limit, &InlineEdit::cancelled, this, &WarbandHeader::closeLimit);
}

void WarbandHeader::editName()
{
    m_name->setFocus();
    m_name->selectAll();
}

/// The limit is typed where the meter stands.
void WarbandHeader::askForLimit()
{
    const auto limit = m_shown.warband().limit;
    m_limit->setText(limit ? QString::number(*limit) : QString());
    m_points->hide();
    m_limit->show();
    m_limit->setFocus();
    m_limit->selectAll();
}

void WarbandHeader::takeLimit()
{
    if (m_limit->isHidden())
        return;
    const QString typed = m_limit->text();
    closeLimit();
    if (!m_shown.document())
        return;
    m_shown.document()->setLimit(typed.isEmpty() ? std::nullopt : std::optional(typed.toInt()));
    m_shown.document()->endTyping();
}

void WarbandHeader::closeLimit()
{
    const bool hadFocus = m_limit->hasFocus();
    m_limit->hide();
    m_points->show();
    if (hadFocus)
        m_points->setFocus();
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
    createLimit(row);
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
    const auto &warband = m_shown.warband();
    m_name->showText(warband.name);
    m_name->setEnabled(m_shown.document() != nullptr);
    m_points->setPoints(m_shown.muster().total, warband.limit);
    const int models = m_shown.muster().models;
    m_models->setText(number(models));
    m_modelsWord->setText(tr("model(s)", nullptr, models));
    showAbout();
    showRules();
}

void WarbandHeader::showAbout()
{
    const QString origin = roster::origin(m_shown.warband(), m_shown.muster()).join(u" · "_s);
    const QString time = QLocale().toString(m_savedAt.time(), timeFormat());
    m_about->setFullText(m_place.isEmpty()
                             ? tr("%1 · saved %2", "list and game, time").arg(origin, time)
                             : tr("%1 · %2, saved %3", "list and game, file, time").arg(origin, m_place, time));
}

void WarbandHeader::showRules()
{
    const Palette &palette = Palette::of(this);
    const int broken = m_shown.verdict().brokenCount();
    const int notes = m_shown.verdict().warningCount();
    const bool isEmpty = m_shown.warband().models.empty();
    const bool isBroken = broken > 0 && !isEmpty;
    m_rulesMark->setVisible(!isEmpty);
    m_rulesMark->setMark(isBroken ? Mark::Broken : Mark::Met,
                         isBroken ? MarkColours{palette.shu, palette.onShu} : MarkColours{palette.ink, palette.base});
    m_rules->setText(isEmpty ? tr("Empty") : isBroken ? number(broken) : tr("Legal"));
    m_rulesWord->setText(isEmpty     ? tr("no models yet")
                         : isBroken  ? tr("rule(s) broken", nullptr, broken)
                         : notes > 0 ? tr("%n note(s)", nullptr, notes)
                                     : tr("no rule broken"));
    setTone(m_rules, isBroken ? Tone::Shu : Tone::Ink);
    setTone(m_rulesWord, isBroken ? Tone::Shu : Tone::Ink2);
}

void WarbandHeader::setKamon(Kamon kamon)
{
    m_kamon->setKamon(kamon);
}

} // namespace gunbai::ui
