// SQLite reads a log up to its first damaged frame and says nothing of the rest. What was on disk behind it
// is read all the same, and told; what a power cut left of a transaction is not missed.
#include "app/storage/logframes.h"
#include "app/storage/logrepair.h"
#include "app/storage/matches/matchdatabase.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_cutlogs {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const QString match = QStringLiteral("m");
constexpr int steps = 30;
constexpr qint64 logHeader = 32, frameHeader = 24, frame = frameHeader + 4096;

QString logOf(const QString& folder)
{
    return storefiles::logOf(databaseOf(folder));
}

qint64 framesOf(const QString& log)
{
    return (QFile(log).size() - logHeader) / frame;
}

void copyAsKilled(const QString& from, const QString& to)
{
    QVERIFY(QFile::copy(databaseOf(from), databaseOf(to)));
    QVERIFY(QFile::copy(logOf(from), logOf(to)));
}

// A match whose program was killed; the newest steps are in the log alone.
void writeAndKill(const QString& folder)
{
    const QTemporaryDir from;
    MatchStore store = MatchStore::open(from.path());
    addMatch(store, openMatch(match), steps);
    copyAsKilled(from.path(), folder);
}

void flip(const QString& path, qint64 at)
{
    QByteArray byte = bytesOf(path).mid(at, 1);
    byte[0] = static_cast<char>(byte[0] ^ 0x10);
    overwrite(path, at, byte);
}

} // namespace

class CutLogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFlippedBitLosesNoStep_data()
    {
        QTest::addColumn<int>("behindTheEnd"); // frames from the last one on; below 0: the log's header
        QTest::addColumn<int>("at");           // within the frame
        QTest::newRow("in a page") << 10 << 3000;
        QTest::newRow("at the end of a page") << 10 << int(frame) - 1;
        QTest::newRow("which page") << 10 << 3;
        QTest::newRow("the end of a transaction") << 10 << 5;
        QTest::newRow("the salts") << 10 << 12;
        QTest::newRow("the checksum") << 10 << 17;
        QTest::newRow("in the last page") << 0 << 3000;
        QTest::newRow("the last checksum") << 0 << 17;
        QTest::newRow("the last salts") << 0 << 12;
        QTest::newRow("what a log begins with") << -1 << 1;
        QTest::newRow("its order of bytes") << -1 << 3;
        QTest::newRow("its size of pages") << -1 << 10;
        QTest::newRow("how often it was carried over") << -1 << 13;
        QTest::newRow("the log's salts") << -1 << 18;
        QTest::newRow("its header's checksum") << -1 << 30;
    }
    void aFlippedBitLosesNoStep()
    {
        QFETCH(int, behindTheEnd);
        QFETCH(int, at);
        const QTemporaryDir folder;
        writeAndKill(folder.path());
        const QString log = logOf(folder.path());
        flip(log, behindTheEnd < 0 ? at : logHeader + (framesOf(log) - 1 - behindTheEnd) * frame + at);
        const QByteArray before = bytesOf(log);

        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().rescued);
        QCOMPARE(bytesOf(storefiles::logOf(store.report().damagedFile)), before);
        QCOMPARE(stepTexts(store, match), stepTexts(steps));
        QVERIFY(store.summary(match)->intact);
    }

    void aPageNumberThatBecameNoneIsMended()
    {
        const QTemporaryDir folder;
        writeAndKill(folder.path());
        const QString log = logOf(folder.path());
        overwrite(log, logHeader + (framesOf(log) - 11) * frame + 3, QByteArray(1, '\0'));
        QVERIFY(hasLostTransactions(log));
        QCOMPARE(repairLog(log), LogRepair::whole);
        MatchStore store = MatchStore::open(folder.path());
        QCOMPARE(stepTexts(store, match), stepTexts(steps));
    }

    // Its checksum is right, so it was written so.
    void aPageNumberGoneWildMakesNoFileLonger()
    {
        const QTemporaryDir folder;
        writeAndKill(folder.path());
        const QString log = logOf(folder.path());
        QByteArray bytes = bytesOf(log);
        LogReader reader(log);
        auto first = reader.next();
        QVERIFY(first);
        first->header.replace(0, 8, QByteArray("\x00\x0f\xff\xff\x00\x00\x00\x01", 8));
        const LogSum sum = continued(reader.firstSum(), first->summed(), reader.order());
        bytes.replace(logHeader, frame, withSum(first->header, sum) + first->page);
        write(log, bytes);
        const QByteArray database = bytesOf(databaseOf(folder.path()));
        QCOMPARE(withLog(database, log), database);
    }

    // A step rewrites the page that it stands on, so that the frames behind have it again.
    void whatIsBehindAnOverwrittenFrameIsRead()
    {
        const QTemporaryDir folder;
        writeAndKill(folder.path());
        const QString log = logOf(folder.path());
        overwrite(log, logHeader + (framesOf(log) - 11) * frame, QByteArray(500, 'x'));
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().rescued);
        QCOMPARE(stepTexts(store, match), stepTexts(steps));
    }

    void aTransactionThatWasCutOffIsNoLoss_data()
    {
        QTest::addColumn<bool>("isCut");
        QTest::newRow("the log ends in it") << true;
        QTest::newRow("half of it was written") << false;
    }
    void aTransactionThatWasCutOffIsNoLoss()
    {
        QFETCH(bool, isCut);
        const QTemporaryDir folder;
        writeAndKill(folder.path());
        const QString log = logOf(folder.path());
        const qint64 last = logHeader + (framesOf(log) - 1) * frame;
        if (isCut)
            QVERIFY(QFile::resize(log, last + 1000));
        else
            overwrite(log, last + 512, QByteArray(2048, '\0'));
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(!store.report().hasNews());
        QVERIFY(storefiles::damaged(folder.path()).isEmpty());
        QCOMPARE(stepTexts(store, match), stepTexts(steps - 1));
    }

    void whatIsLeftFromBeforeTheLogWasBegunAnewIsNoLoss_data()
    {
        QTest::addColumn<bool>("isHeaderTorn");
        QTest::newRow("as it is") << false;
        QTest::newRow("cut off while its header was written") << true;
    }
    void whatIsLeftFromBeforeTheLogWasBegunAnewIsNoLoss()
    {
        QFETCH(bool, isHeaderTorn);
        const QTemporaryDir from, folder;
        MatchStore store = MatchStore::open(from.path());
        addMatch(store, openMatch(match), steps);
        const QByteArray old = bytesOf(logOf(from.path()));
        sql(databaseOf(from.path()), QStringLiteral("PRAGMA wal_checkpoint(RESTART)"));
        if (!isHeaderTorn)
            QVERIFY(!store.append(match, stepText(steps + 1)).fault);
        copyAsKilled(from.path(), folder.path());
        QCOMPARE(bytesOf(logOf(folder.path())).size(), old.size()); // it is written from its start again
        if (isHeaderTorn)
            overwrite(logOf(folder.path()), 12, QByteArray(20, '\1'));
        MatchStore again = MatchStore::open(folder.path());
        QVERIFY(!again.report().hasNews());
        QCOMPARE(stepTexts(again, match), stepTexts(isHeaderTorn ? steps : steps + 1));
    }

    void whoOnlyReadsADatabaseIsTold()
    {
        const QTemporaryDir folder;
        writeAndKill(folder.path());
        flip(logOf(folder.path()), logHeader + frame + 100);
        const auto opened = MatchDatabase::openUntouched(databaseOf(folder.path()));
        QVERIFY(!opened);
        QCOMPARE(opened.error().kind, StorageFault::Kind::damaged);
    }

    // Yesterday's file was put back, but today's log stayed beside it: pages of both don't fit together.
    void anOlderFileBesideANewerLogGivesWhatItHas()
    {
        const QTemporaryDir from, folder;
        {
            MatchStore store = MatchStore::open(from.path());
            for (int number = 0; number < 40; ++number)
                addMatch(store, openMatch(QStringLiteral("m%1").arg(number)), 20);
        }
        QVERIFY(QFile::copy(databaseOf(from.path()), databaseOf(folder.path())));
        for (const char* change : {"DELETE FROM match_steps WHERE match_id < 'm3'", "VACUUM"})
            sql(databaseOf(from.path()), QLatin1String(change));
        MatchStore store = MatchStore::open(from.path());
        addMatch(store, openMatch(QStringLiteral("a-new-one")), 0);
        for (int number = 1; number <= 10; ++number) // long enough that the tree of pages grows
            QVERIFY(!store.append(QStringLiteral("a-new-one"), QString(1500, u'x')).fault);
        QVERIFY(QFile::copy(logOf(from.path()), logOf(folder.path())));

        MatchStore again = MatchStore::open(folder.path());
        QVERIFY(again.report().rescued);
        QCOMPARE(stepTexts(again, QStringLiteral("a-new-one")).size(), 10);
        for (int number = 0; number < 40; ++number)
            QCOMPARE(stepTexts(again, QStringLiteral("m%1").arg(number)), stepTexts(20));
    }
};

ADJUTANT_TEST(CutLogsTest)

} // namespace tst_storage_cutlogs

#include "tst_storage_cutlogs.moc"
