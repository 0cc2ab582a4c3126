// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/type.h"

#include <algorithm>
#include <cmath>

namespace gunbai::sheet {

namespace {

/// Points; the second where room is short.
double points(Tone tone, bool isTight)
{
    switch (tone) {
    case Tone::Body:
    case Tone::Strong:
    case Tone::Quiet: return 8.5;
    case Tone::Name: return isTight ? 10 : 10.5;
    case Tone::Figure: return isTight ? 12 : 14;
    case Tone::Label: return isTight ? 6.5 : 7;
    case Tone::Title: return isTight ? 19 : 23;
    case Tone::Subtitle: return isTight ? 9.5 : 10.5;
    case Tone::BigFigure: return isTight ? 19 : 24;
    case Tone::Heading: return isTight ? 10 : 10.5;
    }
    Q_UNREACHABLE();
}

bool isBold(Tone tone)
{
    return tone == Tone::Strong || tone == Tone::Name || tone == Tone::Figure || tone == Tone::Title
           || tone == Tone::BigFigure || tone == Tone::Heading;
}

Ink ink(Tone tone)
{
    return tone == Tone::Quiet || tone == Tone::Label || tone == Tone::Subtitle ? Ink::Soft : Ink::Full;
}

} // namespace

TextStyle Type::style(Tone tone) const
{
    const double tenths = points(tone, m_fit.isTight) * m_fit.scale / PointsPerMm * 10;
    const int least = static_cast<int>(std::ceil(FloorPoints / PointsPerMm * 10));
    const Face face = tone == Tone::Title || tone == Tone::Heading ? Face::Serif : Face::Sans;
    return {face, std::max(least, static_cast<int>(std::lround(tenths))), isBold(tone), ink(tone)};
}

double Type::box(Box::Size size) const
{
    const double millimetres = size == Box::Size::Large ? 6.0 : m_fit.isTight ? 3.9 : 4.5;
    return std::max(3.3, scaled(millimetres));
}

} // namespace gunbai::sheet
