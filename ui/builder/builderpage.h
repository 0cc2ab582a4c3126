// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/models/cataloguemodel.h"
#include "ui/models/shownwarband.h"
#include "ui/models/warbandmodel.h"

#include <QDateTime>
#include <QWidget>

class QAction;
class QMenu;

namespace gunbai::ui {

class AskLine;
class CataloguePanel;
class Notice;
class RulesQuestion;
class Sharing;
class TableActions;
class UndoButtons;
class VerdictPanel;
class WarbandFoot;
class WarbandHeader;
class WarbandTable;
class WarriorPanel;

/// The builder: what the warband's list offers, its models, the chosen ones, and the verdict below them.
class BuilderPage final : public QWidget
{
    Q_OBJECT

public:
    /// `print` and `more` are the window's: what the bar on top offers at its right.
    BuilderPage(QAction *print, QMenu *more, QWidget *parent = nullptr);
    ~BuilderPage() override;

    /// Shows a document, which somebody else owns, or none. `place` is what the bar says of where it is kept.
    void setDocument(edit::WarbandDocument *document, const QString &place = {},
                     const QDateTime &savedAt = QDateTime::currentDateTime());

    /// The figures that the player owns; for the next document that is shown.
    void setOwned(const collection::Collection &owned) { m_shown.setOwned(owned); }

    /// The crest by its drawing, ":/kamon/snow.svg"; the peaks for any other.
    void setKamon(const QString &drawing);

    /// Says across the page what went wrong, and what to do, until it is said to be well again.
    void showFault(const Error &error, const QString &advice);
    void clearFault();
    [[nodiscard]] QString fault() const;

    /// The line across the page for what must be asked about the warband that is shown; empty for another one.
    [[nodiscard]] AskLine &question() { return *m_ask; }

Q_SIGNALS:
    /// A copy of the warband stands in this file now.
    void copySaved(const QString &path);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createParts(QAction *print, QMenu *more);
    [[nodiscard]] QWidget *columns();
    void connectWarband();
    void connectParts();
    void connectAdding();
    void connectSharing(QMenu &more);
    void showSaveFailure(const Error &error);
    void readAgain();
    void showChosen();
    void addModel(const QString &profile, const QString &name);
    void showUsual();

    ShownWarband m_shown;
    CatalogueModel m_catalogueModel;
    WarbandModel m_warbandModel;
    WarbandHeader *m_header = nullptr;
    UndoButtons *m_undo = nullptr;
    Notice *m_notice = nullptr;
    AskLine *m_ask = nullptr;
    RulesQuestion *m_rules = nullptr;
    CataloguePanel *m_catalogue = nullptr;
    WarbandTable *m_table = nullptr;
    TableActions *m_actions = nullptr;
    Sharing *m_sharing = nullptr;
    WarbandFoot *m_foot = nullptr;
    WarriorPanel *m_warrior = nullptr;
    VerdictPanel *m_verdict = nullptr;
    bool m_isChanging = false;
    bool m_saveHasFailed = false;
};

} // namespace gunbai::ui
