#include "app/matches/matchrecord.h"
#include "app/matches/storedmatch.h"
#include "app/storage/recordfile.h"
#include "tests/battle/battlehome.h"
#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test::tst_battle_running {

/// Clocks on the wall and of the machine, which go on when they are told to.
struct FakeClock
{
    QDateTime wall{QDate(2026, 3, 28), QTime(20, 0), Qt::UTC};
    qint64 steady = 12345;

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

const door::Answers start{{"steps", 1}, {"trick", false}};
const door::Answers whole{
    {"steps", 1}, {"dice", std::vector<int>{5}}, {"caught", 0}, {"at", door::Point{1, 2}}};

static nlohmann::ordered_json stateOf(const Session& session)
{
    return session.toJson();
}

static QString fileOf(BattleHome& home, const QString& id)
{
    return *home.workspace().matches().files().pathOf(id);
}

static std::string bytesOf(const QString& path)
{
    return *readPlainFile(path, longestRecordFile);
}

static void write(const QString& path, const std::string& bytes)
{
    QVERIFY(writeInPlace(path, bytes));
}

static std::vector<std::string> recordsOnDisk(BattleHome& home, const QString& id)
{
    const auto bytes = bytesOf(fileOf(home, id));
    const ChainedLines chain = chainedLines(bytes);
    return {chain.texts.begin(), chain.texts.end()};
}

class RunningMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRecordIsThereAfterAKill()
    {
        BattleHome home;
        const QString id = home.begin();
        for (const char* thrower : {"red/thrower-1", "blue/thrower-1", "red/thrower-1"}) {
            QCOMPARE(home.toss(thrower, whole), QString());
            const auto before = stateOf(home.match().session());
            QVERIFY(home.reopens(id));
            QVERIFY(stateOf(home.match().session()) == before);
            QVERIFY(home.match().damage().isEmpty());
        }
        QCOMPARE(home.match().session().records(), std::size_t(3));
    }

    void whatIsOpenStaysOpenAfterAKill()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", start), QString());
        QVERIFY(home.reopens(id));
        const std::vector<door::Offer> offers = home.match().session().offers({});
        QVERIFY(offers.front().open);
        QCOMPARE(offers.front().key.procedure, "toss");
        QVERIFY(!home.match().play(offers.front().key, {{"dice", std::vector<int>{5}}, {"caught", 0}}, {}));
        QVERIFY(
            !home.match().play(home.match().session().offers({}).front().key, {{"at", door::Skipped{}}}, {}));
        QVERIFY(!home.match().session().offers({}).front().open);
    }

    void undoRedoAndBranchesAreKept()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        QVERIFY(!home.match().undo());
        QCOMPARE(home.toss("blue/thrower-3",
                           {{"steps", 2}, {"dice", std::vector<int>{1, 1, 1}}, {"at", door::Skipped{}}}),
                 QString());
        QVERIFY(!home.match().goTo(1));
        QVERIFY(!home.match().undo());
        QVERIFY(!home.match().redo());
        const auto before = stateOf(home.match().session());
        QVERIFY(home.reopens(id));
        QVERIFY(stateOf(home.match().session()) == before);
        QCOMPARE(home.match().session().log({}).size(), std::size_t(3));
        QVERIFY(!home.match().session().log({})[2].stands);
    }

    void refusedStepsAreNotKept()
    {
        BattleHome home;
        const QString id = home.begin();
        QVERIFY(!home.toss("blue/thrower-1", whole).isEmpty());
        QVERIFY(home.match().undo());
        QCOMPARE(recordsOnDisk(home, id).size(), std::size_t(1));
    }

    void commandsLeaveOutWhatTheyDontSay()
    {
        BattleHome home;
        const QString id = home.begin();
        QVERIFY(!home.match().command(
            "toss",
            {{"thrower", "red/thrower-1"}, {"steps", 1}, {"dice", std::vector<int>{5}}, {"caught", 0}},
            {"steady"}));
        const auto before = stateOf(home.match().session());
        QVERIFY(home.reopens(id));
        QVERIFY(stateOf(home.match().session()) == before);
        QCOMPARE(home.match().session().log({}).front().accepted, std::vector<std::string>{"steady"});
        QVERIFY(home.match().command("toss", {{"thrower", "blue/thrower-1"}, {"flies", 1}}));
        QCOMPARE(home.match().session().records(), std::size_t(1));
    }

    void aDamagedStepLeavesWhatStoodBefore()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        home.match().close();
        std::string bytes = bytesOf(fileOf(home, id));
        bytes.replace(bytes.rfind("[5]"), 3, "[4]");
        write(fileOf(home, id), bytes);
        QVERIFY(home.reopens(id));
        QCOMPARE(home.match().session().records(), std::size_t(1));
        QVERIFY(!home.match().damage().isEmpty());
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        QVERIFY(home.reopens(id));
        QCOMPARE(home.match().session().records(), std::size_t(2));
    }

    // A newer Adjutant's, say.
    void aStepThatCantBeFollowedLeavesWhatStoodBefore()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        home.match().close();
        const std::string good = bytesOf(fileOf(home, id));
        QVERIFY(home.workspace().matches().append(
            id, {R"({"at":"2026-11-21T10:30:00.000Z","procedure":"dance","answers":{}})",
                 R"({"at":"2026-11-21T10:30:01.000Z","undo":1})"}));
        QVERIFY(home.reopens(id));
        QVERIFY2(home.match().damage().startsWith("Line 3 of 4"), qPrintable(home.match().damage()));
        QCOMPARE(home.match().session().records(), std::size_t(1));
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        QVERIFY(home.match().damage().isEmpty());
        QVERIFY(bytesOf(fileOf(home, id)).starts_with(good));
        QVERIFY(home.reopens(id));
        QVERIFY(home.match().damage().isEmpty());
        QCOMPARE(home.match().session().records(), std::size_t(2));
    }

    void openingADamagedMatchDoesNotReopenAFinishedOne()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        QVERIFY(!home.match().play({"jar", {}, PlayerId("red")}, {{"pebbles", 10}}, {}));
        home.match().close();
        std::string bytes = bytesOf(fileOf(home, id));
        bytes.replace(bytes.find("[5]"), 3, "[4]");
        write(fileOf(home, id), bytes);
        QVERIFY(home.reopens(id));
        QVERIFY(home.match().damage().contains(u'2'));
        home.match().close();
        const auto shown = home.workspace().matches().summary(id);
        QCOMPARE(listed(shown->state, shown->winner), "finished red");
    }

    void whatIsLostWhileItIsOpenIsWrittenAgain()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        const std::string good = bytesOf(fileOf(home, id));
        const std::string cut = good.substr(0, good.rfind('\n', good.size() - 2) + 1);
        for (const std::string& other : {cut, good + good, std::string("x"), std::string()}) {
            write(fileOf(home, id), other);
            QCOMPARE(home.toss("red/thrower-1", whole), QString());
            QVERIFY(!home.match().undo());
            QVERIFY(bytesOf(fileOf(home, id)).starts_with(good));
            QVERIFY(!home.workspace().takeNews().isEmpty());
        }
        const auto before = stateOf(home.match().session());
        QVERIFY(home.reopens(id));
        QVERIFY(stateOf(home.match().session()) == before);
    }

    void aStepThatCantBeWrittenIsNotTaken()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        const auto before = stateOf(home.match().session());
        const QString year = QFileInfo(fileOf(home, id)).path();
        const QString folder = QFileInfo(year + "/../..").canonicalFilePath();
        QVERIFY(QDir().rename(folder, folder + "-away"));
        QVERIFY(!home.toss("blue/thrower-1", whole).isEmpty());
        QVERIFY(stateOf(home.match().session()) == before);
        QVERIFY(QDir().rename(folder + "-away", folder));
        QCOMPARE(home.toss("blue/thrower-1", whole), QString());
        QCOMPARE(recordsOnDisk(home, id).size(), std::size_t(3));
        // Whoever removes the last file of a folder may remove that, too.
        QVERIFY(QDir(year).removeRecursively());
        QVERIFY(!home.match().undo());
        QCOMPARE(recordsOnDisk(home, id).size(), std::size_t(4));
    }

    void aMatchThatIsOverEndsWithWhatCameOfIt()
    {
        BattleHome home;
        const QString id = home.begin();
        QVERIFY(!home.match().play({"jar", {}, PlayerId("red")}, {{"pebbles", 10}}, {}));
        const auto shown = home.workspace().matches().summary(id);
        const auto ended = endIn(recordsOnDisk(home, id).back());
        QVERIFY(ended && *ended == *shown);
        // It is the last record again when the match has gone on, and written once.
        QVERIFY(!home.match().undo());
        QVERIFY(!endIn(recordsOnDisk(home, id).back()));
        QVERIFY(!home.match().redo());
        home.match().close();
        QVERIFY(!home.match().open(id));
        home.match().close();
        const auto records = recordsOnDisk(home, id);
        QVERIFY(endIn(records.back()));
        QCOMPARE(records.size(), std::size_t(6)); // beginning, jar, end, undo, redo, end
    }

    void namesAndNotesAreKeptInTheFile()
    {
        BattleHome home;
        const QString id = home.begin();
        QVERIFY(!home.match().rename(PlayerId("red"), "Žofie"));
        MatchDetails details = home.match().record().details;
        details.notes = "It rained";
        QVERIFY(!home.match().setDetails(details));
        QCOMPARE(home.toss("red/thrower-1", whole), QString());
        home.match().abandon();
        const auto shown = home.workspace().matches().summary(id);
        QCOMPARE(shown->state, "abandoned");
        QCOMPARE(shown->notes, "It rained");
        QVERIFY(home.reopens(id));
        QCOMPARE(home.match().record().start.start.sides[0].name, "Žofie");
        QVERIFY(home.match().record().details.abandoned);
        QCOMPARE(home.toss("blue/thrower-1", whole), QString()); // takes it back
        QVERIFY(!home.match().record().details.abandoned);
        QCOMPARE(home.workspace().matches().summary(id)->intact, true);
    }

    void theHistoryKnowsPlayersAndTheEnd()
    {
        BattleHome home;
        const QString id = home.begin();
        QCOMPARE(home.workspace().matches().summary(id)->players.size(), qsizetype(2));
        QCOMPARE(home.workspace().matches().summary(id)->state, "open");
        QVERIFY(!home.match().play({"jar", {}, PlayerId("red")}, {{"pebbles", 10}}, {}));
        const auto summary = home.workspace().matches().summary(id);
        QCOMPARE(listed(summary->state, summary->winner), "finished red");
    }

    void aClockThatIsSetChangesNeitherOrderNorDuration_data()
    {
        QTest::addColumn<int>("set"); // seconds
        QTest::newRow("left alone") << 0;
        QTest::newRow("summer time") << 3600;
        QTest::newRow("winter time") << -3600;
        QTest::newRow("to another year") << 400 * 24 * 3600;
    }

    // Two steps, 30 and 90 minutes after the beginning, with the clock set between them.
    void aClockThatIsSetChangesNeitherOrderNorDuration()
    {
        QFETCH(int, set);
        BattleHome home;
        FakeClock clock;
        MatchStore store(home.folder(), matchReader());
        RunningMatch match(store, {}, nullptr, clock.matchClock());
        QVERIFY(!match.begin(pebbles::start()));
        clock.pass(30 * 60);
        QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
        clock.wall = clock.wall.addSecs(set);
        clock.pass(60 * 60);
        QVERIFY(!match.play(keyOf("toss", "blue/thrower-1"), whole, {}));
        const MatchRecord& record = match.record();
        QCOMPARE(record.start.started, FakeClock().wall);
        QCOMPARE(record.start.started.secsTo(record.steps[0].at), qint64(30 * 60));
        QCOMPARE(record.steps[0].at.secsTo(record.steps[1].at), qint64(60 * 60));
        QVERIFY(!firstStepBack(record));
        QCOMPARE(summaryOf(record, match.session()).minutes, 90);
    }

    void aMachineWithoutAClockPlaysAllTheSame()
    {
        BattleHome home;
        FakeClock clock;
        clock.wall = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
        MatchStore store(home.folder(), matchReader());
        RunningMatch match(store, {}, nullptr, clock.matchClock());
        QVERIFY(!match.begin(pebbles::start()));
        clock.pass(60);
        QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
        QCOMPARE(match.record().start.started, QDateTime(QDate(2000, 1, 1), QTime(0, 0), Qt::UTC));
        QCOMPARE(match.record().steps[0].at, QDateTime(QDate(2000, 1, 1), QTime(0, 1), Qt::UTC));
        QVERIFY(!match.open(QString(match.record().id)));
        QVERIFY(match.damage().isEmpty());
    }

    void aMatchThatWasBegunByAClockAheadGoesOnFromThere()
    {
        BattleHome home;
        FakeClock clock;
        MatchStore store(home.folder(), matchReader());
        QString id;
        {
            RunningMatch match(store, {}, nullptr, clock.matchClock());
            QVERIFY(!match.begin(pebbles::start()));
            QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
            id = match.record().id;
        }
        clock.wall = clock.wall.addSecs(-3600);
        RunningMatch match(store, {}, nullptr, clock.matchClock());
        QVERIFY(!match.open(id));
        clock.pass(60);
        QVERIFY(!match.play(keyOf("toss", "blue/thrower-1"), whole, {}));
        QCOMPARE(match.record().steps[0].at.secsTo(match.record().steps[1].at), qint64(60));
    }

    void aStartBeyondOurYearsIsReportedAndNotShown()
    {
        BattleHome home;
        const QString id = home.begin();
        const QString path = fileOf(home, id);
        std::vector<std::string> records = recordsOnDisk(home, id);
        const std::string started = "\"started\":\"2";
        records.front().replace(records.front().find(started), started.size(), "\"started\":\"9");
        home.restart();
        QTest::qSleep(20); // the system's clock of files ticks every few milliseconds
        write(path, recordBytes(records));
        home.restart();
        QVERIFY(!home.workspace().matches().summary(id));
        QVERIFY(home.workspace().takeNews().contains("of the years 2000 to 2200"));
        const auto reason = home.match().open(id);
        QVERIFY(reason && reason->contains("of the years 2000 to 2200"));
    }

    void aChessClockRunsForTheSideThatActs()
    {
        BattleHome home;
        FakeClock clock;
        MatchStore store(home.folder(), matchReader());
        const PlayerId red("red"), blue("blue");
        QString id;
        {
            RunningMatch match(store, {}, nullptr, clock.matchClock());
            QVERIFY(!match.begin(pebbles::start()));
            id = match.record().id;
            clock.pass(60);
            QVERIFY(!match.play(keyOf("toss", "red/thrower-1"), whole, {}));
            QCOMPARE(match.clockOf(red), 0); // there is none yet
            MatchDetails details = match.record().details;
            details.clock = true;
            clock.pass(100);
            QVERIFY(!match.setDetails(details));
            QCOMPARE(match.clockRuns(), "blue");
            clock.pass(30);
            QCOMPARE(match.clockOf(blue), 30'000);
            QVERIFY(!match.play(keyOf("toss", "blue/thrower-1"), whole, {}));
            QCOMPARE(match.clockRuns(), "red");
            clock.pass(5);
            QVERIFY(!match.undo());
            clock.pass(7);
            QCOMPARE(match.clockOf(red), 5'000); // what was taken back took its time all the same
            QCOMPARE(match.clockOf(blue), 37'000);
        }
        clock.pass(3600);
        RunningMatch match(store, {}, nullptr, clock.matchClock());
        QVERIFY(!match.open(id));
        QCOMPARE(match.clockOf(blue), 30'000); // the app was closed meanwhile
        QCOMPARE(match.clockOf(red), 5'000);
        clock.pass(2);
        QCOMPARE(match.clockOf(blue), 32'000);
    }
};

ADJUTANT_TEST(RunningMatchTest)

} // namespace adjutant::test::tst_battle_running
