// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/collectiondocument.h"

#include <QUndoCommand>

#include <algorithm>

namespace gunbai::edit {

using collection::Collection;
using collection::Figure;
using collection::FigureId;

class ReplaceCollection final : public QUndoCommand
{
public:
    ReplaceCollection(CollectionDocument &document, Collection before, Collection after, const QString &step)
        : QUndoCommand(step), m_document(document), m_before(std::move(before)), m_after(std::move(after))
    {
    }

    void undo() override { m_document.m_hasFailed = !m_document.apply(m_before); }
    void redo() override { m_document.m_hasFailed = !m_document.apply(m_after); }

private:
    CollectionDocument &m_document;
    Collection m_before;
    Collection m_after;
};

CollectionDocument::CollectionDocument(Collection collection, CollectionSaver saver, QObject *parent)
    : QObject(parent), m_collection(std::move(collection)), m_saver(std::move(saver))
{
}

const Figure *CollectionDocument::figure(FigureId id) const
{
    const auto found = std::ranges::find(m_collection.figures, id, &Figure::id);
    return found == m_collection.figures.end() ? nullptr : &*found;
}

bool CollectionDocument::apply(const Collection &then)
{
    if (then == m_collection)
        return true;
    if (const auto saved = m_saver(then, m_collection); !saved) {
        Q_EMIT saveFailed(saved.error());
        return false;
    }
    m_collection = then;
    Q_EMIT changed();
    return true;
}

void CollectionDocument::change(const Collection &then, const QString &step)
{
    const Collection before = m_collection;
    // Applied before it is pushed: a change that cannot be saved leaves the redo steps alone.
    if (then != before && apply(then))
        m_undoStack.push(new ReplaceCollection(*this, before, then, step));
}

void CollectionDocument::change(const Figure &figure, const QString &step)
{
    Collection then = m_collection;
    const auto found = std::ranges::find(then.figures, figure.id, &Figure::id);
    if (found == then.figures.end())
        return;
    *found = figure;
    change(then, step);
}

FigureId CollectionDocument::add(std::vector<Figure> figures, const QString &step)
{
    Collection then = m_collection;
    const FigureId first = nextId(then);
    for (Figure &figure : figures) {
        figure.id = nextId(then);
        then.figures.push_back(std::move(figure));
    }
    change(then, step);
    return this->figure(first) ? first : FigureId();
}

void CollectionDocument::remove(const std::vector<FigureId> &ids)
{
    Collection then = m_collection;
    std::erase_if(then.figures,
                  [&ids](const Figure &figure) { return std::ranges::find(ids, figure.id) != ids.end(); });
    change(then, tr("Remove %n figure(s)", nullptr, static_cast<int>(ids.size())));
}

void CollectionDocument::undo()
{
    m_undoStack.undo();
    if (m_hasFailed)
        m_undoStack.redo(); // the value never changed: this only puts the index back
}

void CollectionDocument::redo()
{
    m_undoStack.redo();
    if (m_hasFailed)
        m_undoStack.undo();
}

void CollectionDocument::reload(const Collection &collection)
{
    if (collection == m_collection)
        return;
    m_undoStack.clear();
    m_collection = collection;
    Q_EMIT changed();
}

} // namespace gunbai::edit
