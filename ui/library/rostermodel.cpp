// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/rostermodel.h"

#include "ui/models/words.h"

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

QSet<int> causesIn(const roster::Verdict &verdict)
{
    QSet<int> causes;
    for (const roster::Finding &finding : verdict.findings) {
        if (!finding.isMet && finding.severity == rules::Severity::Error)
            causes += QSet<int>(finding.causes.begin(), finding.causes.end());
    }
    return causes;
}

bool isFigure(int column)
{
    return column == RosterModel::NumberColumn || column == RosterModel::RankColumn
           || column == RosterModel::PointsColumn;
}

} // namespace

ShownRoster drawnUp(const roster::Warband &warband, const rules::CataloguePtr &catalogue)
{
    ShownRoster shown{warband, roster::muster(warband, catalogue), {}};
    shown.verdict = roster::judge(shown.warband, shown.muster);
    return shown;
}

RosterModel::RosterModel(QObject *parent) : QAbstractTableModel(parent) {}

void RosterModel::setRoster(ShownRoster roster)
{
    beginResetModel();
    m_roster = std::move(roster);
    m_causes = causesIn(m_roster.verdict);
    endResetModel();
}

bool RosterModel::hasRanks() const
{
    return !m_roster.muster.system || m_roster.muster.system->hasRanks;
}

int RosterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_roster.warband.models.size());
}

int RosterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RosterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return index.column() == NumberColumn ? spokenText(index.row()) : text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isFigure(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case IsCauseRole:
        return m_causes.contains(index.row());
    case IsLeaderRole:
        return m_roster.muster.warriors[row].isLeader;
    case HasBannerRole:
        return m_roster.warband.models[row].hasBanner;
    case IsMountedRole:
        return !m_roster.muster.warriors[row].mount.isEmpty();
    case IsFaintRole:
        return isFaint(index.row(), index.column());
    }
    return {};
}

QString RosterModel::text(int row, int column) const
{
    const roster::Model &model = m_roster.warband.models[static_cast<std::size_t>(row)];
    const roster::Warrior &warrior = m_roster.muster.warriors[static_cast<std::size_t>(row)];
    switch (column) {
    case NumberColumn:
        return number(row + 1);
    case NameColumn:
        return model.name.isEmpty() ? tr("unnamed") : model.name;
    case ProfileColumn:
        return warrior.profile ? warrior.profile->name : model.profile;
    case RankColumn:
        return warrior.profile && hasRanks() ? number(warrior.rank) : QString();
    case WeaponsColumn:
        return weapons(row);
    case SkillsColumn:
        return skills(row);
    case PointsColumn:
        return number(warrior.points);
    }
    return {};
}

QString RosterModel::weapons(int row) const
{
    const roster::Model &model = m_roster.warband.models[static_cast<std::size_t>(row)];
    const roster::Warrior &warrior = m_roster.muster.warriors[static_cast<std::size_t>(row)];
    if (!m_roster.muster.system)
        return model.weapon;
    const rules::System &system = *m_roster.muster.system;
    QStringList words = itemNames(system, warrior.boughtWeapons) + itemNames(system, warrior.fixedWeapons);
    if (model.hasBanner)
        words.prepend(tr("banner"));
    if (!warrior.profile && !model.weapon.isEmpty())
        words.append(system.itemName(model.weapon));
    return words.join(u", "_s);
}

QString RosterModel::skills(int row) const
{
    const roster::Model &model = m_roster.warband.models[static_cast<std::size_t>(row)];
    const roster::Warrior &warrior = m_roster.muster.warriors[static_cast<std::size_t>(row)];
    if (!m_roster.muster.system)
        return model.skills.join(u", "_s);
    QStringList words = itemNames(*m_roster.muster.system, model.skills);
    const auto &all = m_roster.muster.system->skills;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (warrior.fixedSkills[index])
            words.append(all[index].name);
    }
    return words.join(u", "_s);
}

bool RosterModel::isFaint(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    return (column == NameColumn && m_roster.warband.models[at].name.isEmpty())
           || (column == ProfileColumn && !m_roster.muster.warriors[at].profile);
}

QString RosterModel::spokenText(int row) const
{
    QStringList parts;
    for (int column = NumberColumn; column < PointsColumn; ++column) {
        const QString part = text(row, column);
        parts.append(column == RankColumn && !part.isEmpty() ? tr("Rank %1").arg(part) : part);
    }
    const roster::Warrior &warrior = m_roster.muster.warriors[static_cast<std::size_t>(row)];
    parts.append(tr("%n point(s)", nullptr, warrior.points));
    if (warrior.isLeader)
        parts.append(tr("Leader"));
    if (m_causes.contains(row))
        parts.append(tr("breaks a rule"));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (isFigure(section) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (section) {
    case NumberColumn:
        return role == Qt::DisplayRole ? QString() : tr("Number");
    case NameColumn:
        return tr("Name");
    case ProfileColumn:
        return m_roster.muster.system ? m_roster.muster.system->words.value(u"profile"_s, tr("Profile"))
                                      : tr("Profile");
    case RankColumn:
        return tr("Rank");
    case WeaponsColumn:
        return tr("Weapons");
    case SkillsColumn:
        return tr("Skills");
    case PointsColumn:
        return tr("Points");
    }
    return {};
}

} // namespace gunbai::ui
