// An older database is brought up to date, and stays as it was where that fails.
#include "app/storage/matches/matchstore.h"
#include "app/storage/storefiles.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_schema {

using namespace adjutant;
using namespace adjutant::test;

namespace {

// The version that there is, and the one that comes next.
constexpr int now = 3;
constexpr int next = now + 1;

} // namespace

class SchemaTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCOMPARE(newestVersion(schemaSteps()), now); }
    void theStepsAreAsUsersHadThem();
    void migrationBacksUpFirst();
    void aFailedMigrationLeavesTheOldFile();
    void withoutABackupThereIsNoMigration();
    void stepsAreRunOnceAndInOrder();
    void twoWindowsMigrateOnce();
    void aDamagedOlderDatabaseIsRescuedIntoTheNewVersion();
    void aNewDatabaseNeedsNoBackup();
    void matchesOfTheSecondVersionAreSealed();
    void theNewestAutomaticBackupsAreKept();

private:
    static StoreSettings withStep(const SchemaStep& step);
    static SchemaStep addColour();
};

SchemaStep SchemaTest::addColour()
{
    return {next,
            {QStringLiteral("ALTER TABLE rosters ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"),
             QStringLiteral("CREATE TABLE tables_of_version_2 (id TEXT)")}};
}

StoreSettings SchemaTest::withStep(const SchemaStep& step)
{
    StoreSettings settings;
    settings.steps.push_back(step);
    return settings;
}

// A step that was changed would make of an older database another than there is.
void SchemaTest::theStepsAreAsUsersHadThem()
{
    const QMap<int, QByteArray> sums = {{1, "161479b0728b2c92df721c16401ed5a0"},
                                        {2, "5c8e09fd2530558fe73c03d63eb498ec"},
                                        {3, "9ddc908d9bb898558e08843aad7c8912"}};
    for (const SchemaStep& step : schemaSteps()) {
        const QByteArray text = step.statements.join(u'\n').toUtf8();
        QCOMPARE(QCryptographicHash::hash(text, QCryptographicHash::Md5).toHex(), sums[step.version]);
    }
}

void SchemaTest::migrationBacksUpFirst()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
    }
    QString backup;
    {
        RosterStore store = RosterStore::open(folder.path(), withStep(addColour()));
        QVERIFY(!store.report().hasNews());
        backup = store.report().backup;
        QVERIFY(contents(store) == std::vector{fullRoster(1)});
        add(store, fullRoster(2));
    }
    const QString path = databaseOf(folder.path());
    QCOMPARE(sql(path, QStringLiteral("PRAGMA user_version")).toInt(), next);
    QCOMPARE(sql(path, QStringLiteral("SELECT COUNT(*) FROM rosters WHERE colour = 'red'")).toInt(), 2);
    QVERIFY(!backup.isEmpty());
    QCOMPARE(sql(backup, QStringLiteral("PRAGMA user_version")).toInt(), now);
    QCOMPARE(sql(backup, QStringLiteral("SELECT COUNT(*) FROM rosters")).toInt(), 1);
    QCOMPARE(sql(backup, QStringLiteral("PRAGMA integrity_check")).toString(), QStringLiteral("ok"));

    RosterStore old = RosterStore::open(folder.path()); // the older Adjutant leaves it alone
    QCOMPARE(old.report().fault->kind, StorageFault::Kind::newerVersion);
}

void SchemaTest::aFailedMigrationLeavesTheOldFile()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
    }
    const QByteArray before = bytesOf(databaseOf(folder.path()));
    SchemaStep faulty = addColour();
    faulty.statements.append(QStringLiteral("INSERT INTO nowhere VALUES (1)"));
    {
        RosterStore store = RosterStore::open(folder.path(), withStep(faulty));
        QVERIFY(store.report().fault);
        QCOMPARE(store.report().fault->kind, StorageFault::Kind::updateFailed);
        QCOMPARE(store.report().fault->foundVersion, now);
        QCOMPARE(store.report().fault->knownVersion, next);
        QCOMPARE(store.backups().size(), std::size_t(1));
    }
    QCOMPARE(bytesOf(databaseOf(folder.path())), before);
    RosterStore store = RosterStore::open(folder.path());
    QVERIFY(!store.report().hasNews());
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
}

void SchemaTest::withoutABackupThereIsNoMigration()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
    }
    write(storefiles::backups(folder.path()), "a file is in the way");
    RosterStore store = RosterStore::open(folder.path(), withStep(addColour()));
    QVERIFY(store.report().fault);
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
    QCOMPARE(sql(databaseOf(folder.path()), QStringLiteral("PRAGMA user_version")).toInt(), now);
    QVERIFY(QFile::remove(storefiles::backups(folder.path())));
    QVERIFY(store.retry());
    QCOMPARE(sql(databaseOf(folder.path()), QStringLiteral("PRAGMA user_version")).toInt(), next);
}

void SchemaTest::stepsAreRunOnceAndInOrder()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
    }
    StoreSettings settings;
    settings.steps.push_back({next, {QStringLiteral("CREATE TABLE steps (version INTEGER)")}});
    for (int version = next + 1; version < next + 5; ++version)
        settings.steps.push_back({version, {QStringLiteral("INSERT INTO steps VALUES (%1)").arg(version)}});
    for (int times = 0; times < 3; ++times)
        RosterStore::open(folder.path(), settings);
    QCOMPARE(
        sql(databaseOf(folder.path()), QStringLiteral("SELECT group_concat(version) FROM steps")).toString(),
        QStringLiteral("5,6,7,8"));
}

void SchemaTest::twoWindowsMigrateOnce()
{
    const QTemporaryDir folder;
    RosterStore early = RosterStore::open(folder.path());
    add(early, fullRoster(1));
    auto first = Database::open(databaseOf(folder.path()), {});
    auto second = Database::open(databaseOf(folder.path()), {});
    const SchemaSteps steps = withStep(addColour()).steps;
    QVERIFY(updateSchema(*first, steps, storefiles::backups(folder.path())));
    QVERIFY(updateSchema(*second, steps, storefiles::backups(folder.path())));
    // The window that is still of the old version notices, too.
    StoredRoster roster{{}, {}, fullRoster(2)};
    QCOMPARE(early.save(roster, {}).fault->kind, StorageFault::Kind::newerVersion);
    QVERIFY((contents(early) == std::vector{fullRoster(1), fullRoster(2)}));
}

void SchemaTest::aDamagedOlderDatabaseIsRescuedIntoTheNewVersion()
{
    const QTemporaryDir folder;
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
    }
    overwrite(databaseOf(folder.path()), 0, QByteArray(100, 'x'));
    RosterStore store = RosterStore::open(folder.path(), withStep(addColour()));
    QVERIFY(store.report().rescued);
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
    QCOMPARE(sql(databaseOf(folder.path()), QStringLiteral("PRAGMA user_version")).toInt(), next);
}

void SchemaTest::aNewDatabaseNeedsNoBackup()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path(), withStep(addColour()));
    QVERIFY(store.report().backup.isEmpty());
    QVERIFY(store.backups().empty());
}

void SchemaTest::theNewestAutomaticBackupsAreKept()
{
    const QTemporaryDir folder;
    StoreSettings settings;
    {
        RosterStore store = RosterStore::open(folder.path(), settings);
        add(store, fullRoster(1));
        QVERIFY(store.backUp());
    }
    QStringList automatic;
    for (int version = next; version < next + 8; ++version) {
        settings.steps.push_back({version, {QStringLiteral("CREATE TABLE t%1 (id TEXT)").arg(version)}});
        automatic.prepend(RosterStore::open(folder.path(), settings).report().backup);
    }
    QStringList left;
    int byHand = 0;
    for (const Backup& backup : backupsIn(storefiles::backups(folder.path())))
        backup.automatic ? left.append(backup.path) : void(++byHand);
    QCOMPARE(left, automatic.mid(0, automaticBackupsKept));
    QCOMPARE(byHand, 1);
}

// A match of that version said at least how many steps it has, and none of its checksums but those of steps.
void SchemaTest::matchesOfTheSecondVersionAreSealed()
{
    const QTemporaryDir folder;
    StoreSettings second;
    second.steps.resize(2);
    RosterStore::open(folder.path(), second);
    const QString path = databaseOf(folder.path());
    for (const char* id : {"whole", "cut"}) {
        const QString match = QLatin1String(id);
        sql(path, QStringLiteral(
                      "INSERT INTO matches VALUES ('%1', 'pebbles', '', '2026-11-01T10:00:00.000Z', "
                      "'2026-11-01T11:00:00.000Z', 'finished', 2, 60, 'red', 0, 'red', '', '', 0, '', '', "
                      "2, '', '', '')")
                      .arg(match));
        const QString start = steplog::chainOf(QStringLiteral("start"));
        const QString one = steplog::chainOf(start, QStringLiteral("one"));
        sql(path, QStringLiteral("INSERT INTO match_starts VALUES ('%1', '%2', 'start')").arg(match, start));
        sql(path, QStringLiteral("INSERT INTO match_details VALUES ('%1', 'notes')").arg(match));
        sql(path, QStringLiteral("INSERT INTO match_steps VALUES ('%1', 1, '%2', 'one')").arg(match, one));
        if (match == QLatin1String("whole"))
            sql(path, QStringLiteral("INSERT INTO match_steps VALUES ('%1', 2, '%2', 'two')")
                          .arg(match, steplog::chainOf(one, QStringLiteral("two"))));
    }
    MatchStore store = MatchStore::open(folder.path());
    QVERIFY(store.summary(QStringLiteral("whole"))->intact);
    QVERIFY(store.details(QStringLiteral("whole"))->intact);
    QVERIFY(!store.steps(QStringLiteral("whole"))->damage);
    QVERIFY(!store.summary(QStringLiteral("cut"))->intact);
    QVERIFY((store.steps(QStringLiteral("cut"))->damage == StepDamage{2, 0}));
}

ADJUTANT_TEST(SchemaTest)

} // namespace tst_storage_schema

#include "tst_storage_schema.moc"
