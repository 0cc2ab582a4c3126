// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/sheet/cardformat.h"

namespace gunbai::ui {

/// How the player prints, apart from the paper and for whom: what is remembered until the next time.
struct PrintChoices
{
    QString layout = QStringLiteral("sheet");
    bool isOneAKind = false;
    bool isBlank = false;
    bool isPencil = false;
    bool savesInk = false;
    sheet::CardFormat cards;

    friend bool operator==(const PrintChoices &, const PrintChoices &) = default;
};

[[nodiscard]] QByteArray toJson(const PrintChoices &choices);
/// What can't be read, or is out of range, is as at first.
[[nodiscard]] PrintChoices printChoices(const QByteArray &json);

} // namespace gunbai::ui
