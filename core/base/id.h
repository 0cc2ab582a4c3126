// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <compare>

namespace gunbai {

/// A key that cannot be mixed up with a key of another kind; 0 means none.
template <class Tag>
class Id
{
public:
    constexpr Id() = default;
    explicit constexpr Id(qint64 value) : m_value(value) {}

    [[nodiscard]] constexpr qint64 value() const { return m_value; }
    [[nodiscard]] constexpr bool isNull() const { return m_value == 0; }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    qint64 m_value = 0;
};

} // namespace gunbai
