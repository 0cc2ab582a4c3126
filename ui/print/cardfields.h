// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/cardformat.h"
#include "ui/widgets/optionrow.h"

#include <QWidget>

class QDoubleSpinBox;

namespace gunbai::ui {

class MenuButton;
class Segments;

/// An option row that ticks itself.
class Tick final : public QWidget
{
    Q_OBJECT

public:
    Tick(const QString &text, const QString &effect, QWidget *parent = nullptr);

    [[nodiscard]] bool isOn() const;
    void setOn(bool isOn);

Q_SIGNALS:
    void clicked();

private:
    OptionRow *m_row;
};

/// How cards are made: their size, what is between and around them, and their backs.
class CardFields final : public QWidget
{
    Q_OBJECT

public:
    explicit CardFields(QWidget *parent = nullptr);

    [[nodiscard]] sheet::CardFormat format() const;
    void setFormat(const sheet::CardFormat &format);

Q_SIGNALS:
    void changed();

private:
    void takeSize();
    void showOwnSize();

    MenuButton *m_size;
    QWidget *m_own;
    QDoubleSpinBox *m_width;
    QDoubleSpinBox *m_height;
    QDoubleSpinBox *m_gutter;
    QDoubleSpinBox *m_bleed;
    Tick *m_marks;
    Segments *m_backs;
};

} // namespace gunbai::ui
