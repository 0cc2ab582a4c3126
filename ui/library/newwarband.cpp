// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/newwarband.h"

#include "ui/models/words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/segments.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int Width = 560;
constexpr int LabelGap = 4;
constexpr int FieldGap = 14;
constexpr int NoteHeight = 48;
constexpr int LongestName = 200;

/// A caption over its field.
QLabel *addLabel(QVBoxLayout &column, const QString &text, QWidget *field)
{
    auto *label = makeLabel(text, typeface(Text::Caption, Weight::Bold), Tone::Ink2, column.parentWidget());
    label->setBuddy(field);
    column.addWidget(label);
    column.addSpacing(LabelGap);
    return label;
}

} // namespace

NewWarband::NewWarband(rules::CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent), m_catalogue(std::move(catalogue)), m_lists(m_catalogue)
{
    auto *middle = new QWidget(this);
    middle->setMaximumWidth(Width);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(24, 24, 24, 24);
    row->addStretch();
    row->addWidget(middle, 1000);
    row->addStretch();
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeLabel(tr("New warband"), typeface(Text::PreviewTitle), Tone::Ink, middle));
    column->addSpacing(FieldGap);
    createLists(*column);
    createFields(*column);
    createButtons(*column);
    connectParts();
    showGame();
}

void NewWarband::createLists(QVBoxLayout &column)
{
    QWidget *parent = column.parentWidget();
    m_game = new MenuButton({}, tr("Game"), parent);
    std::vector<MenuButton::Choice> games;
    for (const rules::System &system : m_catalogue->systems())
        games.push_back({system.name, system.id});
    m_game->setChoices(games);
    const bool hasSeveral = games.size() > 1;
    addLabel(column, tr("Game"), m_game)->setVisible(hasSeveral);
    m_game->setVisible(hasSeveral);
    column.addWidget(m_game);
    column.addSpacing(hasSeveral ? FieldGap : 0);
    m_search = new QLineEdit(parent);
    m_search->setPlaceholderText(tr("Search lists"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_listLabel = addLabel(column, tr("List"), m_search);
    column.addWidget(m_search);
    column.addSpacing(LabelGap);
    m_view = new QListView(parent);
    m_view->setAccessibleName(tr("Lists"));
    m_view->setProperty("look", u"framed"_s);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setModel(&m_lists);
    column.addWidget(m_view, 1);
    m_note = makeLabel({}, typeface(Text::Caption), Tone::Ink2, parent);
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(NoteHeight);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column.addSpacing(LabelGap);
    column.addWidget(m_note);
}

void NewWarband::createFields(QVBoxLayout &column)
{
    QWidget *parent = column.parentWidget();
    m_points = new Segments({tr("No limit")}, parent);
    column.addSpacing(FieldGap);
    addLabel(column, tr("Points"), nullptr);
    column.addWidget(m_points);
    column.addSpacing(FieldGap);
    m_name = new QLineEdit(parent);
    m_name->setMaxLength(LongestName);
    m_name->setAccessibleName(tr("Name of the warband"));
    addLabel(column, tr("Name"), m_name);
    column.addWidget(m_name);
}

void NewWarband::createButtons(QVBoxLayout &column)
{
    QWidget *parent = column.parentWidget();
    m_create = new QPushButton(tr("Create"), parent);
    m_create->setProperty("look", u"primary"_s);
    m_create->setFont(typeface(Text::Body, Weight::Bold));
    m_cancel = new QPushButton(tr("Cancel"), parent);
    for (QPushButton *button : {m_create, m_cancel})
        button->setAccessibleName(button->text());
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_create);
    buttons->addWidget(m_cancel);
    buttons->addStretch();
    column.addSpacing(20);
    column.addLayout(buttons);
    m_filler = new QWidget(parent);
    column.addWidget(m_filler, 1);
}

void NewWarband::connectParts()
{
    connect(m_game, &MenuButton::chosen, this, &NewWarband::showGame);
    connect(m_search, &QLineEdit::textChanged, this, &NewWarband::search);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &NewWarband::showChosen);
    connect(m_view, &QListView::doubleClicked, this, &NewWarband::create);
    connect(m_create, &QPushButton::clicked, this, &NewWarband::create);
    connect(m_cancel, &QPushButton::clicked, this, &NewWarband::cancelled);
}

void NewWarband::start()
{
    m_search->clear();
    m_name->clear();
    const int last = m_lists.rowOf(m_lastList);
    chooseRow(last >= 0 ? last : m_lists.choosable(0, 1));
    m_search->isHidden() ? m_name->setFocus() : m_search->setFocus();
}

/// A game of one list has nothing to choose.
void NewWarband::showGame()
{
    m_search->clear();
    m_lists.setGame(m_game->value().toString());
    const rules::System *system = m_catalogue->system(m_game->value().toString());
    const bool hasSeveral = !system || system->lists.size() > 1;
    for (QWidget *part :
         {static_cast<QWidget *>(m_listLabel), static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_view)})
        part->setVisible(hasSeveral);
    m_filler->setVisible(!hasSeveral);
    showLimits();
    chooseRow(m_lists.choosable(0, 1));
}

/// The limits that the game's forces commonly have; the middle one is chosen.
void NewWarband::showLimits()
{
    const rules::System *system = m_catalogue->system(m_game->value().toString());
    m_limits = system ? system->usualLimits : std::vector<int>();
    QStringList texts;
    for (const int limit : m_limits)
        texts.append(number(limit));
    texts.append(tr("No limit"));
    auto *points = new Segments(texts, m_points->parentWidget());
    points->choose(static_cast<int>(m_limits.size() / 2));
    delete m_points->parentWidget()->layout()->replaceWidget(m_points, points);
    delete m_points;
    m_points = points;
    QWidget *before = m_view;
    for (QPushButton *button : points->findChildren<QPushButton *>()) {
        setTabOrder(before, button);
        before = button;
    }
}

void NewWarband::search(const QString &typed)
{
    m_lists.search(typed);
    chooseRow(m_lists.choosable(0, 1));
}

void NewWarband::chooseRow(int row)
{
    if (row >= 0)
        m_view->setCurrentIndex(m_lists.index(row));
    showChosen();
}

const rules::List *NewWarband::chosenList() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_lists.list(current.row()) : nullptr;
}

void NewWarband::showChosen()
{
    const rules::List *list = chosenList();
    m_create->setEnabled(list);
    m_name->setPlaceholderText(list ? list->name : QString());
    m_note->setText(list ? list->note : tr("No list has “%1”.").arg(m_search->text()));
}

void NewWarband::create()
{
    const rules::List *list = chosenList();
    if (!list)
        return;
    roster::Warband warband;
    warband.system = m_game->value().toString();
    warband.list = list->id;
    warband.name = m_name->text().simplified().isEmpty() ? list->name : m_name->text().simplified();
    const auto points = static_cast<std::size_t>(m_points->chosen());
    if (points < m_limits.size())
        warband.limit = m_limits[points];
    m_lastList = list->id;
    Q_EMIT created(warband);
}

/// In the search line, the arrow keys go through the lists.
bool NewWarband::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    const int by = key == Qt::Key_Up ? -1 : 1;
    chooseRow(m_lists.choosable(m_view->currentIndex().row() + by, by));
    return true;
}

void NewWarband::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        create();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gunbai::ui
