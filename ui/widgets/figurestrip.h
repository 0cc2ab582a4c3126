// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace gunbai::ui {

/// Figures side by side in equal boxes, each under its label, with hairlines around and between.
class FigureStrip final : public QWidget
{
    Q_OBJECT

public:
    struct Figure
    {
        QString label;
        QString value;
    };

    explicit FigureStrip(QWidget *parent = nullptr);

    void setFigures(std::vector<Figure> figures);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Figure> m_figures;
};

} // namespace gunbai::ui
