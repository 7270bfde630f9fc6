#include "app/systems/drakerys/matches/detailsjson.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/stepjson.h"
#include "recordfixture.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::test;

/// The three texts that a stored match is made of: each reads back to the same, or says what is wrong.
class MatchReadersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStartReadsBackTheSame()
    {
        const MatchStart start = begunMatch().start;
        const auto read = readStart(writtenStart(start));
        QVERIFY(read && *read == start);
    }

    void brokenStartsAreToldOf_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* text) {
            QTest::addRow("%s", name) << QString::fromLatin1(text);
        };
        row("nothing", "");
        row("no YAML", "{");
        row("a list", "[]");
        row("no format", "{system: drakerys}");
        row("a later format", "{format: adjutant-match/2}");
        row("no players", "{format: adjutant-match/1, system: drakerys, started: 2026-11-21T10:30:00Z, "
                          "limits: {ap: 500, rarity: 5}, first: red, players: []}");
        row("players without armies", "{format: adjutant-match/1, system: drakerys, started: "
                                      "2026-11-21T10:30:00Z, limits: {ap: 500, rarity: 5}, first: red, "
                                      "players: [{id: red}]}");
    }

    void brokenStartsAreToldOf()
    {
        QFETCH(QString, text);
        const auto read = readStart(text.toStdString());
        QVERIFY(!read && !read.error().empty());
    }

    void stepsReadBackTheSame()
    {
        MatchStep command = step(3, drakerys::Note{"a\nb"});
        command.despite = {"engaged"};
        for (const MatchStep& each :
             {command, step(4, StepKind::undo), step(5, StepKind::redo), step(6, StepKind::goTo, 17)}) {
            const auto read = readStep(writtenStep(each));
            QVERIFY(read && *read == each);
        }
    }

    void aStepIsOneLine()
    {
        QVERIFY(writtenStep(step(3, drakerys::Note{"a\nb"})).find('\n') == std::string::npos);
    }

    void brokenStepsAreToldOf_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* text) { QTest::addRow("%s", text) << QString::fromLatin1(text); };
        row("");
        row("undo");
        row("{}");
        row("{move: undo}");
        row("{at: noon, move: undo}");
        row("{at: 2026-11-21T10:30:00Z}");
        row("{at: 2026-11-21T10:30:00Z, move: sideways}");
        row("{at: 2026-11-21T10:30:00Z, move: goto}");
        row("{at: 2026-11-21T10:30:00Z, move: goto, entry: -1}");
        row("{at: 2026-11-21T10:30:00Z, move: undo, command: {scatter: {unit: red/crows-1}}}");
        row("{at: 2026-11-21T10:30:00Z, command: {dance: {}}}");
        row("{at: 2026-11-21T10:30:00Z, command: {undo: {}}}");
        row("{at: 2026-11-21T10:30:00Z, command: {injure: {unit: red/crows-1, count: 0}}}");
        row("{at: 2026-11-21T10:30:00Z, move: undo, by: me}");
    }

    void brokenStepsAreToldOf()
    {
        QFETCH(QString, text);
        const auto read = readStep(text.toStdString());
        QVERIFY(!read && !read.error().empty());
    }

    void detailsReadBackTheSame()
    {
        for (const MatchDetails& each : {wholeGame().details, matchByHand().details, MatchDetails()}) {
            const auto read = readDetails(writtenDetails(each));
            QVERIFY(read && *read == each);
        }
    }

    void noTextIsThatOfAMatchWithoutDetails() { QVERIFY(readDetails(std::string_view()) == MatchDetails()); }

    void brokenDetailsAreToldOf_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* text) { QTest::addRow("%s", text) << QString::fromLatin1(text); };
        row("[]");
        row("{notes: []}");
        row("{photos: a.jpg}");
        row("{abandoned: perhaps}");
        row("{manual: {rounds: 6}}");
        row("{manual: {rounds: -1, vp: [1, 2]}}");
        row("{manual: {vp: [many]}}");
        row("{mood: good}");
    }

    void brokenDetailsAreToldOf()
    {
        QFETCH(QString, text);
        const auto read = readDetails(text.toStdString());
        QVERIFY(!read && !read.error().empty());
    }
};

ADJUTANT_TEST(MatchReadersTest)
#include "tst_matches_readers.moc"
