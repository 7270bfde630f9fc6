// Whatever the disk, another window or damage does, a match keeps the steps that it had, and says what is
// missing.
#include "app/storage/storagewords.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_matches_faults {

using namespace adjutant;
using namespace adjutant::test;
using Kind = StorageFault::Kind;

namespace {

QString text(const char* latin)
{
    return QString::fromUtf8(latin);
}

StoreSettings fullDisk()
{
    StoreSettings settings;
    settings.database.mostPages = 1; // SQLite takes the present size for the limit, then
    return settings;
}

StoreSettings impatient()
{
    StoreSettings settings;
    settings.database.busyTimeout = 20;
    return settings;
}

int aside(const QString& folder)
{
    return sql(databaseOf(folder), text("SELECT COUNT(*) FROM match_steps_aside")).toInt();
}

} // namespace

class MatchesFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFullDiskKeepsStepsUntilThereIsRoom();
    void aChangeThatWaitsStaysOnItsPage();
    void aLockedDatabaseKeepsStepsInTheirOrder();
    void aMatchBegunWhileLockedIsPlayed();
    void whatWaitsIsWrittenWhenTheStoreCloses();
    void aReadOnlyFolderShowsMatchesAndKeepsSteps();
    void damagedStepsAreLeftOutAndToldUntilTheNextOneMovesThemAside_data();
    void damagedStepsAreLeftOutAndToldUntilTheNextOneMovesThemAside();
    void aDamagedBeginningIsTold();
    void damageOfOneMatchConcernsNoOther();
    void theOtherWindowIsNotOverwritten();
    void aStepMadeForAnEarlierOneIsRefused();
    void whatWaitedAndCameTooLateIsKeptAside();
    void damageMovedAsideByTheOtherWindowIsNotMovedTwice();
    void stepsThatCameTooLateAreToldOfTheirMatchOnly();
    void aRowThatIsTooLongDoesNotEmptyARescue();
    void aNewerDatabaseIsNotTouched();
    void aDamagedFileIsSalvagedWithItsMatches_data();
    void aDamagedFileIsSalvagedWithItsMatches();
    void matchesAreSalvagedThoughATableIsGone_data();
    void matchesAreSalvagedThoughATableIsGone();
    void whatCantBeSalvagedComesFromTheBackup();
    void aVanishedFileIsMadeAnewWithItsMatches();
};

void MatchesFaultsTest::aFullDiskKeepsStepsUntilThereIsRoom()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(text("m")), 2);
    }
    sql(databaseOf(folder.path()), ballast);
    MatchStore store = MatchStore::open(folder.path(), fullDisk());
    const QString large(100'000, u'x');
    const Appended third = store.append(text("m"), large);
    QCOMPARE(third.number, 3);
    QVERIFY(third.fault);
    QCOMPARE(third.fault->kind, Kind::full);
    const Appended fourth = store.append(text("m"), stepText(4), 3);
    QCOMPARE(fourth.number, 4);
    QCOMPARE(fourth.fault->kind, Kind::full);
    QVERIFY(store.hasUnsaved());
    QCOMPARE(store.fault()->kind, Kind::full);
    QCOMPARE(stepTexts(store, text("m")), stepTexts(2) << large << stepText(4));
    QCOMPARE(store.retry().error().kind, Kind::full);
    {
        MatchStore other = MatchStore::open(folder.path());
        QCOMPARE(stepTexts(other, text("m")), stepTexts(2));
    }
    sql(databaseOf(folder.path()), withoutBallast);
    const Appended fifth = store.append(text("m"), stepText(5));
    QCOMPARE(fifth.number, 5);
    QVERIFY(!fifth.fault);
    QVERIFY(!store.hasUnsaved());
    QVERIFY(!store.fault());
    MatchStore other = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(other, text("m")), stepTexts(2) << large << stepText(4) << stepText(5));
}

void MatchesFaultsTest::aLockedDatabaseKeepsStepsInTheirOrder()
{
    const QTemporaryDir folder;
    MatchStore store = MatchStore::open(folder.path(), impatient());
    addMatch(store, matchOf(1), 1);
    auto other = Database::open(databaseOf(folder.path()), {});
    QVERIFY(other->run(text("BEGIN IMMEDIATE")));
    QCOMPARE(store.append(text("match-1"), stepText(2)).fault->kind, Kind::locked);
    QCOMPARE(store.append(text("match-1"), stepText(3)).number, 3);
    MatchSummary changed = matchOf(1);
    changed.title = text("changed while it was locked");
    QCOMPARE(store.setSummary(changed).error().kind, Kind::locked);
    QCOMPARE(store.setDetails(text("match-1"), text("photos")).error().kind, Kind::locked);
    QCOMPARE(store.remove(text("match-1")).error().kind, Kind::locked);
    QVERIFY(store.summaries() == std::vector{changed});
    QCOMPARE(store.details(text("match-1"))->text, text("photos"));
    QCOMPARE(stepTexts(store, text("match-1")), stepTexts(3));

    QVERIFY(other->run(text("ROLLBACK")));
    QVERIFY(store.retry());
    QVERIFY(!store.hasUnsaved());
    MatchStore second = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(second, text("match-1")), stepTexts(3));
    QVERIFY(second.summaries() == std::vector{changed});
    QCOMPARE(second.details(text("match-1"))->text, text("photos"));
}

void MatchesFaultsTest::aMatchBegunWhileLockedIsPlayed()
{
    const QTemporaryDir folder;
    MatchStore store = MatchStore::open(folder.path(), impatient());
    addMatch(store, matchOf(1), 1);
    auto other = Database::open(databaseOf(folder.path()), {});
    QVERIFY(other->run(text("BEGIN IMMEDIATE")));
    QCOMPARE(store.create(text("match-2"), text("start"), matchOf(2)).error().kind, Kind::locked);
    QCOMPARE(store.append(text("match-2"), stepText(1)).number, 1);
    QCOMPARE(shown(store), (QStringList{text("match-2"), text("match-1")}));
    MatchFilter filter;
    filter.text = text("mission-1");
    QCOMPARE(shown(store, filter), QStringList{text("match-1")});
    QCOMPARE(store.steps(text("match-2"))->startText, text("start"));
    QVERIFY(other->run(text("ROLLBACK")));
    QVERIFY(!store.append(text("match-2"), stepText(2)).fault);
    MatchStore second = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(second, text("match-2")), stepTexts(2));
}

void MatchesFaultsTest::whatWaitsIsWrittenWhenTheStoreCloses()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path(), impatient());
        addMatch(store, matchOf(1), 1);
        auto other = Database::open(databaseOf(folder.path()), {});
        QVERIFY(other->run(text("BEGIN IMMEDIATE")));
        QVERIFY(store.append(text("match-1"), stepText(2)).fault);
    }
    MatchStore store = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(store, text("match-1")), stepTexts(2));
}

void MatchesFaultsTest::aReadOnlyFolderShowsMatchesAndKeepsSteps()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, matchOf(1), 3);
    }
    setRights(databaseOf(folder.path()), false);
    setRights(folder.path(), false);
    {
        const AsNobody nobody;
        MatchStore store = MatchStore::open(folder.path());
        QVERIFY(store.report().fault);
        QCOMPARE(shown(store), QStringList{text("match-1")});
        QCOMPARE(stepTexts(store, text("match-1")), stepTexts(3));
        const Appended appended = store.append(text("match-1"), stepText(4));
        QCOMPARE(appended.number, 4);
        QCOMPARE(appended.fault->kind, Kind::readOnly);
        QCOMPARE(stepTexts(store, text("match-1")), stepTexts(4));
        QVERIFY(!store.retry());
    }
    setRights(folder.path(), true);
    setRights(databaseOf(folder.path()), true);
}

void MatchesFaultsTest::damagedStepsAreLeftOutAndToldUntilTheNextOneMovesThemAside_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("good");
    QTest::addColumn<int>("leftOut");
    const auto row = [](const char* name, const char* statement, int good, int leftOut) {
        QTest::newRow(name) << text(statement) << good << leftOut;
    };
    row("a text changed", "UPDATE match_steps SET body = 'x' WHERE number = 4", 3, 7);
    row("a checksum changed", "UPDATE match_steps SET chain = '0123456789abcdef' WHERE number = 10", 9, 1);
    row("a step gone", "DELETE FROM match_steps WHERE number = 5", 4, 5);
    row("the first step gone", "DELETE FROM match_steps WHERE number = 1", 0, 9);
    row("the last step is another", "UPDATE matches SET chain = '0123456789abcdef'", 9, 1);
    row("the last steps gone", "DELETE FROM match_steps WHERE number > 8", 8, 0);
    row("two in each other's place",
        "UPDATE match_steps SET body = (SELECT body FROM match_steps AS o WHERE o.number = 13 - "
        "match_steps.number) "
        "WHERE number IN (6, 7)",
        5, 5);
}

void MatchesFaultsTest::damagedStepsAreLeftOutAndToldUntilTheNextOneMovesThemAside()
{
    QFETCH(QString, statement);
    QFETCH(int, good);
    QFETCH(int, leftOut);
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(text("m")), 10);
    }
    sql(databaseOf(folder.path()), statement);
    MatchStore store = MatchStore::open(folder.path());
    const auto match = store.steps(text("m"));
    QVERIFY(match && match->damage);
    QCOMPARE(store.summary(text("m"))->intact,
             statement.contains(text("body"))); // texts are not looked at there
    QCOMPARE(match->damage->number, qint64(good + 1));
    QCOMPARE(match->damage->leftOut, qint64(leftOut));
    QCOMPARE(stepTexts(store, text("m")), stepTexts(good));

    const Appended appended = store.append(text("m"), text("after the damage"));
    QVERIFY(!appended.fault);
    QCOMPARE(appended.number, qint64(good + 1));
    QCOMPARE(aside(folder.path()), leftOut);
    QVERIFY(!store.append(text("m"), text("and on")).fault);
    QVERIFY(!store.steps(text("m"))->damage);
    QVERIFY(store.summary(text("m"))->intact);
    MatchStore other = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(other, text("m")), stepTexts(good) << text("after the damage") << text("and on"));
}

void MatchesFaultsTest::aDamagedBeginningIsTold()
{
    const QTemporaryDir folder;
    MatchStore store = MatchStore::open(folder.path());
    addMatch(store, openMatch(text("m")), 3);
    sql(databaseOf(folder.path()), text("UPDATE match_starts SET body = 'x'"));
    const auto match = store.steps(text("m"));
    QVERIFY(match && match->damage);
    QVERIFY((*match->damage == StepDamage{0, 0}));
    QCOMPARE(stepTexts(store, text("m")), stepTexts(3));
    QCOMPARE(store.append(text("m"), stepText(4)).number, 4);
    QCOMPARE(stepTexts(store, text("m")), stepTexts(4));
}

void MatchesFaultsTest::damageOfOneMatchConcernsNoOther()
{
    const QTemporaryDir folder;
    MatchStore store = MatchStore::open(folder.path());
    addMatch(store, matchOf(1), 3);
    addMatch(store, matchOf(2), 3);
    sql(databaseOf(folder.path()), text("DELETE FROM match_steps WHERE match_id = 'match-1' AND number = 2"));
    QVERIFY(store.steps(text("match-1"))->damage);
    QVERIFY(!store.steps(text("match-2"))->damage);
    QVERIFY(!store.append(text("match-2"), stepText(4)).fault);
    QCOMPARE(aside(folder.path()), 0);
}

void MatchesFaultsTest::theOtherWindowIsNotOverwritten()
{
    const QTemporaryDir folder;
    MatchStore first = MatchStore::open(folder.path());
    addMatch(first, openMatch(text("m")), 2);
    MatchStore second = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(second, text("m")), stepTexts(2));
    QCOMPARE(second.append(text("m"), stepText(3)).number, 3);

    const Appended late = first.append(text("m"), text("of the first window"));
    QCOMPARE(late.number, 0);
    QCOMPARE(late.fault->kind, Kind::changedElsewhere);
    QVERIFY(!toText(*late.fault).isEmpty());
    QVERIFY(!first.hasUnsaved());
    // It goes on once it has seen what the other did.
    QCOMPARE(first.append(text("m"), text("again")).fault->kind, Kind::changedElsewhere);
    QCOMPARE(stepTexts(first, text("m")), stepTexts(3));
    QCOMPARE(first.append(text("m"), stepText(4)).number, 4);
    QCOMPARE(second.append(text("m"), text("of the second")).fault->kind, Kind::changedElsewhere);
    QCOMPARE(stepTexts(second, text("m")), stepTexts(4));
}

void MatchesFaultsTest::aStepMadeForAnEarlierOneIsRefused()
{
    const QTemporaryDir folder;
    MatchStore store = MatchStore::open(folder.path());
    addMatch(store, openMatch(text("m")), 3);
    QCOMPARE(store.append(text("m"), text("after the second"), 2).fault->kind, Kind::changedElsewhere);
    QCOMPARE(store.append(text("m"), stepText(4), 3).number, 4);
    QCOMPARE(stepTexts(store, text("m")), stepTexts(4));
}

// Of another match that can be saved nothing is said to have been carried on elsewhere.
void MatchesFaultsTest::stepsThatCameTooLateAreToldOfTheirMatchOnly()
{
    const QTemporaryDir folder;
    MatchStore first = MatchStore::open(folder.path(), impatient());
    addMatch(first, openMatch(text("late")), 1);
    addMatch(first, openMatch(text("other")), 1);
    MatchStore second = MatchStore::open(folder.path());
    auto lock = Database::open(databaseOf(folder.path()), {});
    QVERIFY(lock->run(text("BEGIN IMMEDIATE")));
    QCOMPARE(first.append(text("late"), text("waits")).number, 2);
    QVERIFY(lock->run(text("ROLLBACK")));
    QCOMPARE(second.append(text("late"), stepText(2)).number, 2);

    MatchSummary summary = openMatch(text("other"));
    summary.notes = text("a bridge");
    QVERIFY(first.setSummary(summary));
    QVERIFY(first.isBehind(text("late")));
    QVERIFY(!first.isBehind(text("other")));
    QCOMPARE(first.takeLate(), QStringList{text("late")});
    QVERIFY(first.takeLate().isEmpty());
    QCOMPARE(MatchStore::open(folder.path()).summary(text("other"))->notes, text("a bridge"));
}

// One that no database may have: the others are read all the same.
void MatchesFaultsTest::aRowThatIsTooLongDoesNotEmptyARescue()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(text("long")), 2);
        addMatch(store, openMatch(text("other")), 2);
    }
    sql(databaseOf(folder.path()),
        QStringLiteral("UPDATE matches SET notes = printf('%.*c', 1100000, 'x') WHERE id = 'long'"));
    MatchStore store = MatchStore::open(folder.path());
    QVERIFY(store.report().rescued);
    QCOMPARE(store.report().matches, 2); // the long one from its steps
    QCOMPARE(stepTexts(store, text("other")), stepTexts(2));
    QCOMPARE(stepTexts(store, text("long")), stepTexts(2));
}

void MatchesFaultsTest::whatWaitedAndCameTooLateIsKeptAside()
{
    const QTemporaryDir folder;
    MatchStore first = MatchStore::open(folder.path(), impatient());
    addMatch(first, openMatch(text("m")), 2);
    MatchStore second = MatchStore::open(folder.path());
    auto other = Database::open(databaseOf(folder.path()), {});
    QVERIFY(other->run(text("BEGIN IMMEDIATE")));
    QCOMPARE(first.append(text("m"), text("waits")).number, 3);
    QCOMPARE(first.append(text("m"), text("waits, too")).number, 4);
    QVERIFY(other->run(text("ROLLBACK")));
    QCOMPARE(second.append(text("m"), stepText(3)).number, 3);

    const Appended late = first.append(text("m"), text("at last"));
    QCOMPARE(late.number, 0);
    QCOMPARE(late.fault->kind, Kind::changedElsewhere);
    QVERIFY(!first.hasUnsaved());
    QCOMPARE(stepTexts(first, text("m")), stepTexts(3));
    QCOMPARE(aside(folder.path()), 3);
    QCOMPARE(sql(databaseOf(folder.path()), text("SELECT body FROM match_steps_aside WHERE number = 4"))
                 .toString(),
             text("waits, too"));
}

void MatchesFaultsTest::damageMovedAsideByTheOtherWindowIsNotMovedTwice()
{
    const QTemporaryDir folder;
    MatchStore first = MatchStore::open(folder.path());
    addMatch(first, openMatch(text("m")), 4);
    sql(databaseOf(folder.path()), text("DELETE FROM match_steps WHERE number = 2"));
    MatchStore second = MatchStore::open(folder.path());
    QVERIFY(first.steps(text("m"))->damage && second.steps(text("m"))->damage);
    QCOMPARE(second.append(text("m"), text("of the second")).number, 2);
    QCOMPARE(first.append(text("m"), text("of the first")).fault->kind, Kind::changedElsewhere);
    QCOMPARE(stepTexts(first, text("m")), stepTexts(1) << text("of the second"));
}

void MatchesFaultsTest::aNewerDatabaseIsNotTouched()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, matchOf(1), 2);
    }
    sql(databaseOf(folder.path()), text("PRAGMA user_version = 7"));
    const QByteArray before = bytesOf(databaseOf(folder.path()));
    {
        MatchStore store = MatchStore::open(folder.path());
        QCOMPARE(store.report().fault->kind, Kind::newerVersion);
        QCOMPARE(stepTexts(store, text("match-1")), stepTexts(2));
        QCOMPARE(store.append(text("match-1"), stepText(3)).fault->kind, Kind::newerVersion);
    }
    QCOMPARE(bytesOf(databaseOf(folder.path())), before);
}

void MatchesFaultsTest::aDamagedFileIsSalvagedWithItsMatches_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<bool>("all");
    QTest::newRow("header") << 0 << 100 << true;
    QTest::newRow("first page") << 0 << 4096 << true;
    QTest::newRow("pages in the middle") << 40 * 4096 << 3 * 4096 << false;
}

void MatchesFaultsTest::aDamagedFileIsSalvagedWithItsMatches()
{
    QFETCH(int, at);
    QFETCH(int, bytes);
    QFETCH(bool, all);
    constexpr int matches = 20;
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        for (int number = 1; number <= matches; ++number)
            addMatch(store, matchOf(number), 60);
        for (int number = 1; number <= matches; ++number)
            QVERIFY(store.setSummary(matchOf(number)));
        QVERIFY(store.remove(text("match-20")));
    }
    overwrite(databaseOf(folder.path()), at, QByteArray(bytes, 'x'));
    MatchStore store = MatchStore::open(folder.path());
    auto found = shown(store);
    if (all || store.report().rescued) {
        QVERIFY(store.report().rescued);
        QCOMPARE(store.report().matches, matches - 1);
        QVERIFY(!toText(store.report()).isEmpty());
    }
    QCOMPARE(found.size(), matches - 1);
    int steps = 0;
    for (const QString& id : found) {
        const auto match = store.steps(id);
        QVERIFY(match);
        QVERIFY(!all || !match->damage);
        QVERIFY(match->damage || match->steps.size() == 60);
        for (qsizetype i = 0; i < match->steps.size(); ++i)
            QCOMPARE(match->steps[i].body, stepText(static_cast<int>(i) + 1));
        steps += static_cast<int>(match->steps.size());
    }
    QVERIFY(all ? steps == 19 * 60 : steps > 19 * 30);
    QVERIFY(store.restore(text("match-20")));
    QVERIFY(!store.append(found.front(), text("on it goes")).fault);
}

void MatchesFaultsTest::aChangeThatWaitsStaysOnItsPage()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        for (int number = 1; number <= 6; ++number)
            addMatch(store, matchOf(number), 1);
    }
    sql(databaseOf(folder.path()), ballast);
    MatchStore store = MatchStore::open(folder.path(), fullDisk());
    QVERIFY(store.append(matchOf(1).id, QString(200'000, u'x')).fault);
    MatchSummary changed = *store.summary(matchOf(1).id);
    changed.notes = text("changed");
    QVERIFY(!store.setSummary(changed));
    QStringList seen;
    for (int page = 0; page < 3; ++page)
        for (const MatchSummary& summary : store.summaries({}, 2, 2 * page))
            seen.append(summary.id);
    QCOMPARE(seen.size(), 6);
    QCOMPARE(seen.removeDuplicates(), 0);
    QCOMPARE(store.summaries({}, 2, 4).back().notes, text("changed"));
}

void MatchesFaultsTest::matchesAreSalvagedThoughATableIsGone_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("steps");
    QTest::newRow("steps set aside") << text("match_steps_aside") << 3;
    QTest::newRow("details") << text("match_details") << 3;
    QTest::newRow("steps") << text("match_steps") << 0;
}

void MatchesFaultsTest::matchesAreSalvagedThoughATableIsGone()
{
    QFETCH(QString, table);
    QFETCH(int, steps);
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(text("m")), 3);
    }
    sql(databaseOf(folder.path()), text("DROP TABLE ") + table);
    MatchStore store = MatchStore::open(folder.path());
    QCOMPARE(store.summaries().size(), std::size_t(1));
    QCOMPARE(stepTexts(store, text("m")), stepTexts(steps));
}

void MatchesFaultsTest::whatCantBeSalvagedComesFromTheBackup()
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, matchOf(1), 3);
        QVERIFY(RosterStore::open(folder.path()).backUp());
    }
    write(databaseOf(folder.path()), QByteArray(50'000, 'x'));
    MatchStore store = MatchStore::open(folder.path());
    QVERIFY(store.report().rescued);
    QVERIFY(!store.report().backup.isEmpty());
    QCOMPARE(store.report().matches, 1);
    QCOMPARE(stepTexts(store, text("match-1")), stepTexts(3));
}

void MatchesFaultsTest::aVanishedFileIsMadeAnewWithItsMatches()
{
    const QTemporaryDir folder;
    MatchStore store = MatchStore::open(folder.path());
    addMatch(store, matchOf(1), 3);
    for (const char* name : {"adjutant.db", "adjutant.db-wal", "adjutant.db-shm"})
        QFile::remove(folder.filePath(text(name)));
    const Appended appended = store.append(text("match-1"), stepText(4));
    QVERIFY(!appended.fault);
    QCOMPARE(appended.number, 4);
    MatchStore other = MatchStore::open(folder.path());
    QCOMPARE(stepTexts(other, text("match-1")), stepTexts(4));
}

ADJUTANT_TEST(MatchesFaultsTest)

} // namespace tst_storage_matches_faults

#include "tst_storage_matches_faults.moc"
