// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/paper.h"

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

QSizeF upright(Paper::Size size)
{
    switch (size) {
    case Paper::Size::A4: return {210, 297};
    case Paper::Size::A5: return {148, 210};
    case Paper::Size::Letter: return {215.9, 279.4};
    case Paper::Size::Legal: return {215.9, 355.6};
    }
    Q_UNREACHABLE();
}

} // namespace

QSizeF Paper::extent() const
{
    return orientation == Orientation::Portrait ? upright(size) : upright(size).transposed();
}

double Paper::margin() const
{
    return size == Size::A5 ? 9 : 14;
}

double Paper::leastMargin() const
{
    return size == Size::A5 ? 6.5 : 10;
}

std::optional<Paper::Size> paperSize(const QString &name)
{
    if (name == "a4"_L1)
        return Paper::Size::A4;
    if (name == "a5"_L1)
        return Paper::Size::A5;
    if (name == "letter"_L1)
        return Paper::Size::Letter;
    if (name == "legal"_L1)
        return Paper::Size::Legal;
    return std::nullopt;
}

} // namespace gunbai::sheet
