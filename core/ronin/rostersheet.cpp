// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ronin/rostersheet.h"

#include "core/ronin/reminders.h"
#include "core/ronin/rostertable.h"
#include "core/ronin/words.h"

#include <QCoreApplication>

namespace gunbai::ronin {

using namespace Qt::StringLiterals;
using roster::Finding;
using sheet::Mark;
using sheet::Paragraph;
using sheet::Section;
using sheet::Sections;
using sheet::Text;
using sheet::Tone;

namespace {

/// Writes the sheet block by block.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(RoninSheet)

public:
    SheetWriter(const roster::Warband &warband, const roster::Muster &muster, const roster::Verdict &verdict,
                const game::PrintOptions &options)
        : m_warband(warband), m_muster(muster), m_verdict(verdict), m_options(options)
    {
    }

    sheet::Content content() const;

private:
    bool isOwners() const { return m_options.copy == game::Copy::Owner; }
    QString title() const;
    sheet::TitleBlock titleBlock() const;
    QString facts() const;
    Paragraph total() const;
    Paragraph status() const;
    Section verdict() const;
    Section notes() const;
    Paragraph footLeft() const;
    Paragraph footRight() const;

    const roster::Warband &m_warband;
    const roster::Muster &m_muster;
    const roster::Verdict &m_verdict;
    const game::PrintOptions &m_options;
};

sheet::Content SheetWriter::content() const
{
    sheet::Content content;
    content.title = title();
    content.blocks.emplace_back(titleBlock());
    content.blocks.emplace_back(rosterTable(m_warband, m_muster, m_options.copy));
    if (const Section rules = verdict(); !rules.paragraphs.empty())
        content.blocks.emplace_back(Sections{{rules}});
    Sections reminders{{}, true};
    for (const Section &section : {skillReminders(m_muster), listReminders(m_warband, m_muster), woundReminders()}) {
        if (!section.paragraphs.empty())
            reminders.sections.push_back(section);
    }
    content.blocks.emplace_back(reminders);
    constexpr int VictoryLines = 2;
    content.blocks.emplace_back(
        Sections{{battleTrack(m_warband, m_muster), Section{tr("Victory points"), {}, VictoryLines}}});
    content.blocks.emplace_back(Sections{{notes()}});
    content.footLeft = footLeft();
    content.footRight = footRight();
    content.fillsWithLines = true;
    return content;
}

QString SheetWriter::title() const
{
    return m_warband.name.trimmed().isEmpty() ? tr("Unnamed warband") : m_warband.name;
}

sheet::TitleBlock SheetWriter::titleBlock() const
{
    sheet::TitleBlock block{m_options.kamon, title(), sheet::paragraph(facts(), Tone::Subtitle), {}, {}};
    if (isOwners()) {
        block.figure = total();
        block.status = status();
    }
    return block;
}

/// "Bushi, Ronin · 9 models · Morale 9".
QString SheetWriter::facts() const
{
    const QString list = m_muster.list ? m_muster.list->name : m_warband.list;
    const QString system = m_muster.system ? m_muster.system->name : m_warband.system;
    QStringList facts{tr("%1, %2", "list, game").arg(list, system),
                      tr("%n model(s)", nullptr, static_cast<int>(m_warband.models.size()))};
    if (m_muster.list && m_muster.list->morale.value)
        facts.append(tr("Morale %1").arg(number(*m_muster.list->morale.value)));
    return facts.join(u" · "_s);
}

Paragraph SheetWriter::total() const
{
    const QString of = m_verdict.limit ? tr("of %1 points", "follows the total").arg(number(*m_verdict.limit))
                                       : tr("points", "follows the total");
    return {{Text{number(m_verdict.total) + u' ', Tone::BigFigure}, Text{of, Tone::Subtitle}}};
}

Paragraph SheetWriter::status() const
{
    const int broken = m_verdict.brokenCount();
    const QString text = broken > 0 ? tr("%n rule(s) broken", nullptr, broken)
                                    : tr("Legal, %n rule(s) met", nullptr, m_verdict.metCount());
    const QString mark = broken > 0 ? u":/marks/broken.svg"_s : u":/marks/met.svg"_s;
    return {{Mark{mark, Tone::Subtitle}, Text{u'\u00A0' + text, Tone::Body}}};
}

/// What is not as it should be, a rule a paragraph; nothing in the opponent's copy.
Section SheetWriter::verdict() const
{
    constexpr int WholeWidth = 9;
    Section section{m_verdict.isLegal() ? tr("To note") : tr("Rules broken"), {}, 0, WholeWidth};
    for (const Finding &finding : m_verdict.findings) {
        if (finding.isMet || !isOwners())
            continue;
        const bool isBroken = finding.severity == rules::Severity::Error;
        const QString mark = isBroken ? u":/marks/broken.svg"_s : u":/marks/doubt.svg"_s;
        const QString text = roster::message(finding, m_warband, m_muster);
        section.paragraphs.push_back({{Mark{mark, Tone::Body}, Text{u'\u00A0' + text, Tone::Body}}});
    }
    return section;
}

Section SheetWriter::notes() const
{
    constexpr int WholeWidth = 9;
    Section section{tr("Notes"), {}, 1, WholeWidth};
    for (std::size_t index = 0; index < m_warband.models.size(); ++index) {
        if (const QString &note = m_warband.models[index].notes; isOwners() && !note.isEmpty())
            section.paragraphs.push_back(
                sheet::entry(roster::calledBy(m_warband, m_muster, static_cast<int>(index)), note));
    }
    return section;
}

Paragraph SheetWriter::footLeft() const
{
    const QString list = m_muster.list ? m_muster.list->name : m_warband.list;
    QString text = tr("%1: list as printed, no house rules").arg(list);
    if (!m_verdict.houseRules.empty()) {
        const QStringList names(m_verdict.houseRules.begin(), m_verdict.houseRules.end());
        text = tr("House rules: %1").arg(names.join(u", "_s));
    }
    return sheet::paragraph(isOwners() ? text : tr("%1 · opponent’s copy").arg(text), Tone::Label);
}

Paragraph SheetWriter::footRight() const
{
    const QString text =
        m_options.date.isValid() ? tr("Gunbai, %1", "date of printing").arg(longDate(m_options.date)) : u"Gunbai"_s;
    return sheet::paragraph(text, Tone::Label);
}

} // namespace

sheet::Content rosterSheet(const roster::Warband &warband, const roster::Muster &muster, const roster::Verdict &verdict,
                           const game::PrintOptions &options)
{
    return SheetWriter(warband, muster, verdict, options).content();
}

} // namespace gunbai::ronin
