// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/figurepanel.h"

#include "ui/collection/userow.h"
#include "ui/widgets/label.h"

#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gunbai::ui {

using collection::Figure;
using collection::Use;

namespace {

constexpr int Margin = 16;
constexpr int NotesHeight = 84;

} // namespace

FigurePanel::FigurePanel(edit::CollectionDocument &document, rules::CataloguePtr catalogue, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_catalogue(std::move(catalogue)),
      m_choices(useChoices(*m_catalogue)),
      m_name(new ElidedLabel(typeface(Text::Body, Weight::Bold), Tone::Ink, this)),
      m_body(new QWidget),
      m_uses(new QVBoxLayout),
      m_picker(new QLineEdit(m_body)),
      m_notes(new QPlainTextEdit(m_body))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 12, 0, 0);
    m_name->setContentsMargins(Margin, 0, Margin, 0);
    column->addWidget(m_name);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *rows = new QVBoxLayout(m_body);
    rows->setContentsMargins(Margin, 8, Margin, Margin);
    rows->addWidget(makeLabel(tr("Stands for"), typeface(Text::Caption, Weight::Bold), Tone::Ink2, m_body));
    rows->addLayout(m_uses);
    rows->addWidget(m_picker);
    rows->addSpacing(12);
    rows->addWidget(makeLabel(tr("Notes"), typeface(Text::Caption, Weight::Bold), Tone::Ink2, m_body));
    m_notes->setFixedHeight(NotesHeight);
    m_notes->setTabChangesFocus(true);
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->installEventFilter(this);
    rows->addWidget(m_notes);
    rows->addStretch(1);
    area->setWidget(m_body);
    column->addWidget(area, 1);
    createPicker();
    connect(&document, &edit::CollectionDocument::changed, this, &FigurePanel::readAgain);
    readAgain();
}

void FigurePanel::createPicker()
{
    QStringList texts;
    for (const UseChoice &choice : m_choices)
        texts.append(choice.text);
    auto *completer = new QCompleter(texts, m_picker);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    m_picker->setCompleter(completer);
    m_picker->setPlaceholderText(tr("Type a profile"));
    m_picker->setAccessibleName(tr("Another profile that it stands for"));
    // Queued: the completer writes its text into the field after it has told.
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &FigurePanel::pick,
            Qt::QueuedConnection);
    connect(m_picker, &QLineEdit::returnPressed, this, [this] { pick(m_picker->text()); });
}

void FigurePanel::startPicking()
{
    m_picker->setFocus();
}

void FigurePanel::show(collection::FigureId id)
{
    if (id == m_id)
        return;
    keepNotes();
    m_id = id;
    readAgain();
}

void FigurePanel::readAgain()
{
    const Figure *figure = m_document.figure(m_id);
    m_body->setVisible(figure);
    m_name->setFullText(figure ? figure->name.isEmpty() ? tr("unnamed") : figure->name : QString());
    if (!figure)
        return;
    showUses(*figure);
    if (m_notes->toPlainText() != figure->notes)
        m_notes->setPlainText(figure->notes);
}

void FigurePanel::showUses(const Figure &figure)
{
    while (QLayoutItem *item = m_uses->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that has just asked
        delete item;
    }
    for (std::size_t index = 0; index < figure.uses.size(); ++index) {
        auto *row = new UseRow(figure.uses[index], *m_catalogue, m_body);
        m_uses->addWidget(row);
        connect(row, &UseRow::changed, this, [this, index](const Use &use) { setUse(index, use); });
        connect(row, &UseRow::removeAsked, this, [this, index] { removeUse(index); });
    }
}

/// The first profile that has what was typed in its words; what is whole comes before what is a part.
void FigurePanel::pick(const QString &typed)
{
    const Figure *figure = m_document.figure(m_id);
    const QString wanted = typed.trimmed();
    if (!figure || wanted.isEmpty())
        return;
    auto found = std::ranges::find(m_choices, wanted, &UseChoice::text);
    if (found == m_choices.end())
        found = std::ranges::find_if(m_choices, [&wanted](const UseChoice &choice) {
            return choice.text.contains(wanted, Qt::CaseInsensitive);
        });
    if (found == m_choices.end())
        return;
    m_picker->clear();
    // Enter in the list of the completer tells of its choice twice.
    if (std::ranges::find(figure->uses, found->use) != figure->uses.end())
        return;
    Figure more = *figure;
    more.uses.push_back(found->use);
    m_document.change(more, tr("Stands for %1").arg(found->text));
}

void FigurePanel::setUse(std::size_t index, const Use &use)
{
    Figure figure = *m_document.figure(m_id);
    figure.uses[index] = use;
    m_document.change(figure, tr("Stands for %1").arg(useText(use, *m_catalogue)));
}

void FigurePanel::removeUse(std::size_t index)
{
    Figure figure = *m_document.figure(m_id);
    const QString text = useText(figure.uses[index], *m_catalogue);
    figure.uses.erase(figure.uses.begin() + static_cast<std::ptrdiff_t>(index));
    m_document.change(figure, tr("Does not stand for %1").arg(text));
}

/// When the field is left.
void FigurePanel::keepNotes()
{
    const Figure *figure = m_document.figure(m_id);
    if (!figure || figure->notes == m_notes->toPlainText())
        return;
    Figure noted = *figure;
    noted.notes = m_notes->toPlainText();
    m_document.change(noted, tr("Notes"));
}

bool FigurePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_notes && event->type() == QEvent::FocusOut)
        keepNotes();
    return QWidget::eventFilter(watched, event);
}

} // namespace gunbai::ui
