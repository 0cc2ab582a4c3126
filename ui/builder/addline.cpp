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

/// The profile so called, else the only one that what was typed can mean: as its beginning, or as a part of it.
QModelIndex AddLine::profileOf(const QString &text) const
{
    const QModelIndex start = m_addable->index(0, 0);
    const auto whole = m_addable->match(start, Qt::DisplayRole, text, 1, Qt::MatchFixedString);
    if (!whole.isEmpty())
        return whole.front();
    for (const auto how : {Qt::MatchStartsWith, Qt::MatchContains}) {
        const auto found = m_addable->match(start, Qt::DisplayRole, text, 2, how);
        if (!found.isEmpty())
            return found.size() == 1 ? found.front() : QModelIndex();
    }
    return {};
}

/// "Tora samurai" is a Samurai called Tora; "Tora" alone one more of the usual kind.
AddLine::Wish AddLine::wish() const
{
    const QString typed = text().trimmed();
    if (typed.isEmpty())
        return {};
    if (const QModelIndex profile = profileOf(typed); profile.isValid())
        return {profile.data(CatalogueModel::ProfileRole).toString(), profile.data().toString(), {}};
    for (int row = 0; row < m_addable->rowCount(); ++row) {
        const QModelIndex profile = m_addable->index(row, 0);
        const QString end = u' ' + profile.data().toString();
        if (typed.endsWith(end, Qt::CaseInsensitive))
            return {profile.data(CatalogueModel::ProfileRole).toString(), profile.data().toString(),
                    typed.chopped(end.size()).trimmed()};
    }
    return {m_usual, m_usualName, typed};
}

void AddLine::setUsual(const QString &profile, const QString &name)
{
    m_usual = profile;
    m_usualName = name;
    update();
}

/// What Enter adds, said while it is typed.
QString AddLine::promise() const
{
    const Wish wanted = wish();
    if (wanted.profile.isEmpty())
        return {};
    return wanted.name.isEmpty()
               ? tr("Enter adds: %1", "a profile").arg(wanted.profileName)
               : tr("Enter adds: %1 “%2”", "a profile and a name").arg(wanted.profileName, wanted.name);
}

void AddLine::take()
{
    const Wish wanted = wish();
    if (wanted.profile.isEmpty())
        return;
    setText({}); // unlike clear(), leaves nothing to undo here: the next undo is of the model
    completer()->popup()->hide();
    Q_EMIT addAsked(wanted.profile, wanted.name);
}

/// With nothing typed, undo is the warband's.
bool AddLine::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void AddLine::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take();
        return;
    case Qt::Key_Escape:
        setText({});
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void AddLine::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Palette &palette = Palette::of(this);
    QPainter painter(this);
    const QString said = promise();
    const int typed = m_textLeft + MarkRoom + fontMetrics().horizontalAdvance(text());
    const int room = width() - typed - 2 * MarkRoom;
    painter.setFont(typeface(Text::Caption));
    painter.setPen(palette.ink2);
    painter.drawText(rect().adjusted(0, 0, -MarkRoom / 2, 0), Qt::AlignVCenter | Qt::AlignRight,
                     painter.fontMetrics().elidedText(said, Qt::ElideRight, room));
    paintMark(painter, QRectF(m_textLeft, (height() - MarkSide) / 2.0, MarkSide, MarkSide), Mark::Add,
              {palette.ink2, palette.sheet});
}

} // namespace gunbai::ui
