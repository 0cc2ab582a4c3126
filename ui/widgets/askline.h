// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace gunbai::ui {

/// A line across a page that asks something, or says what was done, with a button for each answer. Escape takes it away.
/// Hidden while it has nothing to say.
class AskLine final : public QWidget
{
    Q_OBJECT

public:
    struct Answer
    {
        QString text;
        std::function<void()> act;
    };

    explicit AskLine(QWidget *parent = nullptr);

    /// Asks; whoever must answer before anything else goes on has the focus put on the first button.
    void ask(const QString &what, const std::vector<Answer> &answers);
    /// Asks what nobody can pass by: no Escape takes it away. The focus stays, for he may be typing.
    void insist(const QString &what, const std::vector<Answer> &answers);
    /// Says what was done, and leaves the focus where it is. `more` is the tool tip.
    void tell(const QString &what, const std::vector<Answer> &answers, const QString &more = {});
    /// Puts the focus on the first button.
    void focusAnswer(Qt::FocusReason reason);
    void clear();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// It is gone, and with it the button that had the focus.
    void focusLost();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void answer(std::size_t index);

    QLabel *m_what;
    std::vector<QPushButton *> m_buttons;
    std::vector<Answer> m_answers;
    QPushButton *m_dismiss;
};

} // namespace gunbai::ui
