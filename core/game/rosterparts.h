// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/shown.h"

#include <QCoreApplication>

namespace gunbai::game {

/// The parts of a roster sheet that are the same in every game.
class RosterParts
{
    Q_DECLARE_TR_FUNCTIONS(RosterSheet)

public:
    RosterParts(const Side &side, const PrintOptions &options)
        : m_side(side), m_warband(side.warband), m_muster(side.muster), m_verdict(side.verdict), m_options(options)
    {
    }

    /// Title, head and foot of the page; the blocks in between are the game's. `facts` go on behind list and models.
    [[nodiscard]] sheet::Content frame(const QStringList &facts) const;
    /// The warriors and, below them, what is not as it should be; the latter not in the opponent's copy.
    void addTable(sheet::Content &content, sheet::Table table) const;
    /// The notes on models, with a line to write on.
    [[nodiscard]] sheet::Section notes() const;

private:
    [[nodiscard]] bool isOwners() const { return m_options.copy == Copy::Owner; }
    [[nodiscard]] sheet::TitleBlock titleBlock(const QStringList &facts) const;
    [[nodiscard]] sheet::Section verdict() const;
    [[nodiscard]] sheet::Paragraph total() const;
    [[nodiscard]] sheet::Paragraph status() const;
    [[nodiscard]] sheet::Paragraph footLeft() const;

    const Side &m_side;
    const roster::Warband &m_warband;
    const roster::Muster &m_muster;
    const roster::Verdict &m_verdict;
    const PrintOptions &m_options;
};

/// Those of these sections that say anything, set like the columns of a newspaper.
[[nodiscard]] sheet::Sections flowing(std::vector<sheet::Section> sections);

/// The first cell of a warrior's row: marks and name, what he is, what he knows.
[[nodiscard]] sheet::Cell whoCell(const Side &side, const Shown &shown);
/// The number of a row: that of its model in the warband, or nothing for several.
[[nodiscard]] sheet::Cell placeCell(const Shown &shown);

/// A column under a small head.
[[nodiscard]] sheet::Column column(const QString &head, sheet::Align align, double weight, double least);

/// The words before a row of boxes, so wide that the boxes of several rows stand in columns.
[[nodiscard]] sheet::Text rowLabel(QString text);

/// The program, and when it printed.
[[nodiscard]] sheet::Paragraph footRight(const PrintOptions &options);

/// "Turn" and a circle a turn.
[[nodiscard]] sheet::Paragraph turnTrack();

/// The weapons that anybody carries and the skills that anybody has, in the order of the rules data.
[[nodiscard]] std::vector<const rules::Weapon *> carriedWeapons(const roster::Muster &muster);
[[nodiscard]] std::vector<const rules::Skill *> knownSkills(const roster::Muster &muster);

/// Adds what the house rules in force change.
void addHouseRules(sheet::Section &section, const roster::Warband &warband, const rules::System &system);

/// "Unknown layout" as an error that names the game.
[[nodiscard]] Error noSuchLayout(const QString &gameName, const QString &layout);

} // namespace gunbai::game
