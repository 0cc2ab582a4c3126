// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/page.h"

class QPaintDevice;
class QPainter;

namespace gunbai::sheet {

/// Draws a page of a paper. The painter's unit is the millimetre, whatever the device: preview, printer and PDF all come
/// here.
void paintPage(QPainter &painter, const Page &page, const QSizeF &paper);

/// Scales a painter on a device, whose full page it is, to millimetres.
void scaleToMillimetres(QPainter &painter, const QPaintDevice &device);

} // namespace gunbai::sheet
