// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

#include <QWidget>

class QAction;

namespace gunbai::ui {

class Notice;
class WarbandList;

/// What the window shows while no warband is open: the samples, ways in, and what was opened lately.
class StartPage final : public QWidget
{
    Q_OBJECT

public:
    StartPage(const rules::CataloguePtr &catalogue, const QStringList &samples, QAction *openFile,
              QWidget *parent = nullptr);

    void setRecent(const QStringList &paths);
    /// Reads all files of the page again.
    void refresh();
    /// Says why a file could not be opened, until something is opened.
    void showRefused(const Error &error);
    void clearFault();
    [[nodiscard]] QString fault() const;

Q_SIGNALS:
    void picked(const QString &path);

private:
    [[nodiscard]] QWidget *library(QAction *openFile);
    [[nodiscard]] QWidget *welcome(QAction *openFile);

    Notice *m_notice;
    WarbandList *m_samples;
    WarbandList *m_recent;
};

} // namespace gunbai::ui
