// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqltext.h"

#include <algorithm>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

/// Walks through a script token by token.
class Splitter
{
public:
    explicit Splitter(const QString &script) : m_script(script) {}

    QStringList split();

private:
    bool skipComment();
    void take(qsizetype end);
    qsizetype endOfToken() const;
    bool isInTrigger() const;
    void finish();

    const QString &m_script;
    qsizetype m_at = 0;
    QString m_statement;
    QStringList m_tokens; ///< of the statement, in capitals
    QStringList m_statements;
};

QStringList Splitter::split()
{
    while (m_at < m_script.size()) {
        if (skipComment())
            continue;
        if (m_script[m_at] == u';' && !isInTrigger())
            finish();
        else
            take(endOfToken());
    }
    finish();
    return m_statements;
}

bool Splitter::skipComment()
{
    const auto rest = QStringView(m_script).sliced(m_at);
    const bool isLine = rest.startsWith(u"--");
    if (!isLine && !rest.startsWith(u"/*"))
        return false;
    const qsizetype end = isLine ? m_script.indexOf(u'\n', m_at) : m_script.indexOf(u"*/"_s, m_at + 2);
    m_at = end < 0 ? m_script.size() : end + (isLine ? 0 : 2);
    m_statement += u' ';
    return true;
}

/// A word, something in quotes, or a single character. A doubled quote inside quotes reads as two quoted tokens.
qsizetype Splitter::endOfToken() const
{
    const QChar first = m_script[m_at];
    qsizetype end = m_at + 1;
    if (first == u'\'' || first == u'"' || first == u'`') {
        end = m_script.indexOf(first, end);
        return end < 0 ? m_script.size() : end + 1;
    }
    const auto isWord = [](QChar character) { return character.isLetterOrNumber() || character == u'_'; };
    while (isWord(first) && end < m_script.size() && isWord(m_script[end]))
        ++end;
    return end;
}

void Splitter::take(qsizetype end)
{
    const QString token = m_script.sliced(m_at, end - m_at);
    m_statement += token;
    if (!token.trimmed().isEmpty())
        m_tokens.append(token.toUpper());
    m_at = end;
}

/// A trigger's body ends with "; END", as SQLite's own shell sees it.
bool Splitter::isInTrigger() const
{
    if (m_tokens.value(0) != "CREATE"_L1
        || !m_tokens.first(std::min<qsizetype>(3, m_tokens.size())).contains(u"TRIGGER"_s))
        return false;
    return !(m_tokens.last() == "END"_L1 && m_tokens[m_tokens.size() - 2] == ";"_L1);
}

void Splitter::finish()
{
    if (!m_tokens.isEmpty())
        m_statements.append(m_statement.trimmed());
    m_tokens.clear();
    m_statement.clear();
    ++m_at;
}

} // namespace

QStringList statements(const QString &script)
{
    return Splitter(script).split();
}

} // namespace gunbai::store
