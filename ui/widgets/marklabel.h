// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QWidget>

#include <optional>

namespace gunbai::ui {

/// A drawing among widgets. Says nothing to screen readers: a word stands beside it.
class MarkLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit MarkLabel(int side, QWidget *parent = nullptr);

    void setMark(Mark mark, const MarkColours &colours);
    /// A crest in ink.
    void setKamon(Kamon kamon);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Mark m_mark = Mark::Met;
    std::optional<Kamon> m_kamon;
    MarkColours m_colours;
};

} // namespace gunbai::ui
