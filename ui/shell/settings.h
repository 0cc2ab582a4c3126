// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/paper.h"

#include <QByteArray>

class QSettings;

namespace gunbai::ui {

/// What the window remembers from one start to the next, by name instead of by key.
class Settings
{
public:
    /// Keeps to the store, which must outlive it.
    explicit Settings(QSettings &store) : m_store(store) {}

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);

    [[nodiscard]] bool areSamplesShown() const;
    void setSamplesShown(bool areShown);

    /// The paper that was printed on last; at first what the country prints on.
    [[nodiscard]] sheet::Paper paper() const;
    void setPaper(const sheet::Paper &paper);

private:
    QSettings &m_store;
};

} // namespace gunbai::ui
