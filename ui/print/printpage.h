// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/sheet/page.h"
#include "core/sheet/paper.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gunbai::ui {

class ElidedLabel;
class MenuButton;
class AskLine;
class Notice;
class PrintPreview;
class Segments;

/// Prints a warband: what, on which paper and for whom, with the pages as they will be.
class PrintPage final : public QWidget
{
    Q_OBJECT

public:
    /// The games must outlive the page.
    explicit PrintPage(const game::Games &games, QWidget *parent = nullptr);

    void setPaper(sheet::Paper paper);
    /// What the next warband's sheet shows lengths in.
    void setLengthUnit(LengthUnit unit) { m_lengthUnit = unit; }
    /// Shows a warband. It is drawn up by the muster and the verdict.
    void show(const roster::Warband &warband, const roster::Muster &muster, const roster::Verdict &verdict,
              const QString &kamon, const QDate &today);
    Result<> savePdf(const QString &path) const;
    [[nodiscard]] QString fault() const;
    /// What was printed or written last, until something else is laid out.
    [[nodiscard]] QString done() const;
    [[nodiscard]] QString remarks() const;

Q_SIGNALS:
    void closed();
    void paperChosen(const gunbai::sheet::Paper &paper);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *side();
    [[nodiscard]] QWidget *pages();
    void createFields(QVBoxLayout &column);
    void createButtons(QVBoxLayout &column);
    void connectParts();
    void offerLayouts();
    void layOut();
    [[nodiscard]] Result<sheet::Layout> laidOut() const;
    [[nodiscard]] sheet::Paper paper() const;
    void takePaper();
    void print();
    void askForPdf();
    void say(const Result<> &result, const QString &done);

    const game::Games &m_games;
    roster::Warband m_warband;
    roster::Muster m_muster;
    roster::Verdict m_verdict;
    QString m_kamon;
    QDate m_today;
    LengthUnit m_lengthUnit = LengthUnit::Inches;
    Notice *m_notice = nullptr;
    AskLine *m_done = nullptr;
    PrintPreview *m_preview = nullptr;
    ElidedLabel *m_name = nullptr;
    QLabel *m_layoutLabel = nullptr;
    MenuButton *m_layout = nullptr;
    MenuButton *m_paper = nullptr;
    Segments *m_orientation = nullptr;
    Segments *m_copy = nullptr;
    QLabel *m_remarks = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_back = nullptr;
};

} // namespace gunbai::ui
