// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPainter;
class QPoint;

namespace gunbai::ui {

struct Palette;

/// Paints a small framed word, as wide as it needs, and gives its width. `left` is the middle of its left side.
int paintBadge(QPainter &painter, const QPoint &left, const QString &text, const Palette &palette);

} // namespace gunbai::ui
