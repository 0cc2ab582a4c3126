// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>

class QAction;
class QKeySequence;
class QMenu;

namespace gunbai::roster {
struct Warband;
}

namespace gunbai::ui {

class ShownWarband;
class WarbandTable;

/// Copying and pasting of models and of the whole warband, and saving a copy as a file.
class Sharing final : public QObject
{
    Q_OBJECT

public:
    /// Adds its actions to the table and at the head of `menu`.
    Sharing(const ShownWarband &shown, WarbandTable &table, QMenu &menu, QObject *parent);

    Result<> saveCopy(const QString &path);

Q_SIGNALS:
    void failed(const gunbai::Error &error);
    void copySaved(const QString &path);

private:
    QAction *makeAction(const QString &text, const QKeySequence &key, void (Sharing::*slot)());
    void copyModels();
    void copyAsText();
    void copyAsMarkdown();
    void pasteModels();
    void pasteInstead();
    void askForCopy();
    [[nodiscard]] Result<roster::Warband> pasted() const;

    const ShownWarband &m_shown;
    WarbandTable &m_table;
};

} // namespace gunbai::ui
