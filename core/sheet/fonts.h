// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/page.h"

#include <QFont>
#include <QHash>

namespace gunbai::sheet {

/// Whether the fonts of the sheets are there; the error names the one that is missing and its package.
[[nodiscard]] Result<> checkFonts();

/// The font of a style for a painter whose unit is a tenth of a millimetre.
[[nodiscard]] QFont font(const TextStyle &style);

/// Measures texts in millimetres, without a device. It remembers what it has measured.
class Measure
{
public:
    [[nodiscard]] double width(const QString &text, const TextStyle &style);

private:
    QHash<QString, double> m_widths[4]; ///< of one tenth of a millimetre in size, by face and weight
};

} // namespace gunbai::sheet
