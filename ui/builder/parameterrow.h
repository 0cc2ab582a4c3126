// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/warbandfacts.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace gunbai::ui {

/// What the list asks the warband to name: a button each, which opens the choices.
class ParameterRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterRow(QWidget *parent = nullptr);

    void showLines(const std::vector<ParameterLine> &lines);

Q_SIGNALS:
    void valuesAsked(const QString &parameter, const QStringList &values);

private:
    void build(const std::vector<ParameterLine> &lines);
    void openMenu(std::size_t index);
    void choose(const ParameterLine &line, const ParameterChoice &choice);

    std::vector<ParameterLine> m_lines;
    std::vector<QPushButton *> m_buttons;
    QHBoxLayout *m_row;
};

} // namespace gunbai::ui
