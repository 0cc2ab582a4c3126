// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/length.h"
#include "core/base/result.h"
#include "core/roster/verdict.h"
#include "core/sheet/content.h"

#include <QDate>

#include <map>
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
    bool isOneAKind = false; ///< models that are alike share a card or a row, with their count
    bool isBlank = false;    ///< to be filled in by hand: as much room, and none of the warband's words
    bool isPencil = false;   ///< a box beside every value that changes in play
    QDate date;              ///< at the foot of the page, unless invalid
    LengthUnit lengthUnit = LengthUnit::Inches;
};

/// A warband to print, drawn up and judged, with what its player chose for its looks.
struct Side
{
    roster::Warband warband;
    roster::Muster muster;
    roster::Verdict verdict;
    sheet::Crest crest{QStringLiteral(":/kamon/peaks.svg"), {}, {}};
    std::map<roster::ModelId, QImage> portraits = {};
    std::vector<roster::ModelId> chosen = {}; ///< the models to print, in this order; empty: all as they stand
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
    /// What a layout says of one warband, or of two that meet. The error says why they can't be printed so.
    [[nodiscard]] virtual Result<sheet::Document> print(const std::vector<Side> &sides,
                                                        const PrintOptions &options) const = 0;
};

/// The games of the program, composed in app/.
using Games = std::vector<std::unique_ptr<const Game>>;

/// The game with this id, or nullptr.
[[nodiscard]] const Game *find(const Games &games, const QString &id);
/// Whether the game offers this layout.
[[nodiscard]] bool offers(const Game &game, const QString &layout);

} // namespace gunbai::game
