// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace gunbai::ui {

class ShownWarband;

/// Below the table: what is bought for the whole warband, and the facts of it.
class WarbandFoot final : public QWidget
{
    Q_OBJECT

public:
    explicit WarbandFoot(const ShownWarband &shown, QWidget *parent = nullptr);

private:
    void readAgain();
    [[nodiscard]] QWidget *purchases();
    [[nodiscard]] QWidget *facts();

    const ShownWarband &m_shown;
    QWidget *m_content = nullptr;
};

} // namespace gunbai::ui
