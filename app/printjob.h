// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/subcommands.h"

#include "core/game/game.h"
#include "core/sheet/layout.h"

namespace gunbai::app {

/// What a call of `print` asks for.
struct PrintJob
{
    QStringList files; ///< one or two
    QString output;
    sheet::Setting setting;
    game::PrintOptions options;
    sheet::Crest crest;
    std::vector<int> models; ///< numbers from 1 of those of the first file to print, in this order; empty: all
};

/// The options of `print` that take a value, and those that don't.
[[nodiscard]] QStringList printValues();
[[nodiscard]] QStringList printFlags();

/// The error says what is wrong with the call.
[[nodiscard]] Result<PrintJob> printJob(const Call &call);

} // namespace gunbai::app
