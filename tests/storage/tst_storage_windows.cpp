// Two windows, or the app and the command line, work on one folder, and neither overwrites what the other
// did.
#include "app/storage/filelock.h"
#include "app/storage/salvage.h"
#include "app/storage/storefiles.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <chrono>
#include <future>
#include <sys/file.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

namespace tst_storage_windows {

using namespace adjutant;
using namespace adjutant::test;

namespace {

int whyNoLocks = 0; ///< an error that locking gives; 0: none
QString takenAway;  ///< a file that is gone whenever it was locked

} // namespace

// In the place of the system's.
extern "C" int flock(int file, int how) noexcept
{
    if (whyNoLocks != 0) {
        errno = whyNoLocks;
        return -1;
    }
    if (!takenAway.isEmpty())
        QFile::remove(takenAway);
    return static_cast<int>(syscall(SYS_flock, file, how));
}

class WindowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoWindowsLoseNothing();
    void eachWindowCarriesOnWithItsOwnVersion();
    void theSameChangeInBothWindowsIsNoConflict();
    void changesOfDifferentListsAreNoConflict();
    void aListDeletedInTheOtherWindowIsThereAgain();
    void aLongNameIsCutForTheMark();
    void whatWaitedForTheDiskOverwritesNothing();
    void bothWindowsRescueTheSameDamageOnce();
    void aWindowDoesntWaitForTheRescueOfAnother();
    void whereThereAreNoLocksARescueRuns_data();
    void whereThereAreNoLocksARescueRuns();
    void aFileThatNeverKeepsItsIdentityIsNotWaitedForEndlessly();
    void whatAnotherStoreHasOpenKeepsItsLocks();
    void twoProgramsSavingAtOnceLoseNothing();
    void aCopyKeptAsideIsToldByTheNextSave_data();
    void aCopyKeptAsideIsToldByTheNextSave();
    void whatIsWrittenWhileTheFileIsReplacedIsInTheNewOne();
    void aStoreOpenedWhileTheFileIsReplacedHasTheNewOne();

private:
    static void putAnotherInPlace(const QString& folder, const QString& other, std::promise<void>& locked);
};

void WindowsTest::twoWindowsLoseNothing()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster inFirst = add(first, namedRoster(QStringLiteral("army")));
    add(first, namedRoster(QStringLiteral("last")));
    StoredRoster inSecond = *second.roster(inFirst.id);

    inFirst.roster.notes = "of the first";
    QVERIFY(!first.save(inFirst, figuresOf(1)).fault);
    inSecond.roster.notes = "of the second";
    const Saved saved = second.save(inSecond, figuresOf(2));
    QVERIFY(!saved.fault);
    QVERIFY(!saved.renamed);
    QCOMPARE(saved.keptAside.size(), 1);

    QCOMPARE(names(first), (QStringList{QStringLiteral("army"), QStringLiteral("army (other window)"),
                                        QStringLiteral("last")}));
    QVERIFY(first.roster(inSecond.id)->roster == inSecond.roster);
    Roster copy = inFirst.roster;
    copy.name = "army (other window)";
    QVERIFY(first.roster(saved.keptAside.front())->roster == copy);
    QVERIFY(first.summaries()[0].figures == figuresOf(2));
    QVERIFY(first.summaries()[1].figures == figuresOf(1));
}

void WindowsTest::eachWindowCarriesOnWithItsOwnVersion()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster inFirst = add(first, namedRoster(QStringLiteral("army")));
    StoredRoster inSecond = *second.roster(inFirst.id);
    int renamed = 0;
    for (int turn = 0; turn < 6; ++turn) {
        inFirst.roster.notes = "first " + std::to_string(turn);
        const Saved saved = first.save(inFirst, {});
        QVERIFY(!saved.fault);
        QCOMPARE(saved.keptAside.size(), 0);
        renamed += saved.renamed;
        inSecond.roster.notes = "second " + std::to_string(turn);
        QVERIFY(!second.save(inSecond, {}).fault);
    }
    QCOMPARE(renamed, 1); // at the first save after the second window took the id
    QVERIFY(inFirst.id != inSecond.id);
    QCOMPARE(QString::fromStdString(inFirst.roster.name), QStringLiteral("army (other window)"));
    QVERIFY((contents(first) == std::vector{inSecond.roster, inFirst.roster}));
}

void WindowsTest::theSameChangeInBothWindowsIsNoConflict()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster inFirst = add(first, namedRoster(QStringLiteral("army")));
    StoredRoster inSecond = *second.roster(inFirst.id);
    inFirst.roster.notes = inSecond.roster.notes = "same";
    QVERIFY(!first.save(inFirst, {}).fault);
    QVERIFY(second.save(inSecond, {}).keptAside.isEmpty());
    QCOMPARE(ids(first).size(), 1);
}

void WindowsTest::changesOfDifferentListsAreNoConflict()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster one = add(first, namedRoster(QStringLiteral("one")));
    StoredRoster two = add(second, namedRoster(QStringLiteral("two")));
    for (int turn = 0; turn < 3; ++turn) {
        one.roster.notes += "1";
        two.roster.notes += "2";
        QVERIFY(first.save(one, {}).keptAside.isEmpty());
        QVERIFY(second.save(two, {}).keptAside.isEmpty());
        QVERIFY(first.move(two.id, turn % 2));
    }
    QCOMPARE(ids(first).size(), 2);
    QCOMPARE(ids(first), ids(second));
}

void WindowsTest::aListDeletedInTheOtherWindowIsThereAgain()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster edited = add(first, namedRoster(QStringLiteral("army")));
    QVERIFY(second.remove(edited.id));
    edited.roster.notes = "still being edited";
    const Saved saved = first.save(edited, {});
    QVERIFY(!saved.fault && saved.cameBack);
    QVERIFY(!first.save(edited, {}).cameBack); // told once
    QVERIFY(contents(second) == std::vector{edited.roster});
    // The deleted version can still be brought back, beside the present one.
    const auto restored = second.restore(edited.id);
    QVERIFY(restored);
    QVERIFY(*restored != edited.id);
    QCOMPARE(ids(first).size(), 2);
    QVERIFY(first.roster(edited.id)->roster == edited.roster);
}

void WindowsTest::aLongNameIsCutForTheMark()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    RosterStore second = RosterStore::open(folder.path());
    QString longest;
    while (longest.toUtf8().size() + 4 <= int(Roster::longestName))
        longest += QStringLiteral("🐦");
    StoredRoster inFirst = add(first, namedRoster(longest));
    StoredRoster inSecond = *second.roster(inFirst.id);
    inFirst.roster.notes = "first";
    inSecond.roster.notes = "second";
    QVERIFY(!first.save(inFirst, {}).fault);
    const Saved saved = second.save(inSecond, {});
    QCOMPARE(saved.keptAside.size(), 1);
    const auto copy = first.roster(saved.keptAside.front());
    QVERIFY(copy);
    QCOMPARE(copy->roster.notes, std::string("first"));
    const QString name = QString::fromStdString(copy->roster.name);
    QVERIFY(name.startsWith(QStringLiteral("🐦🐦🐦🐦")));
    QVERIFY(name.endsWith(QStringLiteral("🐦 (other window)")));
}

void WindowsTest::whatWaitedForTheDiskOverwritesNothing()
{
    const QTemporaryDir folder;
    StoreSettings impatient;
    impatient.database.busyTimeout = 1;
    RosterStore first = RosterStore::open(folder.path(), impatient);
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster inFirst = add(first, namedRoster(QStringLiteral("army")));
    StoredRoster inSecond = *second.roster(inFirst.id);
    {
        auto busy = Database::open(databaseOf(folder.path()), {});
        QVERIFY(busy && busy->run(QStringLiteral("BEGIN IMMEDIATE")));
        inFirst.roster.notes = "waits";
        QVERIFY(first.save(inFirst, {}).fault);
    }
    inSecond.roster.notes = "second";
    QVERIFY(!second.save(inSecond, {}).fault);
    QVERIFY(first.retry());
    QCOMPARE(names(first), (QStringList{QStringLiteral("army"), QStringLiteral("army (other window)")}));
    QVERIFY(first.roster(inFirst.id)->roster == inFirst.roster);
    inFirst.roster.notes = "goes on";
    const Saved saved = first.save(inFirst, {});
    QVERIFY(!saved.fault && !saved.renamed);
    QCOMPARE(saved.keptAside, QStringList(ids(first)[1])); // by retry(), which could not tell
    inFirst.roster.notes = "and on";
    QVERIFY(first.save(inFirst, {}).keptAside.isEmpty());
}

// Whatever writes what waited: the copy is told of by the next save that succeeds.
void WindowsTest::aCopyKeptAsideIsToldByTheNextSave_data()
{
    QTest::addColumn<QByteArray>("call");
    for (const char* call : {"remove", "restore", "move", "retry", "back up"})
        QTest::newRow(call) << QByteArray(call);
}

void WindowsTest::aCopyKeptAsideIsToldByTheNextSave()
{
    QFETCH(QByteArray, call);
    const QTemporaryDir folder;
    StoreSettings impatient;
    impatient.database.busyTimeout = 1;
    RosterStore first = RosterStore::open(folder.path(), impatient);
    RosterStore second = RosterStore::open(folder.path());
    StoredRoster waiting = add(first, namedRoster(QStringLiteral("army")));
    StoredRoster last = add(first, namedRoster(QStringLiteral("last")));
    const QString deleted = add(first, namedRoster(QStringLiteral("deleted"))).id;
    QVERIFY(first.remove(deleted));
    StoredRoster inSecond = *second.roster(waiting.id);
    {
        auto busy = Database::open(databaseOf(folder.path()), {});
        QVERIFY(busy && busy->run(QStringLiteral("BEGIN IMMEDIATE")));
        waiting.roster.notes = "waits";
        QVERIFY(first.save(waiting, {}).fault);
    }
    inSecond.roster.notes = "second";
    QVERIFY(!second.save(inSecond, {}).fault);
    if (call == "remove")
        QVERIFY(first.remove(add(second, namedRoster(QStringLiteral("more"))).id));
    if (call == "restore")
        QVERIFY(first.restore(deleted)); // writes after what it does
    if (call == "move")
        QVERIFY(first.move(last.id, 0));
    if (call == "retry")
        QVERIFY(first.retry());
    if (call == "back up")
        QVERIFY(first.backUp());
    QVERIFY(!first.hasUnsaved());
    last.roster.notes = "saved later";
    const Saved saved = first.save(last, {});
    QCOMPARE(saved.keptAside.size(), 1);
    QCOMPARE(first.roster(saved.keptAside.front())->roster.notes, std::string("second"));
}

// Another program puts another file in the place of a folder's database while this one waits for it.
void WindowsTest::putAnotherInPlace(const QString& folder, const QString& other, std::promise<void>& locked)
{
    auto busy = Database::open(databaseOf(folder), {});
    const bool waits = busy && busy->run(QStringLiteral("BEGIN IMMEDIATE"));
    locked.set_value();
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    const QString path = databaseOf(folder);
    for (const QString& name : {path, storefiles::logOf(path), storefiles::logIndexOf(path)})
        QVERIFY(QFile::rename(name, name + QStringLiteral(".gone")));
    QVERIFY(QFile::rename(other, path));
    QVERIFY(waits && busy->run(QStringLiteral("ROLLBACK")));
}

void WindowsTest::whatIsWrittenWhileTheFileIsReplacedIsInTheNewOne()
{
    const QTemporaryDir folder;
    const QTemporaryDir others;
    {
        RosterStore other = RosterStore::open(others.path());
        add(other, namedRoster(QStringLiteral("of the other")));
    }
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = add(store, namedRoster(QStringLiteral("army")));
    std::promise<void> locked;
    std::thread program(&WindowsTest::putAnotherInPlace, folder.path(), databaseOf(others.path()),
                        std::ref(locked));
    locked.get_future().wait();
    roster.roster.notes = "written to the old file first";
    const Saved saved = store.save(roster, {});
    program.join();
    QVERIFY(!saved.fault);
    RosterStore third = RosterStore::open(folder.path());
    QCOMPARE(names(third), (QStringList{QStringLiteral("of the other"), QStringLiteral("army")}));
    QVERIFY(third.roster(roster.id)->roster == roster.roster);
}

void WindowsTest::aStoreOpenedWhileTheFileIsReplacedHasTheNewOne()
{
    const QTemporaryDir folder;
    const QTemporaryDir others;
    {
        RosterStore other = RosterStore::open(others.path());
        add(other, namedRoster(QStringLiteral("of the other")));
    }
    RosterStore first = RosterStore::open(folder.path());
    add(first, namedRoster(QStringLiteral("army")));
    std::promise<void> locked;
    std::thread program(&WindowsTest::putAnotherInPlace, folder.path(), databaseOf(others.path()),
                        std::ref(locked));
    locked.get_future().wait();
    RosterStore store = RosterStore::open(folder.path());
    program.join();
    QVERIFY(!store.report().fault);
    QCOMPARE(names(store), QStringList(QStringLiteral("of the other")));
    add(store, namedRoster(QStringLiteral("added")));
    RosterStore third = RosterStore::open(folder.path());
    QCOMPARE(names(third), (QStringList{QStringLiteral("of the other"), QStringLiteral("added")}));
}

void WindowsTest::bothWindowsRescueTheSameDamageOnce()
{
    const QTemporaryDir folder;
    RosterStore first = RosterStore::open(folder.path());
    for (int number = 0; number < 40; ++number) {
        Roster roster = fullRoster(number);
        roster.notes.append(1500, 'n');
        add(first, roster);
    }
    RosterStore second = RosterStore::open(folder.path());
    sql(databaseOf(folder.path()), QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    overwrite(databaseOf(folder.path()), 19 * 4096, QByteArray(4 * 4096, 0));
    sql(databaseOf(folder.path()),
        QStringLiteral("PRAGMA user_version = %1").arg(newestVersion(schemaSteps()))); // makes both read anew
    StoredRoster fromFirst{{}, {}, namedRoster(QStringLiteral("from the first"))};
    StoredRoster fromSecond{{}, {}, namedRoster(QStringLiteral("from the second"))};
    names(first);
    QVERIFY(!first.save(fromFirst, {}).fault);
    QVERIFY(first.report().rescued);
    QVERIFY(!second.save(fromSecond, {}).fault); // its file is no longer the one of that name
    QCOMPARE(names(second), names(first));
    QVERIFY(names(first).contains(QStringLiteral("from the first")));
    QVERIFY(names(first).contains(QStringLiteral("from the second")));
    QVERIFY(!second.report().rescued);
}

void WindowsTest::aWindowDoesntWaitForTheRescueOfAnother()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, namedRoster(QStringLiteral("kept")));
    }
    overwrite(databaseOf(folder.path()), 0, QByteArray(50, 'x'));
    const QByteArray damaged = bytesOf(databaseOf(folder.path()));
    std::optional<FileLock> another(std::in_place, folder.filePath(QStringLiteral("adjutant.rescue")));
    QCOMPARE(another->take(0), FileLock::Result::held);
    StoreSettings impatient;
    impatient.database.busyTimeout = 1;
    RosterStore store = RosterStore::open(folder.path(), impatient);
    QVERIFY(store.report().fault);
    QCOMPARE(store.report().fault->kind, StorageFault::Kind::locked);
    QCOMPARE(names(store), QStringList{QStringLiteral("kept")});
    QCOMPARE(bytesOf(databaseOf(folder.path())), damaged);
    another.reset();
    QVERIFY(store.retry());
    QVERIFY(store.report().rescued && !store.report().fault);
    QCOMPARE(names(store), QStringList{QStringLiteral("kept")});
}

void WindowsTest::whereThereAreNoLocksARescueRuns_data()
{
    QTest::addColumn<int>("error");
    QTest::newRow("no room for locks") << ENOLCK;
    QTest::newRow("no such locks") << EOPNOTSUPP;
}

void WindowsTest::whereThereAreNoLocksARescueRuns()
{
    QFETCH(int, error);
    const QTemporaryDir folder;
    FileLock lock(folder.filePath(QStringLiteral("lock")));
    whyNoLocks = error;
    const auto taken = lock.take(0);
    whyNoLocks = 0;
    QCOMPARE(taken, FileLock::Result::held);
}

void WindowsTest::aFileThatNeverKeepsItsIdentityIsNotWaitedForEndlessly()
{
    const QTemporaryDir folder;
    takenAway = folder.filePath(QStringLiteral("lock"));
    FileLock lock(takenAway);
    const auto taken = lock.take(1);
    takenAway.clear();
    QCOMPARE(taken, FileLock::Result::busy);
}

void WindowsTest::whatAnotherStoreHasOpenKeepsItsLocks()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    add(store, namedRoster(QStringLiteral("kept")));
    const QString path = databaseOf(folder.path());
    const FileIdentity log = identityOf(storefiles::logOf(path));
    QVERIFY(log.exists);
    const SalvagedRows rows = salvageRows(path, schemaSteps());
    QVERIFY(rows.complete);
    QCOMPARE(rows.rosters.size(), std::size_t(1));
    // Another program that ends would take the log away if it were the last to have the file.
    QProcess other;
    other.start(QStringLiteral(SAVING_CHILD), {folder.path(), QStringLiteral("other"), QStringLiteral("1")});
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitCode(), 0);
    QVERIFY(identityOf(storefiles::logOf(path)) == log);
}

void WindowsTest::twoProgramsSavingAtOnceLoseNothing()
{
    const QTemporaryDir folder;
    constexpr int saves = 60;
    QProcess children[3];
    for (int i = 0; i < 3; ++i)
        children[i].start(QStringLiteral(SAVING_CHILD),
                          {folder.path(), QStringLiteral("program %1:").arg(i), QString::number(saves)});
    for (QProcess& child : children) {
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::NormalExit);
        QCOMPARE(child.exitCode(), 0);
    }
    RosterStore store = RosterStore::open(folder.path());
    QHash<QString, QString> found;
    for (const RosterSummary& summary : store.summaries())
        found.insert(summary.id, summary.name);
    QCOMPARE(found.size(), 3 * saves / 3);
    for (int i = 0; i < 3; ++i) {
        QHash<QString, QByteArray> last;
        for (const QByteArray& line : children[i].readAllStandardOutput().trimmed().split('\n'))
            last[QString::fromLatin1(line.left(36))] = line.mid(37);
        for (auto it = last.cbegin(); it != last.cend(); ++it)
            QCOMPARE(
                found.value(it.key()),
                QStringLiteral("program %1: %2").arg(QString::number(i), QString::fromLatin1(it.value())));
    }
}

ADJUTANT_TEST(WindowsTest)

} // namespace tst_storage_windows

#include "tst_storage_windows.moc"
