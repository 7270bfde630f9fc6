// A folder that can't be made, written to or found any more keeps the lists on the screen, and the user is
// told.
#include "app/storage/storefiles.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_folders {

using namespace adjutant;
using namespace adjutant::test;
using Kind = StorageFault::Kind;

class FoldersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFolderThatCantBeMadeKeepsListsInMemory();
    void readOnlyFolderShowsItsLists_data();
    void readOnlyFolderShowsItsLists();
    void aFolderThatBecomesWritableTakesEverything();
    void aDeletedDatabaseIsWrittenAgain();
    void aFolderTakenAwayKeepsTheSave();
    void andTheMatchThatGoesOnMeanwhile();
};

void FoldersTest::aFolderThatCantBeMadeKeepsListsInMemory()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a file"));
    write(file, "x");
    RosterStore store = RosterStore::open(file + QStringLiteral("/adjutant"));
    QVERIFY(store.report().fault);
    QCOMPARE(store.report().fault->kind, Kind::cannotCreateFolder);
    StoredRoster roster{{}, {}, fullRoster(1)};
    QCOMPARE(store.save(roster, {}).fault->kind, Kind::cannotCreateFolder);
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
    QVERIFY(QFile::remove(file)); // and the way is free
    QVERIFY(store.retry());
    QVERIFY(!store.hasUnsaved());
    RosterStore other = RosterStore::open(file + QStringLiteral("/adjutant"));
    QVERIFY(contents(other) == std::vector{fullRoster(1)});
}

void FoldersTest::readOnlyFolderShowsItsLists_data()
{
    QTest::addColumn<bool>("folderWritable");
    QTest::addColumn<bool>("fileWritable");
    QTest::addColumn<bool>("withLog");
    QTest::newRow("nothing writable") << false << false << false;
    QTest::newRow("the folder is read-only") << false << true << false;
    QTest::newRow("the file is read-only") << true << false << false;
    QTest::newRow("nothing writable, and the last program was killed") << false << false << true;
}

void FoldersTest::readOnlyFolderShowsItsLists()
{
    QFETCH(bool, folderWritable);
    QFETCH(bool, fileWritable);
    QFETCH(bool, withLog);
    const QTemporaryDir top;
    const QString folder = top.filePath(QStringLiteral("data"));
    QString id;
    {
        RosterStore store = RosterStore::open(withLog ? top.filePath(QStringLiteral("open")) : folder);
        id = add(store, fullRoster(1)).id;
        if (withLog) {
            QDir().mkpath(folder);
            const QString open = databaseOf(top.filePath(QStringLiteral("open")));
            QVERIFY(QFile::copy(open, databaseOf(folder)));
            QVERIFY(QFile::copy(storefiles::logOf(open), storefiles::logOf(databaseOf(folder))));
            sql(databaseOf(top.filePath(QStringLiteral("open"))), QStringLiteral("SELECT 1"));
        }
    }
    setRights(top.path(), true);
    setRights(databaseOf(folder), fileWritable);
    if (withLog)
        setRights(storefiles::logOf(databaseOf(folder)), false);
    setRights(folder, folderWritable);
    {
        const AsNobody asNobody;
        RosterStore store = RosterStore::open(folder);
        QVERIFY(store.report().fault);
        QCOMPARE(store.report().fault->kind, Kind::readOnly);
        QVERIFY(contents(store) == std::vector{fullRoster(1)});
        StoredRoster roster = *store.roster(id);
        roster.roster.name = "changed";
        QCOMPARE(store.save(roster, {}).fault->kind, Kind::readOnly);
        QCOMPARE(names(store), QStringList(QStringLiteral("changed")));
        QVERIFY(store.hasUnsaved());
        QCOMPARE(store.remove(id).error().kind, Kind::readOnly);
        QVERIFY(!store.retry());
    }
    setRights(folder, true);
    RosterStore store = RosterStore::open(folder);
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
}

void FoldersTest::aFolderThatBecomesWritableTakesEverything()
{
    const QTemporaryDir top;
    const QString folder = top.filePath(QStringLiteral("data"));
    StoredRoster changed;
    {
        RosterStore store = RosterStore::open(folder);
        changed = add(store, fullRoster(1));
        add(store, fullRoster(2));
    }
    setRights(top.path(), true);
    setRights(folder, false);
    setRights(databaseOf(folder), true);
    std::optional<RosterStore> store;
    {
        const AsNobody asNobody;
        store.emplace(RosterStore::open(folder));
        changed.roster.name = "changed";
        QVERIFY(store->save(changed, {}).fault);
        StoredRoster fresh{{}, {}, fullRoster(3)};
        QVERIFY(store->save(fresh, {}).fault);
    }
    setRights(folder, true);
    QVERIFY(store->retry());
    QVERIFY(!store->report().fault);
    const std::vector<Roster> expected{changed.roster, fullRoster(2), fullRoster(3)};
    QVERIFY(contents(*store) == expected);
    store.reset();
    RosterStore other = RosterStore::open(folder);
    QVERIFY(contents(other) == expected);
}

void FoldersTest::aDeletedDatabaseIsWrittenAgain()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
        QVERIFY(QFile::remove(databaseOf(folder.path())));
        add(store, fullRoster(2));
        QVERIFY((contents(store) == std::vector{fullRoster(1), fullRoster(2)}));
        const auto news = store.takeNews();
        QVERIFY(news && news->rescued);
        QCOMPARE(news->salvaged, 1);
        QVERIFY(!store.takeNews());
    }
    RosterStore other = RosterStore::open(folder.path());
    QVERIFY(!other.report().hasNews());
    QVERIFY((contents(other) == std::vector{fullRoster(1), fullRoster(2)}));
}

void FoldersTest::aFolderTakenAwayKeepsTheSave()
{
    const QTemporaryDir top;
    const QString folder = top.filePath(QStringLiteral("stick"));
    RosterStore store = RosterStore::open(folder);
    StoredRoster roster = add(store, fullRoster(1));
    QVERIFY(QDir().rename(folder, top.filePath(QStringLiteral("away"))));
    roster.roster.name = "changed";
    QCOMPARE(store.save(roster, {}).fault->kind, Kind::unreachable);
    QCOMPARE(names(store), QStringList(QStringLiteral("changed")));
    QVERIFY(!store.retry()); // nothing is made in its place
    QVERIFY(!QFileInfo::exists(folder));
    QVERIFY(QDir().rename(top.filePath(QStringLiteral("away")), folder));
    QVERIFY(store.retry());
    RosterStore other = RosterStore::open(folder);
    QVERIFY(contents(other) == std::vector{roster.roster});
}

void FoldersTest::andTheMatchThatGoesOnMeanwhile()
{
    const QTemporaryDir top;
    const QString folder = top.filePath(QStringLiteral("stick")), match = QStringLiteral("m");
    MatchStore store = MatchStore::open(folder);
    addMatch(store, openMatch(match), 3);
    QVERIFY(QDir().rename(folder, top.filePath(QStringLiteral("away"))));
    for (int number = 4; number <= 5; ++number) {
        static_cast<void>(store.append(match, stepText(number)));
        QVERIFY(!store.retry());
        QCOMPARE(store.fault()->kind, Kind::unreachable);
        QVERIFY(!QFileInfo::exists(folder));
        QCOMPARE(stepTexts(store, match), stepTexts(number));
    }
    QVERIFY(QDir().rename(top.filePath(QStringLiteral("away")), folder));
    QVERIFY(store.retry());
    QVERIFY(!store.fault());
    MatchStore other = MatchStore::open(folder);
    QCOMPARE(stepTexts(other, match), stepTexts(5));
}

ADJUTANT_TEST(FoldersTest)

} // namespace tst_storage_folders

#include "tst_storage_folders.moc"
