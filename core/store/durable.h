// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace gunbai::store {

enum class IfThere { Keep, Replace };

/// Writes the file's content to the disk, then gives it its name, then writes the folder. With IfThere::Keep an existing
/// target is an error (Conflict) and both files stay.
Result<> moveDurably(const QString &from, const QString &to, IfThere ifThere);

/// A database file in the making; what is left of it and its companions is removed when this dies.
class Unfinished
{
public:
    explicit Unfinished(QString path) : m_path(std::move(path)) {}
    ~Unfinished();

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    Q_DISABLE_COPY_MOVE(Unfinished)

    QString m_path;
};

} // namespace gunbai::store
