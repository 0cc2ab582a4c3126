// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QAbstractButton>

class QVBoxLayout;

namespace gunbai::ui {

/// A page of the program on its rail: a mark above a word.
class RailButton final : public QAbstractButton
{
    Q_OBJECT

public:
    RailButton(Mark mark, const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Mark m_mark;
};

/// The column at the left edge of the window: the brand, and below it the pages there are.
class Rail final : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    RailButton *addPage(Mark mark, const QString &text);
    /// At the foot of the rail.
    RailButton *addLastPage(Mark mark, const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_pages;
    int m_stretch = 0; ///< where the pages end and the room before the last one begins
};

} // namespace gunbai::ui
