// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/models/cataloguemodel.h"
#include "ui/models/warbandmodel.h"

#include <QWidget>

class QAction;
class QMenu;

namespace gunbai::ui {

class CataloguePanel;
class Notice;
class OpenWarband;
class VerdictPanel;
class WarbandFoot;
class WarbandTable;
class WarriorPanel;

/// The open warband: what its list offers, its models, the chosen one, and the verdict below them.
class BuilderPage final : public QWidget
{
    Q_OBJECT

public:
    /// `openFile` and `more` are the window's: what the bar on top offers at its right.
    BuilderPage(OpenWarband &open, QAction *openFile, QMenu *more, QWidget *parent = nullptr);

    /// Another file could not be opened; this one stays.
    void showRefused(const Error &error);
    /// Says only how the open file is, no more what was refused.
    void showState();
    [[nodiscard]] QString fault() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *columns();
    void connectWarband();
    void connectParts();
    void showFault(const Error &error);
    void readAgain();

    OpenWarband &m_open;
    CatalogueModel m_catalogueModel;
    WarbandModel m_warbandModel;
    Notice *m_notice;
    CataloguePanel *m_catalogue;
    WarbandTable *m_table;
    WarbandFoot *m_foot;
    WarriorPanel *m_warrior;
    VerdictPanel *m_verdict;
    QString m_shownPath;
    int m_chosen = 0;
};

} // namespace gunbai::ui
