// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"
#include "ui/shell/settings.h"
#include "ui/shell/settingssection.h"

class QScrollArea;

namespace gunbai::ui {

class LibrarySettings;
class Library;
class MenuButton;
class Notice;
class OwnRules;
class RulesSettings;

/// How the program looks: colours and the size of everything.
class LookSettings final : public SettingsSection
{
    Q_OBJECT

public:
    explicit LookSettings(Settings &settings, QWidget *parent = nullptr);

Q_SIGNALS:
    void themeChanged();
    void restartAsked();

private:
    void pickSize(int index);

    Settings &m_settings;
    QWidget *m_restart = nullptr;
};

/// What is shown and printed: lengths and paper.
class DisplaySettings final : public SettingsSection
{
    Q_OBJECT

public:
    explicit DisplaySettings(Settings &settings, QWidget *parent = nullptr);
    void readAgain();

private:
    Settings &m_settings;
    MenuButton *m_paper = nullptr;
};

/// The house rules that new warbands of one game begin with.
class HouseRuleSettings final : public SettingsSection
{
    Q_OBJECT

public:
    HouseRuleSettings(Settings &settings, const rules::System &system, QWidget *parent = nullptr);
};

/// Everything that can be set. Each change holds at once.
class SettingsPage final : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive the page.
    SettingsPage(Settings &settings, const Library &library, const OwnRules &ownRules, QWidget *parent = nullptr);

    /// Brings the player's own lists and cards into sight.
    void showRules();
    void say(const QString &what, const QString &advice);
    [[nodiscard]] QString said() const;

Q_SIGNALS:
    void themeChanged();
    void restartAsked();
    void moveAsked(const QString &folder);
    void restoreAsked(const QString &backup);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createSections(Settings &settings, const Library &library, const OwnRules &ownRules);

    Notice *m_notice = nullptr;
    QScrollArea *m_area = nullptr;
    DisplaySettings *m_display = nullptr;
    LibrarySettings *m_library = nullptr;
    RulesSettings *m_rules = nullptr;
};

} // namespace gunbai::ui
