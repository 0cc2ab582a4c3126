// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QTableWidget>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QMainWindow window;
    window.menuBar()->addMenu(QStringLiteral("File"))->addAction(QStringLiteral("Quit"));
    auto *table = new QTableWidget(20, 5, &window);
    for (int row = 0; row < table->rowCount(); ++row)
        table->setItem(row, 0, new QTableWidgetItem(QString::number(row)));
    window.setCentralWidget(table);
    window.statusBar()->showMessage(QStringLiteral("Ready"));
    window.resize(1366, 768);
    window.show();
    return QApplication::exec();
}
