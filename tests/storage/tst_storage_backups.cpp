// Backups can be taken, seen and restored; restoring is undone by restoring.
#include "app/storage/storefiles.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_backups {

using namespace adjutant;
using namespace adjutant::test;

class BackupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backupsRestore();
    void aBackupTellsItsTimeAndSize();
    void aBackupOfAnOlderVersionRestores();
    void whatIsNoBackupChangesNothing_data();
    void whatIsNoBackupChangesNothing();
    void restoringWhileSomethingWaitsIsRefused();
    void anotherWindowGoesOnAfterRestoring();
    void aBackupThatDoesNotFitLeavesNothingBehind();
    void theOneOfThePresentListsStaysWhateverTheClockSays();
    void aBackupIsNobodyElsesToRead();
};

void BackupsTest::backupsRestore()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = add(store, fullRoster(1));
    const StoredRoster deleted = add(store, fullRoster(2));
    add(store, fullRoster(3));
    const std::vector<Roster> before = contents(store);
    const auto backup = store.backUp();
    QVERIFY(backup);

    QVERIFY(store.remove(deleted.id));
    roster.roster.name = "changed";
    QVERIFY(!store.save(roster, {}).fault);
    add(store, fullRoster(4));
    const std::vector<Roster> after = contents(store);

    QVERIFY(store.restoreBackup(backup->path));
    QVERIFY(contents(store) == before);
    QVERIFY(store.deleted().empty());
    const auto backups = store.backups();
    QCOMPARE(backups.size(), std::size_t(2));
    QVERIFY(backups[0].automatic);
    QVERIFY(store.restoreBackup(backups[0].path));
    QVERIFY(contents(store) == after);
    QCOMPARE(store.deleted().size(), std::size_t(1));
    RosterStore other = RosterStore::open(folder.path());
    QVERIFY(contents(other) == after);
}

void BackupsTest::aBackupTellsItsTimeAndSize()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    add(store, fullRoster(1));
    const QDateTime before = QDateTime::currentDateTimeUtc();
    const auto backup = store.backUp();
    QVERIFY(backup);
    QVERIFY(backup->takenAt >= before);
    QCOMPARE(backup->bytes, QFileInfo(backup->path).size());
    QVERIFY(!backup->automatic);
    QVERIFY(store.backups() == std::vector{*backup});
    const auto second = store.backUp(); // at once, under another name
    QVERIFY(second && second->path != backup->path);
    QVERIFY((store.backups() == std::vector{*second, *backup}));
}

void BackupsTest::aBackupOfAnOlderVersionRestores()
{
    const QTemporaryDir folder;
    StoreSettings newer;
    newer.steps.push_back(
        {newestVersion(schemaSteps()) + 1,
         {QStringLiteral("ALTER TABLE rosters ADD COLUMN colour TEXT NOT NULL DEFAULT ''")}});
    {
        RosterStore store = RosterStore::open(folder.path());
        add(store, fullRoster(1));
    }
    RosterStore store = RosterStore::open(folder.path(), newer);
    const QString backup = store.report().backup;
    add(store, fullRoster(2));
    QVERIFY(store.restoreBackup(backup));
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
}

void BackupsTest::whatIsNoBackupChangesNothing_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<StorageFault::Kind>("kind");
    using Kind = StorageFault::Kind;
    QTest::newRow("none") << QStringLiteral("none") << Kind::notABackup;
    QTest::newRow("text") << QStringLiteral("text") << Kind::notABackup;
    QTest::newRow("empty") << QStringLiteral("empty") << Kind::notABackup;
    QTest::newRow("foreign") << QStringLiteral("foreign") << Kind::notABackup;
    QTest::newRow("damaged") << QStringLiteral("damaged") << Kind::notABackup;
    QTest::newRow("itself") << QStringLiteral("itself") << Kind::notABackup;
    QTest::newRow("newer") << QStringLiteral("newer") << Kind::newerVersion;
}

void BackupsTest::whatIsNoBackupChangesNothing()
{
    QFETCH(QString, what);
    QFETCH(StorageFault::Kind, kind);
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    for (int number = 0; number < 20; ++number)
        add(store, fullRoster(number));
    const std::vector<Roster> before = contents(store);
    QString path = folder.filePath(what);
    if (what == QLatin1String("text"))
        write(path, "format: adjutant-roster/1\n");
    if (what == QLatin1String("empty"))
        write(path, {});
    if (what == QLatin1String("foreign"))
        sql(path, QStringLiteral("CREATE TABLE things (id TEXT)"));
    if (what == QLatin1String("itself"))
        path = databaseOf(folder.path());
    if (what == QLatin1String("damaged") || what == QLatin1String("newer"))
        QVERIFY(QFile::copy(store.backUp()->path, path));
    if (what == QLatin1String("damaged"))
        overwrite(path, 5 * 4096, QByteArray(4096, 0));
    if (what == QLatin1String("newer"))
        sql(path, QStringLiteral("PRAGMA user_version = 9"));
    const std::size_t backups = store.backups().size();

    const auto restored = store.restoreBackup(path);
    QVERIFY(!restored);
    QCOMPARE(restored.error().kind, kind);
    QVERIFY(contents(store) == before);
    QCOMPARE(store.backups().size(), backups);
    QVERIFY(!store.takeNews());
}

// Its stamp may be the oldest: the clock was set back.
void BackupsTest::theOneOfThePresentListsStaysWhateverTheClockSays()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    add(store, fullRoster(1));
    const auto backup = store.backUp();
    add(store, fullRoster(2));
    for (int k = 0; k < automaticBackupsKept; ++k)
        QVERIFY(
            QFile::copy(backup->path, storefiles::backups(folder.path()) +
                                          QStringLiteral("/adjutant-21990101-00000%1-000-auto.db").arg(k)));
    const auto before = store.restoreBackup(backup->path);
    QVERIFY(before);
    QVERIFY(QFile::exists(before->path));
    QVERIFY(store.restoreBackup(before->path));
    QVERIFY((contents(store) == std::vector{fullRoster(1), fullRoster(2)}));
}

void BackupsTest::aBackupIsNobodyElsesToRead()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    const auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QVERIFY((QFile::permissions(store.backUp()->path) & others) == QFileDevice::Permissions());
}

void BackupsTest::restoringWhileSomethingWaitsIsRefused()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = add(store, fullRoster(1));
    const auto backup = store.backUp();
    roster.roster.name.assign(Roster::longestName + 1, 'x');
    QVERIFY(store.save(roster, {}).fault);
    QVERIFY(!store.restoreBackup(backup->path));
    QVERIFY(contents(store) == std::vector{roster.roster});
}

void BackupsTest::anotherWindowGoesOnAfterRestoring()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    RosterStore other = RosterStore::open(folder.path());
    StoredRoster edited = add(other, fullRoster(1));
    const auto backup = store.backUp();
    edited.roster.notes = "after the backup";
    QVERIFY(!other.save(edited, {}).fault);
    StoredRoster fresh = add(other, fullRoster(2));
    QVERIFY(store.restoreBackup(backup->path));
    edited.roster.notes += ", and on";
    fresh.roster.notes += ", and on";
    QCOMPARE(other.save(edited, {}).keptAside.size(), 1); // the restored version is another one
    QVERIFY(!other.save(fresh, {}).fault);
    QCOMPARE(ids(store).size(), 3);
    QVERIFY(store.roster(edited.id)->roster == edited.roster);
    QVERIFY(store.roster(fresh.id)->roster == fresh.roster);
}

void BackupsTest::aBackupThatDoesNotFitLeavesNothingBehind()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    add(store, fullRoster(1));
    write(storefiles::backups(folder.path()), "a file is in the way");
    QVERIFY(!store.backUp());
    QVERIFY(QFile::remove(storefiles::backups(folder.path())));
    QVERIFY(store.backUp());
    QCOMPARE(QDir(storefiles::backups(folder.path())).entryList(QDir::Files).size(), 1);
    QVERIFY(contents(store) == std::vector{fullRoster(1)});
}

ADJUTANT_TEST(BackupsTest)

} // namespace tst_storage_backups

#include "tst_storage_backups.moc"
