// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/builder/rulesquestion.h"

#include "ui/models/shownwarband.h"
#include "ui/widgets/askline.h"

namespace gunbai::ui {

RulesQuestion::RulesQuestion(const ShownWarband &shown, AskLine &line, QObject *parent)
    : QObject(parent), m_shown(shown), m_line(line)
{
    connect(&shown, &ShownWarband::replaced, this, [this] { m_askedAbout.reset(); });
    connect(&shown, &ShownWarband::changed, this, &RulesQuestion::readAgain);
}

bool RulesQuestion::isAsking() const
{
    return !m_asked.isEmpty() && m_line.text() == m_asked;
}

/// Every edit may change what there is to say; another question stays.
void RulesQuestion::readAgain()
{
    const edit::WarbandDocument *document = m_shown.document();
    const bool isNew = document && m_askedAbout != document->catalogue();
    const bool wasAsking = isAsking();
    if (!document || document->ruleChanges().empty() || document->keepsOldRules()) {
        m_askedAbout.reset();
        return wasAsking ? m_line.clear() : void();
    }
    if (wasAsking || (isNew && m_line.text().isEmpty()))
        ask();
}

void RulesQuestion::ask()
{
    edit::WarbandDocument *document = m_shown.document();
    m_askedAbout = document->catalogue();
    m_asked = roster::inOneLine(document->ruleChanges());
    const AskLine::Answer keep{tr("Keep the old"), [document] { document->keepOldRules(); }};
    const AskLine::Answer take{tr("Take the new"), [document] { document->takeNewRules(); }};
    std::vector<AskLine::Answer> answers;
    if (document->canKeepOldRules())
        answers.push_back(keep);
    if (document->muster().list)
        answers.push_back(take);
    m_line.tell(m_asked, answers, roster::inLines(document->ruleChanges()));
}

} // namespace gunbai::ui
