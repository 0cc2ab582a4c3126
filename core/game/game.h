// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/length.h"
#include "core/base/result.h"
#include "core/roster/verdict.h"
#include "core/sheet/content.h"

#include <QDate>

#include <memory>
#include <vector>

namespace gunbai::game {

/// Whose eyes a print is for: the opponent's copy has no secret in it.
enum class Copy { Owner, Opponent };

/// How the player wants a layout.
struct PrintOptions
{
    QString layout = QStringLiteral("sheet");
    Copy copy = Copy::Owner;
    QString kamon = QStringLiteral(":/kamon/peaks.svg");
    QDate date; ///< at the foot of the page, unless invalid
    LengthUnit lengthUnit = LengthUnit::Inches;
};

/// A layout that a game can print.
struct LayoutOffer
{
    QString id;
    QString name;
};

/// What one game offers the program. It keeps no state: everything it works on is handed in.
class Game
{
public:
    Game() = default;
    virtual ~Game() = default;
    Q_DISABLE_COPY_MOVE(Game)

    /// The id of its rules data.
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual std::vector<LayoutOffer> layouts() const = 0;
    /// What a layout says of a warband; the error says why this copy can't be printed.
    [[nodiscard]] virtual Result<sheet::Content> sheet(const roster::Warband &warband, const roster::Muster &muster,
                                                       const roster::Verdict &verdict,
                                                       const PrintOptions &options) const = 0;
};

/// The games of the program, composed in app/.
using Games = std::vector<std::unique_ptr<const Game>>;

/// The game with this id, or nullptr.
[[nodiscard]] const Game *find(const Games &games, const QString &id);
/// Whether the game offers this layout.
[[nodiscard]] bool offers(const Game &game, const QString &layout);

} // namespace gunbai::game
