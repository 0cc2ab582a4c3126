// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <optional>

namespace gunbai::toml {

/// Where a key such as a.b.c goes deeper than any file of ours; the parser would run out of stack on it.
[[nodiscard]] std::optional<Place> tooDeepKey(const QByteArray &bytes, const QString &file);

} // namespace gunbai::toml
