// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/libraryfixture.h"
#include "tests/ui/tests.h"
#include "ui/shell/rescuewindow.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

namespace gunbai::test {

using namespace Qt::StringLiterals;
using ui::RescueWindow;

namespace {

/// A library with one warband and a backup of it, then spoilt.
struct Spoilt
{
    Spoilt()
    {
        {
            location.path = folder.filePath(u"spoilt.gunbai-library"_s);
            location.backupFolder = folder.filePath(u"backups"_s);
            const auto database = store::Database::open(location, QDateTime::currentDateTime());
            const auto library = ui::Library({*database.value(), store::Backups(location), inventedRules(), u"rules"_s,
                                              [] { return QDateTime::currentDateTimeUtc(); }})
                                     .create(fromBytes(legalWarband()));
            if (!library.ok()
                || !store::Backups(location).makeDaily(database.value()->connection(), QDateTime::currentDateTime()))
                qFatal("no backup");
        }
        QFile file(location.path);
        if (!file.open(QIODevice::ReadWrite) || !file.seek(100) || file.write(QByteArray(3000, 'x')) != 3000)
            qFatal("cannot spoil the library");
    }

    [[nodiscard]] QByteArray bytes() const
    {
        QFile file(location.path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    void write(const QByteArray &bytes) const
    {
        QFile file(location.path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write the library");
    }
    [[nodiscard]] Error error() const { return store::Database::open(location, QDateTime::currentDateTime()).error(); }

    QTemporaryDir folder;
    store::Location location;
};

QPushButton *button(const RescueWindow &window, const QString &name)
{
    for (auto *each : window.findChildren<QPushButton *>()) {
        if (each->accessibleName() == name)
            return each;
    }
    return nullptr;
}

} // namespace

class TestRescue final : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void aDamagedLibraryIsToldAndItsBackupRestored()
    {
        const Spoilt spoilt;
        RescueWindow window(spoilt.error(), store::Backups(spoilt.location), inventedRules());
        window.show();
        QCOMPARE(window.fault(), spoilt.error().message);
        const auto *view = window.findChild<QListView *>();
        QCOMPARE(view->model()->rowCount(), 1);
        QVERIFY(view->model()->index(0, 0).data().toString().contains(u"1 warband"_s));
        const QSignalSpy accepted(&window, &QDialog::accepted);
        QTest::mouseClick(button(window, u"Restore this backup"_s), Qt::LeftButton);
        QCOMPARE(accepted.size(), 1);
        QVERIFY(store::Database::open(spoilt.location, QDateTime::currentDateTime()).ok());
    }

    void enterRestoresTheChosenBackup()
    {
        const Spoilt spoilt;
        RescueWindow window(spoilt.error(), store::Backups(spoilt.location), inventedRules());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *view = window.findChild<QListView *>();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(window.result(), int(QDialog::Accepted));
        QVERIFY(store::Database::open(spoilt.location, QDateTime::currentDateTime()).ok());
    }

    void enterIsOfTheButtonThatHasTheFocus()
    {
        const Spoilt spoilt;
        RescueWindow window(spoilt.error(), store::Backups(spoilt.location), inventedRules());
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button(window, u"Quit"_s)->setFocus();
        QTest::keyClick(button(window, u"Quit"_s), Qt::Key_Return);
        QCOMPARE(window.result(), int(QDialog::Rejected));
        QVERIFY(!window.isVisible());
        QVERIFY(!store::Database::open(spoilt.location, QDateTime::currentDateTime()).ok());
    }

    void whateverIsWrongWithTheFileABackupIsOffered_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("another program's file") << QByteArray(5000, 'a');
        QTest::newRow("what a cloud client leaves") << QByteArray();
    }
    void whateverIsWrongWithTheFileABackupIsOffered()
    {
        QFETCH(QByteArray, bytes);
        const Spoilt spoilt;
        spoilt.write(bytes);
        RescueWindow window(spoilt.error(), store::Backups(spoilt.location), inventedRules());
        QCOMPARE(spoilt.bytes(), bytes);
        QTest::mouseClick(button(window, u"Restore this backup"_s), Qt::LeftButton);
        QCOMPARE(window.result(), int(QDialog::Accepted));
        QVERIFY(store::Database::open(spoilt.location, QDateTime::currentDateTime()).ok());
    }

    void aLibraryThatIsGoneIsNotMadeAnewUnasked()
    {
        const Spoilt spoilt;
        QVERIFY(QFile::remove(spoilt.location.path));
        const Error error = spoilt.error();
        QCOMPARE(error.code, Error::Code::NotFound);
        QVERIFY(!QFile::exists(spoilt.location.path));
        RescueWindow window(error, store::Backups(spoilt.location), inventedRules());
        QCOMPARE(window.findChild<QListView *>()->model()->rowCount(), 1);
        QTest::mouseClick(button(window, u"Begin a new library"_s), Qt::LeftButton);
        QCOMPARE(window.result(), int(QDialog::Accepted));
        QVERIFY(store::Database::open(spoilt.location, QDateTime::currentDateTime()).ok());
    }

    void aLibraryThatIsGoneComesBackFromItsBackup()
    {
        const Spoilt spoilt;
        QVERIFY(QFile::remove(spoilt.location.path));
        RescueWindow window(spoilt.error(), store::Backups(spoilt.location), inventedRules());
        QTest::mouseClick(button(window, u"Restore this backup"_s), Qt::LeftButton);
        QCOMPARE(window.result(), int(QDialog::Accepted));
        QVERIFY(store::Database::open(spoilt.location, QDateTime::currentDateTime()).ok());
    }

    void whereNoBackupHelpsTheyAreShownOnly_data()
    {
        QTest::addColumn<Error::Code>("code");
        QTest::newRow("a read-only folder") << Error::Code::Denied;
        QTest::newRow("a full disk") << Error::Code::NoSpace;
        QTest::newRow("a locked file") << Error::Code::Busy;
    }
    void whereNoBackupHelpsTheyAreShownOnly()
    {
        QFETCH(Error::Code, code);
        const Spoilt spoilt;
        const RescueWindow window({code, u"Why."_s}, store::Backups(spoilt.location), inventedRules());
        QCOMPARE(window.findChild<QListView *>()->model()->rowCount(), 1);
        QVERIFY(!button(window, u"Restore this backup"_s)->isVisibleTo(&window));
    }

    void aBackupIsTheContentAndTheDate()
    {
        ui::BackupModel model;
        const QDateTime made(QDate(2026, 11, 28), QTime(0, 0));
        model.setBackups({{u"a"_s, store::Backup::Kind::Daily, made, 41}});
        QCOMPARE(model.index(0).data().toString(), u"41 warband(s), 28 November 2026 · made daily"_s);
    }

    void filesCanBeCheckedMeanwhile()
    {
        const Spoilt spoilt;
        const WarbandFolder folder;
        RescueWindow window(spoilt.error(), store::Backups(spoilt.location), inventedRules());
        window.check(folder.write(u"a.gunbai"_s, legalWarband()));
        QCOMPARE(window.checked(), u"“Still water” is legal."_s);
        window.check(folder.write(u"b.gunbai"_s, brokenWarband()));
        QVERIFY(window.checked().contains(u"Pebbles: 2 of 6 frogs, at most 1."_s));
        window.check(folder.write(u"c.gunbai"_s, faultyWarband()));
        QVERIFY(window.checked().contains(u"c.gunbai:4:"_s));
    }

    void backupsStayConsistent()
    {
        ui::BackupModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setBackups({{u"a"_s, store::Backup::Kind::Broken, QDateTime::currentDateTime(), {}},
                          {u"b"_s, store::Backup::Kind::Asked, QDateTime::currentDateTime(), 3}});
        QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsEnabled));
        QVERIFY(model.flags(model.index(1)).testFlag(Qt::ItemIsEnabled));
        model.setBackups({});
        QCOMPARE(model.rowCount(), 0);
    }
};

std::unique_ptr<QObject> testRescue()
{
    return make<TestRescue>();
}

} // namespace gunbai::test

#include "tst_rescue.moc"
