// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include <array>

class QWidget;

namespace gunbai::ui {

/// The colours of the program. The one place that names any; the contrasts are in the design's look.
struct Palette
{
    QColor base;      ///< window
    QColor sheet;     ///< lists, fields, panels
    QColor well;      ///< rail, table bar
    QColor line;      ///< hairlines, never text
    QColor edge;      ///< control borders, marks at rest
    QColor ink;       ///< text
    QColor ink2;      ///< labels, secondary text
    QColor ink3;      ///< disabled, placeholder, reasons
    QColor shu;       ///< vermilion: needs you
    QColor shuWash;   ///< the rows of that
    QColor ai;        ///< indigo: selected, current, focus
    QColor aiWash;    ///< the selected row
    QColor rule;      ///< strong rule
    QColor gold;      ///< the brand fan only
    QColor primary;   ///< fill of the one primary button
    QColor onPrimary; ///< text and marks on that
    QColor onShu;
    QColor onAi;
    std::array<QColor, 4> ramp; ///< odds, from the least to the worst after "nothing"

    [[nodiscard]] static const Palette &light();
    [[nodiscard]] static const Palette &dark();
    /// The palette under which a widget is shown.
    [[nodiscard]] static const Palette &of(const QWidget *widget);

    /// The same for Qt's own styles.
    [[nodiscard]] QPalette toQt() const;
};

} // namespace gunbai::ui
