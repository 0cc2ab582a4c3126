// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/type.h"

#include <algorithm>
#include <cmath>

namespace gunbai::sheet {

namespace {

/// Points on a sheet; the second where room is short.
double sheetPoints(Tone tone, bool isTight)
{
    switch (tone) {
    case Tone::Body:
    case Tone::Strong:
    case Tone::Quiet:
    case Tone::Item:
    case Tone::ItemFigure:
        return 8.5;
    case Tone::Name:
        return isTight ? 10 : 10.5;
    case Tone::Figure:
        return isTight ? 12 : 14;
    case Tone::Label:
        return isTight ? 6.5 : 7;
    case Tone::Title:
        return isTight ? 19 : 23;
    case Tone::Subtitle:
        return isTight ? 9.5 : 10.5;
    case Tone::BigFigure:
        return isTight ? 19 : 24;
    case Tone::Heading:
        return isTight ? 10 : 10.5;
    }
    Q_UNREACHABLE();
}

/// Points on a card of the size of a playing card.
double cardPoints(Tone tone)
{
    switch (tone) {
    case Tone::Body:
    case Tone::Strong:
    case Tone::Quiet:
    case Tone::Subtitle:
        return 8;
    case Tone::Item:
        return 9.5;
    case Tone::ItemFigure:
    case Tone::Heading:
        return 10;
    case Tone::Name:
        return 11;
    case Tone::Figure:
        return 18;
    case Tone::Label:
        return 6.5;
    case Tone::Title:
    case Tone::BigFigure:
        return 12;
    }
    Q_UNREACHABLE();
}

bool isBold(Tone tone)
{
    return tone == Tone::Strong || tone == Tone::Name || tone == Tone::Figure || tone == Tone::ItemFigure
           || tone == Tone::Title || tone == Tone::BigFigure || tone == Tone::Heading;
}

bool isSerif(Tone tone, bool onCard)
{
    return tone == Tone::Title || tone == Tone::Heading || (onCard && tone == Tone::Name);
}

Ink ink(Tone tone)
{
    return tone == Tone::Quiet || tone == Tone::Label || tone == Tone::Subtitle ? Ink::Soft : Ink::Full;
}

} // namespace

TextStyle Type::style(Tone tone) const
{
    const double points = m_fit.isCard ? cardPoints(tone) : sheetPoints(tone, m_fit.isTight);
    const double tenths = points * m_fit.scale / PointsPerMm * 10;
    const int least = static_cast<int>(std::ceil(FloorPoints / PointsPerMm * 10));
    const Face face = isSerif(tone, m_fit.isCard) ? Face::Serif : Face::Sans;
    return {face, std::max(least, static_cast<int>(std::lround(tenths))), isBold(tone), ink(tone)};
}

double Type::smallestPoints() const
{
    return std::round(size(Tone::Label) * PointsPerMm * 10) / 10;
}

/// No box is so small that a pencil misses it.
double Type::box(Box::Size size) const
{
    switch (size) {
    case Box::Size::Tiny:
        return std::max(2.4, scaled(2.6));
    case Box::Size::Small:
        return std::max(3.3, scaled(m_fit.isCard ? 4 : m_fit.isTight ? 3.9 : 4.5));
    case Box::Size::Large:
        return std::max(3.3, scaled(m_fit.isCard ? 5 : 6));
    case Box::Size::Token:
        return std::max(6.0, scaled(8.4));
    }
    Q_UNREACHABLE();
}

} // namespace gunbai::sheet
