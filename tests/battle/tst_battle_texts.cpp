// What a player's matches come to.
#include "app/matches/matchcourse.h"
#include "app/matches/matchfile.h"
#include "app/matches/matchlines.h"
#include "app/matches/matchresults.h"
#include "tests/storage/matchfixture.h"
#include "tests/systems/pebbles/pebblesstart.h"

namespace adjutant::test::tst_battle_texts {

static const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

static TimedStep recordStep()
{
    Record record{door::Role::answer, "toss", {}, {"far"}};
    record.answers = {{"thrower", "red/thrower-1"},
                      {"steps", 5},
                      {"trick", true},
                      {"colours", std::vector<std::string>{"black", "grey"}},
                      {"dice", std::vector<int>{6, 2}},
                      {"at", door::Point{2.5, 3}},
                      {"caught", door::Skipped{}}};
    return {noon, Step{Step::Kind::record, std::move(record), 1, 0}, "red", 90'000, "9f86d081884c7d65/12"};
}

static MatchStart someStart()
{
    MatchStart start{"Club “evening”", noon, pebbles::start()};
    start.start.sides.front().name = "Zoë";
    start.start.sides.front().extras = {{"guests", true}};
    start.start.first = PlayerId("blue");
    start.start.extras = {{"rounds", 5}};
    start.start.sides.back().roster.name = "List";
    start.start.sides.back().roster.entries.front().notes = "left";
    return start;
}

// Four matches of Ana's: 1 lost to Bo going first; 2 won against Bo going second; 3 drawn with Cy, who plays
// Ana's faction, going first; 4 is not finished.
static std::vector<MatchSummary> fourMatches()
{
    MatchSummary one = matchOf(1), two = matchOf(2), three = matchOf(3), four = matchOf(4);
    two.winner = "a";
    two.first = "b";
    two.players.swapItemsAt(0, 1);
    three.players[1].name = "Cy";
    three.players[1].faction = "north";
    three.winner.clear();
    three.drawn = true;
    four.state = "open";
    return {one, two, three, four};
}

class BattleTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreWrittenAsScriptsWriteThem()
    {
        TimedStep step{noon, {}};
        step.step.record = {door::Role::procedure, "toss", {{"thrower", "red/thrower-1"}}, {}};
        QCOMPARE(
            QByteArray::fromStdString(writtenStep(step)),
            QByteArray(
                R"({"at":"2026-11-21T12:00:00.000Z","procedure":"toss","answers":{"thrower":"red/thrower-1"},"role":"procedure"})"));
    }

    void wholeFileIsReadBack()
    {
        std::vector<TimedStep> steps(4, recordStep());
        steps[1].step = {Step::Kind::undo, {}, 3, 0};
        steps[2].step = {Step::Kind::redo, {}, 3, 0};
        steps[3].step = {Step::Kind::goTo, {}, 1, 7};
        MatchRecord record{"id-1", someStart(), steps, {"notes", {"/a/photo.jpg"}, true, true, {}, {}}};
        const auto read = readMatch(writtenMatch(record));
        QVERIFY2(read, read ? "" : toText(read.error().why).c_str());
        QCOMPARE(read->record, record);
        QCOMPARE(read->lines, (std::vector<std::size_t>{2, 3, 4, 5}));
        record.steps.clear();
        record.details.entered = EnteredResult{4, 95, {"epic-fight"}, {3, 5}};
        QCOMPARE(readMatch(writtenMatch(record))->record, record);
    }

    void oddTextsAreRefusedWithAReason()
    {
        QFETCH(std::string, text);
        const auto read = readLine(text);
        QVERIFY(!read && !read.error().why.empty());
    }

    void oddTextsAreRefusedWithAReason_data()
    {
        const auto row = columns<std::string>("text");
        row("nothing", "");
        row("cut", R"({"at": "2026-11-21T12:00:00.000Z", "answers": {"toss")");
        row("list", "[]");
        row("no time", R"({"procedure": "toss"})");
        row("two words", R"({"at": "2026-11-21T12:00:00.000Z", "procedure": "a", "goto": 1})");
        row("move", R"({"at": "2026-11-21T12:00:00.000Z", "jump": 1})");
        row("count", R"({"at": "2026-11-21T12:00:00.000Z", "undo": -1})");
        row("deep", std::string(100000, '['));
    }

    void whatGoesOutIsABigStep()
    {
        MatchCourse course;
        for (const char* side : {"red", "blue"}) {
            door::SideView view;
            view.id = PlayerId(side);
            course.sides.push_back(std::move(view));
        }
        for (const char* ref : {"red/ann", "red/amy", "blue/bob"}) {
            door::Piece piece;
            piece.ref = unitRefOf(ref);
            piece.name = verbatim(piece.ref.unit.text());
            course.pieces.push_back(std::move(piece));
        }
        const std::vector<CourseFigures> even(2);
        course.moments = {{1, 0, even, {}},
                          {1, 0.2, even, {unitRefOf("red/ann")}},
                          {1, 0.4, even, {unitRefOf("red/ann")}},
                          {2, 1, even, {unitRefOf("blue/bob"), unitRefOf("red/ann")}}};
        std::vector<LogLine> log;
        for (std::size_t position = 1; position <= 3; ++position) {
            LogLine line;
            line.position = position;
            line.stands = true;
            log.push_back(std::move(line));
        }
        const std::vector<BigStep> steps = biggestSteps(course, log);
        QCOMPARE(steps.size(), std::size_t(2));
        QCOMPARE(steps[0].weight, 0.5); // one of two
        QCOMPARE(steps[1].weight, 1.0);
        QCOMPARE(changesOf(steps[1], course, pebbles::start()), QStringList{"bob is out"});
    }

    void resultsAreThoseOfOnePlayer()
    {
        const MatchResults results = resultsOf(fourMatches(), "ANA");
        QVERIFY((results.all == Tally{"ANA", 1, 1, 1}));
        QVERIFY((results.factions == std::vector{Tally{"north", 1, 1, 1}}));
        QVERIFY((results.opponents == std::vector{Tally{"Bo", 1, 1, 0}, Tally{"Cy", 0, 0, 1}}));
        QVERIFY((results.opposing == std::vector{Tally{"south", 1, 1, 0}, Tally{"north", 0, 0, 1}}));
        QCOMPARE(results.missions.size(), std::size_t(4));
        QVERIFY((results.missions.front() == Tally{"escort", 1, 1, 1}));
        QVERIFY((results.first == Tally{QString(), 0, 1, 1}));
        QVERIFY((results.second == Tally{QString(), 1, 0, 0}));

        QVERIFY((resultsOf({fourMatches()[1]}, "Bo").all == Tally{"Bo", 0, 1, 0}));
        QVERIFY((resultsOf(fourMatches(), "nobody").all == Tally{"nobody", 0, 0, 0}));
    }

    void resultsWithoutANameAreThoseOfTheFirstPlayer()
    {
        const MatchResults results = resultsOf(fourMatches(), {}); // in match 2 Bo comes first, and lost
        QVERIFY((results.all == Tally{QString(), 0, 2, 1}));
    }
};

ADJUTANT_TEST(BattleTextsTest)

} // namespace adjutant::test::tst_battle_texts
