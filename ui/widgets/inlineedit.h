// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace gunbai::ui {

/// A text that looks like a label until it is pointed at or typed into. Ends in an ellipsis where it has to.
class InlineEdit final : public QLineEdit
{
    Q_OBJECT

public:
    explicit InlineEdit(const QFont &font, QWidget *parent = nullptr);

    /// Shows another text, unless it is what stands there already.
    void showText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Escape was pressed.
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace gunbai::ui
