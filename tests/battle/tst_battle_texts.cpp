#include "app/matches/matchcourse.h"
#include "app/matches/matchfile.h"
#include "app/matches/matchlines.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_battle_texts {

using namespace adjutant;

class BattleTextsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startIsReadBack();
    void everyStepIsReadBack();
    void everyStepIsReadBack_data();
    void stepsAreWrittenAsScriptsWriteThem();
    void wholeFileIsReadBack();
    void oddTextsAreRefusedWithAReason();
    void oddTextsAreRefusedWithAReason_data();
    void whatGoesOutTurnsAMatch();
};

namespace {

const QDateTime noon(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);

TimedStep recordStep()
{
    Record record{door::Role::answer, "toss", {}, {"far"}};
    record.answers = {{"thrower", "red/thrower-1"},
                      {"steps", 5},
                      {"trick", true},
                      {"colours", std::vector<std::string>{"black", "grey"}},
                      {"dice", std::vector<int>{6, 2}},
                      {"at", door::Point{2.5, 3}},
                      {"caught", door::LeftOut{}}};
    return {noon, Step{Step::Kind::record, std::move(record), 1, 0}};
}

MatchStart someStart()
{
    MatchStart start{QStringLiteral("Club “evening”"), noon, pebbles::start()};
    start.start.sides.front().name = "Zoë";
    start.start.sides.front().extras = {{"guests", true}};
    start.start.first = PlayerId("blue");
    start.start.extras = {{"rounds", 5}};
    start.start.sides.back().roster.name = "List";
    start.start.sides.back().roster.entries.front().notes = "left";
    return start;
}

} // namespace

void BattleTextsTest::startIsReadBack()
{
    const MatchStart start = someStart();
    const auto read = readBeginning(writtenBeginning(start, QStringLiteral("id-1")));
    QVERIFY2(read, read ? "" : read.error().why.c_str());
    QCOMPARE(read->start, start);
    QCOMPARE(read->id, QStringLiteral("id-1"));
}

void BattleTextsTest::everyStepIsReadBack_data()
{
    QTest::addColumn<int>("kind");
    for (const Step::Kind kind : {Step::Kind::record, Step::Kind::undo, Step::Kind::redo, Step::Kind::goTo})
        QTest::addRow("%d", static_cast<int>(kind)) << static_cast<int>(kind);
}

void BattleTextsTest::everyStepIsReadBack()
{
    QFETCH(int, kind);
    TimedStep step = recordStep();
    if (static_cast<Step::Kind>(kind) == Step::Kind::goTo)
        step.step = {Step::Kind::goTo, {}, 1, 7};
    else if (static_cast<Step::Kind>(kind) != Step::Kind::record)
        step.step = {static_cast<Step::Kind>(kind), {}, 3, 0};
    const auto read = readLine(writtenStep(step));
    QVERIFY2(read, read ? "" : read.error().why.c_str());
    QCOMPARE(std::get<TimedStep>(*read), step);
}

void BattleTextsTest::stepsAreWrittenAsScriptsWriteThem()
{
    TimedStep step{noon, {}};
    step.step.record = {door::Role::procedure, "toss", {{"thrower", "red/thrower-1"}}, {}};
    QCOMPARE(
        QByteArray::fromStdString(writtenStep(step)),
        QByteArray(
            R"({"at":"2026-11-21T12:00:00.000Z","procedure":"toss","answers":{"thrower":"red/thrower-1"},"role":"procedure"})"));
}

void BattleTextsTest::wholeFileIsReadBack()
{
    MatchRecord record{QStringLiteral("id-1"),
                       someStart(),
                       {recordStep(), recordStep()},
                       {QStringLiteral("notes"), {QStringLiteral("/a/photo.jpg")}, true, true, {}, {}}};
    const auto read = readMatch(writtenMatch(record));
    QVERIFY2(read, read ? "" : read.error().why.c_str());
    QCOMPARE(read->record, record);
    QCOMPARE(read->lines, (std::vector<std::size_t>{2, 3}));
    record.steps.clear();
    record.details.entered = EnteredResult{4, 95, {QStringLiteral("epic-fight")}, {3, 5}};
    QCOMPARE(readMatch(writtenMatch(record))->record, record);
}

void BattleTextsTest::oddTextsAreRefusedWithAReason_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut") << QByteArray(R"({"at": "2026-11-21T12:00:00.000Z", "answers": {"toss")");
    QTest::newRow("list") << QByteArray("[]");
    QTest::newRow("no time") << QByteArray(R"({"procedure": "toss"})");
    QTest::newRow("two words") << QByteArray(
        R"({"at": "2026-11-21T12:00:00.000Z", "procedure": "a", "goto": 1})");
    QTest::newRow("move") << QByteArray(R"({"at": "2026-11-21T12:00:00.000Z", "jump": 1})");
    QTest::newRow("count") << QByteArray(R"({"at": "2026-11-21T12:00:00.000Z", "undo": -1})");
    QTest::newRow("deep") << QByteArray(100000, '[');
}

void BattleTextsTest::oddTextsAreRefusedWithAReason()
{
    QFETCH(QByteArray, text);
    const auto read = readLine(text.toStdString());
    QVERIFY(!read);
    QVERIFY(!read.error().why.empty());
}

void BattleTextsTest::whatGoesOutTurnsAMatch()
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
    const std::vector<TurningPoint> points = turningPoints(course, log);
    QCOMPARE(points.size(), std::size_t(2));
    QCOMPARE(points[0].weight, 0.5); // one of two
    QCOMPARE(points[1].weight, 1.0);
    QCOMPARE(changesOf(points[1], course, pebbles::start()), QStringList{QStringLiteral("bob is out")});
}

ADJUTANT_TEST(BattleTextsTest)

} // namespace tst_battle_texts

#include "tst_battle_texts.moc"
