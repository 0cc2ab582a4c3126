// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;

namespace gunbai::ui {

/// A few buttons in one frame, one of which is chosen.
class Segments final : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(const QStringList &texts, QWidget *parent = nullptr);

    void setTexts(const QStringList &texts);
    [[nodiscard]] int chosen() const;
    /// Chooses one of them, without a signal.
    void choose(int index);

Q_SIGNALS:
    void picked(int index);

private:
    QButtonGroup *m_buttons;
};

} // namespace gunbai::ui
