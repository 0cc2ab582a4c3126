// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/addline.h"

#include "ui/models/cataloguemodel.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QSortFilterProxyModel>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int MarkSide = 14;
constexpr int MarkRoom = 20;

} // namespace

AddLine::AddLine(QWidget *parent) : QLineEdit(parent), m_addable(new QSortFilterProxyModel(this))
{
    setProperty("look", u"line"_s);
    setFont(typeface(Text::Body));
    setPlaceholderText(tr("Type a name or a profile to add a model"));
    setAccessibleName(tr("Add a model: its profile or its name"));
    m_addable->setFilterRole(CatalogueModel::CanAddRole);
    m_addable->setFilterFixedString(u"true"_s);
    auto *completer = new QCompleter(m_addable, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->popup()->setAccessibleName(tr("Profiles"));
    setCompleter(completer);
    // The completer writes its choice into the field after it has said so.
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &AddLine::take, Qt::QueuedConnection);
}

void AddLine::setCatalogue(QAbstractItemModel *catalogue)
{
    m_addable->setSourceModel(catalogue);
}

void AddLine::setTextLeft(int left)
{
    if (left == m_textLeft)
        return;
    m_textLeft = left;
    setTextMargins(left + MarkRoom, 0, 0, 0);
}

/// The profile so called, else the only one that what was typed can mean.
QModelIndex AddLine::profileOf(const QString &text) const
{
    const QModelIndex start = m_addable->index(0, 0);
    const auto whole = m_addable->match(start, Qt::DisplayRole, text, 1, Qt::MatchFixedString);
    if (!whole.isEmpty())
        return whole.front();
    const auto begun = m_addable->match(start, Qt::DisplayRole, text, 2, Qt::MatchStartsWith);
    return begun.size() == 1 ? begun.front() : QModelIndex();
}

void AddLine::take()
{
    const QString typed = text().trimmed();
    if (typed.isEmpty())
        return;
    clear();
    completer()->popup()->hide();
    const QModelIndex profile = profileOf(typed);
    if (profile.isValid())
        Q_EMIT addAsked(profile.data(CatalogueModel::ProfileRole).toString());
    else
        Q_EMIT nameAsked(typed);
}

void AddLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take();
        return;
    case Qt::Key_Escape:
        clear();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void AddLine::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    paintMark(painter, QRectF(m_textLeft, (height() - MarkSide) / 2.0, MarkSide, MarkSide), Mark::Add,
              {palette.ink2, palette.sheet});
}

} // namespace gunbai::ui
