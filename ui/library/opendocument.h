// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library.h"

namespace gunbai::ui {

/// A document with what it takes to save it.
struct Library::Open
{
    store::WarbandId id;
    store::Revision revision;
    bool isSample = false;
    std::unique_ptr<edit::WarbandDocument> document;
};

} // namespace gunbai::ui
