// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/type.h"

#include <QStringList>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

struct Size
{
    qreal points;
    bool isSerif;
};

Size sizeOf(Text text)
{
    switch (text) {
    case Text::Caption:
        return {9, false};
    case Text::Body:
        return {10, false};
    case Text::Statement:
        return {11, false};
    case Text::Name:
        return {12, false};
    case Text::PanelTitle:
        return {13.5, true};
    case Text::HeaderFigure:
        return {15, false};
    case Text::ScreenTitle:
        return {16, true};
    case Text::PreviewTitle:
        return {20, true};
    case Text::WelcomeTitle:
        return {24, true};
    }
    Q_UNREACHABLE();
}

} // namespace

QFont typeface(Text text, Weight weight)
{
    const Size size = sizeOf(text);
    QFont font(QStringList{size.isSerif ? u"Noto Serif"_s : u"Noto Sans"_s, u"BIZ UDPGothic"_s});
    font.setPointSizeF(size.points);
    // Debian's Noto has no weights between, and the serif is for display: always bold.
    font.setWeight(size.isSerif || weight == Weight::Bold ? QFont::Bold : QFont::Normal);
    return font;
}

} // namespace gunbai::ui
