// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/formparser.h"

#include <QCoreApplication>
#include <QMap>

#include <optional>

namespace gunbai::rules {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Rules)
};

constexpr int MostFactor = 10'000;
constexpr int MostRank = 99;

using Subject = Condition::Subject;

std::optional<Subject> subjectOf(const QString &word)
{
    static const QMap<QString, Subject> subjects{
        {u"profile"_s, Subject::Profile}, {u"type"_s, Subject::Type},           {u"rank"_s, Subject::Rank},
        {u"weapon"_s, Subject::Weapon},   {u"kind"_s, Subject::Weapon},         {u"only"_s, Subject::OnlyWeapons},
        {u"skill"_s, Subject::Skill},     {u"bought"_s, Subject::BoughtSkills}, {u"armour"_s, Subject::Armour},
        {u"mounted"_s, Subject::Mounted}, {u"banner"_s, Subject::Banner},       {u"leader"_s, Subject::Leader}};
    const auto found = subjects.find(word);
    return found == subjects.end() ? std::nullopt : std::optional(*found);
}

/// A recursive descent over one line of text. After the first fault it goes on quietly to the end.
class Parser
{
public:
    Parser(const QString &text, const toml::Node &at, toml::Faults &faults, const Vocabulary &vocabulary,
           const QStringList &parameters)
        : m_text(text), m_at(at), m_faults(faults), m_vocabulary(vocabulary), m_parameters(parameters)
    {
    }

    Form form();
    Filter filter();
    void expectEnd();

private:
    std::vector<Term> sum();
    Term term();
    void atom(Term &term);
    Form::Relation relation();
    void part(Filter &filter);
    bool scope(const QString &word, Filter &filter);
    void named(Condition &condition, const QString &word);
    template <class Known>
    void names(Condition &condition, const char *sentence, Known isKnown);
    void skills(Condition &condition);
    void kinds(Condition &condition);
    void weapons(Condition &condition, const QStringList &ids);
    void range(Condition &condition);

    void skipSpaces();
    bool take(QStringView token);
    void expect(QStringView token);
    QString word();
    QStringList alternatives();
    std::optional<int> number();
    void fault(const QString &message);

    const QString &m_text;
    const toml::Node &m_at;
    toml::Faults &m_faults;
    const Vocabulary &m_vocabulary;
    const QStringList &m_parameters;
    qsizetype m_position = 0;
    qsizetype m_wordStart = 0;
    bool m_failed = false;
};

void Parser::fault(const QString &message)
{
    if (!m_failed)
        m_faults.add(m_at.line, m_at.column + 1 + static_cast<int>(m_wordStart), message);
    m_failed = true;
    m_position = m_text.size();
}

void Parser::skipSpaces()
{
    while (m_position < m_text.size() && m_text[m_position].isSpace())
        ++m_position;
    m_wordStart = m_position;
}

bool Parser::take(QStringView token)
{
    const auto lastWord = m_wordStart;
    skipSpaces();
    if (!QStringView(m_text).sliced(m_position).startsWith(token)) {
        m_wordStart = lastWord;
        return false;
    }
    m_position += token.size();
    return true;
}

void Parser::expect(QStringView token)
{
    if (take(token))
        return;
    skipSpaces();
    fault(Text::tr("“%1” is expected here in “%2”.").arg(token, m_text));
}

void Parser::expectEnd()
{
    skipSpaces();
    if (m_position < m_text.size())
        fault(Text::tr("Nothing is expected after this in “%1”.").arg(m_text));
}

QString Parser::word()
{
    skipSpaces();
    const auto start = m_position;
    const auto belongs = [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'$' || c == u'.'; };
    while (m_position < m_text.size() && belongs(m_text[m_position]))
        ++m_position;
    return m_text.sliced(start, m_position - start);
}

QStringList Parser::alternatives()
{
    QStringList names;
    do {
        names.append(word());
        if (names.last().isEmpty())
            fault(Text::tr("A name is missing here in “%1”.").arg(m_text));
    } while (!m_failed && take(u"|"));
    return names;
}

std::optional<int> Parser::number()
{
    skipSpaces();
    const auto start = m_position;
    while (m_position < m_text.size() && m_text[m_position] >= u'0' && m_text[m_position] <= u'9')
        ++m_position;
    if (start == m_position)
        return {};
    bool fits = false;
    const int value = m_text.sliced(start, m_position - start).toInt(&fits);
    if (!fits || value > MostFactor) {
        fault(Text::tr("The number is too large in “%1”.").arg(m_text));
        return 0;
    }
    return value;
}

Form Parser::form()
{
    Form form;
    form.left = sum();
    form.relation = relation();
    form.right = sum();
    expectEnd();
    return form;
}

std::vector<Term> Parser::sum()
{
    std::vector<Term> terms;
    do
        terms.push_back(term());
    while (take(u"+"));
    return terms;
}

Term Parser::term()
{
    Term term;
    if (const auto factor = number()) {
        term.factor = *factor;
        if (!take(u"*"))
            return term;
    }
    atom(term);
    return term;
}

void Parser::atom(Term &term)
{
    const QString name = word();
    if (name == "size"_L1) {
        term.kind = Term::Kind::Size;
        expect(u"(");
        term.parameter = word();
        if (!m_failed && !m_parameters.contains(term.parameter))
            fault(Text::tr("The list has no parameter “%1”.").arg(term.parameter));
        expect(u")");
        return;
    }
    if (name != "count"_L1 && name != "points"_L1) {
        fault(Text::tr("A number, count(…), points(…) or size(…) is expected here in “%1”.").arg(m_text));
        return;
    }
    term.kind = name == "count"_L1 ? Term::Kind::Count : Term::Kind::Points;
    expect(u"(");
    if (term.kind == Term::Kind::Points && take(u"warband"))
        term.kind = Term::Kind::WarbandPoints;
    else
        term.filter = filter();
    expect(u")");
}

Form::Relation Parser::relation()
{
    if (take(u"<="))
        return Form::Relation::AtMost;
    if (take(u">="))
        return Form::Relation::AtLeast;
    if (take(u"<"))
        return Form::Relation::Less;
    if (take(u">"))
        return Form::Relation::More;
    expect(u"=");
    return Form::Relation::Equal;
}

Filter Parser::filter()
{
    Filter filter;
    do
        part(filter);
    while (!m_failed && take(u","));
    return filter;
}

bool Parser::scope(const QString &word, Filter &filter)
{
    if (word == "hired"_L1)
        filter.scope = Filter::Scope::Hired;
    else if (word == "everyone"_L1)
        filter.scope = Filter::Scope::Everyone;
    else if (word != "all"_L1)
        return false;
    return true;
}

void Parser::part(Filter &filter)
{
    Condition condition{};
    QString subject = word();
    if (scope(subject, filter))
        return;
    if (subject == "not"_L1) {
        condition.isNegated = true;
        subject = word();
    }
    named(condition, subject);
    filter.conditions.push_back(std::move(condition));
}

void Parser::named(Condition &condition, const QString &word)
{
    const auto subject = subjectOf(word);
    if (!subject) {
        fault(Text::tr("“%1” is no condition that Gunbai knows.").arg(word));
        return;
    }
    condition.subject = *subject;
    const System &system = m_vocabulary.system;
    switch (*subject) {
    case Subject::Profile:
        return names(condition, QT_TRANSLATE_NOOP("Rules", "Unknown profile “%1”."),
                     [this](const QString &name) { return m_vocabulary.isProfile(name); });
    case Subject::Type:
        return names(condition, QT_TRANSLATE_NOOP("Rules", "No profile is of type “%1”."),
                     [this](const QString &name) { return m_vocabulary.types.contains(name); });
    case Subject::Armour:
        return names(condition, QT_TRANSLATE_NOOP("Rules", "Unknown armour “%1”."),
                     [&system](const QString &name) { return system.armour(name) != nullptr; });
    case Subject::Skill:
        return skills(condition);
    case Subject::Weapon:
    case Subject::OnlyWeapons:
        return word == "kind"_L1 ? kinds(condition) : weapons(condition, alternatives());
    case Subject::Rank:
    case Subject::BoughtSkills:
        return range(condition);
    case Subject::Mounted:
    case Subject::Banner:
    case Subject::Leader:
        return;
    }
}

template <class Known>
void Parser::names(Condition &condition, const char *sentence, Known isKnown)
{
    condition.names = alternatives();
    for (const QString &name : condition.names) {
        if (!m_failed && !isKnown(name))
            fault(Text::tr(sentence).arg(name));
    }
}

void Parser::skills(Condition &condition)
{
    const System &system = m_vocabulary.system;
    names(condition, QT_TRANSLATE_NOOP("Rules", "Unknown skill “%1”."),
          [&system](const QString &name) { return system.skillIndex(name) >= 0; });
    for (const QString &name : condition.names) {
        if (const int index = system.skillIndex(name); index >= 0)
            condition.items.set(static_cast<std::size_t>(index));
    }
}

void Parser::kinds(Condition &condition)
{
    for (const QString &kind : alternatives())
        condition.items |= m_vocabulary.system.weaponsOfKind(kind);
    if (condition.items.none())
        fault(Text::tr("No weapon is of the kind that “%1” asks for.").arg(m_text));
}

void Parser::weapons(Condition &condition, const QStringList &ids)
{
    for (const QString &id : ids) {
        if (id.startsWith(u'$')) {
            condition.parameters.append(id.sliced(1));
            if (!m_parameters.contains(condition.parameters.last()))
                fault(Text::tr("The list has no parameter “%1”.").arg(condition.parameters.last()));
        } else if (m_vocabulary.system.weaponIndex(id) < 0) {
            fault(Text::tr("Unknown weapon “%1”.").arg(id));
        }
    }
    condition.items = m_vocabulary.weaponSet(ids);
}

void Parser::range(Condition &condition)
{
    const auto low = number();
    if (!low) {
        fault(Text::tr("A number is expected here in “%1”.").arg(m_text));
        return;
    }
    condition.low = condition.high = *low;
    if (take(u"+"))
        condition.high = MostRank;
    else if (take(u"-"))
        condition.high = number().value_or(-1);
    if (condition.high < condition.low)
        fault(Text::tr("The range in “%1” ends before it begins.").arg(m_text));
}

} // namespace

Form parseForm(const QString &text, const toml::Node &at, toml::Faults &faults, const Vocabulary &vocabulary,
               const QStringList &parameters)
{
    return Parser(text, at, faults, vocabulary, parameters).form();
}

Filter parseFilter(const QString &text, const toml::Node &at, toml::Faults &faults, const Vocabulary &vocabulary,
                   const QStringList &parameters)
{
    Parser parser(text, at, faults, vocabulary, parameters);
    const Filter filter = parser.filter();
    parser.expectEnd();
    return filter;
}

} // namespace gunbai::rules
