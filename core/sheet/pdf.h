// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sheet/page.h"

#include <QByteArray>

namespace gunbai::sheet {

/// The layout as a PDF with its fonts embedded.
[[nodiscard]] QByteArray pdf(const Layout &layout);

/// Writes the layout as a PDF file. When that fails an older file of this name stays as it was.
[[nodiscard]] Result<> writePdf(const Layout &layout, const QString &path);

} // namespace gunbai::sheet
