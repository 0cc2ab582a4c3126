// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/rosterparts.h"

#include "core/game/words.h"

namespace gunbai::game {

using namespace Qt::StringLiterals;
using roster::Finding;
using roster::Warrior;
using sheet::Box;
using sheet::Mark;
using sheet::Paragraph;
using sheet::RunsOn;
using sheet::Section;
using sheet::Text;
using sheet::Tone;

namespace {

constexpr int WholeWidth = 9;
constexpr int Turns = 12;
constexpr double LabelWidth = 17;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RosterSheet)
};

/// Those that the rules don't know too.
QStringList skillNames(const Side &side, std::size_t index)
{
    const rules::System *system = side.muster.system;
    QStringList names;
    for (const rules::Skill *skill : skillsOf(side.muster, side.muster.warriors[index]))
        names.append(skill->name);
    for (const QString &id : side.warband.models[index].skills) {
        if (!system || system->skillIndex(id) < 0)
            names.append(Words::tr("%1, not installed").arg(id));
    }
    return names;
}

/// Those of `items` whose bit any warrior has in `set`.
template <class T>
std::vector<const T *> inUse(const std::vector<T> &items, const roster::Muster &muster, rules::ItemSet Warrior::*set)
{
    rules::ItemSet all;
    for (const Warrior &warrior : muster.warriors)
        all |= warrior.*set;
    std::vector<const T *> used;
    for (std::size_t index = 0; index < items.size(); ++index) {
        if (all[index])
            used.push_back(&items[index]);
    }
    return used;
}

} // namespace

sheet::Content RosterParts::frame(const QStringList &facts) const
{
    sheet::Content content;
    content.title = titleOf(m_side);
    content.blocks.emplace_back(titleBlock(facts));
    content.footLeft = footLeft();
    content.footRight = footRight(m_options);
    content.fillsWithLines = true;
    return content;
}

/// "Bushi, Ronin · 9 models · Morale 9".
sheet::TitleBlock RosterParts::titleBlock(const QStringList &facts) const
{
    const QStringList all =
        QStringList{roster::origin(m_warband, m_muster).join(u", "_s), tr("%n model(s)", nullptr, m_muster.models)}
        + facts;
    sheet::TitleBlock block{m_side.crest, sheet::paragraph(titleOf(m_side), Tone::Title), sheet::paragraph(all.join(u" · "_s), Tone::Subtitle), {}, {}};
    if (isOwners()) {
        block.figure = total();
        block.status = status();
    }
    return block;
}

Paragraph RosterParts::total() const
{
    const QString of = m_verdict.limit ? tr("of %1 points", "follows the total").arg(number(*m_verdict.limit))
                                       : tr("points", "follows the total");
    return {{Text{number(m_verdict.total) + u' ', Tone::BigFigure}, Text{of, Tone::Subtitle}}};
}

Paragraph RosterParts::status() const
{
    const int broken = m_verdict.brokenCount();
    const QString text = broken > 0 ? tr("%n rule(s) broken", nullptr, broken)
                                    : tr("Legal, %n rule(s) met", nullptr, m_verdict.metCount());
    const QString mark = broken > 0 ? u":/marks/broken.svg"_s : u":/marks/met.svg"_s;
    return {{Mark{mark, Tone::Subtitle}, Text{u'\u00A0' + text, Tone::Body}}};
}

void RosterParts::addTable(sheet::Content &content, sheet::Table table) const
{
    content.blocks.emplace_back(std::move(table));
    if (Section rules = verdict(); !rules.paragraphs.empty())
        content.blocks.emplace_back(sheet::Sections{{std::move(rules)}});
}

/// A rule a paragraph.
Section RosterParts::verdict() const
{
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

Section RosterParts::notes() const
{
    Section section{tr("Notes"), {}, 1, WholeWidth};
    for (const Shown &each : shown(m_side, m_options)) {
        if (const QString &note = m_warband.models[each.index].notes; isOwners() && !note.isEmpty())
            section.paragraphs.push_back(sheet::entry(
                each.count > 1 ? nameOf(m_side, each)
                               : roster::calledBy(m_warband, m_muster, static_cast<int>(each.index)),
                note));
    }
    return section;
}

Paragraph RosterParts::footLeft() const
{
    const QStringList origin = roster::origin(m_warband, m_muster);
    QString text = origin.size() > 1 ? tr("%1: list as printed, no house rules").arg(origin.first())
                                     : tr("%1, no house rules", "a game").arg(origin.first());
    if (!m_verdict.houseRules.empty()) {
        const QStringList names(m_verdict.houseRules.begin(), m_verdict.houseRules.end());
        text = tr("House rules: %1").arg(names.join(u", "_s));
    }
    return sheet::paragraph(isOwners() ? text : tr("%1 · opponent’s copy").arg(text), Tone::Label);
}

Paragraph footRight(const PrintOptions &options)
{
    const QString text =
        options.date.isValid() ? Words::tr("Gunbai, %1", "date of printing").arg(longDate(options.date)) : u"Gunbai"_s;
    return sheet::paragraph(text, Tone::Label);
}

sheet::Sections flowing(std::vector<Section> sections)
{
    std::erase_if(sections, [](const Section &section) { return section.paragraphs.empty() && !section.table; });
    return {std::move(sections), true};
}

sheet::Cell whoCell(const Side &side, const Shown &shown)
{
    sheet::Cell cell{{markedName(side, shown), sheet::paragraph(kindOf(side, shown.index), Tone::Quiet)}};
    cell.paragraphs.back().runsOn = RunsOn::WhereShortest;
    if (const QStringList words = skillNames(side, shown.index); !words.isEmpty()) {
        cell.paragraphs.push_back(sheet::paragraph(words.join(u", "_s)));
        cell.paragraphs.back().runsOn = RunsOn::WhereShort;
    }
    return cell;
}

sheet::Cell placeCell(const Shown &shown)
{
    return sheet::cell(shown.count > 1 ? QString() : number(static_cast<int>(shown.index) + 1), Tone::Quiet);
}

sheet::Column column(const QString &head, sheet::Align align, double weight, double least)
{
    return {sheet::paragraph(head, Tone::Label), align, weight, least};
}

Text rowLabel(QString text)
{
    return {text.replace(u' ', u'\u00A0'), Tone::Quiet, LabelWidth};
}

Paragraph turnTrack()
{
    Paragraph line{{rowLabel(Words::tr("Turn"))}};
    for (int turn = 1; turn <= Turns; ++turn)
        line.inlines.push_back(Box{Box::Shape::Circle, Box::Size::Large, number(turn)});
    return line;
}

std::vector<const rules::Weapon *> carriedWeapons(const roster::Muster &muster)
{
    return muster.system ? inUse(muster.system->weapons, muster, &Warrior::weapons)
                         : std::vector<const rules::Weapon *>();
}

std::vector<const rules::Skill *> knownSkills(const roster::Muster &muster)
{
    return muster.system ? inUse(muster.system->skills, muster, &Warrior::skills) : std::vector<const rules::Skill *>();
}

void addHouseRules(Section &section, const roster::Warband &warband, const rules::System &system)
{
    for (const QString &id : warband.houseRules) {
        const rules::Switch *rule = system.houseRule(id);
        section.paragraphs.push_back(rule ? sheet::entry(Words::tr("House rule: %1").arg(rule->name), rule->effect)
                                          : sheet::entry(Words::tr("House rule:"), id));
    }
}

Error noSuchLayout(const QString &gameName, const QString &layout)
{
    return {Error::Code::NotFound, Words::tr("%1 has no layout “%2”.", "a game").arg(gameName, layout)};
}

} // namespace gunbai::game
