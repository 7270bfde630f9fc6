#include "core/systems/drakerys/match/commandreader.h"

#include "core/yaml/matchscriptreader.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::yaml;
using enum ActionKind;

namespace {

Node parsed(const std::string& text)
{
    const auto root = parse(text, "script.yaml");
    if (!root)
        qFatal("%s", inEnglish(root.error()).c_str());
    return *root;
}

Expected<ScriptStep, std::vector<Fault>> read(const std::string& command)
{
    return readCommand(parsed(command), "script.yaml");
}

/// What is wrong with a command, with its line and column.
std::string faultOf(const std::string& command)
{
    const auto step = read(command);
    if (step)
        return "none";
    const Fault& first = step.error().front();
    return std::to_string(first.place.line) + ":" + std::to_string(first.place.column) + " " +
           std::string(wordFor(first.rule));
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
        words += (words.empty() ? "" : " ") + std::string(wordFor(fault.rule));
    return words;
}

std::string players(const std::string& red, const std::string& blue)
{
    return "players: [{id: red, roster: " + red + "}, {id: blue, roster: " + blue + "}]\n";
}

const std::string tail = "first_player: red\ncommands: []\n";

} // namespace

/// Match scripts: their form.
class MatchScriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandOfTheContract()
    {
        const UnitRef soldiers = unitRefOf("blue/soldiers-1");
        const std::vector<std::pair<std::string, ScriptStep>> rows{
            {"activate: {unit: red/crows-1, actions: [march, charge]}",
             Command(Activate{unitRefOf("red/crows-1"),
                              {{march, 0, {}, false, 0, {}}, {charge, 0, {}, false, 0, {}}}})},
            {"activate: {unit: red/salik-1, actions: [{action: attack, heroic_dice: 2}]}",
             Command(Activate{unitRefOf("red/salik-1"), {{attack, 2, {}, false, 0, {}}}})},
            {"activate: {unit: blue/noctis-1, actions: [{action: special, ts: 2}]}",
             Command(Activate{unitRefOf("blue/noctis-1"), {{special, 0, 2, false, 0, {}}}})},
            {"activate: {unit: blue/noctis-1, actions: [{action: invocation, elemental: overlord, "
             "extra_dice: 1}]}",
             Command(Activate{unitRefOf("blue/noctis-1"), {{invocation, 0, {}, true, 1, {}}}})},
            {"injure: {unit: blue/soldiers-1, count: 3}", Command(Injure{soldiers, 3})},
            {"stress: {unit: blue/soldiers-1, change: -1}", Command(ChangeStress{soldiers, -1})},
            {"status: {unit: blue/soldiers-1, add: no-charge}",
             Command(ChangeStatus{soldiers, StatusId("no-charge"), true})},
            {"status: {unit: blue/soldiers-1, remove: no-charge}",
             Command(ChangeStatus{soldiers, StatusId("no-charge"), false})},
            {"remove: {unit: blue/soldiers-1, warriors: 2}", Command(RemoveWarriors{soldiers, 2})},
            {"scatter: {unit: blue/soldiers-1}", Command(Scatter{soldiers})},
            {"score: {player: red, mission: relics, vp: 1}",
             Command(Score{PlayerId("red"), MissionId("relics"), 1})},
            {"pass: {player: blue}", Command(Pass{PlayerId("blue")})},
            {"summon: {unit: red/salik-1, elemental: air-herald, source: north}",
             Command(Summon{unitRefOf("red/salik-1"), UnitId("maelstrom/air-herald"), SourceId("north")})},
            {"vortex: {id: north, element: water, condition: exhausted}",
             Command(ChangeSource{SourceId("north"), Element::water, SourceCondition::exhausted})},
            {"order: {unit: red/salik-1, to: blue/soldiers-1, order: reform-the-ranks}",
             Command(GiveOrder{unitRefOf("red/salik-1"), soldiers, LeaderOrder::reformTheRanks})},
            {"prayer: {unit: red/salik-1, prayer: a-pox-on-them, player: blue, heroes: 2}",
             Command(Pray{unitRefOf("red/salik-1"), Prayer::aPoxOnThem, {}, PlayerId("blue"), 2})},
            {"prayer: {unit: red/salik-1, prayer: mercy, to: blue/soldiers-1}",
             Command(Pray{unitRefOf("red/salik-1"), Prayer::mercy, soldiers, {}, 0})},
            {"zephyr: {unit: red/salik-1, to: blue/soldiers-1}",
             Command(BlowZephyr{unitRefOf("red/salik-1"), soldiers})},
            {"objective: {id: shard-1, carrier: blue/soldiers-1}",
             Command(PlaceObjective{ObjectiveId("shard-1"), soldiers})},
            {"objective: {id: shard-1}", Command(PlaceObjective{ObjectiveId("shard-1"), std::nullopt})},
            {"note: {text: Well met}", Command(Note{"Well met"})},
            {"finish: {}", Command(EndMatch{})},
            {"undo: {}", CursorMove::undo},
            {"redo:", CursorMove::redo},
        };
        for (const auto& [text, step] : rows) {
            const auto found = read(text);
            QVERIFY2(found && *found == step, text.c_str());
        }
    }

    void aMalformedCommandHasItsPlace_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* command, const char* fault) {
            QTest::newRow(command) << QString(command) << QString(fault);
        };
        row("march", "1:1 wrong-type");
        row("[]", "1:1 wrong-type");
        row("{}", "1:1 wrong-type");
        row("{undo: {}, redo: {}}", "1:1 wrong-type");
        row("activat: {}", "1:1 unknown-word");
        row("undo: {steps: 2}", "1:8 unknown-key");
        row("undo: 2", "1:7 wrong-type");
        row("activate: {unit: red/crows-1}", "1:11 missing-key");
        row("activate: {unit: red/crows-1, actions: march}", "1:40 wrong-type");
        row("activate: {unit: red/crows-1, actions: [walk]}", "1:41 unknown-word");
        row("activate: {unit: red/crows-1, actions: [[march]]}", "1:41 wrong-type");
        row("activate: {unit: red/crows-1, actions: [{action: march, ts: 2}]}", "1:57 unknown-key");
        row("activate: {unit: red/crows-1, actions: [{action: special, ts: 0}]}", "1:63 out-of-range");
        row("activate: {unit: red/crows-1, actions: [{action: attack, heroic_dice: -1}]}",
            "1:71 out-of-range");
        row("activate: {unit: red/crows-1, actions: [{action: invocation, elemental: lord}]}",
            "1:73 unknown-word");
        row("activate: {unit: [red], actions: [march]}", "1:18 wrong-type");
        row("injure: {unit: red/crows-1}", "1:9 missing-key");
        row("injure: {unit: red/crows-1, count: 0}", "1:36 out-of-range");
        row("injure: {unit: red/crows-1, count: 1.5}", "1:36 wrong-type");
        row("injure: {unit: red/crows-1, count: 99999999999}", "1:36 out-of-range");
        row("status: {unit: red/crows-1}", "1:9 wrong-type");
        row("status: {unit: red/crows-1, add: rain, remove: rain}", "1:9 wrong-type");
        row("status: {unit: red/crows-1, add: No Charge}", "1:34 bad-id");
        row("score: {player: red, mission: relics}", "1:8 missing-key");
        row("score: {player: red, mission: relics, vp: 101}", "1:43 out-of-range");
        row("pass: {}", "1:7 missing-key");
        row("pass:", "1:1 wrong-type");
    }

    void aMalformedCommandHasItsPlace()
    {
        QFETCH(QString, command);
        QFETCH(QString, fault);
        QCOMPARE(QString::fromStdString(faultOf(command.toStdString())), fault);
    }

    void aMisspeltWordIsGuessed()
    {
        QCOMPARE(read("activat: {}").error().front().nearest, std::string("activate"));
        QCOMPARE(read("activate: {unit: a/b, actions: [combined-charge]}").error().front().nearest,
                 std::string("combined_charge"));
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
        QCOMPARE(script.players.size(), std::size_t(2));
        QVERIFY(script.players[0].inlined && !script.players[1].inlined);
        QCOMPARE(script.players[0].roster.entries[0].id.text(), std::string("crows-1"));
        QCOMPARE(script.players[0].roster.entries[0].size, 6);
        QCOMPARE(script.players[1].roster.entries[0].size, 9);
        QCOMPARE(script.first.text(), std::string("red"));
    }

    void theHeadMustBeWhole()
    {
        const std::string both = players(roster, roster);
        QCOMPARE(faultsOf(head + both + tail), std::string());
        QCOMPARE(faultsOf("format: adjutant-match-script/2\n"), std::string("unknown-format"));
        QCOMPARE(faultsOf("[]"), std::string("wrong-type"));
        QCOMPARE(faultsOf(head + both + tail + "colour: red\n"), std::string("unknown-key"));
        QCOMPARE(faultsOf(head + both + "first_player: red\n"), std::string("missing-key"));
        QCOMPARE(faultsOf(head + both + "commands: []\n"), std::string("missing-key"));
        QCOMPARE(faultsOf(head + both + "first_player: bleu\ncommands: []\n"), std::string("unknown-word"));
        QCOMPARE(faultsOf(head + "players: [{id: red, roster: " + roster + "}]\n" + tail),
                 std::string("out-of-range"));
        QCOMPARE(faultsOf(head + "players: red\n" + tail), std::string("wrong-type"));
    }

    void playersHaveIdsOfTheirOwn()
    {
        const auto named = [](const std::string& id) {
            return head + "players: [{id: red, roster: " + roster + "}, {id: " + id + ", roster: " + roster +
                   "}]\n" + tail;
        };
        QCOMPARE(faultsOf(named("blue")), std::string());
        QCOMPARE(faultsOf(named("red")), std::string("duplicate-id"));
        QCOMPARE(faultsOf(named("Blue")), std::string("bad-id"));
        QCOMPARE(faultsOf(named("a/b")), std::string("bad-id"));
    }

    void rostersMustBeSoundFiles()
    {
        QCOMPARE(faultsOf(head + players(roster, "away.yaml") + tail), std::string("unreadable"));
        QCOMPARE(faultsOf(head + players(roster, "[]") + tail), std::string("wrong-type"));
        const auto sized = [](const std::string& size) {
            return "{faction: avaren, limits: {ap: 1, rarity: 1}, units: [{unit: crows, size: " + size +
                   "}]}";
        };
        QCOMPARE(faultsOf(head + players(roster, sized("0")) + tail), std::string("out-of-range"));
        QCOMPARE(faultsOf(head + players(roster, sized("1001")) + tail), std::string("out-of-range"));
        QCOMPARE(faultsOf(head + players(roster, sized("7")) + tail), std::string()); // the table allows it
    }
};

ADJUTANT_TEST(MatchScriptTest)
#include "tst_match_script.moc"
