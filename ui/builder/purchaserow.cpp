// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/purchaserow.h"

#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/palette.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Height = 40;
constexpr int Left = 48;
constexpr int Right = 16;
constexpr int NameWidth = 142; ///< as far as the table's names
constexpr int CountWidth = 34;

} // namespace

PurchaseRow::PurchaseRow(const PurchaseLine &line, QWidget *parent)
    : QWidget(parent),
      m_name(makeLabel({}, typeface(Text::Body), Tone::Ink, this)),
      m_fewer(makeIconButton(Mark::Fewer, {}, this)),
      m_count(makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, this)),
      m_more(makeIconButton(Mark::Add, {}, this)),
      m_note(new ElidedLabel(typeface(Text::Caption), Tone::Ink2, this)),
      m_points(makeLabel({}, typeface(Text::Body), Tone::Ink, this))
{
    setFixedHeight(Height);
    auto *cells = new QHBoxLayout(this);
    cells->setContentsMargins(Left, 0, Right, 0);
    cells->setSpacing(0);
    m_name->setMinimumWidth(NameWidth);
    m_count->setFixedWidth(CountWidth);
    m_count->setAlignment(Qt::AlignCenter);
    for (QPushButton *button : {m_fewer, m_more})
        button->setProperty("look", u"framed"_s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_name, m_fewer, m_count, m_more})
        cells->addWidget(part);
    cells->addSpacing(14);
    cells->addWidget(m_note, 1);
    cells->addWidget(m_points);
    connect(m_fewer, &QPushButton::clicked, this, [this] { ask(-1); });
    connect(m_more, &QPushButton::clicked, this, [this] { ask(+1); });
    showLine(line);
}

/// One more than there may be is not sold; more of them in a file can be given back.
void PurchaseRow::showLine(const PurchaseLine &line)
{
    m_line = line;
    m_name->setText(line.name);
    m_count->setText(QLocale().toString(line.count));
    m_note->setFullText(line.note);
    m_points->setText(line.points);
    m_fewer->setEnabled(line.count > 0);
    m_more->setEnabled(line.count < line.most);
    m_fewer->setAccessibleName(tr("One fewer: %1").arg(line.name));
    m_more->setAccessibleName(tr("One more: %1").arg(line.name));
    m_fewer->setToolTip(m_fewer->accessibleName());
    m_more->setToolTip(m_more->accessibleName());
}

void PurchaseRow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, 0, width(), 1, Palette::of(this).line);
}

void PurchaseRow::ask(int change)
{
    Q_EMIT countAsked(m_line.id, m_line.count + change);
}

} // namespace gunbai::ui
