// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace gunbai::ui {

/// A part of the settings: a title over rows of a caption, what is set, and a note below it.
class SettingsSection : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsSection(const QString &title, QWidget *parent = nullptr);

protected:
    /// A field at its own width with its caption at the left, which names it for screen readers' users too.
    void addField(const QString &caption, QWidget *field);
    /// Something as wide as the section.
    void addWide(QWidget *widget);
    /// Widgets beside one another at their own widths.
    [[nodiscard]] QWidget *beside(const std::vector<QWidget *> &widgets);
    QLabel *addNote(const QString &text);

private:
    QGridLayout *m_rows;
};

} // namespace gunbai::ui
