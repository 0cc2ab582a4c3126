// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QDateTime>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;

namespace gunbai::ui {

class ElidedLabel;
class InlineEdit;
class MarkLabel;
class PointsMeter;
class ShownWarband;

/// The bar on top: whose warband it is, its points, its models, and how many rules it breaks.
class WarbandHeader final : public QWidget
{
    Q_OBJECT

public:
    WarbandHeader(const ShownWarband &shown, QWidget *parent = nullptr);

    /// Where the warband is kept, "patrol.gunbai" or "", and when it was saved last.
    void setPlace(const QString &place, const QDateTime &savedAt);
    void setKamon(Kamon kamon);
    /// Puts a button at the right of those that are there.
    void addButton(QWidget *button);
    void editName();

private:
    void createTitle(QHBoxLayout &row);
    void createFigures(QHBoxLayout &row);
    void createLimit(QHBoxLayout &row);
    void connectEdits();
    void readAgain();
    void showAbout();
    void showRules();
    void askForLimit();
    void takeLimit();
    void closeLimit();

    const ShownWarband &m_shown;
    QString m_place;
    QDateTime m_savedAt;
    MarkLabel *m_kamon;
    InlineEdit *m_name;
    ElidedLabel *m_about;
    PointsMeter *m_points;
    InlineEdit *m_limit;
    QLabel *m_models;
    QLabel *m_modelsWord;
    MarkLabel *m_rulesMark;
    QLabel *m_rules;
    QLabel *m_rulesWord;
};

} // namespace gunbai::ui
