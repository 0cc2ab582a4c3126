// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace gunbai::ui {

/// One thing to have or not, as a line of a panel: an indicator, its name and its price, and below what is to be said of it.
/// A click asks for a change; whoever hears it sets the new content.
class OptionRow final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Indicator { Check, Radio, Nothing, Doubt }; ///< the last two: something to know, not to take
    enum class State { Off, Mixed, On, Fixed };

    struct Content
    {
        Indicator indicator = Indicator::Check;
        State state = State::Off;
        QString text;
        QString price;
        QString effect;
        QString reason; ///< why not; stands beside a warning mark unless it is barred
        bool isBarred = false;

        friend bool operator==(const Content &, const Content &) = default;
    };

    explicit OptionRow(Content content, QWidget *parent = nullptr);

    void setContent(Content content);
    [[nodiscard]] const Content &content() const { return m_content; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString spokenText() const;
    [[nodiscard]] int reasonIndent() const;
    [[nodiscard]] int captionHeight(const QString &text, int indent, int width) const;
    [[nodiscard]] int firstLineHeight(int width) const;
    [[nodiscard]] QRect textRect(int width) const;
    void paintIndicator(QPainter &painter) const;
    void paintRadio(QPainter &painter, const QRectF &box) const;
    void paintCheck(QPainter &painter, const QRectF &box) const;
    void paintCaptions(QPainter &painter) const;

    Content m_content;
};

} // namespace gunbai::ui
