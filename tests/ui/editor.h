// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/fixture.h"
#include "ui/builder/builderpage.h"

#include <QAbstractButton>
#include <QAction>
#include <QMenu>

#include <stdexcept>

namespace gunbai::ui {
class CatalogueView;
class WarbandTable;
} // namespace gunbai::ui

namespace gunbai::test {

/// The action of a menu, by its text without the mnemonic.
[[nodiscard]] QAction *actionOf(const QMenu &menu, const QString &text);

/// Gives the file dialog that is about to open this path; "" cancels it.
void answerFileDialog(const QString &path);

/// The legal warband of the invented game without its models and purchases.
[[nodiscard]] roster::Warband emptyWarband();
/// The profile of each model.
[[nodiscard]] QStringList profiles(const roster::Warband &warband);

/// A builder over a document that is kept nowhere; counts what the player does.
struct Editor
{
    explicit Editor(const roster::Warband &warband, const rules::CataloguePtr &catalogue = inventedRules());

    [[nodiscard]] Result<> saved() const;
    [[nodiscard]] const roster::Warband &warband() const { return document.warband(); }
    [[nodiscard]] const roster::Model &model(int row) const { return warband().models[static_cast<std::size_t>(row)]; }
    [[nodiscard]] ui::WarbandTable &table() const;
    [[nodiscard]] ui::CatalogueView &catalogue() const;

    /// The visible widget whose name or text starts so.
    template <class Widget = QWidget>
    [[nodiscard]] Widget *named(const QString &start) const
    {
        for (auto *widget : page.findChildren<Widget *>()) {
            const auto *button = qobject_cast<QAbstractButton *>(widget);
            const bool isCalled =
                widget->accessibleName().startsWith(start) || (button && button->text().startsWith(start));
            if (widget->isVisible() && isCalled)
                return widget;
        }
        throw std::runtime_error("no widget called " + start.toStdString());
    }

    void click(QWidget *widget, const QPoint &at = {}, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void clickOption(const QString &name);
    void clickPlus(int row);
    void clickRow(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Clicks in the menu that is open.
    void clickMenu(const QString &text);
    /// A key to whatever has the focus.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void undoAll();

    bool isFull = false;
    int clicks = 0;
    int keys = 0;
    QAction action{QStringLiteral("Open")};
    QMenu menu;
    edit::WarbandDocument document;
    QWidget window; ///< Tab leaves a page that is the window itself another way
    ui::BuilderPage page;
};

} // namespace gunbai::test
