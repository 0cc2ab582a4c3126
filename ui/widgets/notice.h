// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/marks.h"

#include <QWidget>

class QLabel;

namespace gunbai::ui {

/// A line across a page that says what went wrong and what to do, until it is well again. Hidden while it has nothing to say.
class Notice final : public QWidget
{
    Q_OBJECT

public:
    explicit Notice(QWidget *parent = nullptr);

    void say(const QString &what, const QString &advice);
    void clear();
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_what;
    QLabel *m_advice;
};

} // namespace gunbai::ui
