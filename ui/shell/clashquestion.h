// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library.h"

namespace gunbai::ui {

class AskLine;

/// What is done with the answer: shows the warband, and says what went wrong if something did.
using Answered = std::function<void(const Result<store::WarbandId> &)>;

/// Asks which edit to keep when a warband's waits in the library, and does it.
void askWhichToKeep(Library &library, store::WarbandId id, AskLine &line, const Answered &then);

} // namespace gunbai::ui
