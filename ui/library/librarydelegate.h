// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace gunbai::ui {

struct Palette;

/// Paints a warband of a library on two lines: crest, name, what it is; at the right its points and its verdict.
class LibraryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LibraryDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintName(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintPoints(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintVerdict(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace gunbai::ui
