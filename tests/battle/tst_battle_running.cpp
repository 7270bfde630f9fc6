#include "app/matches/matchrecord.h"
#include "app/matches/storedmatch.h"
#include "app/storage/recordfile.h"
#include "app/storage/storefiles.h"
#include "tests/battle/battlehome.h"
#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test::tst_battle_running {

const QDateTime evening(QDate(2026, 3, 28), QTime(20, 0), Qt::UTC);

/// A match by clocks on the wall and of the machine, which go on when they are told to.
struct TimedMatch
{
    QDateTime wall = evening;
    qint64 steady = 12345;
    BattleHome home;
    MatchStore store{home.folder(), matchReader()};
    std::optional<RunningMatch> match;

    TimedMatch() { restart(); }
    RunningMatch* operator->() { return &*match; }
    void restart()
    {
        const MatchClock clock([this] { return wall; }, [this] { return steady; });
        match.emplace(store, SearchWords(), nullptr, clock);
    }
    void pass(int seconds)
    {
        wall = wall.addSecs(seconds);
        steady += qint64{seconds} * 1000;
    }
};

const door::Answers start{{"steps", 1}, {"trick", false}};
const door::Answers whole{
    {"steps", 1}, {"dice", std::vector<int>{5}}, {"caught", 0}, {"at", door::Point{1, 2}}};

static std::string bytesOf(const QString& path)
{
    return *readPlainFile(path, longestFile);
}

static void write(const QString& path, const std::string& bytes)
{
    QVERIFY(writeInPlace(path, bytes));
}

class RunningMatchTest : public QObject
{
    Q_OBJECT

private:
    std::optional<BattleHome> m_home;
    QString m_id;

    RunningMatch& match() { return m_home->match(); }
    const Session& session() { return match().session(); }
    MatchStore& store() { return m_home->workspace().matches(); }
    auto summary() { return store().summary(m_id); }
    QString toss(const char* thrower, const door::Answers& answers = whole)
    {
        return m_home->toss(thrower, answers);
    }
    bool reopens() { return m_home->reopens(m_id); }
    bool survivesAKill()
    {
        const auto before = session().toJson();
        return reopens() && session().toJson() == before;
    }
    QString file() { return *store().files().pathOf(m_id); }
    std::vector<std::string> recordsOnDisk()
    {
        const std::string bytes = bytesOf(file());
        const ChainedLines chain = chainedLines(bytes);
        return {chain.texts.begin(), chain.texts.end()};
    }

private Q_SLOTS:
    void init()
    {
        m_home.emplace();
        m_id = m_home->begin();
    }

    void everyRecordIsThereAfterAKill()
    {
        for (const char* thrower : {"red/thrower-1", "blue/thrower-1", "red/thrower-1"}) {
            QCOMPARE(toss(thrower), QString());
            QVERIFY(survivesAKill());
            QVERIFY(match().damage().isEmpty());
        }
        QCOMPARE(session().records(), std::size_t(3));
    }

    void aMatchThatCannotBeginLeavesTheOpenOneOpen()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        const QString matches = m_home->folder() + storefiles::matches;
        QVERIFY(QDir().rename(matches, matches + "-away"));
        write(matches, "in the way");
        QVERIFY(match().begin(pebbles::start()));
        QVERIFY(match().isOpen());
        QCOMPARE(match().record().id, m_id);
        QVERIFY(QFile::remove(matches) && QDir().rename(matches + "-away", matches));
        QCOMPARE(toss("blue/thrower-1"), QString());
        QVERIFY(survivesAKill());
        QCOMPARE(session().records(), std::size_t(2));
        // One that can begin takes its place.
        QVERIFY(!match().begin(pebbles::start()));
        QVERIFY(match().record().id != m_id);
        QCOMPARE(session().records(), std::size_t(0));
    }

    void whatIsOpenStaysOpenAfterAKill()
    {
        QCOMPARE(toss("red/thrower-1", start), QString());
        QVERIFY(reopens());
        const std::vector<door::Offer> offers = session().offers({});
        QVERIFY(offers.front().open);
        QCOMPARE(offers.front().key.procedure, "toss");
        QVERIFY(!match().play(offers.front().key, {{"dice", std::vector<int>{5}}, {"caught", 0}}, {}));
        QVERIFY(!match().play(session().offers({}).front().key, {{"at", door::Skipped{}}}, {}));
        QVERIFY(!session().offers({}).front().open);
    }

    void undoRedoAndBranchesAreKept()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        QCOMPARE(toss("blue/thrower-1"), QString());
        QVERIFY(!match().undo());
        QCOMPARE(toss("blue/thrower-3",
                      {{"steps", 2}, {"dice", std::vector<int>{1, 1, 1}}, {"at", door::Skipped{}}}),
                 QString());
        QVERIFY(!match().goTo(1));
        QVERIFY(!match().undo());
        QVERIFY(!match().redo());
        QVERIFY(survivesAKill());
        QCOMPARE(session().log({}).size(), std::size_t(3));
        QVERIFY(!session().log({})[2].stands);
    }

    void refusedStepsAreNotKept()
    {
        QVERIFY(!toss("blue/thrower-1").isEmpty());
        QVERIFY(match().undo());
        QCOMPARE(recordsOnDisk().size(), std::size_t(1));
    }

    void commandsLeaveOutWhatTheyDontSay()
    {
        QVERIFY(!match().command(
            "toss",
            {{"thrower", "red/thrower-1"}, {"steps", 1}, {"dice", std::vector<int>{5}}, {"caught", 0}},
            {"steady"}));
        QVERIFY(survivesAKill());
        QCOMPARE(session().log({}).front().accepted, std::vector<std::string>{"steady"});
        QVERIFY(match().command("toss", {{"thrower", "blue/thrower-1"}, {"flies", 1}}));
        QCOMPARE(session().records(), std::size_t(1));
    }

    void aDamagedStepLeavesWhatStoodBefore()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        QCOMPARE(toss("blue/thrower-1"), QString());
        match().close();
        std::string bytes = bytesOf(file());
        bytes.replace(bytes.rfind("[5]"), 3, "[4]");
        write(file(), bytes);
        QVERIFY(reopens());
        QCOMPARE(session().records(), std::size_t(1));
        QVERIFY(!match().damage().isEmpty());
        QCOMPARE(toss("blue/thrower-1"), QString());
        QCOMPARE(recordsOnDisk().size(), std::size_t(3)); // nothing beside the steps
        QVERIFY(reopens());
        QCOMPARE(session().records(), std::size_t(2));
    }

    // A newer Adjutant's, say.
    void aStepThatCantBeFollowedLeavesWhatStoodBefore()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        match().close();
        const std::string good = bytesOf(file());
        QVERIFY(store().append(m_id, {R"({"at":"2026-11-21T10:30:00.000Z","procedure":"dance","answers":{}})",
                                      R"({"at":"2026-11-21T10:30:01.000Z","undo":1})",
                                      R"({"at":"2026-11-21T10:30:02.000Z","about":{"notes":"It rained"}})"}));
        QVERIFY(reopens());
        QVERIFY2(match().damage().startsWith("Line 3 of 5"), qPrintable(match().damage()));
        QCOMPARE(session().records(), std::size_t(1));
        QCOMPARE(toss("blue/thrower-1"), QString());
        QVERIFY(match().damage().isEmpty());
        QVERIFY(bytesOf(file()).starts_with(good));
        QVERIFY(reopens());
        QVERIFY(match().damage().isEmpty());
        QCOMPARE(session().records(), std::size_t(2));
        QCOMPARE(match().record().details.notes, "It rained");
    }

    void openingADamagedMatchDoesNotReopenAFinishedOne()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        QVERIFY(!match().play({"jar", {}, PlayerId("red")}, {{"pebbles", 10}}, {}));
        match().close();
        std::string bytes = bytesOf(file());
        bytes.replace(bytes.find("[5]"), 3, "[4]");
        write(file(), bytes);
        QVERIFY(reopens());
        QVERIFY(match().damage().contains(u'2'));
        match().close();
        QCOMPARE(listed(summary()->state, summary()->winner), "finished red");
    }

    void whatIsLostWhileItIsOpenIsWrittenAgain()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        QCOMPARE(toss("blue/thrower-1"), QString());
        const std::string good = bytesOf(file());
        const std::string cut = good.substr(0, good.rfind('\n', good.size() - 2) + 1);
        for (const std::string& other : {cut, good + good, std::string("x"), std::string()}) {
            write(file(), other);
            QCOMPARE(toss("red/thrower-1"), QString());
            QVERIFY(!match().undo());
            QVERIFY(bytesOf(file()).starts_with(good));
            QVERIFY(!m_home->workspace().takeNews().isEmpty());
        }
        QVERIFY(survivesAKill());
    }

    void aStepThatCantBeWrittenIsNotTaken()
    {
        QCOMPARE(toss("red/thrower-1"), QString());
        const auto before = session().toJson();
        const QString year = QFileInfo(file()).path();
        const QString folder = QFileInfo(year + "/../..").canonicalFilePath();
        QVERIFY(QDir().rename(folder, folder + "-away"));
        QVERIFY(!toss("blue/thrower-1").isEmpty());
        QVERIFY(session().toJson() == before);
        QVERIFY(QDir().rename(folder + "-away", folder));
        QCOMPARE(toss("blue/thrower-1"), QString());
        QCOMPARE(recordsOnDisk().size(), std::size_t(3));
        // Whoever removes the last file of a folder may remove that, too.
        QVERIFY(QDir(year).removeRecursively());
        QVERIFY(!match().undo());
        QCOMPARE(recordsOnDisk().size(), std::size_t(4));
    }

    void aMatchThatIsOverEndsWithWhatCameOfIt()
    {
        QCOMPARE(listed(summary()->players.size(), summary()->state), "2 open");
        QVERIFY(!match().play({"jar", {}, PlayerId("red")}, {{"pebbles", 10}}, {}));
        const auto shown = summary();
        QCOMPARE(listed(shown->state, shown->winner), "finished red");
        const auto ended = endIn(recordsOnDisk().back());
        QVERIFY(ended && *ended == *shown);
        // It is the last record again when the match has gone on, and written once.
        QVERIFY(!match().undo());
        QVERIFY(!endIn(recordsOnDisk().back()));
        QVERIFY(!match().redo());
        match().close();
        QVERIFY(!match().open(m_id));
        match().close();
        const auto records = recordsOnDisk();
        QVERIFY(endIn(records.back()));
        QCOMPARE(records.size(), std::size_t(6)); // beginning, jar, end, undo, redo, end
    }

    void namesAndNotesAreKeptInTheFile()
    {
        QVERIFY(!match().rename(PlayerId("red"), "Žofie"));
        MatchDetails details = match().record().details;
        details.notes = "It rained";
        QVERIFY(!match().setDetails(details));
        QCOMPARE(toss("red/thrower-1"), QString());
        QVERIFY(!match().abandon());
        QCOMPARE(listed(summary()->state, summary()->notes), "abandoned It rained");
        QVERIFY(reopens());
        QCOMPARE(match().record().start.start.sides[0].name, "Žofie");
        QVERIFY(match().record().details.abandoned);
        QCOMPARE(toss("blue/thrower-1"), QString()); // takes it back
        QVERIFY(!match().record().details.abandoned);
        QCOMPARE(summary()->intact, true);
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
        TimedMatch match;
        QVERIFY(!match->begin(pebbles::start()));
        match.pass(30 * 60);
        QVERIFY(!match->play(keyOf("toss", "red/thrower-1"), whole, {}));
        match.wall = match.wall.addSecs(set);
        match.pass(60 * 60);
        QVERIFY(!match->play(keyOf("toss", "blue/thrower-1"), whole, {}));
        const MatchRecord& record = match->record();
        QCOMPARE(record.start.started, evening);
        QCOMPARE(record.start.started.secsTo(record.steps[0].at), qint64(30 * 60));
        QCOMPARE(record.steps[0].at.secsTo(record.steps[1].at), qint64(60 * 60));
        QVERIFY(!firstStepBack(record));
        QCOMPARE(summaryOf(record, match->session()).minutes, 90);
    }

    void aMachineWithoutAClockPlaysAllTheSame()
    {
        TimedMatch match;
        match.wall = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
        QVERIFY(!match->begin(pebbles::start()));
        match.pass(60);
        QVERIFY(!match->play(keyOf("toss", "red/thrower-1"), whole, {}));
        QCOMPARE(match->record().start.started, QDateTime(QDate(2000, 1, 1), QTime(0, 0), Qt::UTC));
        QCOMPARE(match->record().steps[0].at, QDateTime(QDate(2000, 1, 1), QTime(0, 1), Qt::UTC));
        QVERIFY(!match->open(QString(match->record().id)));
        QVERIFY(match->damage().isEmpty());
    }

    void aMatchThatWasBegunByAClockAheadGoesOnFromThere()
    {
        TimedMatch match;
        QVERIFY(!match->begin(pebbles::start()));
        QVERIFY(!match->play(keyOf("toss", "red/thrower-1"), whole, {}));
        const QString id = match->record().id;
        match.restart();
        match.wall = match.wall.addSecs(-3600);
        QVERIFY(!match->open(id));
        match.pass(60);
        QVERIFY(!match->play(keyOf("toss", "blue/thrower-1"), whole, {}));
        QCOMPARE(match->record().steps[0].at.secsTo(match->record().steps[1].at), qint64(60));
    }

    void aStartBeyondOurYearsIsReportedAndNotShown()
    {
        const QString path = file();
        std::vector<std::string> records = recordsOnDisk();
        const std::string started = "\"started\":\"2";
        records.front().replace(records.front().find(started), started.size(), "\"started\":\"9");
        m_home->restart();
        QTest::qSleep(20); // the system's clock of files ticks every few milliseconds
        write(path, recordBytes(records));
        m_home->restart();
        QVERIFY(!summary());
        QVERIFY(m_home->workspace().takeNews().contains("of the years 2000 to 2200"));
        const auto reason = match().open(m_id);
        QVERIFY(reason && reason->contains("of the years 2000 to 2200"));
    }

    void aChessClockRunsForTheSideThatActs()
    {
        TimedMatch match;
        const PlayerId red("red"), blue("blue");
        QVERIFY(!match->begin(pebbles::start()));
        const QString id = match->record().id;
        match.pass(60);
        QVERIFY(!match->play(keyOf("toss", "red/thrower-1"), whole, {}));
        QCOMPARE(match->clockOf(red), 0); // there is none yet
        MatchDetails details = match->record().details;
        details.clock = true;
        match.pass(100);
        QVERIFY(!match->setDetails(details));
        QCOMPARE(match->clockRuns(), "blue");
        match.pass(30);
        QCOMPARE(match->clockOf(blue), 30'000);
        QVERIFY(!match->play(keyOf("toss", "blue/thrower-1"), whole, {}));
        QCOMPARE(match->clockRuns(), "red");
        match.pass(5);
        QVERIFY(!match->undo());
        match.pass(7);
        QCOMPARE(match->clockOf(red), 5'000); // what was taken back took its time all the same
        QCOMPARE(match->clockOf(blue), 37'000);
        match.restart();
        match.pass(3600);
        QVERIFY(!match->open(id));
        QCOMPARE(match->clockOf(blue), 30'000); // the app was closed in between
        QCOMPARE(match->clockOf(red), 5'000);
        match.pass(2);
        QCOMPARE(match->clockOf(blue), 32'000);
    }
};

ADJUTANT_TEST(RunningMatchTest)

} // namespace adjutant::test::tst_battle_running
