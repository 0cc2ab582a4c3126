// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library.h"

namespace gunbai::ui {

class AskLine;

/// Asks what to do now that the library's file is another one, or gone, and does it. `then` shows what came of it.
void askAboutReplacement(Library &library, AskLine &line, const std::function<void(const Result<> &)> &then);

} // namespace gunbai::ui
