// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette.h"

#include <QWidget>

namespace gunbai::ui {

const Palette &Palette::light()
{
    static const Palette colours{
        .base = {0xF3, 0xEE, 0xE3},
        .sheet = {0xFC, 0xFA, 0xF4},
        .well = {0xE9, 0xE2, 0xD3},
        .line = {0xD6, 0xCC, 0xB9},
        .edge = {0x85, 0x7B, 0x6B},
        .ink = {0x21, 0x1D, 0x18},
        .ink2 = {0x59, 0x50, 0x43},
        .ink3 = {0x6A, 0x60, 0x51},
        .shu = {0xAB, 0x2B, 0x18},
        .shuWash = {0xFA, 0xE9, 0xE1},
        .ai = {0x27, 0x40, 0x6E},
        .aiWash = {0xDD, 0xE4, 0xF0},
        .rule = {0x21, 0x1D, 0x18},
        .gold = {0x8C, 0x6A, 0x1C},
        .primary = {0x21, 0x1D, 0x18},
        .onPrimary = {0xFC, 0xFA, 0xF4},
        .onShu = {0xFF, 0xFF, 0xFF},
        .onAi = {0xFF, 0xFF, 0xFF},
        .ramp = {QColor(0xDC, 0xD3, 0xC1), QColor(0xB9, 0xAE, 0x9A), QColor(0x59, 0x50, 0x43),
                 QColor(0x21, 0x1D, 0x18)},
    };
    return colours;
}

const Palette &Palette::dark()
{
    static const Palette colours{
        .base = {0x1A, 0x18, 0x16},
        .sheet = {0x24, 0x21, 0x1E},
        .well = {0x13, 0x11, 0x10},
        .line = {0x3B, 0x36, 0x31},
        .edge = {0x8A, 0x80, 0x72},
        .ink = {0xF1, 0xEA, 0xDC},
        .ink2 = {0xC2, 0xB8, 0xA7},
        .ink3 = {0xA8, 0x9E, 0x8E},
        .shu = {0xF8, 0x71, 0x4F},
        .shuWash = {0x37, 0x22, 0x1C},
        .ai = {0xA6, 0xBC, 0xE8},
        .aiWash = {0x24, 0x2F, 0x49},
        .rule = {0xA8, 0x9E, 0x8E},
        .gold = {0xCD, 0xA8, 0x50},
        .primary = {0xE9, 0xE1, 0xD1},
        .onPrimary = {0x1A, 0x18, 0x16},
        .onShu = {0x1A, 0x0E, 0x0A},
        .onAi = {0x10, 0x18, 0x2A},
        .ramp = {QColor(0x3B, 0x36, 0x31), QColor(0x62, 0x5A, 0x4F), QColor(0xBD, 0xB3, 0xA2),
                 QColor(0xF1, 0xEA, 0xDC)},
    };
    return colours;
}

const Palette &Palette::of(const QWidget *widget)
{
    // toQt() puts vermilion there, and nothing else changes it: it tells the two apart.
    return widget->palette().color(QPalette::Active, QPalette::BrightText) == dark().shu ? dark() : light();
}

QPalette Palette::toQt() const
{
    QPalette palette(ink, sheet, sheet, edge, line, ink, shu, sheet, base);
    palette.setColor(QPalette::Highlight, aiWash);
    palette.setColor(QPalette::HighlightedText, ink);
    palette.setColor(QPalette::Link, ai);
    palette.setColor(QPalette::LinkVisited, ai);
    palette.setColor(QPalette::PlaceholderText, ink3);
    palette.setColor(QPalette::AlternateBase, base);
    palette.setColor(QPalette::ToolTipBase, sheet);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::Shadow, rule);
    palette.setColor(QPalette::Midlight, well);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, ink3);
    return palette;
}

} // namespace gunbai::ui
