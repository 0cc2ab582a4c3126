// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/rostermodel.h"

#include <QTableView>

namespace gunbai::ui {

/// The models of a warband that is only looked at, as high as all of them.
class RosterTable final : public QTableView
{
    Q_OBJECT

public:
    RosterTable(RosterModel &model, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void shareWidth();
    [[nodiscard]] int contentWidth(int column) const;

    const RosterModel &m_model;
};

} // namespace gunbai::ui
