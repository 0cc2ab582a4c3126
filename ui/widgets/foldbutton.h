// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QAbstractButton>

#include <optional>

namespace gunbai::ui {

/// A line that opens and closes what is folded away: checked means open.
class FoldButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FoldButton(QWidget *parent = nullptr);

    /// A mark before the words; the chevron then stands after them.
    void setMark(Mark mark);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QColor ink() const;

    std::optional<Mark> m_mark;
};

} // namespace gunbai::ui
