// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace gunbai::ui {

struct Palette;

/// Paints a cell of the warband: a row is plain, selected, or the cause of a broken rule.
class WarbandDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit WarbandDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The room that the whole text takes.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;

private:
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintNumber(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintWords(QPainter &painter, const QRect &room, const QModelIndex &index, const Palette &palette) const;
};

} // namespace gunbai::ui
