// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

namespace gunbai::ui {

/// A sum and its limit, "150 of 150 points", over a bar that ends in a stroke at the limit. A click asks for another limit.
class PointsMeter final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PointsMeter(QWidget *parent = nullptr);

    void setPoints(int total, std::optional<int> limit);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBar(QPainter &painter) const;

    int m_total = 0;
    std::optional<int> m_limit;
    QString m_figure;
    QString m_rest;
};

} // namespace gunbai::ui
