// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/warbandsection.h"

#include "ui/library/librarydelegate.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using store::WarbandId;

namespace {

constexpr int HeadHeight = 28;
constexpr int RowHeight = 46;

QVBoxLayout *makeColumn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

WarbandSection::WarbandSection(const rules::CataloguePtr &catalogue, const QString &name, QWidget *parent)
    : QWidget(parent),
      m_model(catalogue),
      m_headRow(new QHBoxLayout),
      m_head(makeLabel({}, typeface(Text::Caption, Weight::Bold), Tone::Ink2, this)),
      m_nothing(new QWidget(this)),
      m_what(makeLabel({}, typeface(Text::Body, Weight::Bold), Tone::Ink, m_nothing)),
      m_why(makeLabel({}, typeface(Text::Body), Tone::Ink2, m_nothing)),
      m_view(new QListView(this))
{
    auto *column = makeColumn(this);
    m_head->setFixedHeight(HeadHeight);
    m_headRow->setContentsMargins(20, 0, 12, 0);
    m_headRow->addWidget(m_head, 1);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addLayout(m_headRow);
    column->addWidget(new Hairline(Qt::Horizontal, Hairline::Strength::Hair, this));
    column->addWidget(m_nothing);
    column->addWidget(m_view);
    auto *lines = makeColumn(m_nothing);
    lines->setContentsMargins(20, 14, 16, 16);
    lines->addWidget(m_what);
    lines->addWidget(m_why);
    m_view->setAccessibleName(name);
    m_view->setProperty("surface", u"base"_s);
    m_view->setItemDelegate(new LibraryDelegate(this));
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    m_view->setModel(&m_model);
    m_view->installEventFilter(this);
    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT opened(m_model.entry(index.row()).id); });
    // A click on the row that is chosen already counts too: something else may be shown beside it.
    connect(m_view, &QListView::clicked, this,
            [this](const QModelIndex &index) { Q_EMIT chosen(m_model.entry(index.row()).id); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && !m_isChoosing)
            Q_EMIT chosen(m_model.entry(current.row()).id);
    });
    fit();
}

void WarbandSection::addControl(QWidget *control)
{
    m_headRow->addWidget(control);
}

void WarbandSection::setNothing(const QString &what, const QString &why)
{
    m_what->setText(what);
    m_why->setText(why);
    m_what->setVisible(!what.isEmpty());
    fit();
}

void WarbandSection::setHead(const QString &text)
{
    m_head->setText(text);
}

void WarbandSection::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    fit();
}

void WarbandSection::setEntries(std::vector<store::LibraryEntry> entries, const QDateTime &now)
{
    m_isChoosing = true;
    m_model.setEntries(std::move(entries), now);
    m_isChoosing = false;
    fit();
}

void WarbandSection::choose(WarbandId id)
{
    m_isChoosing = true;
    const int row = m_model.rowOf(id);
    if (row >= 0)
        m_view->setCurrentIndex(m_model.index(row));
    else
        m_view->selectionModel()->clear();
    m_isChoosing = false;
}

QRect WarbandSection::chosenRect() const
{
    const QRect row = m_view->visualRect(m_view->currentIndex());
    return row.translated(m_view->geometry().topLeft());
}

void WarbandSection::fit()
{
    const int rows = m_model.rowCount();
    m_nothing->setVisible(rows == 0 && !m_why->text().isEmpty());
    m_view->setVisible(rows > 0 && !m_isFolded);
    m_view->setFixedHeight(rows * RowHeight);
}

bool WarbandSection::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int row = m_view->currentIndex().row();
        if ((key == Qt::Key_Up && row <= 0) || (key == Qt::Key_Down && row == m_model.rowCount() - 1)) {
            Q_EMIT left(key == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace gunbai::ui
