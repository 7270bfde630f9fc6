// Where the disk doesn't play along, the lists stay on the screen, and the user is told.
#include "app/storage/storefiles.h"
#include "core/roster/edit.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_faults {

using namespace adjutant;
using namespace adjutant::test;
using Kind = StorageFault::Kind;

class FaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullDiskKeepsTheListAndSaysSo();
    void aFullDiskKeepsSmallerListsComing();
    void aLongEveningDoesNotFillTheDisk();
    void aNewerDatabaseIsNotTouched_data();
    void aNewerDatabaseIsNotTouched();
    void aDatabaseThatBecomesNewerIsLeftAlone();
    void aLockedDatabaseShowsItsLists();
    void aLockedDatabaseKeepsTheSave();
    void aFaultGoesWithTheListThatHadIt();
    void aFaultOfAnotherListStays();
    void aWaitingListThatAnotherWindowDeletedCanBeDeleted();

private:
    // A store that can't grow beyond what it has, and what makes room again when it goes.
    static void fill(const QString& folder);
    static void makeRoom(const QString& folder);
    static StoreSettings fullDisk();
};

void FaultsTest::fill(const QString& folder)
{
    sql(databaseOf(folder), ballast);
}

void FaultsTest::makeRoom(const QString& folder)
{
    sql(databaseOf(folder), withoutBallast);
}

StoreSettings FaultsTest::fullDisk()
{
    StoreSettings settings;
    settings.database.mostPages = 1; // SQLite takes the present size for the limit, then
    return settings;
}

void FaultsTest::aFullDiskKeepsTheListAndSaysSo()
{
    const QTemporaryDir folder;
    StoredRoster roster;
    {
        RosterStore store = RosterStore::open(folder.path());
        roster = add(store, fullRoster(1), figuresOf(1));
    }
    fill(folder.path());
    RosterStore store = RosterStore::open(folder.path(), fullDisk());
    QVERIFY(!store.report().hasNews());
    for (int i = 0; i < 40; ++i) // 160 kB
        roster.roster = recruited(roster.roster, UnitId("north/skiffs"), 3);
    for (RosterEntry& entry : roster.roster.entries)
        entry.notes.assign(Roster::longestNotes, 'n');
    const Saved saved = store.save(roster, figuresOf(2));
    QVERIFY(saved.fault);
    QCOMPARE(saved.fault->kind, Kind::full);
    QVERIFY(!saved.fault->text.isEmpty());
    StoredRoster second{{}, {}, roster.roster};
    QCOMPARE(store.save(second, {}).fault->kind, Kind::full);

    // The screen shows them, and the next window what was before.
    QVERIFY(store.hasUnsaved());
    QCOMPARE(store.fault()->kind, Kind::full);
    QVERIFY((contents(store) == std::vector{roster.roster, roster.roster}));
    QVERIFY(store.summaries().front().figures == figuresOf(2));
    {
        RosterStore other = RosterStore::open(folder.path());
        QVERIFY(contents(other) == std::vector{fullRoster(1)});
    }
    QVERIFY(!store.retry());

    // Going on while it is full replaces what waits.
    roster.roster.name = "later";
    QVERIFY(store.save(roster, figuresOf(3)).fault);

    makeRoom(folder.path());
    QVERIFY(store.retry());
    QVERIFY(!store.hasUnsaved());
    QVERIFY(!store.fault());
    RosterStore other = RosterStore::open(folder.path());
    QVERIFY((contents(other) == std::vector{roster.roster, second.roster}));
    QVERIFY(other.summaries().front().figures == figuresOf(3));
    roster.roster.name = "and on";
    const Saved later = store.save(roster, {});
    QVERIFY(!later.fault && later.keptAside.isEmpty() && !later.renamed);
}

void FaultsTest::aFullDiskKeepsSmallerListsComing()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, namedRoster(QStringLiteral("small")));
    }
    fill(folder.path());
    RosterStore store = RosterStore::open(folder.path(), fullDisk());
    StoredRoster large{{}, {}, namedRoster(QStringLiteral("large"))};
    for (int i = 0; i < 40; ++i)
        large.roster = recruited(large.roster, UnitId("north/skiffs"), 3);
    for (RosterEntry& entry : large.roster.entries)
        entry.notes.assign(Roster::longestNotes, 'n');
    QVERIFY(store.save(large, {}).fault);
    StoredRoster small = *store.roster(ids(store).front());
    small.roster.name = "still saved";
    QVERIFY(!store.save(small, {}).fault);
    QVERIFY(store.hasUnsaved());
    RosterStore other = RosterStore::open(folder.path());
    QCOMPARE(names(other), QStringList(QStringLiteral("still saved")));
}

void FaultsTest::aLongEveningDoesNotFillTheDisk()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = add(store, fullRoster(1));
    for (int change = 0; change < 200; ++change)
        QVERIFY(!store.save(roster, figuresOf(change)).fault);
    const qint64 used = QFileInfo(databaseOf(folder.path())).size() +
                        QFileInfo(storefiles::logOf(databaseOf(folder.path()))).size();
    QVERIFY2(used < 600'000, qPrintable(QString::number(used)));
}

void FaultsTest::aNewerDatabaseIsNotTouched_data()
{
    QTest::addColumn<bool>("onlyInLog");
    QTest::newRow("closed") << false;
    QTest::newRow("killed while it was being updated") << true;
}

void FaultsTest::aNewerDatabaseIsNotTouched()
{
    QFETCH(bool, onlyInLog);
    const QTemporaryDir folder;
    const QTemporaryDir kept;
    const QString path = databaseOf(folder.path());
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, namedRoster(QStringLiteral("of the future")));
        if (!onlyInLog)
            sql(path, QStringLiteral("PRAGMA user_version = 7"));
        for (const QString& file : QDir(folder.path()).entryList(QDir::Files)) // as they are while it runs
            QFile::copy(folder.filePath(file), kept.filePath(file));
    }
    if (onlyInLog) {
        auto killed = Database::open(databaseOf(kept.path()), {});
        QVERIFY(killed && killed->run(QStringLiteral("PRAGMA user_version = 7")));
        for (const QString& file : QDir(kept.path()).entryList(QDir::Files)) {
            QFile::remove(folder.filePath(file));
            QVERIFY(QFile::copy(kept.filePath(file), folder.filePath(file)));
        }
        QVERIFY(QFileInfo(storefiles::logOf(path)).size() > 0);
    }
    QMap<QString, QByteArray> before;
    for (const QString& file : QDir(folder.path()).entryList(QDir::Files))
        before[file] = bytesOf(folder.filePath(file));
    {
        RosterStore store = RosterStore::open(folder.path());
        QVERIFY(store.report().fault);
        QCOMPARE(store.report().fault->kind, Kind::newerVersion);
        QCOMPARE(store.report().fault->foundVersion, 7);
        QCOMPARE(store.report().fault->knownVersion, newestVersion(schemaSteps()));
        QCOMPARE(names(store), QStringList(QStringLiteral("of the future")));
        StoredRoster roster{{}, {}, namedRoster(QStringLiteral("in memory"))};
        QCOMPARE(store.save(roster, {}).fault->kind, Kind::newerVersion);
        QCOMPARE(names(store).size(), 2);
        QVERIFY(!store.retry());
        QVERIFY(!store.backUp());
    }
    QMap<QString, QByteArray> after;
    for (const QString& file : QDir(folder.path()).entryList(QDir::Files))
        after[file] = bytesOf(folder.filePath(file));
    QCOMPARE(after.keys(), before.keys());
    QVERIFY(after == before);
    QVERIFY(!QFileInfo::exists(storefiles::backups(folder.path())));
}

void FaultsTest::aDatabaseThatBecomesNewerIsLeftAlone()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = add(store, namedRoster(QStringLiteral("before")));
    sql(databaseOf(folder.path()), QStringLiteral("PRAGMA user_version = 7"));
    roster.roster.name = "after";
    QCOMPARE(store.save(roster, {}).fault->kind, Kind::newerVersion);
    QCOMPARE(names(store), QStringList(QStringLiteral("after")));
    QVERIFY(store.takeNews());
    QCOMPARE(sql(databaseOf(folder.path()), QStringLiteral("SELECT name FROM rosters")).toString(),
             QStringLiteral("before"));
}

void FaultsTest::aLockedDatabaseShowsItsLists()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
    }
    StoreSettings impatient;
    impatient.database.busyTimeout = 1;
    auto other = Database::open(databaseOf(folder.path()), {});
    QVERIFY(other && other->run(QStringLiteral("BEGIN IMMEDIATE")));
    RosterStore store = RosterStore::open(folder.path(), impatient);
    QCOMPARE(store.report().fault->kind, Kind::locked);
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
    StoredRoster fresh{{}, {}, fullRoster(2)};
    QCOMPARE(store.save(fresh, {}).fault->kind, Kind::locked);
    QVERIFY(other->run(QStringLiteral("COMMIT")));
    QVERIFY(store.retry());
    RosterStore third = RosterStore::open(folder.path());
    QVERIFY((contents(third) == std::vector{fullRoster(1), fullRoster(2)}));
}

void FaultsTest::aLockedDatabaseKeepsTheSave()
{
    const QTemporaryDir folder;
    StoreSettings impatient;
    impatient.database.busyTimeout = 1;
    RosterStore store = RosterStore::open(folder.path(), impatient);
    StoredRoster roster = add(store, fullRoster(1));
    auto other = Database::open(databaseOf(folder.path()), {});
    QVERIFY(other && other->run(QStringLiteral("BEGIN IMMEDIATE")));
    roster.roster.name = "changed";
    QCOMPARE(store.save(roster, {}).fault->kind, Kind::locked);
    QCOMPARE(names(store), QStringList(QStringLiteral("changed")));
    QCOMPARE(store.remove(roster.id).error().kind, Kind::locked);
    QVERIFY(other->run(QStringLiteral("COMMIT")));
    StoredRoster next{{}, {}, fullRoster(2)};
    QVERIFY(!store.save(next, {}).fault); // takes along what waited
    QVERIFY(!store.hasUnsaved());
    RosterStore third = RosterStore::open(folder.path());
    QVERIFY((contents(third) == std::vector{roster.roster, fullRoster(2)}));
}

void FaultsTest::aFaultGoesWithTheListThatHadIt()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = add(store, fullRoster(1));
    const auto backup = store.backUp();
    QVERIFY(backup);
    roster.roster.name.assign(Roster::longestName + 1, 'x');
    QCOMPARE(store.save(roster, {}).fault->kind, Kind::unstorableRoster);
    QVERIFY(store.fault());
    QVERIFY(store.remove(roster.id));
    QVERIFY(!store.hasUnsaved());
    QVERIFY(!store.fault());
    QVERIFY(store.retry());
    QVERIFY(store.restoreBackup(backup->path));
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
}

void FaultsTest::aFaultOfAnotherListStays()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    Roster tooLong = fullRoster(1);
    tooLong.name.assign(Roster::longestName + 1, 'x');
    StoredRoster one{{}, {}, tooLong};
    StoredRoster two{{}, {}, tooLong};
    QVERIFY(store.save(one, {}).fault);
    QVERIFY(store.save(two, {}).fault);
    QVERIFY(store.remove(two.id));
    QCOMPARE(store.fault()->kind, Kind::unstorableRoster);
    QVERIFY(store.remove(one.id));
    QVERIFY(!store.fault());
    QVERIFY(store.restore(one.id));
    QCOMPARE(store.fault()->kind, Kind::unstorableRoster);
}

void FaultsTest::aWaitingListThatAnotherWindowDeletedCanBeDeleted()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    RosterStore other = RosterStore::open(folder.path());
    StoredRoster roster = add(store, fullRoster(1));
    roster.roster.name.assign(Roster::longestName + 1, 'x');
    QVERIFY(store.save(roster, {}).fault);
    QVERIFY(other.remove(roster.id));
    QVERIFY(store.remove(roster.id));
    QCOMPARE(names(store), QStringList());
    QVERIFY(!store.fault());
    // Both can be brought back: the version that waits in the one window, and the one on disk in the other.
    QVERIFY(store.restore(roster.id));
    QVERIFY(contents(store) == std::vector{roster.roster});
    QVERIFY(other.restore(roster.id));
    QVERIFY(contents(other) == std::vector{fullRoster(1)});
    // What never was, still is not there.
    QCOMPARE(store.remove(QStringLiteral("none")).error().kind, Kind::noSuchRoster);
}

ADJUTANT_TEST(FaultsTest)

} // namespace tst_storage_faults

#include "tst_storage_faults.moc"
