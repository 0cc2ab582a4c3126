// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

#include <initializer_list>
#include <memory>

namespace gunbai::test {

/// A test class whose every function fails on any Qt warning, save what the offscreen plugin always prints.
class Test : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
};

using Factory = std::unique_ptr<QObject> (*)();

template <class T>
std::unique_ptr<QObject> make()
{
    return std::make_unique<T>();
}

/// Runs test objects one after another; gives how many had failures. `-class NAME` runs just one of them.
int runSuite(int argc, char *argv[], std::initializer_list<Factory> tests);

} // namespace gunbai::test
