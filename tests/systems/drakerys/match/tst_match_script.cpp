#include "core/systems/gamesystem.h"
#include "core/yaml/matchscriptreader.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_script {

using namespace adjutant;
using namespace adjutant::yaml;

namespace {

Node parsed(const std::string& text)
{
    const auto root = parse(text, "script.yaml");
    if (!root)
        qFatal("%s", inEnglish(root.error()).c_str());
    return *root;
}

/// What is wrong with a command before its game looks at it, with its line and column; otherwise the move of
/// the cursor that it is, or "a command".
std::string readAs(const std::string& command)
{
    const Node root = parsed(command);
    FaultList faults{"script.yaml", {}};
    const Member* member = commandIn(root, faults);
    const auto move = member ? cursorMoveOf(*member, faults) : std::nullopt;
    if (faults.faults.empty())
        return !move ? "a command" : *move == CursorMove::undo ? "undo" : "redo";
    const Fault& first = faults.faults.front();
    return std::to_string(first.place.line) + ":" + std::to_string(first.place.column) + " " +
           std::string(toWord(first.rule));
}

const std::string head = "format: adjutant-match-script/1\nsystem: drakerys\n";
const std::string roster = "{faction: avaren, limits: {ap: 500, rarity: 5}, units: [{unit: crows, size: 6}]}";

Expected<RosterText, std::string> noFiles(const std::string&)
{
    return refuse(std::string("no such file"));
}

std::string faultsOf(const std::string& text, const RosterTexts& files = noFiles)
{
    const Node root = parsed(text);
    std::string words;
    for (const Fault& fault : readMatchScript(root, "script.yaml", files).faults)
        words += (words.empty() ? "" : " ") + std::string(toWord(fault.rule));
    return words;
}

std::string players(const std::string& red, const std::string& blue)
{
    return "players: [{id: red, roster: " + red + "}, {id: blue, roster: " + blue + "}]\n";
}

const std::string tail = "first_player: red\ncommands: []\n";

} // namespace

/// Match scripts: their head, and commands before the game looks at them.
class MatchScriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommandIsOneWord()
    {
        QCOMPARE(readAs("march: {}"), "a command");
        QCOMPARE(readAs("march"), "1:1 wrong-type");
        QCOMPARE(readAs("[]"), "1:1 wrong-type");
        QCOMPARE(readAs("{}"), "1:1 wrong-type");
        QCOMPARE(readAs("{undo: {}, redo: {}}"), "1:1 wrong-type");
    }

    void movesOfTheCursorTakeNothing()
    {
        QCOMPARE(readAs("undo: {}"), "undo");
        QCOMPARE(readAs("redo:"), "redo");
        QCOMPARE(readAs("undo: {steps: 2}"), "1:8 unknown-key");
        QCOMPARE(readAs("undo: 2"), "1:7 wrong-type");
    }

    void rostersStandInTheScriptOrBesideIt()
    {
        const RosterTexts files = [](const std::string& path) -> Expected<RosterText, std::string> {
            if (path != "blue.yaml")
                return refuse(std::string("no such file"));
            return RosterText{"folder/blue.yaml", "format: adjutant-roster/1\nsystem: drakerys\n"
                                                  "faction: avaren\nlimits: {ap: 1, rarity: 1}\n"
                                                  "units: [{unit: crows, size: 9}]\n"};
        };
        const Node root = parsed(head + players(roster, "blue.yaml") + tail);
        const ReadMatchScript script = readMatchScript(root, "script.yaml", files);
        QVERIFY(script.faults.empty());
        QCOMPARE(script.players.size(), 2U);
        QVERIFY(script.players[0].inlined && !script.players[1].inlined);
        QCOMPARE(script.players[0].roster.entries[0].id.text(), "crows-1");
        QCOMPARE(script.players[0].roster.entries[0].size, 6);
        QCOMPARE(script.players[1].roster.entries[0].size, 9);
        QCOMPARE(script.first.text(), "red");
    }

    void theHeadMustBeWhole()
    {
        const std::string both = players(roster, roster);
        QCOMPARE(faultsOf(head + both + tail), "");
        QCOMPARE(faultsOf("format: adjutant-match-script/2\n"), "unknown-format");
        QCOMPARE(faultsOf("[]"), "wrong-type");
        QCOMPARE(faultsOf(head + both + tail + "colour: red\n"), "unknown-key");
        QCOMPARE(faultsOf(head + both + "first_player: red\n"), "missing-key");
        QCOMPARE(faultsOf(head + both + "commands: []\n"), "missing-key");
        QCOMPARE(faultsOf(head + both + "first_player: bleu\ncommands: []\n"), "unknown-word");
        QCOMPARE(faultsOf(head + "players: [{id: red, roster: " + roster + "}]\n" + tail), "out-of-range");
        QCOMPARE(faultsOf(head + "players: red\n" + tail), "wrong-type");
    }

    // The rulebook is for "two opposing players".
    void aMatchHasTwoPlayers()
    {
        const std::string three = "players: [{id: red, roster: " + roster +
                                  "}, {id: blue, roster: " + roster + "}, {id: green, roster: " + roster +
                                  "}]\n";
        const auto faults = readMatchScript(parsed(head + three + tail), "script.yaml", noFiles).faults;
        QCOMPARE(faults.size(), 1U);
        QVERIFY(faults.front().rule == FaultRule::outOfRange);
        QVERIFY2(inEnglish(faults.front()).find("2 players, not 3") != std::string::npos,
                 inEnglish(faults.front()).c_str());
        QCOMPARE(findGameSystem("drakerys")->mostSides, 2); // nor does a page offer a third
    }

    void playersHaveIdsOfTheirOwn()
    {
        const auto named = [](const std::string& id) {
            return head + "players: [{id: red, roster: " + roster + "}, {id: " + id + ", roster: " + roster +
                   "}]\n" + tail;
        };
        QCOMPARE(faultsOf(named("blue")), "");
        QCOMPARE(faultsOf(named("red")), "duplicate-id");
        QCOMPARE(faultsOf(named("Blue")), "bad-id");
        QCOMPARE(faultsOf(named("a/b")), "bad-id");
    }

    void rostersMustBeSoundFiles()
    {
        QCOMPARE(faultsOf(head + players(roster, "away.yaml") + tail), "unreadable");
        QCOMPARE(faultsOf(head + players(roster, "[]") + tail), "wrong-type");
        const auto sized = [](const std::string& size) {
            return "{faction: avaren, limits: {ap: 1, rarity: 1}, units: [{unit: crows, size: " + size +
                   "}]}";
        };
        QCOMPARE(faultsOf(head + players(roster, sized("0")) + tail), "out-of-range");
        QCOMPARE(faultsOf(head + players(roster, sized("1001")) + tail), "out-of-range");
        QCOMPARE(faultsOf(head + players(roster, sized("7")) + tail), ""); // the table allows it
    }
};

ADJUTANT_TEST(MatchScriptTest)

} // namespace tst_match_script

#include "tst_match_script.moc"
