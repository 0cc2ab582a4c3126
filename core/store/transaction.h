// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

namespace gunbai::store {

/// A transaction of one connection; rolls back unless commit() succeeded.
class Transaction
{
public:
    /// Write waits for other writers at once, so that no later statement fails because another one came first.
    enum class Kind { Read, Write };

    Transaction(const Connection &connection, Kind kind);
    ~Transaction();

    /// Whether it could begin: check before use.
    [[nodiscard]] const Result<> &begun() const { return m_begun; }
    /// Makes everything durable.
    Result<> commit();

private:
    Q_DISABLE_COPY_MOVE(Transaction)

    const Connection &m_connection;
    Result<> m_begun;
    bool m_isOpen;
};

} // namespace gunbai::store
