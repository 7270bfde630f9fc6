#include "app/storage/rosterstore.h"
#include "app/table/tablewords.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/table/tablehome.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QtTest>

namespace tst_table_running {

using namespace adjutant;
using namespace adjutant::test;

class RunningTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRecordIsThereAfterAKill();
    void whatIsOpenStaysOpenAfterAKill();
    void undoRedoAndBranchesAreKept();
    void refusedStepsAreNotKept();
    void commandsLeaveOutWhatTheyDontSay();
    void aDamagedStepLeavesWhatStoodBefore();
    void openingADamagedMatchDoesNotReopenAFinishedOne();
    void whatStandsBesideTheStepsIsToldWhereItWasChanged();
    void whatTheDatabaseLosesMeanwhileIsWrittenAgain_data();
    void whatTheDatabaseLosesMeanwhileIsWrittenAgain();
    void whatIsAlteredMeanwhileIsWrittenAgain_data();
    void whatIsAlteredMeanwhileIsWrittenAgain();
    void whatSomebodyElseWantsStaysWhenAMatchIsLeft_data();
    void whatSomebodyElseWantsStaysWhenAMatchIsLeft();
    void whatOthersWriteBesideAMatchIsNoLoss();
    void aStepOfAnotherWindowIsNotOverwritten();
    void theHistoryKnowsPlayersAndTheEnd();
    void aClockThatIsSetChangesNeitherOrderNorDuration_data();
    void aClockThatIsSetChangesNeitherOrderNorDuration();
    void aMachineWithoutAClockPlaysAllTheSame();
    void aMatchThatWasBegunByAClockAheadGoesOnFromThere();
    void aStartBeyondOurYearsIsToldAndNotShown();
};

namespace {

/// Clocks on the wall and of the machine, which go on when they are told to.
struct FakeClock
{
    QDateTime wall{QDate(2026, 3, 28), QTime(20, 0), Qt::UTC};
    qint64 steady = 12'345;

    void pass(int seconds)
    {
        wall = wall.addSecs(seconds);
        steady += qint64{seconds} * 1000;
    }
    MatchClock matchClock()
    {
        return MatchClock([this] { return wall; }, [this] { return steady; });
    }
};

const table::Answers start{{"steps", 1}, {"trick", false}};
const table::Answers whole{
    {"steps", 1}, {"dice", std::vector<int>{5}}, {"caught", 0}, {"at", table::Point{1, 2}}};

nlohmann::ordered_json stateOf(const Session& session)
{
    return session.toJson();
}

void sql(const QString& folder, const QString& statement)
{
    {
        QSqlDatabase connection =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("outside"));
        connection.setDatabaseName(folder + QStringLiteral("/adjutant.db"));
        QVERIFY(connection.open());
        QSqlQuery query(connection);
        QVERIFY(query.exec(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("outside"));
}

} // namespace

void RunningTableTest::everyRecordIsThereAfterAKill()
{
    TableHome home;
    const QString id = home.begin();
    for (const char* thrower : {"red/thrower-1", "blue/thrower-1", "red/thrower-1"}) {
        QCOMPARE(home.toss(thrower, whole), QString());
        const auto before = stateOf(home.table().session());
        home.restart();
        QVERIFY(!home.table().open(id));
        QVERIFY(stateOf(home.table().session()) == before);
        QVERIFY(home.table().damage().isEmpty());
    }
    QCOMPARE(home.table().session().records(), std::size_t(3));
}

void RunningTableTest::whatIsOpenStaysOpenAfterAKill()
{
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", start), QString());
    home.restart();
    QVERIFY(!home.table().open(id));
    const std::vector<table::Offer> offers = home.table().session().offers({});
    QVERIFY(offers.front().open);
    QCOMPARE(offers.front().key.procedure, std::string("toss"));
    QVERIFY(!home.table().play(offers.front().key, {{"dice", std::vector<int>{5}}, {"caught", 0}}, {}));
    QVERIFY(
        !home.table().play(home.table().session().offers({}).front().key, {{"at", table::LeftOut{}}}, {}));
    QVERIFY(!home.table().session().offers({}).front().open);
}

void RunningTableTest::undoRedoAndBranchesAreKept()
{
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    QCOMPARE(home.toss("blue/thrower-1", whole), QString());
    QVERIFY(!home.table().undo());
    QCOMPARE(home.toss("blue/thrower-3",
                       {{"steps", 2}, {"dice", std::vector<int>{1, 1, 1}}, {"at", table::LeftOut{}}}),
             QString());
    QVERIFY(!home.table().goTo(1));
    QVERIFY(!home.table().undo());
    QVERIFY(!home.table().redo());
    const auto before = stateOf(home.table().session());
    home.restart();
    QVERIFY(!home.table().open(id));
    QVERIFY(stateOf(home.table().session()) == before);
    QCOMPARE(home.table().session().log({}).size(), std::size_t(3));
    QVERIFY(!home.table().session().log({})[2].stands);
}

void RunningTableTest::refusedStepsAreNotKept()
{
    TableHome home;
    const QString id = home.begin();
    QVERIFY(!home.toss("blue/thrower-1", whole).isEmpty());
    QVERIFY(home.table().undo());
    QCOMPARE(home.workspace().matches().steps(id)->steps.size(), qsizetype(0));
}

void RunningTableTest::commandsLeaveOutWhatTheyDontSay()
{
    TableHome home;
    const QString id = home.begin();
    QVERIFY(!home.table().command(
        "toss", {{"thrower", "red/thrower-1"}, {"steps", 1}, {"dice", std::vector<int>{5}}, {"caught", 0}},
        {"steady"}));
    const auto before = stateOf(home.table().session());
    home.restart();
    QVERIFY(!home.table().open(id));
    QVERIFY(stateOf(home.table().session()) == before);
    QCOMPARE(home.table().session().log({}).front().accepted, std::vector<std::string>{"steady"});
    QVERIFY(home.table().command("toss", {{"thrower", "blue/thrower-1"}, {"flies", 1}}));
    QCOMPARE(home.table().session().records(), std::size_t(1));
}

void RunningTableTest::aDamagedStepLeavesWhatStoodBefore()
{
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    QCOMPARE(home.toss("blue/thrower-1", whole), QString());
    home.table().close();
    sql(home.folder(),
        QStringLiteral("UPDATE match_steps SET body = replace(body, '[5]', '[4]') WHERE number = 2"));
    home.restart();
    QVERIFY(!home.table().open(id));
    QCOMPARE(home.table().session().records(), std::size_t(1));
    QVERIFY(!home.table().damage().isEmpty());
    QCOMPARE(home.toss("blue/thrower-1", whole), QString());
    home.restart();
    QVERIFY(!home.table().open(id));
    QCOMPARE(home.table().session().records(), std::size_t(2));
}

void RunningTableTest::openingADamagedMatchDoesNotReopenAFinishedOne()
{
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    MatchSummary finished = *home.workspace().matches().summary(id);
    finished.state = QStringLiteral("finished");
    finished.winner = QStringLiteral("red");
    home.table().close();
    QVERIFY(home.workspace().matches().setSummary(finished));
    sql(home.folder(), QStringLiteral("DELETE FROM match_steps"));
    home.restart();
    QVERIFY(!home.table().open(id));
    QVERIFY(home.table().damage().contains(QLatin1Char('1')));
    home.table().close();
    const auto shown = home.workspace().matches().summary(id);
    QCOMPARE(shown->state, QStringLiteral("finished"));
    QCOMPARE(shown->winner, QStringLiteral("red"));
    QVERIFY(!shown->intact);
}

void RunningTableTest::whatStandsBesideTheStepsIsToldWhereItWasChanged()
{
    TableHome home;
    const QString id = home.begin();
    QVERIFY(home.workspace().matches().setDetails(id, QStringLiteral("{\"notes\": \"Ours\"}")));
    home.table().close();
    sql(home.folder(), QStringLiteral("UPDATE matches SET winner = 'blue'"));
    home.restart();
    QVERIFY(!home.table().open(id));
    const QString winner = home.table().damage();
    QVERIFY(!winner.isEmpty());
    home.table().close();
    sql(home.folder(), QStringLiteral("UPDATE match_details SET body = '{\"notes\": \"Theirs\"}'"));
    QVERIFY(!home.table().open(id));
    QVERIFY(home.table().damage().startsWith(winner));
    QVERIFY(home.table().damage().size() > winner.size());
}

void RunningTableTest::whatTheDatabaseLosesMeanwhileIsWrittenAgain_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("the last step") << QStringLiteral("DELETE FROM match_steps WHERE number = 2");
    QTest::newRow("all steps") << QStringLiteral("DELETE FROM match_steps");
    QTest::newRow("the match") << QStringLiteral("DELETE FROM matches");
}

void RunningTableTest::whatTheDatabaseLosesMeanwhileIsWrittenAgain()
{
    QFETCH(QString, statement);
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    QCOMPARE(home.toss("blue/thrower-1", whole), QString());
    sql(home.folder(), statement);
    if (statement.endsWith(QStringLiteral("matches")))
        for (const char* table : {"DELETE FROM match_starts", "DELETE FROM match_steps"})
            sql(home.folder(), QLatin1String(table));
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    QVERIFY(!home.table().damage().isEmpty());
    const auto before = stateOf(home.table().session());
    home.restart();
    QVERIFY(!home.table().open(id));
    QVERIFY(stateOf(home.table().session()) == before);
    QCOMPARE(home.table().session().records(), std::size_t(3));
    QVERIFY(home.table().damage().isEmpty());
}

void RunningTableTest::whatIsAlteredMeanwhileIsWrittenAgain_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<bool>("goesOn");
    const QString altered =
        QStringLiteral("UPDATE match_steps SET body = replace(body, '[5]', '[4]') WHERE number = 2");
    QTest::newRow("at the next step") << altered << true;
    QTest::newRow("when it is left") << altered << false;
    const QString gone = QStringLiteral("DELETE FROM match_steps WHERE number = 2");
    QTest::newRow("a step gone, at the next one") << gone << true;
    QTest::newRow("a step gone, when it is left") << gone << false;
}

void RunningTableTest::whatIsAlteredMeanwhileIsWrittenAgain()
{
    QFETCH(QString, statement);
    QFETCH(bool, goesOn);
    TableHome home;
    const QString id = home.begin();
    for (const char* thrower : {"red/thrower-1", "blue/thrower-1", "red/thrower-1"})
        QCOMPARE(home.toss(thrower, whole), QString());
    QVERIFY(home.table().damage().isEmpty());
    sql(home.folder(), statement);
    if (goesOn) {
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        QVERIFY2(home.table().damage().startsWith(QStringLiteral("From step 2 on")),
                 qPrintable(home.table().damage()));
    }
    const auto before = stateOf(home.table().session());
    home.table().close();
    home.restart();
    QVERIFY(!home.table().open(id));
    QVERIFY(stateOf(home.table().session()) == before);
    QCOMPARE(home.table().session().records(), std::size_t(goesOn ? 4 : 3));
    QVERIFY(home.table().damage().isEmpty());
}

void RunningTableTest::whatSomebodyElseWantsStaysWhenAMatchIsLeft_data()
{
    QTest::addColumn<bool>("isBefore"); // the backup is of before the match
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("a backup with a step of two") << false << false;
    QTest::newRow("a backup without the match") << true << false;
    QTest::newRow("but not where it goes on") << false << true;
}

void RunningTableTest::whatSomebodyElseWantsStaysWhenAMatchIsLeft()
{
    QFETCH(bool, isBefore);
    QFETCH(bool, goesOn);
    TableHome home;
    RosterStore other = RosterStore::open(home.folder());
    Stored<Backup> backup = other.backUp();
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    if (!isBefore)
        backup = other.backUp();
    QVERIFY(backup);
    QCOMPARE(home.toss("blue/thrower-1", whole), QString());
    QVERIFY(other.restoreBackup(backup->path));
    if (goesOn) {
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        QVERIFY(!home.table().damage().isEmpty());
    }
    home.table().close();
    home.restart();
    const auto steps = home.workspace().matches().steps(id);
    QCOMPARE(steps.has_value(), !isBefore);
    if (!isBefore)
        QCOMPARE(steps->steps.size(), qsizetype(goesOn ? 3 : 1));
}

void RunningTableTest::whatOthersWriteBesideAMatchIsNoLoss()
{
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    QVERIFY(!home.table().undo());
    sql(home.folder(), QStringLiteral("DELETE FROM rosters_trash"));
    sql(home.folder(), QStringLiteral("UPDATE matches SET deleted_at = '' WHERE id = 'another'"));
    QCOMPARE(home.toss("red/thrower-1", whole), QString());
    QVERIFY(home.table().damage().isEmpty());
    QCOMPARE(home.workspace().matches().steps(id)->steps.size(), qsizetype(3));
}

void RunningTableTest::aStepOfAnotherWindowIsNotOverwritten()
{
    TableHome home;
    const QString id = home.begin();
    MatchStore other = MatchStore::open(home.folder());
    RunningTable window(other);
    QVERIFY(!window.open(id));
    QVERIFY(!window.play(keyOf("toss", "red/thrower-1"), whole, {}));
    QVERIFY(!home.toss("red/thrower-1", whole).isEmpty());
    QCOMPARE(home.table().session().records(), std::size_t(1));
    QCOMPARE(home.toss("blue/thrower-1", whole), QString());
}

void RunningTableTest::theHistoryKnowsPlayersAndTheEnd()
{
    TableHome home;
    const QString id = home.begin();
    QCOMPARE(home.workspace().matches().summary(id)->players.size(), qsizetype(2));
    QCOMPARE(home.workspace().matches().summary(id)->state, QStringLiteral("open"));
    QVERIFY(!home.table().play({"jar", {}, PlayerId("red")}, {{"pebbles", 10}}, {}));
    const auto summary = home.workspace().matches().summary(id);
    QCOMPARE(summary->state, QStringLiteral("finished"));
    QCOMPARE(summary->winner, QStringLiteral("red"));
}

void RunningTableTest::aClockThatIsSetChangesNeitherOrderNorDuration_data()
{
    QTest::addColumn<int>("set"); // seconds
    QTest::newRow("left alone") << 0;
    QTest::newRow("summer time") << 3600;
    QTest::newRow("winter time") << -3600;
    QTest::newRow("to another year") << 400 * 24 * 3600;
}

// Two steps, 30 and 90 minutes after the beginning, with the clock set between them.
void RunningTableTest::aClockThatIsSetChangesNeitherOrderNorDuration()
{
    QFETCH(int, set);
    TableHome home;
    FakeClock clock;
    MatchStore store = MatchStore::open(home.folder());
    RunningTable match(store, {}, nullptr, clock.matchClock());
    QVERIFY(!match.begin(pebbles::start()));
    clock.pass(30 * 60);
    QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
    clock.wall = clock.wall.addSecs(set);
    clock.pass(60 * 60);
    QVERIFY(!match.play(keyOf("toss", "blue/thrower-1"), whole, {}));
    const TableRecord& record = match.record();
    QCOMPARE(record.start.started, FakeClock().wall);
    QCOMPARE(record.start.started.secsTo(record.steps[0].at), qint64(30 * 60));
    QCOMPARE(record.steps[0].at.secsTo(record.steps[1].at), qint64(60 * 60));
    QVERIFY(!firstStepBack(record));
    QCOMPARE(summaryOf(record, match.session()).minutes, 90);
}

void RunningTableTest::aMachineWithoutAClockPlaysAllTheSame()
{
    TableHome home;
    FakeClock clock;
    clock.wall = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
    MatchStore store = MatchStore::open(home.folder());
    RunningTable match(store, {}, nullptr, clock.matchClock());
    QVERIFY(!match.begin(pebbles::start()));
    clock.pass(60);
    QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
    QCOMPARE(match.record().start.started, QDateTime(QDate(2000, 1, 1), QTime(0, 0), Qt::UTC));
    QCOMPARE(match.record().steps[0].at, QDateTime(QDate(2000, 1, 1), QTime(0, 1), Qt::UTC));
    QVERIFY(!match.open(QString(match.record().id)));
    QVERIFY(match.damage().isEmpty());
}

void RunningTableTest::aMatchThatWasBegunByAClockAheadGoesOnFromThere()
{
    TableHome home;
    FakeClock clock;
    MatchStore store = MatchStore::open(home.folder());
    QString id;
    {
        RunningTable match(store, {}, nullptr, clock.matchClock());
        QVERIFY(!match.begin(pebbles::start()));
        QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
        id = match.record().id;
    }
    clock.wall = clock.wall.addSecs(-3600);
    RunningTable match(store, {}, nullptr, clock.matchClock());
    QVERIFY(!match.open(id));
    clock.pass(60);
    QVERIFY(!match.play(keyOf("toss", "blue/thrower-1"), whole, {}));
    QCOMPARE(match.record().steps[0].at.secsTo(match.record().steps[1].at), qint64(60));
}

void RunningTableTest::aStartBeyondOurYearsIsToldAndNotShown()
{
    TableHome home;
    const QString id = home.begin();
    home.restart();
    sql(home.folder(),
        QStringLiteral("UPDATE matches SET started_at = '+58000-01-01T00:00:00.000Z', changed_at = "
                       "'9999-01-01T00:00:00.000Z'"));
    sql(home.folder(), QStringLiteral("UPDATE match_starts SET body = replace(body, '\"started\":\"2', "
                                      "'\"started\":\"9')"));
    home.restart();
    const auto summary = home.workspace().matches().summary(id);
    QVERIFY(!summary->started.isValid() && !summary->changed.isValid());
    QVERIFY(!summary->intact);
    const auto reason = home.table().open(id);
    QVERIFY(reason && reason->contains(QStringLiteral("of the years 2000 to 2200")));
}

ADJUTANT_TEST(RunningTableTest)

} // namespace tst_table_running

#include "tst_table_running.moc"
