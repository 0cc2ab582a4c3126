// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace gunbai::ui {

class ShownWarband;

/// Something bought for the whole warband, as one line.
struct PurchaseLine
{
    QString id;
    QString name;
    int count = 0;
    int most = 0;
    QString note; ///< "5 points each, at most 3. …"
    QString points;
};

/// A weapon that a parameter of the list may name.
struct ParameterChoice
{
    QString id;
    QString name;
    QString reason; ///< the rule that naming it, or not any more, would break
    bool isTaken = false;
};

/// Something that the list asks the warband to name, such as the weapons of a school.
struct ParameterLine
{
    QString id;
    QString name;
    bool isList = false;
    std::vector<ParameterChoice> choices;

    [[nodiscard]] QStringList taken() const; ///< names
};

/// A thing to know of the whole warband: "Morale", "9".
struct WarbandFact
{
    QString label;
    QString value;
};

/// What the warband's list sells to the whole warband, bought or not.
[[nodiscard]] std::vector<PurchaseLine> purchaseLines(const ShownWarband &shown);
/// What the warband's list asks it to name.
[[nodiscard]] std::vector<ParameterLine> parameterLines(const ShownWarband &shown);
/// What the rules data says of the warband as a whole. Left out: what it doesn't say.
[[nodiscard]] std::vector<WarbandFact> warbandFacts(const ShownWarband &shown);

} // namespace gunbai::ui
