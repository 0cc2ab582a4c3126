// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/edit/warbanddocument.h"

#include <QUndoCommand>

#include <algorithm>

namespace gunbai::edit {

using roster::Remembered;
using roster::RuleChange;

/// Swaps the rules that the warband remembers for others.
class ReplaceRules final : public QUndoCommand
{
public:
    ReplaceRules(WarbandDocument &document, Remembered before, Remembered after, const QString &step)
        : QUndoCommand(step), m_document(document), m_before(std::move(before)), m_after(std::move(after))
    {
    }

    void undo() override { m_document.m_hasFailed = !m_document.settle(m_before); }
    void redo() override { m_document.m_hasFailed = !m_document.settle(m_after); }

private:
    WarbandDocument &m_document;
    Remembered m_before;
    Remembered m_after;
};

void WarbandDocument::setCatalogue(rules::CataloguePtr catalogue)
{
    m_catalogue = std::move(catalogue);
    goBy(m_remembered);
    show(roster::Warband(m_warband));
}

void WarbandDocument::goBy(const Remembered &remembered)
{
    m_remembered = remembered;
    m_rulesInUse = roster::rulesInUse(m_warband, m_remembered, m_catalogue);
}

void WarbandDocument::setRemembered(const Remembered &remembered, QDate today)
{
    m_today = today;
    goBy(remembered);
    if (!remembered.isKept && roster::ruleChanges(m_warband, m_remembered, m_catalogue).empty())
        goBy(roster::renewed(m_warband, m_remembered, *m_catalogue, m_today));
    show(roster::Warband(m_warband));
}

bool WarbandDocument::keepsOldRules() const
{
    return m_remembered.isKept && m_muster.list && !m_ruleChanges.empty();
}

bool WarbandDocument::canKeepOldRules() const
{
    const auto isLost = [](const RuleChange &change) { return change.kind != RuleChange::Kind::Back; };
    return !m_remembered.isKept && m_muster.list && std::ranges::any_of(m_ruleChanges, isLost);
}

void WarbandDocument::takeNewRules()
{
    changeRules(roster::renewed(m_warband, {}, *m_catalogue, m_today), tr("Take the new rules"));
}

void WarbandDocument::keepOldRules()
{
    Remembered kept = m_remembered;
    kept.isKept = true;
    changeRules(kept, tr("Keep the old rules"));
}

/// Settled before it is pushed, as every edit is applied.
void WarbandDocument::changeRules(const Remembered &after, const QString &step)
{
    const Remembered before = m_remembered;
    if (after != before && settle(after))
        m_undoStack.push(new ReplaceRules(*this, before, after, step));
}

/// Saves, then shows, as every edit does. False when it could not be saved: the rules are as they were then.
bool WarbandDocument::settle(const Remembered &remembered)
{
    const Remembered before = m_remembered;
    goBy(remembered);
    if (const auto saved = m_saver(m_warband); !saved) {
        goBy(before);
        Q_EMIT saveFailed(saved.error());
        return false;
    }
    show(roster::Warband(m_warband));
    return true;
}

} // namespace gunbai::edit
