// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/button.h"

#include "ui/widgets/palette.h"
#include "ui/widgets/type.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace gunbai::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize MarkSize(18, 18);
constexpr QSize MarkAndGap(22, 18); ///< beside words

} // namespace

QPushButton *makeTextButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setAccessibleName(text);
    return button;
}

QPushButton *makeButton(QAction *action, Mark mark, QWidget *parent)
{
    auto *button = new QPushButton(action->iconText(), parent);
    const Palette &palette = Palette::of(button);
    button->setIcon(markIcon(mark, MarkAndGap, {palette.ink, palette.sheet}));
    button->setIconSize(MarkAndGap);
    button->setFont(typeface(Text::Body));
    const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
    button->setToolTip(shortcut.isEmpty() ? action->toolTip() : u"%1 (%2)"_s.arg(action->toolTip(), shortcut));
    button->setAccessibleName(action->iconText());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

QPushButton *makePrimaryButton(QAction *action, Mark mark, QWidget *parent)
{
    QPushButton *button = makeButton(action, mark, parent);
    const Palette &palette = Palette::of(button);
    button->setProperty("look", u"primary"_s);
    button->setIcon(markIcon(mark, MarkAndGap, {palette.onPrimary, palette.primary}));
    button->setFont(typeface(Text::Body, Weight::Bold));
    return button;
}

QPushButton *makeIconButton(Mark mark, const QString &name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    const Palette &palette = Palette::of(button);
    QIcon icon = markIcon(mark, MarkSize, {palette.ink, palette.base});
    const QIcon faint = markIcon(mark, MarkSize, {palette.ink3, palette.base});
    for (const QSize &size : faint.availableSizes())
        icon.addPixmap(faint.pixmap(size), QIcon::Disabled);
    button->setProperty("look", u"flat"_s);
    button->setIcon(icon);
    button->setIconSize(MarkSize);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

QPushButton *makeMoreButton(QMenu *menu, QWidget *parent)
{
    QPushButton *button = makeIconButton(Mark::More, QCoreApplication::translate("Button", "More"), parent);
    button->setMenu(menu);
    return button;
}

} // namespace gunbai::ui
