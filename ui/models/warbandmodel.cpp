// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/warbandmodel.h"

#include "ui/models/shownwarband.h"
#include "ui/models/words.h"

#include <QMimeData>

#include <utility>

namespace gunbai::ui {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::Warrior;
using Kind = edit::WarbandChange::Kind;

namespace {

QStringList skillNames(const rules::System &system, const rules::ItemSet &skills)
{
    QStringList names;
    for (std::size_t index = 0; index < system.skills.size(); ++index) {
        if (skills[index])
            names.append(system.skills[index].name);
    }
    return names;
}

} // namespace

WarbandModel::WarbandModel(const ShownWarband &shown, QObject *parent) : QAbstractTableModel(parent), m_shown(shown)
{
    connect(&shown, &ShownWarband::aboutToChange, this, &WarbandModel::beginChange);
    connect(&shown, &ShownWarband::changed, this, &WarbandModel::endChange);
    m_causes = causesOf(-1);
}

void WarbandModel::beginChange(const edit::WarbandChange &change)
{
    switch (change.kind) {
    case Kind::Rows:
        break;
    case Kind::Inserted:
        beginInsertRows({}, change.first, change.last);
        break;
    case Kind::Removed:
        beginRemoveRows({}, change.first, change.last);
        break;
    case Kind::Moved:
        beginMoveRows({}, change.first, change.last, {}, change.to);
        break;
    case Kind::Rebuilt:
        beginResetModel();
        break;
    }
}

void WarbandModel::endChange(const edit::WarbandChange &change)
{
    m_causes = causesOf(-1);
    switch (change.kind) {
    case Kind::Rows:
        break;
    case Kind::Inserted:
        endInsertRows();
        break;
    case Kind::Removed:
        endRemoveRows();
        break;
    case Kind::Moved:
        endMoveRows();
        break;
    case Kind::Rebuilt:
        endResetModel();
        return;
    }
    renumber();
}

/// One change may alter any row: numbers, points and who breaks a rule.
void WarbandModel::renumber()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

bool WarbandModel::hasColumn(int column) const
{
    const rules::System *system = m_shown.muster().system;
    if (column == RankColumn)
        return !system || system->hasRanks;
    return column != ArmourColumn || !system || !system->armours.empty();
}

int WarbandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.warband().models.size());
}

int WarbandModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const Model &WarbandModel::model(int row) const
{
    return m_shown.warband().models[static_cast<std::size_t>(row)];
}

const Warrior &WarbandModel::warrior(int row) const
{
    return m_shown.muster().warriors[static_cast<std::size_t>(row)];
}

WarbandModel::Causes WarbandModel::causesOf(int finding) const
{
    Causes causes;
    const auto &findings = m_shown.verdict().findings;
    for (std::size_t index = 0; index < findings.size(); ++index) {
        const bool isWanted =
            finding < 0 ? findings[index].severity == rules::Severity::Error : std::cmp_equal(index, finding);
        if (!isWanted || findings[index].isMet)
            continue;
        for (const int row : findings[index].causes)
            causes[row] |= findings[index].weapons;
    }
    return causes;
}

void WarbandModel::pointOut(int finding)
{
    const Causes causes = causesOf(finding);
    if (causes == m_causes)
        return;
    m_causes = causes;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                       {IsCauseRole, CauseWordsRole, Qt::AccessibleTextRole});
}

QStringList WarbandModel::causeWords(int row) const
{
    QStringList words;
    const rules::ItemSet weapons = m_causes.value(row) & warrior(row).weapons;
    for (std::size_t index = 0; weapons.any() && index < m_shown.muster().system->weapons.size(); ++index) {
        if (weapons[index])
            words.append(m_shown.muster().system->weapons[index].name);
    }
    return words;
}

Qt::ItemFlags WarbandModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    const auto flags = QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    return index.column() == NameColumn ? flags | Qt::ItemIsEditable : flags;
}

bool WarbandModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != NameColumn || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    m_shown.document()->renameModel(model(index.row()).id, value.toString().trimmed());
    m_shown.document()->endTyping();
    return true;
}

QStringList WarbandModel::mimeTypes() const
{
    return {u"application/x-gunbai-rows"_s};
}

/// Only that rows are on their way: those that are selected in the view.
QMimeData *WarbandModel::mimeData(const QModelIndexList &) const
{
    auto *data = new QMimeData;
    data->setData(mimeTypes().first(), "rows");
    return data;
}

QVariant WarbandModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == CauseWordsRole)
        return index.column() == WeaponsColumn ? causeWords(index.row()) : QStringList();
    if (role >= IsCauseRole)
        return role == IsFaintRole ? isFaint(index.row(), index.column()) : stateData(index.row(), role);
    return textData(index.row(), index.column(), role);
}

QVariant WarbandModel::stateData(int row, int role) const
{
    switch (role) {
    case IsCauseRole:
        return m_causes.contains(row);
    case IsLeaderRole:
        return warrior(row).isLeader;
    case HasBannerRole:
        return model(row).hasBanner;
    case IsMountedRole:
        return !warrior(row).mount.isEmpty();
    case IdRole:
        return model(row).id.value();
    }
    return {};
}

QVariant WarbandModel::textData(int row, int column, int role) const
{
    const bool isFigure = column == NumberColumn || column == RankColumn || column == PointsColumn;
    switch (role) {
    case Qt::DisplayRole: // a row's number is where it stands, not what it holds
        return column == NumberColumn ? QString() : plainText(row, column);
    case Qt::ToolTipRole:
        return plainText(row, column);
    case Qt::EditRole:
        return column == NameColumn ? model(row).name : plainText(row, column);
    case ChosenRole:
        return words(row, column).chosen.join(u", "_s);
    case Qt::AccessibleTextRole:
        return column == NumberColumn ? spokenText(row) : plainText(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isFigure ? Qt::AlignRight : Qt::AlignLeft));
    }
    return {};
}

QString WarbandModel::plainText(int row, int column) const
{
    const Warrior &at = warrior(row);
    switch (column) {
    case NumberColumn:
        return number(row + 1);
    case NameColumn:
        return model(row).name.isEmpty() ? tr("unnamed") : model(row).name;
    case ProfileColumn:
        return at.profile ? at.profile->name : model(row).profile;
    case RankColumn:
        return at.profile && hasColumn(RankColumn) ? number(at.rank) : QString();
    case ArmourColumn:
        return at.armour.isEmpty() ? QString() : m_shown.muster().system->itemName(at.armour);
    case PointsColumn:
        return number(at.points);
    }
    const Words all = words(row, column);
    return (all.chosen + all.given).join(u", "_s);
}

WarbandModel::Words WarbandModel::words(int row, int column) const
{
    if (!m_shown.muster().system)
        return {};
    return column == WeaponsColumn ? weapons(row) : column == SkillsColumn ? skills(row) : Words();
}

WarbandModel::Words WarbandModel::weapons(int row) const
{
    const rules::System &system = *m_shown.muster().system;
    const Warrior &at = warrior(row);
    Words words{itemNames(system, at.boughtWeapons), itemNames(system, at.fixedWeapons)};
    if (model(row).hasBanner)
        words.chosen.prepend(tr("banner"));
    if (!at.profile && !model(row).weapon.isEmpty())
        words.chosen.append(system.itemName(model(row).weapon));
    return words;
}

WarbandModel::Words WarbandModel::skills(int row) const
{
    const rules::System &system = *m_shown.muster().system;
    return {itemNames(system, model(row).skills), skillNames(system, warrior(row).fixedSkills)};
}

bool WarbandModel::isFaint(int row, int column) const
{
    return (column == NameColumn && model(row).name.isEmpty()) || (column == ProfileColumn && !warrior(row).profile);
}

QString WarbandModel::spokenText(int row) const
{
    QStringList parts;
    for (int column = NumberColumn; column < PointsColumn; ++column) {
        const QString text = plainText(row, column);
        parts.append(column == RankColumn && !text.isEmpty() ? tr("Rank %1").arg(text) : text);
    }
    parts.append(tr("%n point(s)", nullptr, warrior(row).points));
    if (warrior(row).isLeader)
        parts.append(tr("Leader"));
    if (m_causes.contains(row))
        parts.append(tr("breaks a rule"));
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QVariant WarbandModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter
                        | (section == RankColumn || section == PointsColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (section) {
    case NumberColumn:
        return role == Qt::DisplayRole ? QString() : tr("Number");
    case NameColumn:
        return tr("Name");
    case ProfileColumn:
        return m_shown.muster().system ? m_shown.muster().system->words.value(u"profile"_s, tr("Profile"))
                                       : tr("Profile");
    case RankColumn:
        return tr("Rank");
    case WeaponsColumn:
        return tr("Weapons");
    case ArmourColumn:
        return tr("Armour");
    case SkillsColumn:
        return tr("Skills");
    case PointsColumn:
        return tr("Points");
    }
    return {};
}

} // namespace gunbai::ui
