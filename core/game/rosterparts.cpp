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

sheet::Inlines nameOf(const roster::Warband &warband, const roster::Muster &muster, std::size_t index)
{
    const Warrior &warrior = muster.warriors[index];
    const roster::Model &model = warband.models[index];
    sheet::Inlines inlines;
    const auto mark = [&inlines](const QString &drawing) {
        inlines.push_back(Mark{drawing, Tone::Name});
        inlines.push_back(Text{u"\u00A0"_s, Tone::Name});
    };
    if (warrior.isLeader)
        mark(u":/marks/leader.svg"_s);
    if (warrior.hasBanner)
        mark(u":/marks/banner.svg"_s);
    if (!warrior.mount.isEmpty())
        mark(u":/marks/mounted.svg"_s);
    const QString profile = warrior.profile ? warrior.profile->name : model.profile;
    const QString unnamed = Words::tr("%1 %2", "an unnamed model: its profile and number")
                                .arg(profile, number(static_cast<int>(index) + 1));
    inlines.push_back(Text{model.name.isEmpty() ? unnamed : model.name, Tone::Name});
    return inlines;
}

/// "Samurai, Leader", "Ronin, hired", "Loyal Spearmen Group, 3 models".
QString kindOf(const roster::Warband &warband, const roster::Muster &muster, std::size_t index)
{
    const Warrior &warrior = muster.warriors[index];
    const roster::Model &model = warband.models[index];
    const int models = roster::modelsOf(warrior);
    QStringList words;
    if (models == 1 || !model.name.isEmpty()) // the name of an unnamed group says it, and is long
        words.append(warrior.profile ? warrior.profile->name : Words::tr("%1, not installed").arg(model.profile));
    if (const rules::Profile *as = muster.system ? muster.system->anyProfile(model.disguisedAs) : nullptr)
        words.append(Words::tr("poses as %1").arg(as->name));
    if (models > 1)
        words.append(Words::tr("%n model(s)", nullptr, models));
    if (warrior.isHired)
        words.append(Words::tr("hired"));
    if (warrior.isLeader && !(muster.system && !muster.system->namesLeader()))
        words.append(Words::tr("Leader"));
    if (warrior.hasBanner)
        words.append(Words::tr("banner"));
    if (!warrior.mount.isEmpty())
        words.append(muster.system->itemName(warrior.mount));
    return words.join(u", "_s);
}

QStringList skillsOf(const roster::Warband &warband, const roster::Muster &muster, std::size_t index)
{
    QStringList names;
    const std::size_t count = muster.system ? muster.system->skills.size() : 0;
    for (std::size_t skill = 0; skill < count; ++skill) {
        if (muster.warriors[index].skills[skill])
            names.append(muster.system->skills[skill].name);
    }
    for (const QString &id : warband.models[index].skills) {
        if (!muster.system || muster.system->skillIndex(id) < 0)
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
    content.title = title();
    content.blocks.emplace_back(titleBlock(facts));
    content.footLeft = footLeft();
    content.footRight = footRight();
    content.fillsWithLines = true;
    return content;
}

QString RosterParts::title() const
{
    return m_warband.name.trimmed().isEmpty() ? tr("Unnamed warband") : m_warband.name;
}

/// "Bushi, Ronin · 9 models · Morale 9".
sheet::TitleBlock RosterParts::titleBlock(const QStringList &facts) const
{
    const QStringList all =
        QStringList{roster::origin(m_warband, m_muster).join(u", "_s), tr("%n model(s)", nullptr, m_muster.models)}
        + facts;
    sheet::TitleBlock block{m_options.kamon, title(), sheet::paragraph(all.join(u" · "_s), Tone::Subtitle), {}, {}};
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
    for (std::size_t index = 0; index < m_warband.models.size(); ++index) {
        if (const QString &note = m_warband.models[index].notes; isOwners() && !note.isEmpty())
            section.paragraphs.push_back(
                sheet::entry(roster::calledBy(m_warband, m_muster, static_cast<int>(index)), note));
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

Paragraph RosterParts::footRight() const
{
    const QString text =
        m_options.date.isValid() ? tr("Gunbai, %1", "date of printing").arg(longDate(m_options.date)) : u"Gunbai"_s;
    return sheet::paragraph(text, Tone::Label);
}

sheet::Sections flowing(std::vector<Section> sections)
{
    std::erase_if(sections, [](const Section &section) { return section.paragraphs.empty(); });
    return {std::move(sections), true};
}

sheet::Cell whoCell(const roster::Warband &warband, const roster::Muster &muster, std::size_t index)
{
    sheet::Cell cell{
        {Paragraph{nameOf(warband, muster, index)}, sheet::paragraph(kindOf(warband, muster, index), Tone::Quiet)}};
    cell.paragraphs.back().runsOn = RunsOn::WhereShortest;
    if (const QStringList words = skillsOf(warband, muster, index); !words.isEmpty()) {
        cell.paragraphs.push_back(sheet::paragraph(words.join(u", "_s)));
        cell.paragraphs.back().runsOn = RunsOn::WhereShort;
    }
    return cell;
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
