// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QScrollArea;

namespace gunbai::roster {
struct Finding;
struct Warband;
} // namespace gunbai::roster

namespace gunbai::ui {

class ElidedLabel;
class FixBar;
class FoldButton;
class HouseRulesButton;
class ShownWarband;
class VerdictLine;

/// The verdict below the builder: broken rules, warnings, and folded away the rules that are met.
class VerdictPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictPanel(const ShownWarband &shown, QWidget *parent = nullptr);

    /// The most height it may take; beyond that its lines scroll.
    void setMost(int height);

Q_SIGNALS:
    /// One broken rule's models are asked for: its place among the findings; -1 for those of all.
    void findingPicked(int finding);
    void rowAsked(int row);
    /// The player looks at what the warband would be, and no longer.
    void pointedAt(const gunbai::roster::Warband &then);
    void pointedAway();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createFoot();
    void readAgain();
    void addLines(QWidget *page);
    void addLine(QWidget *page, VerdictLine *line, int finding);
    void addMet(QWidget *page);
    void chainTabs();
    void showFoot();
    void fit();
    void arrange();
    void pick(const VerdictLine *line, int finding);
    [[nodiscard]] VerdictLine *lineOf(const roster::Finding &finding, QWidget *page) const;
    [[nodiscard]] int unmetCount() const;

    const ShownWarband &m_shown;
    QBoxLayout *m_top; ///< the rules, and the fixes below them or at their side
    QScrollArea *m_scroll;
    FixBar *m_fixes;
    QButtonGroup *m_picks = nullptr;
    QWidget *m_foot;
    FoldButton *m_fold;
    ElidedLabel *m_summary;
    HouseRulesButton *m_houseRules;
    int m_most = 300;
};

} // namespace gunbai::ui
