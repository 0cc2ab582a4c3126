// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;

namespace gunbai::ui {

class ElidedLabel;
class MarkLabel;
class OpenWarband;
class PointsMeter;

/// The bar on top: whose warband it is, its points, its models, and how many rules it breaks.
class WarbandHeader final : public QWidget
{
    Q_OBJECT

public:
    /// `open` opens another file; `more` stands behind the three dots.
    WarbandHeader(const OpenWarband &warband, QAction *open, QMenu *more, QWidget *parent = nullptr);

private:
    void createTitle(QHBoxLayout &row);
    void createFigures(QHBoxLayout &row);
    void readAgain();
    void showRules();

    const OpenWarband &m_open;
    ElidedLabel *m_name;
    ElidedLabel *m_about;
    PointsMeter *m_points;
    QLabel *m_models;
    QLabel *m_modelsWord;
    MarkLabel *m_rulesMark;
    QLabel *m_rules;
    QLabel *m_rulesWord;
};

} // namespace gunbai::ui
