// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collection/collection.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace gunbai::edit {

/// Makes a collection durable; the other value is the one that it follows. Called before the change shows; an error takes
/// it back.
using CollectionSaver = std::function<Result<>(const collection::Collection &then, const collection::Collection &now)>;

/// The player's figures being edited, with their undo history. Every edit is durable before it shows.
class CollectionDocument final : public QObject
{
    Q_OBJECT

public:
    CollectionDocument(collection::Collection collection, CollectionSaver saver, QObject *parent = nullptr);

    [[nodiscard]] const collection::Collection &collection() const { return m_collection; }
    [[nodiscard]] const QUndoStack &undoStack() const { return m_undoStack; }
    [[nodiscard]] const collection::Figure *figure(collection::FigureId id) const;

    /// One step of undo. Nothing happens when it is the same.
    void change(const collection::Collection &then, const QString &step);
    /// Puts the figure in the place of the one with its id.
    void change(const collection::Figure &figure, const QString &step);
    /// Adds figures at the end, with ids of their own; gives the first one's, null when they could not be saved.
    collection::FigureId add(std::vector<collection::Figure> figures, const QString &step);
    void remove(const std::vector<collection::FigureId> &ids);

    void undo();
    void redo();
    /// Shows what another window has stored; the steps go.
    void reload(const collection::Collection &collection);

Q_SIGNALS:
    void changed();
    void saveFailed(const gunbai::Error &error);

private:
    friend class ReplaceCollection;

    bool apply(const collection::Collection &then);

    collection::Collection m_collection;
    CollectionSaver m_saver;
    QUndoStack m_undoStack;
    bool m_hasFailed = false;
};

} // namespace gunbai::edit
