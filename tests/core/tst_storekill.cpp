// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/storefixture.h"
#include "tests/core/tests.h"

#include <QProcess>
#include <QRandomGenerator>

namespace gunbai::test {

using namespace Qt::StringLiterals;

/// kill -9 in the middle of editing, GUNBAI_KILLS times (20 when not set).
class TestStoreKill : public Test
{
    Q_OBJECT

private Q_SLOTS:
    void nothingAcknowledgedIsLost()
    {
        const LibraryFolder folder;
        add(folder.warbands(*folder.open()), notEdited());
        int acknowledged = 0;
        const int kills = qEnvironmentVariableIsSet("GUNBAI_KILLS") ? qEnvironmentVariableIntValue("GUNBAI_KILLS") : 20;
        for (int kill = 0; kill < kills; ++kill) {
            acknowledged = std::max(acknowledged, editTillKilled(folder.path()));
            const auto database = folder.open();
            const auto stored = folder.warbands(*database).load(store::WarbandId(1));
            QVERIFY(stored);
            QVERIFY2(isOfOneEdit(stored.value().warband), qPrintable(stored.value().warband.name));
            QVERIFY(stored.value().warband.name.toInt() >= acknowledged);
            QVERIFY(stored.value().warband.name.toInt() <= acknowledged + 1);
            QCOMPARE(store::verify(*database).value(), QStringList());
            acknowledged = stored.value().warband.name.toInt();
        }
        qInfo("%d kills, %d edits", kills, acknowledged);
        QVERIFY(acknowledged > 0);
    }

    void twoProgramsSeeEachOthersEditsAndNoneIsLost()
    {
        LibraryFolder folder;
        folder.location.patience = std::chrono::minutes(1); // the other one hardly ever lets go
        const auto database = folder.open();
        const auto warbands = folder.warbands(*database);
        const store::WarbandId both = add(warbands, notEdited());
        const store::WarbandId ours = add(warbands, everything());
        const store::Revision known = warbands.load(both).value().revision;
        const qint64 before = database->outsideChanges().value();
        QProcess writer;
        writer.start(QStringLiteral(KILLWRITER), {folder.path()});
        QVERIFY(writer.waitForReadyRead());
        roster::Warband mine = everything();
        for (int number = 1; number <= 50; ++number) {
            mine.name = QString::number(number);
            QVERIFY(warbands.save(ours, mine, {}));
            QCOMPARE(warbands.load(ours).value().warband, mine);
        }
        QVERIFY(database->outsideChanges().value() != before);
        QVERIFY(warbands.load(both).value().warband.name.toInt() > 0);
        QCOMPARE(warbands.save(both, everything(), {}, known).error().code, Error::Code::Conflict);
        writer.kill();
        writer.waitForFinished();
        QCOMPARE(warbands.load(ours).value().warband, mine);
        QVERIFY(isOfOneEdit(warbands.load(both).value().warband));
        QCOMPARE(store::verify(*database).value(), QStringList());
    }

private:
    static roster::Warband notEdited()
    {
        roster::Warband first;
        first.system = u"ronin"_s;
        first.name = u"0"_s;
        return first;
    }

    /// Gives the last edit that the writer said was done; 0 when it was killed before any.
    static int editTillKilled(const QString &library)
    {
        QProcess writer;
        writer.start(QStringLiteral(KILLWRITER), {library});
        // One in five dies while opening; the others are in the middle of their edits.
        if (QRandomGenerator::global()->bounded(5) > 0)
            writer.waitForReadyRead();
        QTest::qSleep(QRandomGenerator::global()->bounded(60));
        writer.kill();
        writer.waitForFinished();
        const QByteArray lines = writer.readAllStandardOutput();
        return lines.first(lines.lastIndexOf('\n') + 1).trimmed().split('\n').last().toInt();
    }

    static bool isOfOneEdit(const roster::Warband &value)
    {
        const int number = value.name.toInt();
        if (number == 0)
            return value.models.empty();
        const auto isOfThis = [&value, number](const roster::Model &model) {
            return model.profile == value.name && model.skills == QStringList({value.name, value.name})
                   && model.options == QStringList(value.name) && model.notes.size() == number % 5000;
        };
        return value.houseRules == QStringList(value.name) && value.purchases.value(value.name) == number
               && static_cast<int>(value.models.size()) == number % 7 + 1
               && std::ranges::all_of(value.models, isOfThis);
    }
};

std::unique_ptr<QObject> testStoreKill()
{
    return make<TestStoreKill>();
}

} // namespace gunbai::test

#include "tst_storekill.moc"
