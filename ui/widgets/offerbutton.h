// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QAbstractButton>

class QAction;

namespace gunbai::ui {

/// A way to begin, as a wide line: a mark in a box, what it does, how, and its shortcut. Does what its action does.
class OfferButton final : public QAbstractButton
{
    Q_OBJECT

public:
    OfferButton(QAction *action, Mark mark, const QString &title, const QString &how, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBox(QPainter &painter) const;
    void paintTexts(QPainter &painter) const;

    Mark m_mark;
    QString m_how;
    QString m_shortcut;
};

} // namespace gunbai::ui
