// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/paper.h"
#include "ui/print/printchoices.h"
#include "ui/widgets/menubutton.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace gunbai::ui {

class CardFields;
class FoldButton;
class ModelChoice;
class Presets;
class Segments;
class Tick;

/// All that can be chosen of a print: four layouts and the paper in sight, the rest behind “More”.
class PrintFields final : public QWidget
{
    Q_OBJECT

public:
    explicit PrintFields(QWidget *parent = nullptr);

    void offerLayouts(const std::vector<game::LayoutOffer> &offers);
    /// Warbands that may stand on the other side, by the values of which they are known.
    void offerOthers(const std::vector<MenuButton::Choice> &others);
    void showModels(const game::Side &side);
    void setPaper(const sheet::Paper &paper);
    void setChoices(const PrintChoices &choices);
    void setCopy(game::Copy copy);

    [[nodiscard]] sheet::Paper paper() const;
    [[nodiscard]] PrintChoices choices() const;
    [[nodiscard]] game::Copy copy() const;
    [[nodiscard]] QVariant other() const;
    [[nodiscard]] std::vector<roster::ModelId> models() const;
    [[nodiscard]] bool hasNoModel() const;

Q_SIGNALS:
    void changed();
    void paperPicked();
    void modelsPicked();

private:
    void createSeen(QVBoxLayout &column);
    void createMore(QVBoxLayout &column);
    void connectParts();
    void showWhatCounts();

    Presets *m_presets = nullptr;
    MenuButton *m_paper = nullptr;
    Segments *m_orientation = nullptr;
    Segments *m_copy = nullptr;
    FoldButton *m_fold = nullptr;
    QWidget *m_more = nullptr;
    QLabel *m_cardsLabel = nullptr;
    CardFields *m_cards = nullptr;
    Tick *m_oneAKind = nullptr;
    Tick *m_pencil = nullptr;
    Tick *m_blank = nullptr;
    Tick *m_inkSaver = nullptr;
    MenuButton *m_other = nullptr;
    QLabel *m_modelsLabel = nullptr;
    ModelChoice *m_models = nullptr;
};

} // namespace gunbai::ui
