// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/paperchoices.h"

#include "core/sheet/paper.h"

#include <QCoreApplication>

namespace gunbai::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PaperChoices)
};

} // namespace

std::vector<MenuButton::Choice> paperChoices()
{
    using Size = sheet::Paper::Size;
    return {{Words::tr("A4"), static_cast<int>(Size::A4)},
            {Words::tr("A5"), static_cast<int>(Size::A5)},
            {Words::tr("Letter"), static_cast<int>(Size::Letter)},
            {Words::tr("Legal"), static_cast<int>(Size::Legal)}};
}

} // namespace gunbai::ui
