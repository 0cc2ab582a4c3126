// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/shell/settingssection.h"

class QVBoxLayout;

namespace gunbai::ui {

class ElidedLabel;
class OwnRules;

/// The player's own lists and cards: their folder, their files, and what is wrong in them.
class RulesSettings final : public SettingsSection
{
    Q_OBJECT

public:
    explicit RulesSettings(const OwnRules &ownRules, QWidget *parent = nullptr);

    void readAgain();
    /// Puts the annotated examples into the folder, beside whatever is there; a file that is there stays as it is.
    Result<> writeExamples();

Q_SIGNALS:
    void failed(const gunbai::Error &error);

private:
    void openFolder();
    void addFile(const QString &path);

    const OwnRules &m_ownRules;
    ElidedLabel *m_folder = nullptr;
    QVBoxLayout *m_files = nullptr;
};

} // namespace gunbai::ui
