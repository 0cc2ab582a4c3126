// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/editor.h"

#include "tests/ui/libraryfixture.h"

#include "ui/builder/catalogueview.h"
#include "ui/builder/warbandtable.h"
#include "ui/widgets/optionrow.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

namespace gunbai::test {

using namespace Qt::StringLiterals;

QAction *actionOf(const QMenu &menu, const QString &text)
{
    for (QAction *action : menu.actions()) {
        if (QString(action->text()).remove(u'&') == text)
            return action;
    }
    throw std::runtime_error("no action called " + text.toStdString());
}

roster::Warband emptyWarband()
{
    roster::Warband warband = fromBytes(legalWarband());
    warband.models.clear();
    warband.purchases.clear();
    return warband;
}

QStringList profiles(const roster::Warband &warband)
{
    QStringList ids;
    for (const roster::Model &model : warband.models)
        ids.append(model.profile);
    return ids;
}

void answerFileDialog(const QString &path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            throw std::runtime_error("no file dialog is open");
        dialog->findChild<QLineEdit *>()->setText(path);
        path.isEmpty() ? dialog->close() : QMetaObject::invokeMethod(dialog, "accept");
    });
}

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

void Editor::clickMenu(const QString &text)
{
    auto *open = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    if (!open)
        throw std::runtime_error("no menu is open");
    click(open, open->actionGeometry(actionOf(*open, text)).center());
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
