// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/page.h"
#include "core/sheet/paper.h"
#include "ui/print/printchoices.h"
#include "ui/widgets/menubutton.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace gunbai::ui {

class AskLine;
class ElidedLabel;
class Notice;
class PrintFields;
class PrintPreview;

/// Warbands that may stand on the other side, and how one of them is drawn up.
struct OtherSides
{
    std::vector<MenuButton::Choice> choices;
    std::function<Result<game::Side>(const QVariant &)> load;
};

/// Prints a warband: what, on which paper and for whom, with the pages as they will be.
class PrintPage final : public QWidget
{
    Q_OBJECT

public:
    /// The games must outlive the page.
    explicit PrintPage(const game::Games &games, QWidget *parent = nullptr);

    void setPaper(const sheet::Paper &paper);
    void setChoices(const PrintChoices &choices);
    /// What the next warband's sheet shows lengths in.
    void setLengthUnit(LengthUnit unit) { m_lengthUnit = unit; }
    /// Shows a warband, with what is chosen of it, or nothing that can be chosen.
    void show(const game::Side &side, const QDate &today, OtherSides others = {});
    Result<> savePdf(const QString &path) const;
    [[nodiscard]] QString fault() const;
    /// What was printed or written last, until something else is laid out.
    [[nodiscard]] QString done() const;
    [[nodiscard]] QString remarks() const;

Q_SIGNALS:
    void closed();
    void paperChosen(const gunbai::sheet::Paper &paper);
    void choicesMade(const gunbai::ui::PrintChoices &choices);
    /// Empty when all are printed as they stand.
    void modelsChosen(const std::vector<gunbai::roster::ModelId> &models);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *side();
    [[nodiscard]] QWidget *pages();
    void createButtons(QVBoxLayout &column);
    void connectParts();
    void layOut();
    [[nodiscard]] Result<sheet::Layout> laidOut() const;
    [[nodiscard]] Result<std::vector<game::Side>> sides() const;
    void takePaper();
    void takeChoices();
    void takeModels();
    void print();
    void askForPdf();
    void say(const Result<> &result, const QString &done);
    void setRemarks(const QString &text);
    void fitRemarks();

    const game::Games &m_games;
    game::Side m_side;
    OtherSides m_others;
    QDate m_today;
    LengthUnit m_lengthUnit = LengthUnit::Inches;
    Notice *m_notice = nullptr;
    AskLine *m_done = nullptr;
    PrintPreview *m_preview = nullptr;
    ElidedLabel *m_name = nullptr;
    PrintFields *m_fields = nullptr;
    QLabel *m_remarks = nullptr;
    QScrollArea *m_remarksArea = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_pdf = nullptr;
    QPushButton *m_back = nullptr;
};

} // namespace gunbai::ui
