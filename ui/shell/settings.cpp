// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QLocale>
#include <QSettings>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto GeometryKey = "window/geometry"_L1;
constexpr auto SamplesKey = "library/samples"_L1;

constexpr auto PaperKey = "print/paper"_L1;
constexpr auto LandscapeKey = "print/landscape"_L1;

QString nameOf(sheet::Paper::Size size)
{
    switch (size) {
    case sheet::Paper::Size::A4:
        return u"a4"_s;
    case sheet::Paper::Size::A5:
        return u"a5"_s;
    case sheet::Paper::Size::Letter:
        return u"letter"_s;
    case sheet::Paper::Size::Legal:
        return u"legal"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

QByteArray Settings::geometry() const
{
    return m_store.value(GeometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    m_store.setValue(GeometryKey, geometry);
}

bool Settings::areSamplesShown() const
{
    return m_store.value(SamplesKey, true).toBool();
}

void Settings::setSamplesShown(bool areShown)
{
    m_store.setValue(SamplesKey, areShown);
}

sheet::Paper Settings::paper() const
{
    const bool isLetter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    const auto size = sheet::paperSize(m_store.value(PaperKey).toString());
    const bool isLandscape = m_store.value(LandscapeKey, false).toBool();
    return {size.value_or(isLetter ? sheet::Paper::Size::Letter : sheet::Paper::Size::A4),
            isLandscape ? sheet::Paper::Orientation::Landscape : sheet::Paper::Orientation::Portrait};
}

void Settings::setPaper(const sheet::Paper &paper)
{
    m_store.setValue(PaperKey, nameOf(paper.size));
    m_store.setValue(LandscapeKey, paper.orientation == sheet::Paper::Orientation::Landscape);
}

} // namespace gunbai::ui
