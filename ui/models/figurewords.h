// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"
#include "core/rules/catalogue.h"

namespace gunbai::ui {

/// "Ashigaru with yari or teppo"; the ids where the rules are not installed.
[[nodiscard]] QString useText(const collection::Use &use, const rules::Catalogue &catalogue);
/// All uses of a figure: "Ashigaru with yari; Spearman".
[[nodiscard]] QString usesText(const collection::Figure &figure, const rules::Catalogue &catalogue);

/// A profile that figures can stand for, with what tells it from others of its name.
struct UseChoice
{
    collection::Use use; ///< without items
    QString text;        ///< "Ashigaru, Bushi, Ronin"
};
/// The profiles of all games, each once, in the order of their lists.
[[nodiscard]] std::vector<UseChoice> useChoices(const rules::Catalogue &catalogue);

/// What such a model can carry, to tell figures by: weapons, then mounts.
[[nodiscard]] QStringList itemsOf(const collection::Use &use, const rules::Catalogue &catalogue);

} // namespace gunbai::ui
