// What two damaged copies of the same matches know is put together: the longer record of each, as far as its
// checksums follow.
#include "app/storage/matches/joinedmatches.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_storage_joined {

using namespace adjutant;
using namespace adjutant::test;

namespace {

const QString match = QStringLiteral("m");

// The rows of a match of so many steps after a change from outside.
MatchRows rowsWith(int steps, const QString& statement = {})
{
    const QTemporaryDir folder;
    {
        MatchStore store = MatchStore::open(folder.path());
        addMatch(store, openMatch(match), steps);
    }
    if (!statement.isEmpty())
        sql(databaseOf(folder.path()), statement);
    auto database = Database::open(databaseOf(folder.path()), {});
    return storedrows::read(*database).value_or(MatchRows());
}

// How a store shows the match that rows make.
StoredMatch recordOf(const MatchRows& rows)
{
    const QTemporaryDir folder;
    static_cast<void>(MatchStore::open(folder.path()));
    {
        auto database = Database::open(databaseOf(folder.path()), {});
        if (!inTransaction(*database, [&] { return storedrows::insert(*database, rows); }))
            qFatal("not inserted");
    }
    return MatchStore::open(folder.path()).steps(match).value_or(StoredMatch());
}

// The winner that the history shows of it.
QString winnerOf(const MatchRows& rows)
{
    const StoredTable& matches = rows.tables[0];
    return matches.rows.front().value(matches.columns.indexOf(QStringLiteral("winner"))).toString();
}

} // namespace

class JoinedMatchesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLongerRecordWins_data()
    {
        QTest::addColumn<MatchRows>("mine");
        QTest::addColumn<MatchRows>("others");
        QTest::addColumn<int>("better");
        QTest::addColumn<int>("steps");
        QTest::addColumn<int>("damagedFrom"); // 0: whole
        const QString cut = QStringLiteral("DELETE FROM match_steps WHERE number > 4");
        const QString hole = QStringLiteral("DELETE FROM match_steps WHERE number BETWEEN 3 AND 4");
        const QString altered = QStringLiteral("UPDATE match_steps SET body = 'x' WHERE number = 3");
        QTest::newRow("the others'") << rowsWith(5) << rowsWith(8) << 1 << 8 << 0;
        QTest::newRow("mine") << rowsWith(8) << rowsWith(5) << 0 << 8 << 0;
        QTest::newRow("a match that is missing") << MatchRows() << rowsWith(5) << 1 << 5 << 0;
        QTest::newRow("a hole is filled") << rowsWith(8, hole) << rowsWith(5) << 1 << 8 << 0;
        QTest::newRow("an altered step is replaced") << rowsWith(5, altered) << rowsWith(5) << 1 << 5 << 0;
        QTest::newRow("that there were more is still told") << rowsWith(8, cut) << rowsWith(6) << 1 << 6 << 7;
        QTest::newRow("both together go on longest") << rowsWith(5) << rowsWith(8, altered) << 1 << 8 << 0;
    }
    void theLongerRecordWins()
    {
        QFETCH(MatchRows, mine);
        QFETCH(MatchRows, others);
        QFETCH(int, better);
        QFETCH(int, steps);
        QFETCH(int, damagedFrom);
        QCOMPARE(joinMatches(mine, others), better);
        QCOMPARE(mine.matches(), 1);
        const StoredMatch record = recordOf(mine);
        QCOMPARE(record.steps.size(), steps);
        QCOMPARE(record.damage.value_or(StepDamage()).number, damagedFrom);
    }

    void aRealSummaryWinsOverAMissingOne_data()
    {
        QTest::addColumn<QString>("change"); // of mine
        QTest::newRow("none") << QStringLiteral("DELETE FROM matches");
        QTest::newRow("made up by a rescue before")
            << QStringLiteral("UPDATE matches SET seal = 'made up', winner = '', state = 'open'");
    }
    void aRealSummaryWinsOverAMissingOne()
    {
        QFETCH(QString, change);
        MatchRows mine = rowsWith(5, change);
        QCOMPARE(joinMatches(mine, rowsWith(5, QStringLiteral("UPDATE matches SET winner = 'b'"))), 0);
        QCOMPARE(mine.matches(), 1);
        QCOMPARE(winnerOf(mine), QStringLiteral("b"));
        QCOMPARE(recordOf(mine).steps.size(), 5);
    }
};

ADJUTANT_TEST(JoinedMatchesTest)

} // namespace tst_storage_joined

#include "tst_storage_joined.moc"
