// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QActionGroup;
class QMenu;

namespace gunbai::ui {

/// A button that shows what is chosen of a few things, and opens a menu with the others.
class MenuButton final : public QPushButton
{
    Q_OBJECT

public:
    struct Choice
    {
        QString text;
        QVariant value;

        friend bool operator==(const Choice &, const Choice &) = default;
    };

    /// `look` is one of the style sheet's, `what` is what a screen reader says before the choice.
    MenuButton(const QString &look, const QString &what, QWidget *parent = nullptr);

    /// Keeps what is chosen where it is still there, else takes the first.
    void setChoices(const std::vector<Choice> &choices);
    [[nodiscard]] QVariant value() const { return m_value; }
    /// Chooses one of them, without a signal.
    void choose(const QVariant &value);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(const QVariant &value);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_what;
    QMenu *m_menu;
    QActionGroup *m_group;
    std::vector<Choice> m_choices;
    QVariant m_value;
};

} // namespace gunbai::ui
