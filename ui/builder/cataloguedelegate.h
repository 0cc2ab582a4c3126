// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace gunbai::ui {

/// Paints a line of the catalogue: Rank, name, cost, what it leaves; below it why it can't be taken and what is to be known.
class CatalogueDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CatalogueDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintHead(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintProfile(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintPlus(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    static void paintThatMoreIsSaid(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index);
    void paintCaptions(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace gunbai::ui
