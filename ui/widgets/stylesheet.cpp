// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/stylesheet.h"

#include "ui/widgets/palette.h"

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

/// "@name" stands for a colour of the palette.
constexpr auto Template = R"(
QLabel[tone="ink2"] { color: @ink2; }
QLabel[tone="ink3"] { color: @ink3; }
QLabel[tone="shu"] { color: @shu; }
QWidget[surface="base"] { background: @base; }
QWidget[surface="sheet"] { background: @sheet; }
QWidget[surface="well"] { background: @well; }
QWidget[surface="shuWash"] { background: @shuWash; }

QPushButton {
    background: @sheet; color: @ink; border: 1px solid @edge; border-radius: 3px;
    padding: 0 11px; min-height: 28px; max-height: 28px;
}
QPushButton:hover { background: @well; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border: 2px solid @ai; padding: 0 10px; min-height: 26px; max-height: 26px; }
QPushButton:disabled { background: transparent; color: @ink3; border-color: @line; }
QPushButton[look="primary"] { background: @primary; color: @onPrimary; border-color: @primary; }
QPushButton[look="primary"]:hover { background: @ink2; }
QPushButton[look="flat"] { background: transparent; border-color: transparent; padding: 0 5px; }
QPushButton[look="flat"]:hover { background: @well; }
QPushButton[look="flat"]:pressed { background: @line; }
QPushButton[look="flat"]:focus { border-color: @ai; padding: 0 4px; }
QPushButton[look="framed"] { padding: 0 5px; }
QPushButton[look="framed"]:focus { padding: 0 4px; }
QPushButton::menu-indicator { image: none; width: 0; }

QLineEdit, QPlainTextEdit, QComboBox {
    background: @sheet; color: @ink; border: 1px solid @edge; border-radius: 3px; padding: 0 7px;
    selection-background-color: @ai; selection-color: @onAi;
}
QLineEdit, QComboBox { min-height: 28px; max-height: 28px; }
QPlainTextEdit { padding: 2px 3px; }
QLineEdit:focus, QComboBox:focus { border: 2px solid @ai; padding: 0 6px; min-height: 26px; max-height: 26px; }
QPlainTextEdit:focus { border: 2px solid @ai; padding: 1px 2px; }
QLineEdit:disabled { background: transparent; border-color: @line; }
QLineEdit[look="inline"] {
    background: transparent; border-color: transparent; padding: 0 4px; margin-left: -7px; min-height: 0; max-height: 100px;
}
QLineEdit[look="inline"]:hover { border-color: @edge; }
QLineEdit[look="inline"]:focus { background: @sheet; border: 1px solid @ai; }
QTableView QLineEdit { padding: 0 5px; border: 1px solid @ai; border-radius: 0; min-height: 0; max-height: 100px; }
QLineEdit[look="line"] {
    background: @sheet; border: none; border-bottom: 1px solid @line; border-radius: 0; padding: 0;
}
QLineEdit[look="line"]:focus { border: none; border-bottom: 2px solid @ai; padding: 0; }
QComboBox::drop-down { border: none; width: 20px; }
QTableView, QListView { background: @sheet; border: none; outline: 0; }
QListView[surface="base"] { background: @base; }
QHeaderView { background: @sheet; border: none; }
QHeaderView::section {
    background: @sheet; color: @ink2; border: none; border-bottom: 1px solid @rule; padding: 0 4px 0 8px;
}
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 8px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 8px; margin: 0; }
QScrollBar::handle:vertical { background: @edge; min-height: 32px; margin: 2px; border-radius: 2px; }
QScrollBar::handle:horizontal { background: @edge; min-width: 32px; margin: 2px; border-radius: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: @sheet; border: 1px solid @edge; padding: 4px 0; }
QMenu::item { padding: 6px 24px 6px 16px; color: @ink; }
QMenu::item:selected { background: @aiWash; }
QMenu::item:disabled { color: @ink3; }
QMenu::separator { height: 1px; background: @line; margin: 4px 0; }
QToolTip { background: @sheet; color: @ink; border: 1px solid @edge; padding: 4px 6px; }

QTableView[look="roster"] QHeaderView::section:last { padding: 0 24px 0 8px; }
QTableView[look="figures"] QHeaderView::section:first { padding: 0 4px 0 24px; }
QListView[look="framed"] { border: 1px solid @edge; border-radius: 3px; }
QListView[look="framed"]:focus { border: 2px solid @ai; }
QListView[look="framed"]::item { padding: 0 8px; border-left: 4px solid transparent; }
QListView[look="framed"]::item:selected { background: @aiWash; color: @ink; border-left: 4px solid @ai; }
QListView[look="framed"]::item:disabled { color: @ink2; }
QLineEdit[look="search"] { padding: 0 7px 0 3px; min-height: 34px; max-height: 34px; }
QLineEdit[look="search"]:focus { padding: 0 6px 0 2px; min-height: 32px; max-height: 32px; }
QPushButton[look="choice"] { padding: 0 9px; min-height: 26px; max-height: 26px; }
QPushButton[look="choice"]:focus { padding: 0 8px; min-height: 24px; max-height: 24px; }
QPushButton[look="quiet"] {
    background: transparent; color: @ink2; border-color: transparent; padding: 0 4px; min-height: 22px; max-height: 22px;
}
QPushButton[look="quiet"]:hover { color: @ink; background: @well; }
QPushButton[look="quiet"]:focus { border: 1px solid @ai; }
QPushButton[look="preset"] { padding: 0 9px; min-height: 38px; max-height: 38px; }
QPushButton[look="preset"]:checked { background: @ai; color: @onAi; border-color: @ai; font-weight: bold; }
QPushButton[look="preset"]:focus { border: 2px solid @ai; padding: 0 8px; min-height: 36px; max-height: 36px; }
QPushButton[look="preset"]:checked:focus { border-color: @ink; }
QPushButton[look="segment"] { border-radius: 0; padding: 0 9px; min-height: 26px; max-height: 26px; }
QPushButton[look="segment"][isFollowing="true"] { border-left: none; }
QPushButton[look="segment"]:checked { background: @ai; color: @onAi; border-color: @ai; font-weight: bold; }
QPushButton[look="segment"]:focus { border: 2px solid @ai; padding: 0 8px; min-height: 24px; max-height: 24px; }
QPushButton[look="segment"]:checked:focus { border-color: @ink; }
)";

QString coloured(QString text, const Palette &palette)
{
    // Longer names first: "@ink2" before "@ink".
    const std::pair<QLatin1StringView, QColor> colours[] = {
        {"@onAi"_L1, palette.onAi},       {"@onPrimary"_L1, palette.onPrimary},
        {"@primary"_L1, palette.primary}, {"@shuWash"_L1, palette.shuWash},
        {"@aiWash"_L1, palette.aiWash},   {"@sheet"_L1, palette.sheet},
        {"@base"_L1, palette.base},       {"@well"_L1, palette.well},
        {"@line"_L1, palette.line},       {"@edge"_L1, palette.edge},
        {"@rule"_L1, palette.rule},       {"@ink2"_L1, palette.ink2},
        {"@ink3"_L1, palette.ink3},       {"@ink"_L1, palette.ink},
        {"@shu"_L1, palette.shu},         {"@ai"_L1, palette.ai},
    };
    for (const auto &[name, colour] : colours)
        text.replace(name, colour.name());
    return text;
}

} // namespace

QString styleSheet(const Palette &palette)
{
    return coloured(QString::fromUtf8(Template), palette);
}

} // namespace gunbai::ui
