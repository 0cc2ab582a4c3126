// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/roster/warband.h"
#include "core/rules/catalogue.h"

#include <QDate>

namespace gunbai::roster {

/// The rules that a warband was drawn up with: the resolved profiles of its models, not what came of them, so that a
/// warband which keeps them is priced right by them whatever is edited. A plain value, stored with the warband.
struct Remembered
{
    /// Where a profile stood for this warband.
    enum class Stood { InList, Hired, Elsewhere, Nowhere };

    struct Kind
    {
        Stood stood = Stood::Nowhere;
        QString record; ///< rules::recordOf(); "" when no list knew the profile

        friend bool operator==(const Kind &, const Kind &) = default;
    };

    QMap<QString, Kind> kinds; ///< by profile id
    QDate day;                 ///< whose rules these were; null when nothing was remembered yet
    bool isKept = false;       ///< the player keeps them, whatever today's say

    friend bool operator==(const Remembered &, const Remembered &) = default;
};

/// What the rules of a `day` say of the warband's profiles; of one that they don't know, what was remembered `before`.
[[nodiscard]] Remembered renewed(const Warband &warband, const Remembered &before, const rules::Catalogue &today,
                                 QDate day);

/// What is remembered, and what the rules of today say of profiles that are new in the warband.
[[nodiscard]] Remembered extended(const Warband &warband, Remembered remembered, const rules::Catalogue &today);

/// The profiles that are remembered otherwise than today's rules have them.
[[nodiscard]] QStringList otherThanToday(const Warband &warband, const Remembered &remembered,
                                         const rules::Catalogue &today);

/// Today's rules with the remembered profiles in place of today's, whether or not the warband keeps them.
[[nodiscard]] rules::CataloguePtr asRemembered(const Warband &warband, const Remembered &remembered,
                                               const rules::CataloguePtr &today);

/// The rules that the warband goes by: asRemembered() when it keeps them, else today's.
[[nodiscard]] rules::CataloguePtr rulesInUse(const Warband &warband, const Remembered &remembered,
                                             const rules::CataloguePtr &today);

} // namespace gunbai::roster
