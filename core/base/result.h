// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace gunbai {

/// Where something stands in a file; line and column count from 1, 0 means unknown.
struct Place
{
    QString file;
    int line = 0;
    int column = 0;

    friend bool operator==(const Place &, const Place &) = default;
};

/// Why an operation failed: a stable code for tests, a sentence for the user, and the place in a file if there is one.
struct Error
{
    enum class Code { NotFound, Corrupt, TooNew, Io, Invalid, Denied, Busy, NoSpace, Conflict };

    Code code;
    QString message;
    Place place = {};

    /// "file:line:column: message", leaving out what is not known; always a single line.
    [[nodiscard]] QString line() const;
};

struct Done
{};

/// A value or an Error. (std::expected needs C++23.)
template <class T = Done>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::move(value)) {}
    Result(Error error) : m_state(std::move(error)) {}

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(m_state); }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T &value() const & { return std::get<T>(m_state); }
    [[nodiscard]] T value() && { return std::get<T>(std::move(m_state)); }
    [[nodiscard]] const Error &error() const { return std::get<Error>(m_state); }

private:
    std::variant<T, Error> m_state;
};

} // namespace gunbai
