// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/verdictpanel.h"

#include "ui/builder/fixbar.h"
#include "ui/builder/houserulesbutton.h"
#include "ui/builder/verdictline.h"
#include "ui/models/shownwarband.h"
#include "ui/widgets/focus.h"
#include "ui/widgets/foldbutton.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marklabel.h"
#include "ui/widgets/palette.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int FootHeight = 40;
constexpr int MetHeight = 26;
constexpr int TextLeft = 60;       ///< where the statements begin
constexpr int WidthForBoth = 1150; ///< of a statement and its fixes side by side
constexpr int TallLines = 2;       ///< so many lines are tall; more of them are compact

/// A statement as a part of a sequence: without its full stop.
QString withoutStop(QString statement)
{
    if (statement.endsWith(u'.'))
        statement.chop(1);
    return statement;
}

QWidget *metRow(const QString &statement, QWidget *parent)
{
    auto *row = new QWidget(parent);
    row->setMinimumHeight(MetHeight);
    auto *cells = new QHBoxLayout(row);
    cells->setContentsMargins(0, 2, 0, 2);
    cells->setSpacing(10);
    const Palette &palette = Palette::of(parent);
    auto *mark = new MarkLabel(16, row);
    mark->setMark(Mark::Met, {palette.ink2, palette.base});
    QLabel *text = makeLabel(statement, typeface(Text::Body), Tone::Ink2, row);
    text->setWordWrap(true);
    cells->addWidget(mark);
    cells->addWidget(text, 1);
    return row;
}

} // namespace

VerdictPanel::VerdictPanel(const ShownWarband &shown, QWidget *parent)
    : QWidget(parent),
      m_shown(shown),
      m_top(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_scroll(new QScrollArea(this)),
      m_fixes(new FixBar(shown, this)),
      m_foot(new QWidget(this)),
      m_fold(new FoldButton(m_foot)),
      m_summary(new ElidedLabel(typeface(Text::Caption), Tone::Ink2, m_foot)),
      m_houseRules(new HouseRulesButton(shown, m_foot))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::StrongRule, this));
    m_top->setSpacing(0);
    m_top->addWidget(m_scroll, 2);
    m_top->addWidget(m_fixes, 3);
    column->addLayout(m_top);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_foot);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Verdict"));
    createFoot();
    connect(m_fixes, &FixBar::offered, this, &VerdictPanel::chainTabs);
    connect(m_fixes, &FixBar::pointedAt, this, &VerdictPanel::pointedAt);
    connect(m_fixes, &FixBar::pointedAway, this, &VerdictPanel::pointedAway);
    connect(&shown, &ShownWarband::changed, this, &VerdictPanel::readAgain);
    readAgain();
}

void VerdictPanel::createFoot()
{
    m_foot->setFixedHeight(FootHeight);
    auto *row = new QHBoxLayout(m_foot);
    row->setContentsMargins(20, 0, 16, 0);
    row->setSpacing(24);
    row->addWidget(m_fold);
    row->addWidget(m_summary, 1);
    row->addWidget(m_houseRules);
    m_summary->setAlignment(Qt::AlignCenter);
    m_fold->setMark(Mark::Met);
    connect(m_fold, &FoldButton::toggled, this, &VerdictPanel::readAgain);
}

void VerdictPanel::setMost(int height)
{
    m_most = height;
    fit();
}

void VerdictPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width())
        fit();
}

void VerdictPanel::readAgain()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    delete m_picks;
    m_picks = new QButtonGroup(this);
    m_picks->setExclusive(false);
    addLines(page);
    if (m_fold->isChecked())
        addMet(page);
    column->addStretch();
    m_scroll->setWidget(page);
    chainTabs();
    showFoot();
    fit();
}

void VerdictPanel::chainTabs()
{
    setTabOrder(chainFocus(chainFocus(m_scroll, m_scroll->widget()), m_fixes), m_fold);
    setTabOrder(m_fold, m_houseRules);
}

int VerdictPanel::unmetCount() const
{
    return m_shown.verdict().brokenCount() + m_shown.verdict().warningCount();
}

void VerdictPanel::addLines(QWidget *page)
{
    const auto &verdict = m_shown.verdict();
    if (verdict.isLegal()) {
        const QString text = verdict.warningCount() == 0
                                 ? tr("Legal: all %n rule(s) are met.", nullptr, verdict.metCount())
                                 : tr("Legal: no rule is broken.");
        const auto size = verdict.warningCount() < TallLines ? VerdictLine::Size::Tall : VerdictLine::Size::Compact;
        addLine(page, new VerdictLine(VerdictLine::Kind::Legal, text, {}, size, page), -1);
    }
    for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
        if (!verdict.findings[index].isMet)
            addLine(page, lineOf(verdict.findings[index], page), static_cast<int>(index));
    }
}

VerdictLine *VerdictPanel::lineOf(const roster::Finding &finding, QWidget *page) const
{
    std::vector<VerdictLine::Causer> causers;
    for (const int row : finding.causes)
        causers.push_back({row, roster::calledBy(m_shown.warband(), m_shown.muster(), row)});
    // Nobody has broken anything before there is a model: it says what is wanted.
    const bool isError = finding.severity == rules::Severity::Error && !m_shown.warband().models.empty();
    auto *line =
        new VerdictLine(isError ? VerdictLine::Kind::Broken : VerdictLine::Kind::Warning, finding.statement, causers,
                        unmetCount() > TallLines ? VerdictLine::Size::Compact : VerdictLine::Size::Tall, page);
    // With one broken rule its models are marked already; there is nothing to choose.
    if (isError && !causers.empty() && m_shown.verdict().brokenCount() > 1) {
        line->setCheckable(true);
        line->setFocusPolicy(Qt::StrongFocus);
        line->setToolTip(tr("Mark only the models that break this rule"));
    }
    return line;
}

void VerdictPanel::addLine(QWidget *page, VerdictLine *line, int finding)
{
    auto *column = static_cast<QVBoxLayout *>(page->layout());
    if (column->count() > 0)
        column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, page));
    column->addWidget(line);
    m_picks->addButton(line);
    connect(line, &VerdictLine::rowAsked, this, &VerdictPanel::rowAsked);
    if (line->isCheckable())
        connect(line, &VerdictLine::clicked, this, [this, line, finding] { pick(line, finding); });
}

void VerdictPanel::pick(const VerdictLine *line, int finding)
{
    for (QAbstractButton *other : m_picks->buttons()) {
        if (other != line)
            other->setChecked(false);
    }
    Q_EMIT findingPicked(line->isChecked() ? finding : -1);
}

void VerdictPanel::addMet(QWidget *page)
{
    auto *grid = new QGridLayout;
    grid->setContentsMargins(24, 8, 16, 8);
    grid->setHorizontalSpacing(32);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    int place = 0;
    for (const roster::Finding &finding : m_shown.verdict().findings) {
        if (!finding.isMet)
            continue;
        grid->addWidget(metRow(finding.statement, page), place / 2, place % 2);
        ++place;
    }
    auto *column = static_cast<QVBoxLayout *>(page->layout());
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, page));
    column->addLayout(grid);
}

void VerdictPanel::showFoot()
{
    const auto &verdict = m_shown.verdict();
    m_fold->setVisible(verdict.metCount() > 0);
    m_fold->setText(tr("%n rule(s) met", nullptr, verdict.metCount()));
    m_fold->setAccessibleName(m_fold->text());
    m_fold->updateGeometry();
    QStringList met;
    for (const roster::Finding &finding : verdict.findings) {
        if (finding.isMet)
            met.append(withoutStop(finding.statement));
    }
    m_summary->setFullText(m_fold->isChecked() ? QString() : met.join(u" · "_s));
}

/// One statement leaves room for the fixes at its side.
void VerdictPanel::arrange()
{
    const bool isBeside = m_fixes->isAsked() && unmetCount() == 1 && !m_fold->isChecked() && width() >= WidthForBoth;
    m_top->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_fixes->setLeft(isBeside ? 0 : TextLeft);
    m_fixes->setMaximumWidth(isBeside ? width() * 3 / 5 : QWIDGETSIZE_MAX);
}

/// The lines get the height that they need, as long as there is room.
void VerdictPanel::fit()
{
    if (!m_scroll->widget())
        return;
    arrange();
    const bool isBeside = m_top->direction() == QBoxLayout::LeftToRight;
    const int fixes = m_fixes->isHidden() || isBeside ? 0 : m_fixes->height();
    const int wanted = m_scroll->widget()->layout()->totalHeightForWidth(isBeside ? width() * 2 / 5 : width());
    m_scroll->setFixedHeight(std::min(wanted, std::max(m_most - FootHeight - fixes - 3, FootHeight)));
}

} // namespace gunbai::ui
