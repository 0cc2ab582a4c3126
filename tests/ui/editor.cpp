// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"

#include "ui/builder/catalogueview.h"
#include "ui/builder/warbandtable.h"
#include "ui/widgets/optionrow.h"

#include <QTest>
#include <QVBoxLayout>

namespace gunbai::test {

using namespace Qt::StringLiterals;

Editor::Editor(const roster::Warband &warband, const rules::CataloguePtr &catalogue)
    : document(warband, catalogue, [this](const roster::Warband &) { return saved(); }), page(&action, &menu, &window)
{
    auto *whole = new QVBoxLayout(&window);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(&page);
    window.resize(1294, 768);
    window.show();
    page.setDocument(&document);
    page.setFocus();
    if (!QTest::qWaitForWindowActive(&window))
        qFatal("the window of a test is not active");
}

Result<> Editor::saved() const
{
    return isFull ? Result<>(Error{Error::Code::Io, u"The disk is full."_s}) : Result<>(Done{});
}

ui::WarbandTable &Editor::table() const
{
    return *page.findChild<ui::WarbandTable *>();
}

ui::CatalogueView &Editor::catalogue() const
{
    return *page.findChild<ui::CatalogueView *>();
}

void Editor::click(QWidget *widget, const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(widget, Qt::LeftButton, modifiers, at);
    QCoreApplication::processEvents();
    ++clicks;
}

void Editor::clickOption(const QString &name)
{
    click(named<ui::OptionRow>(name), {30, 10});
}

void Editor::clickPlus(int row)
{
    const QRect rect = catalogue().visualRect(catalogue().model()->index(row, 0));
    click(catalogue().viewport(), ui::CatalogueView::plusOf(rect).center());
}

void Editor::clickRow(int row, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex index = table().model()->index(row, ui::WarbandModel::ProfileColumn);
    click(table().viewport(), table().visualRect(index).center(), modifiers);
}

void Editor::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *popup = QApplication::activePopupWidget();
    QTest::keyClick(popup ? popup : QApplication::focusWidget(), key, modifiers);
    QCoreApplication::processEvents();
    ++keys;
}

void Editor::undoAll()
{
    while (document.undoStack().canUndo())
        document.undo();
}

} // namespace gunbai::test
