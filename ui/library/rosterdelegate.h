// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace gunbai::ui {

/// Paints a cell of a warband that is only looked at: marks before the name, a cross where a rule is broken.
class RosterDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RosterDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace gunbai::ui
