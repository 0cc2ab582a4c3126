// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fonts.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetricsF>

namespace gunbai::sheet {

using namespace Qt::StringLiterals;

namespace {

/// Large enough that rounding of advances is nothing.
constexpr int MeasuredSize = 500;
/// Any letter spacing turns ligatures off, else "office" can't be found in the PDF. A percentage, as Qt multiplies an
/// absolute spacing by the device's resolution; this one is too small to see.
constexpr double SpacingPercent = 100.05;

QStringList families(Face face)
{
    if (face == Face::Serif)
        return {u"Noto Serif"_s, u"Noto Sans"_s, u"BIZ UDPGothic"_s};
    return {u"Noto Sans"_s, u"BIZ UDPGothic"_s};
}

} // namespace

Result<> checkFonts()
{
    const std::pair<QString, QString> needed[] = {{u"Noto Sans"_s, u"fonts-noto-core"_s},
                                                  {u"Noto Serif"_s, u"fonts-noto-core"_s},
                                                  {u"BIZ UDPGothic"_s, u"fonts-morisawa-bizud-gothic"_s}};
    for (const auto &[family, package] : needed) {
        if (!QFontDatabase::hasFamily(family)) {
            const QString text = QCoreApplication::translate("Sheet", "The font %1 is missing; it comes with the package %2.");
            return Error{Error::Code::NotFound, text.arg(family, package)};
        }
    }
    return Done();
}

QFont font(const TextStyle &style)
{
    QFont font;
    font.setFamilies(families(style.face));
    font.setWeight(style.isBold ? QFont::Bold : QFont::Normal);
    font.setPixelSize(style.tenths);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::PercentageSpacing, SpacingPercent);
    return font;
}

double Measure::width(const QString &text, const TextStyle &style)
{
    QHash<QString, double> &known = m_widths[(style.face == Face::Serif ? 2 : 0) + (style.isBold ? 1 : 0)];
    auto found = known.constFind(text);
    if (found == known.constEnd()) {
        TextStyle large = style;
        large.tenths = MeasuredSize;
        found = known.insert(text, QFontMetricsF(font(large)).horizontalAdvance(text) / MeasuredSize);
    }
    return *found * style.tenths / 10;
}

} // namespace gunbai::sheet
