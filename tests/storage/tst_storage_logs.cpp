// The log beside a database is worth as much as the database: nothing of it is thrown away, carried over into
// another one, or lost when it goes while it is open.
#include "app/storage/rosterstore.h"
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_storage_logs {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const QString match = QStringLiteral("m");

QString logOf(const QString& folder)
{
    return storefiles::logOf(databaseOf(folder));
}

// The files as a kill leaves them: what was written last is in the log.
void copyAsKilled(const QString& from, const QString& to)
{
    QVERIFY(QFile::copy(databaseOf(from), databaseOf(to)));
    QVERIFY(QFile::copy(logOf(from), logOf(to)));
    QVERIFY(QFile(logOf(to)).size() > 0);
}

// The bytes of the log that was set aside.
QByteArray logAside(const QString& folder)
{
    const QStringList damaged = storefiles::damaged(folder);
    return damaged.isEmpty() ? QByteArray() : bytesOf(storefiles::logOf(damaged.front()));
}

// Whether another program finds a lock on the bytes that SQLite locks for reading.
bool isLocked(const QString& path)
{
    const QByteArray name = path.toLocal8Bit();
    const pid_t child = fork();
    if (child == 0) {
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000002;
        lock.l_len = 510;
        const int file = open(name.constData(), O_RDWR);
        _exit(file >= 0 && fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK ? 0 : 1);
    }
    int status = 1;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

} // namespace

class LogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLogWithoutItsDatabaseIsSetAsideAndRead_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("the database is missing") << false;
        QTest::newRow("it is empty") << true;
    }
    void aLogWithoutItsDatabaseIsSetAsideAndRead()
    {
        QFETCH(bool, isThere);
        const QTemporaryDir from, folder;
        {
            MatchStore store = MatchStore::open(from.path());
            addMatch(store, openMatch(match), 5);
            copyAsKilled(from.path(), folder.path());
        }
        const QByteArray log = bytesOf(logOf(folder.path()));
        QVERIFY(QFile::remove(databaseOf(folder.path())));
        if (isThere)
            write(databaseOf(folder.path()), {});
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().rescued);
        QCOMPARE(logAside(folder.path()), log);
        QCOMPARE(store.report().matches, 1);
        QCOMPARE(stepTexts(store, match), stepTexts(5));
    }

    void whatWasSetAsideIsLookedThroughForMatches()
    {
        const QTemporaryDir folder, aside;
        {
            MatchStore store = MatchStore::open(aside.path());
            addMatch(store, openMatch(match), 3);
            addMatch(store, openMatch(QStringLiteral("lost")), 4);
        }
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), 5);
        const auto found = store.takeFrom(databaseOf(aside.path()));
        QVERIFY(found.has_value());
        QCOMPARE(*found, 1);
        QCOMPARE(stepTexts(store, match), stepTexts(5)); // as it was here
        QCOMPARE(stepTexts(store, QStringLiteral("lost")), stepTexts(4));
        QVERIFY(store.summary(QStringLiteral("lost"))->intact);
        QCOMPARE(store.takeFrom(databaseOf(aside.path())).value(), 0);
        QCOMPARE(store.takeFrom(folder.filePath(QStringLiteral("nothing.db"))).value(), 0);
    }

    // SQLite carries any log over that has the name.
    void theLogOfAnotherDatabaseIsSetAside()
    {
        const QTemporaryDir others, folder;
        {
            MatchStore store = MatchStore::open(folder.path());
            addMatch(store, openMatch(match), 3);
        }
        QByteArray log;
        {
            MatchStore store = MatchStore::open(others.path());
            addMatch(store, openMatch(QStringLiteral("of-others")), 30);
            log = bytesOf(logOf(others.path()));
        }
        write(logOf(folder.path()), log);
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().rescued);
        QCOMPARE(logAside(folder.path()), log);
        QCOMPARE(shown(store), QStringList{match});
        QCOMPARE(stepTexts(store, match), stepTexts(3));
    }

    // What shows damage is set aside as it was, not with its log carried over.
    void aDamagedDatabaseAndItsLogAreSetAsideAsTheyWere()
    {
        const QTemporaryDir from, folder;
        {
            MatchStore store = MatchStore::open(from.path());
            for (int number = 0; number < 40; ++number)
                addMatch(store, openMatch(QStringLiteral("m%1").arg(number)), 20);
            copyAsKilled(from.path(), folder.path());
        }
        overwrite(databaseOf(folder.path()), 12 * 4096, QByteArray(3 * 4096, 'x'));
        const QByteArray log = bytesOf(logOf(folder.path())), database = bytesOf(databaseOf(folder.path()));
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().rescued);
        QCOMPARE(bytesOf(store.report().damagedFile), database);
        QCOMPARE(logAside(folder.path()), log);
    }

    void aLogThatIsRemovedWhileItIsOpenTakesNothingWithIt()
    {
        const QTemporaryDir folder, copied;
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), 5);
        QVERIFY(QFile::remove(logOf(folder.path())));
        QVERIFY(!store.append(match, stepText(6)).fault);
        QVERIFY(!store.append(match, stepText(7)).fault);
        copyAsKilled(folder.path(), copied.path());
        MatchStore again = MatchStore::open(copied.path());
        QCOMPARE(stepTexts(again, match), stepTexts(7));
    }

    void aLogThatIsRemovedBeforeAnythingWasWrittenIsMadeAnew()
    {
        const QTemporaryDir folder, copied;
        {
            MatchStore store = MatchStore::open(folder.path());
            addMatch(store, openMatch(match), 5);
        }
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(QFile::remove(logOf(folder.path())));
        QVERIFY(!store.append(match, stepText(6)).fault);
        copyAsKilled(folder.path(), copied.path());
        MatchStore again = MatchStore::open(copied.path());
        QCOMPARE(stepTexts(again, match), stepTexts(6));
    }

    void aDatabaseThatIsEmptiedWhileItIsOpenIsSetAside()
    {
        const QTemporaryDir folder;
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), 5);
        write(databaseOf(folder.path()), {});
        const Appended appended = store.append(match, stepText(6));
        QVERIFY(store.report().rescued);
        QVERIFY(!storefiles::damaged(folder.path()).isEmpty());
        QCOMPARE(appended.number, 6); // all is in the log
        QCOMPARE(stepTexts(store, match), stepTexts(6));
    }

    void aLogWithoutItsDatabaseIsNotThatOfAnOlderOneSetAside()
    {
        const QTemporaryDir folder, older, killed;
        {
            MatchStore store = MatchStore::open(older.path());
            addMatch(store, openMatch(QStringLiteral("older")), 1);
        }
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), 5);
        copyAsKilled(folder.path(), killed.path());
        QVERIFY(QFile::remove(databaseOf(killed.path())));
        QVERIFY(QFile::copy(databaseOf(older.path()), storefiles::freshDamaged(killed.path())));
        MatchStore again = MatchStore::open(killed.path());
        QVERIFY(again.report().rescued);
        QCOMPARE(stepTexts(again, match), stepTexts(5));
    }

    // A pipe would be waited for.
    void whatIsNoFileIsRefused_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"", "-wal", "-shm", "-journal"})
            QTest::newRow(suffix) << suffix;
    }
    void whatIsNoFileIsRefused()
    {
        QFETCH(QString, suffix);
        const QTemporaryDir folder;
        QCOMPARE(mkfifo(qPrintable(databaseOf(folder.path()) + suffix), 0600), 0);
        const MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().fault);
        QCOMPARE(store.report().fault->kind, StorageFault::Kind::unreachable);
    }

    // A file that a program has locked loses its locks where the program opens and closes it once more.
    void aSecondStoreTakesNoLocksAway()
    {
        const QTemporaryDir folder;
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), 5);
        QVERIFY(isLocked(databaseOf(folder.path())));
        const MatchStore second = MatchStore::open(folder.path());
        QVERIFY(!second.report().hasNews());
        QVERIFY(isLocked(databaseOf(folder.path())));
    }

    void aLogThatIsCutWhileItIsOpenIsTold()
    {
        const QTemporaryDir folder;
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), 50);
        const auto carriedOver = [&]() -> std::size_t {
            auto file = Database::openUntouched(databaseOf(folder.path()));
            return file->value(QStringLiteral("SELECT COUNT(*) FROM match_steps"))->toULongLong();
        }();
        QVERIFY(carriedOver > 0);
        QVERIFY(QFile::resize(logOf(folder.path()), 0));
        const Appended appended = store.append(match, stepText(51));
        QVERIFY(store.report().rescued);
        QCOMPARE(appended.number, qint64(0)); // steps before it are gone: whoever has them writes them again
        const auto record = store.steps(match);
        QVERIFY(record && record->steps.size() < 50);
        QVERIFY(static_cast<std::size_t>(record->steps.size()) >= carriedOver);
        QCOMPARE(stepTexts(store, match), stepTexts(static_cast<int>(record->steps.size())));
    }

    // Each store has its own connection: one of them goes on, and the other comes after.
    void bothStoresGoOnWhereTheirLogIsTakenAway()
    {
        const QTemporaryDir folder;
        RosterStore rosters = RosterStore::open(folder.path());
        MatchStore matches = MatchStore::open(folder.path());
        add(rosters, fullRoster(1));
        addMatch(matches, openMatch(match), 2);
        QVERIFY(QFile::remove(logOf(folder.path())));
        QVERIFY(QFile::remove(databaseOf(folder.path()) + QStringLiteral("-shm")));
        QCOMPARE(matches.append(match, stepText(3)).number, 3);
        static_cast<void>(rosters.summaries());
        QVERIFY(rosters.retry());
        QCOMPARE(rosters.summaries().size(), std::size_t{1});
        QVERIFY(!rosters.fault());
        QVERIFY(matches.retry());
        QCOMPARE(stepTexts(matches, match), stepTexts(3));
        QVERIFY(!matches.fault());
    }
};

ADJUTANT_TEST(LogsTest)

} // namespace tst_storage_logs

#include "tst_storage_logs.moc"
