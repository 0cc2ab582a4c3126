// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tomldepth.h"

namespace gunbai::toml {

namespace {

constexpr int DeepestKey = 64;

/// Walks over TOML just well enough to know what is a key and what is a text or a comment.
class Walk
{
public:
    explicit Walk(const QByteArray &bytes) : m_bytes(bytes) {}

    /// The line and column of the first key that is too deep.
    std::optional<Place> run(const QString &file);

private:
    void skipComment();
    void skipText(char quote);
    void skipUntil(QByteArrayView end);
    void step();
    [[nodiscard]] bool startsWith(QByteArrayView token) const
    {
        return QByteArrayView(m_bytes).sliced(m_at).startsWith(token);
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_column = 1;
    int m_dots = 0;
};

void Walk::step()
{
    if (m_bytes[m_at] == '\n') {
        ++m_line;
        m_column = 0;
    }
    ++m_at;
    ++m_column;
}

void Walk::skipComment()
{
    while (m_at < m_bytes.size() && m_bytes[m_at] != '\n')
        step();
}

void Walk::skipUntil(QByteArrayView end)
{
    const bool hasEscapes = end.front() == '"';
    while (m_at < m_bytes.size() && !startsWith(end)) {
        if (hasEscapes && m_bytes[m_at] == '\\' && m_at + 1 < m_bytes.size())
            step();
        step();
    }
    for (qsizetype index = 0; index < end.size() && m_at < m_bytes.size(); ++index)
        step();
}

void Walk::skipText(char quote)
{
    const QByteArray thrice(3, quote);
    const QByteArray end = startsWith(thrice) ? thrice : thrice.first(1);
    for (qsizetype index = 0; index < end.size(); ++index)
        step();
    skipUntil(end);
}

std::optional<Place> Walk::run(const QString &file)
{
    while (m_at < m_bytes.size()) {
        const char c = m_bytes[m_at];
        if (c == '#') {
            skipComment();
        } else if (c == '"' || c == '\'') {
            skipText(c);
        } else {
            if (c == '.' && ++m_dots > DeepestKey)
                return Place{file, m_line, m_column};
            if (c == '\n' || c == '=' || c == ',' || c == '{' || c == '[')
                m_dots = 0;
            step();
        }
    }
    return {};
}

} // namespace

std::optional<Place> tooDeepKey(const QByteArray &bytes, const QString &file)
{
    return Walk(bytes).run(file);
}

} // namespace gunbai::toml
