// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/warbanddocument.h"

#include <QUndoCommand>

#include <algorithm>

namespace gunbai::edit {

using namespace Qt::StringLiterals;
using roster::Model;
using roster::ModelId;
using roster::Warband;

/// Swaps one state of the warband for another. Typing into the same field merges.
class ReplaceWarband final : public QUndoCommand
{
public:
    ReplaceWarband(WarbandDocument &document, Warband before, Warband after, const QString &step, QString typedInto)
        : QUndoCommand(step),
          m_document(document),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_typedInto(std::move(typedInto))
    {
    }

    void undo() override { m_document.m_hasFailed = !m_document.apply(m_before); }
    void redo() override { m_document.m_hasFailed = !m_document.apply(m_after); }
    int id() const override { return m_typedInto.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand *next) override
    {
        const auto &other = static_cast<const ReplaceWarband &>(*next);
        if (other.m_typedInto != m_typedInto)
            return false;
        m_after = other.m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    WarbandDocument &m_document;
    Warband m_before;
    Warband m_after;
    QString m_typedInto;
};

WarbandDocument::WarbandDocument(Warband warband, rules::CataloguePtr catalogue, Saver saver, QObject *parent)
    : QObject(parent),
      m_warband(std::move(warband)),
      m_catalogue(std::move(catalogue)),
      m_rulesInUse(m_catalogue),
      m_saver(std::move(saver)),
      m_muster(roster::muster(m_warband, m_rulesInUse)),
      m_verdict(roster::judge(m_warband, m_muster))
{
}

bool WarbandDocument::apply(const Warband &warband)
{
    if (warband == m_warband)
        return true;
    // Nothing is forgotten that undo may bring back.
    m_remembered = roster::extended(warband, m_remembered, *m_catalogue);
    if (const auto saved = m_saver(warband); !saved) {
        Q_EMIT saveFailed(saved.error());
        return false;
    }
    show(warband);
    return true;
}

void WarbandDocument::show(const Warband &warband)
{
    const WarbandChange difference = changeBetween(m_warband, warband);
    const auto keepsWhatViewsPointAt = m_muster.catalogue;
    Q_EMIT aboutToChange(difference);
    m_warband = warband;
    m_ruleChanges = roster::ruleChanges(m_warband, m_remembered, m_catalogue);
    m_muster = roster::muster(m_warband, m_rulesInUse);
    m_verdict = roster::judge(m_warband, m_muster);
    Q_EMIT changed(difference);
}

void WarbandDocument::change(const Warband &after, const QString &step, const QString &typedInto)
{
    const Warband before = m_warband;
    // Applied before it is pushed: a change that cannot be saved leaves the redo steps alone.
    if (after == before || !apply(after))
        return;
    const QString field = typedInto.isEmpty() ? QString() : typedInto + u'#' + QString::number(m_typing);
    m_undoStack.push(new ReplaceWarband(*this, before, after, step, field));
}

void WarbandDocument::undo()
{
    endTyping();
    m_undoStack.undo();
    if (m_hasFailed)
        m_undoStack.redo(); // the value never changed: this only puts the index back
}

void WarbandDocument::redo()
{
    endTyping();
    m_undoStack.redo();
    if (m_hasFailed)
        m_undoStack.undo();
}

QString WarbandDocument::itemName(const QString &id) const
{
    return m_muster.system ? m_muster.system->itemName(id) : id;
}

QString WarbandDocument::purchaseName(const QString &id) const
{
    if (m_muster.list) {
        for (const rules::Purchase &purchase : m_muster.list->purchases) {
            if (purchase.id == id)
                return purchase.name;
        }
    }
    return id;
}

void WarbandDocument::rename(const QString &name)
{
    Warband after = m_warband;
    after.name = name;
    change(after, tr("Rename the warband"), u"name"_s);
}

void WarbandDocument::setLimit(std::optional<int> points)
{
    Warband after = m_warband;
    after.limit = points;
    change(after, tr("Change the points"), u"limit"_s);
}

void WarbandDocument::setHouseRule(const QString &id, bool isOn)
{
    Warband after = m_warband;
    after.houseRules.removeAll(id);
    if (isOn)
        after.houseRules.append(id);
    change(after, tr("Change the house rules"));
}

void WarbandDocument::setPurchase(const QString &id, int count)
{
    Warband after = m_warband;
    if (count > 0)
        after.purchases.insert(id, count);
    else
        after.purchases.remove(id);
    change(after, tr("Change %1").arg(purchaseName(id)));
}

void WarbandDocument::setParameter(const QString &id, const QStringList &values)
{
    Warband after = m_warband;
    if (values.isEmpty())
        after.parameters.remove(id);
    else
        after.parameters.insert(id, values);
    change(after, tr("Change the school"));
}

void WarbandDocument::add(const QString &profile, const QString &name)
{
    const rules::Profile *known = m_muster.list ? m_muster.list->profile(profile) : nullptr;
    if (!known && m_muster.system)
        known = m_muster.system->anyProfile(profile);
    const ModelId added = nextId(m_warband);
    Warband after = withAdded(m_warband, profile, known);
    std::ranges::find(after.models, added, &Model::id)->name = name;
    change(after, tr("Add %1").arg(known ? known->name : profile));
}

void WarbandDocument::duplicate(const Ids &models)
{
    change(withDuplicated(m_warband, models), tr("Duplicate"));
}

void WarbandDocument::remove(const Ids &models)
{
    change(withRemoved(m_warband, models), tr("Remove"));
}

void WarbandDocument::move(const Ids &models, int to)
{
    change(withMoved(m_warband, models, to), tr("Move"));
}

template <class Edit>
void WarbandDocument::editModels(const Ids &models, const QString &step, Edit edit)
{
    Warband after = m_warband;
    for (Model &model : after.models) {
        if (contains(models, model.id))
            edit(model);
    }
    change(after, step);
}

void WarbandDocument::renameModel(ModelId id, const QString &name)
{
    Warband after = m_warband;
    for (Model &model : after.models) {
        if (model.id == id)
            model.name = name;
    }
    change(after, tr("Name a model"), u"model name %1"_s.arg(id.value()));
}

void WarbandDocument::setNotes(ModelId id, const QString &notes)
{
    Warband after = m_warband;
    for (Model &model : after.models) {
        if (model.id == id)
            model.notes = notes;
    }
    change(after, tr("Change the notes"), u"notes %1"_s.arg(id.value()));
}

void WarbandDocument::setLeader(ModelId model, bool isLeader)
{
    change(withLeader(m_warband, model, isLeader), tr("Choose the Leader"));
}

void WarbandDocument::setBanner(ModelId model, bool hasBanner)
{
    const int most = m_muster.list && m_muster.list->banner ? m_muster.list->banner->most : 1;
    change(withBanner(m_warband, model, hasBanner, most), hasBanner ? tr("Give the banner") : tr("Take the banner"));
}

void WarbandDocument::setWeapon(const Ids &models, const QString &weapon)
{
    const QString step = weapon.isEmpty() ? tr("Take the weapon") : tr("Give %1").arg(itemName(weapon));
    editModels(models, step, [&weapon](Model &model) { model.weapon = weapon; });
}

void WarbandDocument::setArmour(const Ids &models, const QString &armour)
{
    editModels(models, tr("Change the armour"), [&armour](Model &model) { model.armour = armour; });
}

void WarbandDocument::setMount(const Ids &models, const QString &mount)
{
    editModels(models, tr("Change the mount"), [&mount](Model &model) { model.mount = mount; });
}

void WarbandDocument::setSkill(const Ids &models, const QString &skill, bool isBought)
{
    const QString step = isBought ? tr("Buy %1") : tr("Drop %1");
    editModels(models, step.arg(itemName(skill)), [&](Model &model) {
        if (!isBought)
            model.skills.removeAll(skill);
        else if (!model.skills.contains(skill))
            model.skills.append(skill);
    });
}

void WarbandDocument::setOption(const Ids &models, const QString &option, bool isBought)
{
    const QString step = isBought ? tr("Buy %1") : tr("Drop %1");
    editModels(models, step.arg(itemName(option)), [&](Model &model) {
        model.options.removeAll(option);
        if (isBought)
            model.options.append(option);
        model.options.sort();
    });
}

void WarbandDocument::setDisguise(const Ids &models, const QString &profile)
{
    editModels(models, tr("Change the disguise"), [&profile](Model &model) {
        model.disguisedAs = profile;
        model.weapon.clear();
        model.armour.clear();
    });
}

void WarbandDocument::replace(const Warband &warband, const QString &step)
{
    change(warband, step);
}

void WarbandDocument::addStepFrom(const Warband &before, const QString &step)
{
    endTyping();
    if (before != m_warband)
        m_undoStack.push(new ReplaceWarband(*this, before, m_warband, step, {}));
}

} // namespace gunbai::edit
