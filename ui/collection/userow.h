// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collection/collection.h"
#include "core/rules/catalogue.h"

#include <QWidget>

namespace gunbai::ui {

/// One thing that a figure can stand for: the profile, what it carries, and a button that takes it away.
class UseRow final : public QWidget
{
    Q_OBJECT

public:
    UseRow(const collection::Use &use, const rules::Catalogue &catalogue, QWidget *parent = nullptr);

Q_SIGNALS:
    void changed(const gunbai::collection::Use &use);
    void removeAsked();

private:
    collection::Use m_use;
};

} // namespace gunbai::ui
