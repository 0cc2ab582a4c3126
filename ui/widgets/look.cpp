// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/look.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/stylesheet.h"
#include "ui/widgets/type.h"

#include <QApplication>
#include <QStyleFactory>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

/// Qt 6.4 has no QStyleHints::colorScheme: a dark desktop gives dark windows.
bool isDesktopDark(const QApplication &application)
{
    return application.palette().color(QPalette::Window).lightness() < 128;
}

} // namespace

void applyLook(QApplication &application, Theme theme)
{
    const bool isDark = theme == Theme::Dark || (theme == Theme::System && isDesktopDark(application));
    const Palette &palette = isDark ? Palette::dark() : Palette::light();
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(palette.toQt());
    QApplication::setFont(typeface(Text::Body));
    application.setStyleSheet(styleSheet(palette));
}

} // namespace gunbai::ui
