// A damaged database is moved aside, never deleted, and what can be read of it is there again.
#include "app/storage/salvage.h"
#include "app/storage/storefiles.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_storage_damage {

using namespace adjutant;
using namespace adjutant::test;

namespace {

constexpr int pageSize = 4096;
constexpr int lists = 60;

// What is done to a file of `lists` lists, and how many of them must survive it at least.
struct Damage
{
    std::function<void(const QString& path)> doTo;
    int mustSurvive = 0;
};

QByteArray noise(qint64 size)
{
    QRandomGenerator random(1);
    QByteArray bytes(size, 0);
    for (char& byte : bytes)
        byte = static_cast<char>(random.generate());
    return bytes;
}

void truncate(const QString& path, double part)
{
    QFile file(path);
    QVERIFY(file.resize(static_cast<qint64>(static_cast<double>(file.size()) * part)));
}

QMap<QByteArray, Damage> damages()
{
    return {
        {"header overwritten", {[](const QString& path) { overwrite(path, 0, noise(100)); }, lists}},
        {"first page overwritten", {[](const QString& path) { overwrite(path, 0, noise(pageSize)); }, lists}},
        {"first page zeroed",
         {[](const QString& path) { overwrite(path, 0, QByteArray(pageSize, 0)); }, lists}},
        {"middle pages overwritten",
         {[](const QString& path) { overwrite(path, 20 * pageSize, noise(3 * pageSize)); }, lists / 2}},
        {"middle pages zeroed",
         {[](const QString& path) { overwrite(path, 20 * pageSize, QByteArray(3 * pageSize, 0)); },
          lists / 2}},
        {"an index overwritten",
         {[](const QString& path) { overwrite(path, 3 * pageSize, noise(pageSize)); }, lists}},
        {"truncated by half", {[](const QString& path) { truncate(path, 0.5); }, lists / 4}},
        {"truncated within a page", {[](const QString& path) { truncate(path, 0.777); }, lists / 3}},
        {"emptied", {[](const QString& path) { write(path, {}); }, 0}},
        {"random bytes", {[](const QString& path) { write(path, noise(50'000)); }, 0}},
        {"a text file", {[](const QString& path) { write(path, "format: adjutant-roster/1\n"); }, 0}},
    };
}

} // namespace

class DamageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aDamagedDatabaseIsMovedAsideAndSalvaged_data();
    void aDamagedDatabaseIsMovedAsideAndSalvaged();
    void whatCantBeSalvagedComesFromTheBackup_data();
    void whatCantBeSalvagedComesFromTheBackup();
    void deletedListsAreSalvagedAsDeletedOnes();
    void whatIsOnlyInTheLogIsSalvaged_data();
    void whatIsOnlyInTheLogIsSalvaged();
    void damageFoundLaterIsRescuedToo();
    void aRescueThatWasCutOffIsEnded();
    void aRescueThatWasCutOffBeforeTheLogTakesItAlong();
    void aRescueWithoutRightsShowsTheListsAndMovesNothing();
    void oneUnreadableListConcernsNoOther();
    void whatWasAsideBeforeDoesNotWinOverNewerBackups();
    void aRowNumberGoneWildIsNotCountedUpTo();

private:
    // Puts a database with all the lists, which was closed well, into a folder.
    void fill(const QString& folder);

    QTemporaryDir m_full;
    std::vector<Roster> m_saved;
};

void DamageTest::initTestCase()
{
    RosterStore store = RosterStore::open(m_full.path());
    for (int number = 0; number < lists; ++number) {
        m_saved.push_back(fullRoster(number));
        m_saved.back().notes.append(1500, 'n');
        add(store, m_saved.back(), figuresOf(number));
    }
}

void DamageTest::fill(const QString& folder)
{
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::copy(databaseOf(m_full.path()), databaseOf(folder)));
}

void DamageTest::aDamagedDatabaseIsMovedAsideAndSalvaged_data()
{
    QTest::addColumn<QByteArray>("damage");
    for (const QByteArray& damage : damages().keys())
        if (damage != "emptied") // without a backup, nobody can tell it from one that was just made
            QTest::newRow(damage.constData()) << damage;
}

void DamageTest::aDamagedDatabaseIsMovedAsideAndSalvaged()
{
    QFETCH(QByteArray, damage);
    const Damage done = damages()[damage];
    const QTemporaryDir folder;
    fill(folder.path());
    const QString path = databaseOf(folder.path());
    done.doTo(path);
    const QByteArray damagedBytes = bytesOf(path);

    RosterStore store = RosterStore::open(folder.path());
    const std::vector<Roster> found = contents(store); // what was not noticed at opening is noticed now
    const OpenReport report = store.report();
    QVERIFY(!report.fault);
    QVERIFY(report.rescued);
    QVERIFY(store.takeNews());
    QCOMPARE(QFileInfo(report.damagedFile).absolutePath(), QFileInfo(folder.path()).absoluteFilePath());
    QCOMPARE(bytesOf(report.damagedFile), damagedBytes);
    QCOMPARE(report.salvaged, static_cast<int>(found.size()));
    QVERIFY2(static_cast<int>(found.size()) >= done.mustSurvive, qPrintable(QString::number(found.size())));
    auto next = m_saved.begin(); // all as they were, in their order
    for (const Roster& roster : found) {
        next = std::find(next, m_saved.end(), roster);
        QVERIFY(next != m_saved.end());
        ++next;
    }
    // And the store works.
    add(store, namedRoster(QStringLiteral("after")));
    RosterStore other = RosterStore::open(folder.path());
    QVERIFY(!other.report().hasNews());
    QCOMPARE(names(other), names(store));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name).filter(QStringLiteral("new")),
             QStringList());
}

void DamageTest::whatCantBeSalvagedComesFromTheBackup_data()
{
    QTest::addColumn<QByteArray>("damage");
    for (const QByteArray& damage : damages().keys())
        QTest::newRow(damage.constData()) << damage;
}

void DamageTest::whatCantBeSalvagedComesFromTheBackup()
{
    QFETCH(QByteArray, damage);
    const QTemporaryDir folder;
    std::vector<Roster> saved = m_saved;
    fill(folder.path());
    {
        RosterStore store = RosterStore::open(folder.path());
        QVERIFY(store.backUp());
    }
    damages()[damage].doTo(databaseOf(folder.path()));
    RosterStore store = RosterStore::open(folder.path());
    std::vector<Roster> found = contents(store);
    QVERIFY(store.report().rescued);
    QCOMPARE(store.report().salvaged + store.report().fromBackup, lists);
    QVERIFY(store.report().fromBackup == 0 || !store.report().backup.isEmpty());
    const auto byName = [](const Roster& roster) { return roster.name; };
    std::ranges::sort(found, {}, byName);
    std::ranges::sort(saved, {}, byName);
    QVERIFY(found == saved);
}

void DamageTest::deletedListsAreSalvagedAsDeletedOnes()
{
    const QTemporaryDir folder;
    fill(folder.path());
    QString deletedId;
    {
        RosterStore store = RosterStore::open(folder.path());
        QVERIFY(store.backUp()); // has the list still
        deletedId = ids(store)[5];
        QVERIFY(store.remove(deletedId));
    }
    overwrite(databaseOf(folder.path()), 0, noise(100));
    RosterStore store = RosterStore::open(folder.path());
    QVERIFY(store.report().rescued);
    QVERIFY(!ids(store).contains(deletedId));
    QVERIFY(store.restore(deletedId));
    QVERIFY(store.roster(deletedId));
}

void DamageTest::whatIsOnlyInTheLogIsSalvaged_data()
{
    QTest::addColumn<QByteArray>("damage");
    for (const char* damage : {"header overwritten", "first page zeroed", "middle pages zeroed"})
        QTest::newRow(damage) << QByteArray(damage);
}

void DamageTest::whatIsOnlyInTheLogIsSalvaged()
{
    QFETCH(QByteArray, damage);
    const QTemporaryDir folder;
    const QTemporaryDir killed; // the files of a program that was killed
    const QString path = databaseOf(killed.path());
    fill(folder.path());
    {
        RosterStore store = RosterStore::open(folder.path());
        StoredRoster first = *store.roster(ids(store).front());
        for (int number = 0; number < 3; ++number) {
            first.roster.name = "in the log " + std::to_string(number);
            QVERIFY(!store.save(first, {}).fault);
        }
        QVERIFY(QFile::copy(databaseOf(folder.path()), path));
        QVERIFY(QFile::copy(storefiles::logOf(databaseOf(folder.path())), storefiles::logOf(path)));
    }
    damages()[damage].doTo(path);
    RosterStore store = RosterStore::open(killed.path());
    // At once: after a program was killed, the file is looked through. The log has the first page.
    QCOMPARE(store.report().rescued, damage == "middle pages zeroed");
    const QStringList found = names(store);
    QVERIFY(found.contains(QStringLiteral("in the log 2")));
    QVERIFY(found.size() >= damages()[damage].mustSurvive);
    // SQLite has carried the log over into the damaged file, or it is kept beside it.
    RosterStore again = RosterStore::open(killed.path());
    QCOMPARE(names(again), found);
    QVERIFY(!again.report().hasNews());
}

void DamageTest::damageFoundLaterIsRescuedToo()
{
    const QTemporaryDir folder;
    fill(folder.path());
    RosterStore store = RosterStore::open(folder.path());
    StoredRoster roster = *store.roster(ids(store).front());
    QVERIFY(!store.report().rescued);
    QVERIFY(QFile::exists(databaseOf(folder.path())));
    for (int page = 5; page < 20; ++page)
        overwrite(databaseOf(folder.path()), page * pageSize, QByteArray(pageSize, 0));
    sql(databaseOf(folder.path()),
        QStringLiteral("PRAGMA user_version = 2")); // makes SQLite forget what it had read
    roster.roster.name = "typed while the disk was failing";
    QVERIFY(!store.save(roster, {}).fault);
    QVERIFY(names(store).contains(QStringLiteral("typed while the disk was failing")));
    const auto news = store.takeNews();
    QVERIFY(news && news->rescued && !news->fault);
    RosterStore other = RosterStore::open(folder.path());
    QVERIFY(!other.report().hasNews());
    QCOMPARE(names(other), names(store));
}

void DamageTest::aRescueThatWasCutOffIsEnded()
{
    const QTemporaryDir folder;
    fill(folder.path());
    // Cut off between moving aside and putting the new one in place, with a half-written new one.
    const QString aside = storefiles::freshDamaged(folder.path());
    QVERIFY(QFile::rename(databaseOf(folder.path()), aside));
    write(databaseOf(folder.path()) + QStringLiteral(".new"), noise(10'000));
    RosterStore store = RosterStore::open(folder.path());
    QVERIFY(store.report().rescued);
    QCOMPARE(store.report().damagedFile, aside);
    QVERIFY(contents(store) == m_saved);
}

void DamageTest::aRescueThatWasCutOffBeforeTheLogTakesItAlong()
{
    const QTemporaryDir folder;
    const QTemporaryDir killed;
    fill(folder.path());
    RosterStore live = RosterStore::open(folder.path());
    add(live, namedRoster(QStringLiteral("in the log")));
    const QString aside = storefiles::freshDamaged(killed.path());
    QVERIFY(QFile::copy(databaseOf(folder.path()), aside));
    QVERIFY(QFile::copy(storefiles::logOf(databaseOf(folder.path())),
                        storefiles::logOf(databaseOf(killed.path()))));
    RosterStore store = RosterStore::open(killed.path());
    QCOMPARE(store.report().salvaged, lists + 1);
    QCOMPARE(names(store).last(), QStringLiteral("in the log"));
    QCOMPARE(bytesOf(storefiles::logOf(aside)), bytesOf(storefiles::logOf(databaseOf(folder.path()))));
}

void DamageTest::aRescueWithoutRightsShowsTheListsAndMovesNothing()
{
    const QTemporaryDir top;
    const QString folder = top.filePath(QStringLiteral("data"));
    fill(folder);
    overwrite(databaseOf(folder), 0, noise(100));
    const QByteArray before = bytesOf(databaseOf(folder));
    setRights(top.path(), false);
    setRights(databaseOf(folder), false);
    setRights(folder, false);
    {
        const AsNobody asNobody;
        RosterStore store = RosterStore::open(folder);
        QVERIFY(store.report().fault);
        QCOMPARE(store.report().fault->kind, StorageFault::Kind::readOnly);
        QVERIFY(contents(store) == m_saved);
    }
    setRights(folder, true);
    QCOMPARE(bytesOf(databaseOf(folder)), before);
}

void DamageTest::oneUnreadableListConcernsNoOther()
{
    const QTemporaryDir folder;
    RosterStore store = RosterStore::open(folder.path());
    const StoredRoster broken = add(store, fullRoster(1));
    const StoredRoster sound = add(store, fullRoster(2));
    sql(databaseOf(folder.path()),
        QStringLiteral("UPDATE rosters SET body = '{' WHERE id = '%1'").arg(broken.id));
    QCOMPARE(store.roster(broken.id).error().kind, StorageFault::Kind::unreadableRoster);
    QVERIFY(store.roster(sound.id));
    QCOMPARE(ids(store), (QStringList{broken.id, sound.id}));
    QVERIFY(!store.report().rescued);
}

void DamageTest::whatWasAsideBeforeDoesNotWinOverNewerBackups()
{
    const QTemporaryDir folder;
    fill(folder.path());
    // Moved aside long ago, and sound all the same.
    QVERIFY(QFile::copy(databaseOf(folder.path()), storefiles::freshDamaged(folder.path())));
    StoredRoster changed;
    Roster added = namedRoster(QStringLiteral("since then"));
    {
        RosterStore store = RosterStore::open(folder.path());
        changed = *store.roster(ids(store).front());
        changed.roster.notes = "changed since then";
        QVERIFY(!store.save(changed, {}).fault);
        add(store, added);
        QVERIFY(store.backUp());
    }
    QVERIFY(QFile::remove(databaseOf(folder.path())));
    RosterStore store = RosterStore::open(folder.path());
    QVERIFY(store.report().rescued);
    QCOMPARE(store.report().fromBackup, 2);
    QVERIFY(store.roster(changed.id)->roster == changed.roster);
    const std::vector<Roster> found = contents(store);
    QCOMPARE(found.size(), m_saved.size() + 1);
    QVERIFY(std::ranges::count(found, added) == 1);
}

// Each number that is tried costs a query, and the highest may be anything.
void DamageTest::aRowNumberGoneWildIsNotCountedUpTo()
{
    const QTemporaryDir folder;
    fill(folder.path());
    const QString path = databaseOf(folder.path());
    sql(path, QStringLiteral("UPDATE rosters SET rowid = 990000 + rowid WHERE rowid > 30"));
    sql(path, QStringLiteral("UPDATE rosters SET rowid = 4000000000 WHERE rowid = (SELECT MAX(rowid) FROM "
                             "rosters)"));
    sql(path, QStringLiteral("VACUUM"));
    const QVariant pages = sql(path, QStringLiteral("PRAGMA page_count"));
    overwrite(path, 20 * pageSize, QByteArray(3 * pageSize, 0));
    QElapsedTimer timer;
    timer.start();
    const SalvagedRows rows = salvageRows(path, schemaSteps());
    // A million numbers take several seconds; these are a few thousand.
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(pages.toInt() < 200);
    QVERIFY(!rows.complete);
    QVERIFY2(rows.rosters.size() >= lists / 2, qPrintable(QString::number(rows.rosters.size())));
    QVERIFY(std::ranges::any_of(rows.rosters, [this](const RosterRow& row) {
        return row.summary.name.toStdString() == m_saved.back().name;
    }));
}

ADJUTANT_TEST(DamageTest)

} // namespace tst_storage_damage

#include "tst_storage_damage.moc"
