// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace gunbai::ui {

/// What a text is for; each has one size.
enum class Text {
    Caption,    ///< captions, reasons, column heads: nothing smaller on screen
    Body,       ///< builder rows
    Statement,  ///< sentences of a verdict
    Name,       ///< names in a list, first lines of an offer
    PanelTitle, ///< serif
    HeaderFigure,
    ScreenTitle,  ///< serif
    PreviewTitle, ///< serif
    WelcomeTitle, ///< serif
};

enum class Weight { Regular, Bold };

/// The font of a text. Noto Sans has tabular lining figures of its own; Japanese comes from BIZ UDPGothic.
[[nodiscard]] QFont typeface(Text text, Weight weight = Weight::Regular);

} // namespace gunbai::ui
