// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/type.h"

#include <QLabel>

namespace gunbai::ui {

enum class Tone { Ink, Ink2, Ink3, Shu };

/// A label in one of the program's typefaces and colours. Its text is plain.
[[nodiscard]] QLabel *makeLabel(const QString &text, const QFont &font, Tone tone, QWidget *parent);
/// Gives a label another colour.
void setTone(QLabel *label, Tone tone);

/// One line of text that ends in an ellipsis where it has to; the whole of it is the tool tip then.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    ElidedLabel(const QFont &font, Tone tone, QWidget *parent = nullptr);

    void setFullText(const QString &text);
    [[nodiscard]] const QString &fullText() const { return m_text; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    QString m_text;
};

} // namespace gunbai::ui
