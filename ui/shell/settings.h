// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/length.h"
#include "core/sheet/paper.h"
#include "ui/widgets/look.h"

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace gunbai::ui {

/// What the program remembers from one start to the next, by name instead of by key. What stands in the store and can't
/// be is taken for what is there at first.
class Settings
{
public:
    /// Keeps to the store, which must outlive it.
    explicit Settings(QSettings &store) : m_store(store) {}

    [[nodiscard]] Theme theme() const;
    void setTheme(Theme theme);

    /// Per cent; everything on the screen grows with the text.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent);
    static constexpr int SmallestText = 100;
    static constexpr int LargestText = 150;

    [[nodiscard]] LengthUnit lengthUnit() const;
    void setLengthUnit(LengthUnit unit);

    /// The paper that was printed on last; at first what the country prints on.
    [[nodiscard]] sheet::Paper paper() const;
    void setPaper(const sheet::Paper &paper);
    /// What else was chosen for the last print, in the words of the print page; empty at first.
    [[nodiscard]] QByteArray printChoices() const;
    void setPrintChoices(const QByteArray &choices);

    /// The house rules that a new warband of this system begins with.
    [[nodiscard]] QStringList houseRules(const QString &system) const;
    void setHouseRules(const QString &system, const QStringList &ids);

    /// The folder that the library was moved to, or "" where it is at first.
    [[nodiscard]] QString libraryFolder() const;
    void setLibraryFolder(const QString &folder);

    /// How many of the daily backups are kept.
    [[nodiscard]] int backupsKept() const;
    void setBackupsKept(int number);
    static constexpr int FewestBackups = 3;
    static constexpr int MostBackups = 90;

    [[nodiscard]] bool areSamplesShown() const;
    void setSamplesShown(bool areShown);

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    /// What the window showed last, in the window's own words; "" at first.
    [[nodiscard]] QString lastPage() const;
    void setLastPage(const QString &page);

private:
    QSettings &m_store;
};

} // namespace gunbai::ui
