// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/verdictline.h"

#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int TallHeight = 73;
constexpr int CompactHeight = 52;
constexpr int Bar = 4;
constexpr int MarkLeft = 21;
constexpr int MarkSide = 24;
constexpr int TextLeft = 60;
constexpr std::size_t MostNames = 8; ///< more say less than "and 12 more"

} // namespace

VerdictLine::VerdictLine(Kind kind, const QString &statement, const std::vector<Causer> &causers, Size size,
                         QWidget *parent)
    : QAbstractButton(parent), m_kind(kind)
{
    setFocusPolicy(Qt::NoFocus);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(TextLeft, 4, 16, 4);
    lines->setSpacing(0);
    lines->addStretch();
    QLabel *text = makeLabel(statement, typeface(Text::Statement, Weight::Bold), Tone::Ink, this);
    text->setWordWrap(true);
    lines->addWidget(text);
    if (!causers.empty())
        addCausers(causers);
    lines->addStretch();
    setText(statement);
    setMinimumHeight(size == Size::Tall ? TallHeight : CompactHeight);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void VerdictLine::addCausers(const std::vector<Causer> &causers)
{
    QStringList links;
    QStringList names;
    for (const Causer &causer : causers) {
        names.append(causer.name);
        if (std::cmp_less(links.size(), MostNames))
            links.append(u"<a href=\"%1\" style=\"color:%2;text-decoration:none\">%3</a>"_s.arg(
                QString::number(causer.row), Palette::of(this).ink.name(), causer.name.toHtmlEscaped()));
    }
    QString list = links.join(u", "_s);
    if (causers.size() > MostNames)
        list = tr("%1 and %n more", "models that break a rule", static_cast<int>(causers.size() - MostNames)).arg(list);
    m_causers = makeLabel({}, typeface(Text::Caption), Tone::Ink2, this);
    m_causers->setTextFormat(Qt::RichText);
    m_causers->setWordWrap(true);
    m_causers->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_causers->setText(m_kind == Kind::Broken ? tr("Broken by %1").arg(list) : tr("It concerns %1").arg(list));
    const QString spoken = names.join(u", "_s);
    m_causers->setAccessibleName(m_kind == Kind::Broken ? tr("Broken by %1").arg(spoken)
                                                        : tr("It concerns %1").arg(spoken));
    layout()->addWidget(m_causers);
    connect(m_causers, &QLabel::linkActivated, this, [this](const QString &row) { Q_EMIT rowAsked(row.toInt()); });
}

QSize VerdictLine::sizeHint() const
{
    return layout()->totalSizeHint();
}

void VerdictLine::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    const bool isBroken = m_kind == Kind::Broken;
    painter.fillRect(rect(), isChecked() ? palette.shuWash : palette.base);
    if (isBroken)
        painter.fillRect(0, 0, Bar, height(), palette.shu);
    const Mark mark = isBroken ? Mark::Broken : m_kind == Kind::Warning ? Mark::Warning : Mark::Met;
    const MarkColours colours =
        isBroken ? MarkColours{palette.shu, palette.onShu} : MarkColours{palette.ink, palette.base};
    paintMark(painter, QRect(MarkLeft, (height() - MarkSide) / 2, MarkSide, MarkSide), mark, colours);
    if (hasFocus()) {
        painter.setPen(QPen(palette.ai, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace gunbai::ui
