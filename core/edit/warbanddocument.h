// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edits.h"
#include "core/edit/warbandchange.h"
#include "core/roster/rulechange.h"
#include "core/roster/verdict.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace gunbai::edit {

/// Makes a warband durable, with what its document remembers of the rules by then. The document calls it before it shows
/// a change; an error takes the change back.
using Saver = std::function<Result<>(const roster::Warband &)>;

/// A warband being edited: the value with its muster and verdict, its undo history, and the signals the views follow.
/// Every intent below is one step of undo; those that come from typing grow with the typing until endTyping().
class WarbandDocument final : public QObject
{
    Q_OBJECT

public:
    WarbandDocument(roster::Warband warband, rules::CataloguePtr catalogue, Saver saver, QObject *parent = nullptr);

    [[nodiscard]] const roster::Warband &warband() const { return m_warband; }
    [[nodiscard]] const roster::Muster &muster() const { return m_muster; }
    [[nodiscard]] const roster::Verdict &verdict() const { return m_verdict; }
    [[nodiscard]] const QUndoStack &undoStack() const { return m_undoStack; }

    /// Draws the warband up by other rules: those of the same program, read anew. The steps stay.
    void setCatalogue(rules::CataloguePtr catalogue);

    /// Tells a document that has just been opened what rules it was drawn up with. Until the player takes the new ones,
    /// or when he keeps the old, that stays remembered; what today's rules change without its showing is taken at once.
    void setRemembered(const roster::Remembered &remembered, QDate today);
    [[nodiscard]] const roster::Remembered &remembered() const { return m_remembered; }
    /// What the rules of today change in the warband, or would change in one that keeps the old.
    [[nodiscard]] const std::vector<roster::RuleChange> &ruleChanges() const { return m_ruleChanges; }
    /// Whether there is anything that keepOldRules() would hold on to.
    [[nodiscard]] bool canKeepOldRules() const;
    /// Whether the warband goes by rules that the player keeps, and that differ from today's.
    [[nodiscard]] bool keepsOldRules() const;
    [[nodiscard]] const rules::CataloguePtr &catalogue() const { return m_catalogue; }
    /// Today's rules, or the warband's own: those that muster() and verdict() go by.
    [[nodiscard]] const rules::CataloguePtr &rulesInUse() const { return m_rulesInUse; }
    // Steps of undo like every other.
    void takeNewRules();
    void keepOldRules();

    // Use these, not the stack's own: a step that cannot be saved is taken back.
    void undo();
    void redo();
    void endTyping() { ++m_typing; }

    void rename(const QString &name);
    void setLimit(std::optional<int> points);
    void setHouseRule(const QString &id, bool isOn);
    void setPurchase(const QString &id, int count);
    void setParameter(const QString &id, const QStringList &values);

    void add(const QString &profile, const QString &name = {});
    void duplicate(const Ids &models);
    void remove(const Ids &models);
    void move(const Ids &models, int to);

    void renameModel(roster::ModelId model, const QString &name);
    void setNotes(roster::ModelId model, const QString &notes);
    void setLeader(roster::ModelId model, bool isLeader);
    void setBanner(roster::ModelId model, bool hasBanner);
    void setWeapon(const Ids &models, const QString &weapon);
    void setArmour(const Ids &models, const QString &armour);
    void setMount(const Ids &models, const QString &mount);
    void setSkill(const Ids &models, const QString &skill, bool isBought);
    void setOption(const Ids &models, const QString &option, bool isBought);
    void setDisguise(const Ids &models, const QString &profile);

    /// The whole warband at once: pasted, repaired or read from a file.
    void replace(const roster::Warband &warband, const QString &step);
    /// Makes what is there now one step away from `before`, where undoing leads. Nothing is saved.
    void addStepFrom(const roster::Warband &before, const QString &step);

Q_SIGNALS:
    void aboutToChange(const gunbai::edit::WarbandChange &change);
    void changed(const gunbai::edit::WarbandChange &change);
    void saveFailed(const gunbai::Error &error);

private:
    friend class ReplaceRules;
    friend class ReplaceWarband;

    template <class Edit>
    void editModels(const Ids &models, const QString &step, Edit edit);
    void change(const roster::Warband &after, const QString &step, const QString &typedInto = {});
    /// Saves, then shows. False when the warband could not be saved: nothing has changed then.
    bool apply(const roster::Warband &warband);
    void show(const roster::Warband &warband);
    void changeRules(const roster::Remembered &after, const QString &step);
    bool settle(const roster::Remembered &remembered);
    void goBy(const roster::Remembered &remembered);
    [[nodiscard]] QString itemName(const QString &id) const;
    [[nodiscard]] QString purchaseName(const QString &id) const;

    roster::Warband m_warband;
    rules::CataloguePtr m_catalogue;
    roster::Remembered m_remembered;
    rules::CataloguePtr m_rulesInUse;
    std::vector<roster::RuleChange> m_ruleChanges;
    QDate m_today;
    Saver m_saver;
    roster::Muster m_muster;
    roster::Verdict m_verdict;
    QUndoStack m_undoStack;
    int m_typing = 0;
    bool m_hasFailed = false;
};

} // namespace gunbai::edit
