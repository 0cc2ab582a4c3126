// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library.h"

namespace gunbai::ui {

class AskLine;

/// Shows the warband that is to be shown now, or says what went wrong. `isFromFile`: it says what the file says.
using TakenIn = std::function<void(const Result<store::WarbandId> &, bool isFromFile)>;

/// Puts a file's warband into the library; when the library has one so called, asks first which of the two there shall be.
void takeIn(Library &library, const Arrival &arrival, AskLine &line, const TakenIn &then);

} // namespace gunbai::ui
