// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace gunbai::ui {

class Hairline;
class ParameterRow;
class PurchaseRow;
class ShownWarband;

/// Below the table: what is bought for the whole warband, and the facts of it.
class WarbandFoot final : public QWidget
{
    Q_OBJECT

public:
    explicit WarbandFoot(const ShownWarband &shown, QWidget *parent = nullptr);

private:
    void readAgain();
    void showPurchases();
    void showParameters();
    void showFacts();

    const ShownWarband &m_shown;
    QVBoxLayout *m_purchases;
    std::vector<PurchaseRow *> m_purchaseRows;
    Hairline *m_parametersLine;
    ParameterRow *m_parameters;
    QWidget *m_facts = nullptr;
};

} // namespace gunbai::ui
