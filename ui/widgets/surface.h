// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace gunbai::ui {

/// A plain ground for other widgets.
class Surface final : public QWidget
{
    Q_OBJECT

public:
    /// Broken has the bar of a broken rule at its left.
    enum class Kind { Base, Sheet, Broken };

    explicit Surface(Kind kind, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind;
};

} // namespace gunbai::ui
