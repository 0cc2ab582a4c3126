// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/userow.h"

#include "ui/models/figurewords.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QMenu>

namespace gunbai::ui {

UseRow::UseRow(const collection::Use &use, const rules::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_use(use)
{
    const rules::System *system = catalogue.system(use.system);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(4);
    auto *text = makeLabel(useText(use, catalogue), typeface(Text::Body), Tone::Ink, this);
    text->setWordWrap(true);
    row->addWidget(text, 1);
    auto *menu = new QMenu(this);
    for (const QString &id : itemsOf(use, catalogue)) {
        QAction *item = menu->addAction(system ? system->itemName(id) : id);
        item->setCheckable(true);
        item->setChecked(use.items.contains(id));
        connect(item, &QAction::triggered, this, [this, id](bool isOn) {
            m_use.items.removeAll(id);
            if (isOn)
                m_use.items.append(id);
            Q_EMIT changed(m_use);
        });
    }
    auto *carries = makeTextButton(tr("Carries"), this);
    carries->setMenu(menu);
    carries->setEnabled(!menu->isEmpty());
    carries->setAccessibleName(tr("What %1 carries").arg(useText(use, catalogue)));
    carries->setToolTip(tr("Whoever carries one of these; without any, however he is armed"));
    row->addWidget(carries);
    auto *remove = makeIconButton(Mark::Bin, tr("Take away: %1").arg(useText(use, catalogue)), this);
    row->addWidget(remove);
    connect(remove, &QPushButton::clicked, this, &UseRow::removeAsked);
}

} // namespace gunbai::ui
