// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace gunbai::game {

/// The kamon that the program has, by ids that stay: "peaks", "wave". The first is every warband's until its player
/// chooses.
[[nodiscard]] const QStringList &kamonIds();
/// The drawing of a kamon; of an id that is not known, that of the first.
[[nodiscard]] QString kamonDrawing(const QString &id);

} // namespace gunbai::game
