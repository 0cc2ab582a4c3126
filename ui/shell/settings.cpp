// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <array>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto ThemeKey = "look/theme"_L1;
constexpr auto TextSizeKey = "look/textSize"_L1;
constexpr auto LengthKey = "display/length"_L1;
constexpr auto PaperKey = "print/paper"_L1;
constexpr auto PrintChoicesKey = "print/choices"_L1;
constexpr auto LandscapeKey = "print/landscape"_L1;
constexpr auto HouseRulesKey = "houseRules/%1"_L1;
constexpr auto FolderKey = "library/folder"_L1;
constexpr auto BackupsKey = "library/backups"_L1;
constexpr auto SamplesKey = "library/samples"_L1;
constexpr auto GeometryKey = "window/geometry"_L1;
constexpr auto PageKey = "window/page"_L1;

constexpr int UsualBackups = 10;

/// The words in the file, in the order of Theme.
const std::array<QString, 3> Themes{u"system"_s, u"light"_s, u"dark"_s};

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

Theme Settings::theme() const
{
    const auto found = std::ranges::find(Themes, m_store.value(ThemeKey).toString());
    return found == Themes.end() ? Theme::System : static_cast<Theme>(found - Themes.begin());
}

void Settings::setTheme(Theme theme)
{
    m_store.setValue(ThemeKey, Themes[static_cast<std::size_t>(theme)]);
}

int Settings::textSize() const
{
    return std::clamp(m_store.value(TextSizeKey, SmallestText).toInt(), SmallestText, LargestText);
}

void Settings::setTextSize(int percent)
{
    m_store.setValue(TextSizeKey, percent);
}

LengthUnit Settings::lengthUnit() const
{
    return m_store.value(LengthKey).toString() == "centimetres"_L1 ? LengthUnit::Centimetres : LengthUnit::Inches;
}

void Settings::setLengthUnit(LengthUnit unit)
{
    m_store.setValue(LengthKey, unit == LengthUnit::Centimetres ? u"centimetres"_s : u"inches"_s);
}

QStringList Settings::houseRules(const QString &system) const
{
    return m_store.value(QString(HouseRulesKey).arg(system)).toStringList();
}

void Settings::setHouseRules(const QString &system, const QStringList &ids)
{
    m_store.setValue(QString(HouseRulesKey).arg(system), ids);
}

QString Settings::libraryFolder() const
{
    return m_store.value(FolderKey).toString();
}

void Settings::setLibraryFolder(const QString &folder)
{
    m_store.setValue(FolderKey, folder);
}

int Settings::backupsKept() const
{
    return std::clamp(m_store.value(BackupsKey, UsualBackups).toInt(), FewestBackups, MostBackups);
}

void Settings::setBackupsKept(int number)
{
    m_store.setValue(BackupsKey, number);
}

bool Settings::areSamplesShown() const
{
    return m_store.value(SamplesKey, true).toBool();
}

void Settings::setSamplesShown(bool areShown)
{
    m_store.setValue(SamplesKey, areShown);
}

QByteArray Settings::geometry() const
{
    return m_store.value(GeometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    m_store.setValue(GeometryKey, geometry);
}

QString Settings::lastPage() const
{
    return m_store.value(PageKey).toString();
}

void Settings::setLastPage(const QString &page)
{
    m_store.setValue(PageKey, page);
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

QByteArray Settings::printChoices() const
{
    return m_store.value(PrintChoicesKey).toByteArray();
}

void Settings::setPrintChoices(const QByteArray &choices)
{
    m_store.setValue(PrintChoicesKey, choices);
}

} // namespace gunbai::ui
