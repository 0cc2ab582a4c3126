// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace gunbai::ui {

/// A button of few words with their points fainter behind them: "Give 6 a yari ±0". It tells when it is pointed at, by the
/// pointer or the keyboard.
class FixButton final : public QPushButton
{
    Q_OBJECT

public:
    /// `whole` is the sentence for the tool tip and screen readers.
    FixButton(const QString &words, const QString &points, const QString &whole, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void pointedAt();
    void pointedAway();

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
};

} // namespace gunbai::ui
