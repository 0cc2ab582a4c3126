// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <vector>

namespace gunbai::rules {

/// The numbers of a form as they stand in a warband.
struct Figures
{
    int have = 0;    ///< the counted side
    int allowed = 0; ///< the bound, "at least" included
    int of = 0;      ///< what a share is taken of: the right side before its factor
};

/// A sentence with places for numbers: "{have}", "{allowed}", "{of}", and "{of|model|models}" for a word in the right number.
class Template
{
public:
    Template() = default;

    /// Takes the text from a data file; the error says what is wrong with a brace.
    [[nodiscard]] static Result<Template> parse(const QString &text);
    [[nodiscard]] QString filled(const Figures &figures) const;
    [[nodiscard]] bool isEmpty() const { return m_pieces.empty(); }

private:
    struct Piece
    {
        enum class Kind { Text, Have, Allowed, Of };
        Kind kind;
        QString one;  ///< the text, or the singular
        QString many; ///< the plural; both empty: the number itself
    };

    std::vector<Piece> m_pieces;
};

} // namespace gunbai::rules
