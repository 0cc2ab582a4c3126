// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <optional>

namespace gunbai::sheet {

/// A sheet of paper and the way it lies.
struct Paper
{
    enum class Size { A4, A5, Letter, Legal };
    enum class Orientation { Portrait, Landscape };

    Size size = Size::A4;
    Orientation orientation = Orientation::Portrait;

    /// Millimetres, as it lies.
    [[nodiscard]] QSizeF extent() const;
    /// White on every side, in millimetres.
    [[nodiscard]] double margin() const;
    /// What is left of it where room is short: no less than what printers leave out.
    [[nodiscard]] double leastMargin() const;

    friend bool operator==(const Paper &, const Paper &) = default;
};

/// The size that "a4", "a5", "letter" or "legal" names.
[[nodiscard]] std::optional<Paper::Size> paperSize(const QString &name);

} // namespace gunbai::sheet
