// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gunbai::test {

/// Another user for file permissions while it lives, as root has all; does nothing for who is not root.
class NotRoot
{
public:
    NotRoot();
    ~NotRoot();
    [[nodiscard]] bool is() const { return m_is; }

private:
    Q_DISABLE_COPY_MOVE(NotRoot)

    bool m_is = false;
};

/// A disk of one megabyte, where root may mount one.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &folder);
    ~SmallDisk();
    [[nodiscard]] bool is() const { return m_is; }
    bool makeReadOnly();
    /// Leaves not a single block.
    void fill() const;
    void makeRoom() const;

private:
    Q_DISABLE_COPY_MOVE(SmallDisk)

    QString m_folder;
    bool m_is = false;
};

} // namespace gunbai::test
