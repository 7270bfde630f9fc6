#include "core/yaml/answersfile.h"
#include "core/yaml/matchscriptreader.h"
#include "tests/systems/drakerys/match/drakerysstart.h"

namespace adjutant::test::tst_match_script {

using namespace yaml;

static Node parsed(const std::string& text)
{
    const auto root = parse(text, "script.yaml");
    if (!root)
        qFatal("%s", inEnglish(root.error()).c_str());
    return *root;
}

/// A fault with its line and column.
static std::string placed(const Fault& fault)
{
    return std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + " " +
           std::string(toWord(fault.rule));
}

/// What is wrong with a command before its game looks at it, with its line and column; otherwise the move of
/// the cursor that it is, or "a command".
static std::string readAs(const std::string& command)
{
    const Node root = parsed(command);
    FaultList faults{"script.yaml", {}};
    const Member* member = commandIn(root, faults);
    const auto move = member ? cursorMoveOf(*member, faults) : std::nullopt;
    if (faults.faults.empty())
        return !move ? "a command" : *move == CursorMove::undo ? "undo" : "redo";
    return placed(faults.faults.front());
}

const std::string head = "format: adjutant-match-script/1\nsystem: drakerys\n";
const std::string roster = "{faction: avaren, limits: {ap: 500, rarity: 5}, units: [{unit: crows, size: 6}]}";

static Expected<RosterText, std::string> noFiles(const std::string&)
{
    return refuse(std::string("no such file"));
}

static std::string faultsOf(const std::string& text, const RosterTexts& files = noFiles)
{
    const Node root = parsed(text);
    return joined(readMatchScript(root, "script.yaml", files).faults,
                  [](const Fault& fault) { return std::string(toWord(fault.rule)); });
}

static std::string players(const std::string& red, const std::string& blue)
{
    return "players: [{id: red, roster: " + red + "}, {id: blue, roster: " + blue + "}]\n";
}

const std::string tail = "first_player: red\ncommands: []\n";

/// What is wrong with the form of a command once the cards are dealt; what the rules forbid is no such
/// fault.
static std::vector<yaml::Fault> faultsOfCommand(const std::string& command)
{
    static const auto session = [] {
        auto begun = *drakerys::begin(drakerysStart());
        if (!begun->command("missions", {{"common", std::string("relics")}}))
            qFatal("the cards aren't dealt");
        return begun;
    }();
    const auto root = yaml::parse(command, "script.yaml");
    if (!root)
        return {root.error()};
    yaml::FaultList faults{"script.yaml", {}};
    if (const yaml::Member* member = yaml::commandIn(*root, faults)) {
        const yaml::ReadAnswers read = yaml::readAnswers(member->value, member->key, faults);
        const auto ask = [member](const door::Answers& answers) {
            door::Form form = session->commandForm(member->key, answers);
            if (form.refusal && form.refusal->rule != "malformed")
                form.refusal.reset();
            return form;
        };
        if (faults.faults.empty())
            yaml::addAnswerFaults(ask, read, faults);
    }
    std::ranges::stable_sort(faults.faults, {}, [](const yaml::Fault& fault) {
        return std::pair(fault.place.line, fault.place.column);
    });
    return std::move(faults.faults);
}

/// The first fault with its line and column; "none".
static std::string faultOf(const std::string& command)
{
    const auto faults = faultsOfCommand(command);
    return faults.empty() ? "none" : placed(faults.front());
}

/// Match scripts: their head, and commands before the game looks at them.
class MatchScriptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommandIsOneWord()
    {
        QCOMPARE(listed(readAs("march: {}"), readAs("march")), "a command 1:1 wrong-type");
        QCOMPARE(listed(readAs("[]"), readAs("{}")), "1:1 wrong-type 1:1 wrong-type");
        QCOMPARE(readAs("{undo: {}, redo: {}}"), "1:1 wrong-type");
    }

    void movesOfTheCursorTakeNothing()
    {
        QCOMPARE(listed(readAs("undo: {}"), readAs("redo:")), "undo redo");
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
        QCOMPARE(listed(script.players[0].roster.entries[0].id.text(),
                        script.players[0].roster.entries[0].size, script.players[1].roster.entries[0].size,
                        script.first.text()),
                 "crows-1 6 9 red");
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
        VERIFY_CONTAINS(inEnglish(faults.front()), "2 players, not 3");
        QCOMPARE(findGameSystem("drakerys")->mostSides, 2); // nor does a page offer a third
    }

    void playersHaveIdsOfTheirOwn()
    {
        const auto named = [](const std::string& id) {
            return head + "players: [{id: red, roster: " + roster + "}, {id: " + id + ", roster: " + roster +
                   "}]\n" + tail;
        };
        QCOMPARE(faultsOf(named("blue")), "");
        QCOMPARE(listed(faultsOf(named("red")), faultsOf(named("Blue"))), "duplicate-id bad-id");
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

    // The form of commands in scripts: what is missing, of the wrong kind, out of range or not asked for.

    // A command with its first fault: with its place, or its rule alone; "none".
    void faultsOfTheForm_data()
    {
        const auto row = columns<std::string>("fault");
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
        row("status: {unit: red/crows-1}", "1:9 missing-key");
        row("status: {unit: red/crows-1, add: rain, remove: rain}", "1:40 unknown-key");
        row("status: {unit: red/crows-1, add: No Charge}", "1:34 unknown-word");
        row("score: {player: red, mission: relics}", "1:8 missing-key");
        row("score: {player: red, mission: relics, vp: 101}", "1:43 out-of-range");
        row("pass: {}", "1:7 missing-key");
        row("pass:", "1:1 missing-key");
        row("first: {}", "missing-key");
        row("first: {player: red, second: blue}", "unknown-key");
        row("scenery: {id: rock}", "missing-key");
        row("scenery: {at: [1, 2]}", "missing-key");
        row("scenery: {id: rock, at: [1]}", "wrong-type");
        row("scenery: {id: rock, at: 45}", "wrong-type");
        row("scenery: {id: rock, at: [1, 2000]}", "none");
        row("scenery: {id: rock, at: [.nan, 2]}", "wrong-type");
        row("scenery: {id: rock, at: [nan, 2]}", "wrong-type");
        row("scenery: {id: rock, at: [1, 2], radius: 0}", "out-of-range");
        row("scenery: {id: rock, gone: true}", "none");
        row("deploy: {player: red, side: c}", "unknown-word");
        row("deploy: {player: red}", "missing-key");
        row("stand: {at: [1, 2]}", "missing-key");
        row("missions: {solo: [relics]}", "wrong-type");
        row("missions: {common: Relics of Power}", "unknown-word");
        row("missions: {solo: {red: [relics]}}", "wrong-type");
        row("choose: {player: red}", "missing-key");
        row("choose: {player: red, mission: relics, units: red/crows-1}", "none");
        row("choose: {player: red, mission: relics, sceneries: [A]}", "unknown-word");
        row("choose: {player: red, mission: relics, secret: perhaps}", "wrong-type");
        row("reveal: {player: red}", "missing-key");
        row("tick: {player: red, mission: relics}", "missing-key");
        row("tick: {player: red, mission: relics, condition: c, count: 101}", "out-of-range");
        row("tick: {player: red, mission: relics, condition: c, count: -1}", "out-of-range");
        row("tick: {player: red, mission: relics, condition: c}", "none");
        row("cast: {unit: red/salik-1, spell: mirage}", "missing-key");
        row("cast: {unit: red/salik-1, spell: The Mirage, successes: 1}", "wrong-type");
        row("cast: {unit: red/salik-1, spell: mirage, successes: -1}", "out-of-range");
        row("roll: {player: red, kind: dance, dice: 1, threshold: 6, rolled: {successes: 1}}",
            "unknown-word");
        row("roll: {player: red, kind: attack}", "missing-key");
        row("roll: {player: red, kind: attack, dice: 1, threshold: 6, rolled: {dice: [11]}}", "wrong-type");
        row("roll: {player: red, kind: attack, dice: 1, threshold: 11, rolled: {successes: 1}}",
            "out-of-range");
        row("spend: {player: red}", "missing-key");
        row("spend: {player: red, ts: 0}", "out-of-range");
        row("amend: {unit: crows-1}", "missing-key");
        row("amend: {player: red, progress: 97}", "out-of-range");
        row("amend: {player: red, unit: crows-1, warriors: many}", "wrong-type");
        row("vortex: {id: n, element: air, at: [1, 2], deviation: miss}", "malformed");
        row("vortex: {id: n, element: air, at: [1, 2], deviation: {degrees: 360, dice: [1]}}",
            "out-of-range");
        row("vortex: {id: n, element: air, at: [1, 2], deviation: {degrees: 9, dice: [0]}}", "wrong-type");
        row("objective: {id: shard, at: {x: 1, y: 2}}", "wrong-type");
        // What the rules forbid is named by its own rule, once the form is right.
        row("injure: {unit: red/crow-1, count: 1}", "none");
        row("activate: {unit: blue/noctis-1, actions: [march]}", "none");
        row("activate: {unit: red/crows-1, actions: []}", "none");
        row("reveal: {player: red, mission: messenger}", "none");
    }
    void faultsOfTheForm()
    {
        QFETCH(std::string, fault);
        const std::string found = faultOf(QTest::currentDataTag());
        const bool isPlaced = fault.find(':') != fault.npos;
        QCOMPARE(isPlaced ? found : found.substr(found.find(' ') + 1), fault);
    }

    void aFaultIsReportedOnce()
    {
        const auto faults =
            faultsOfCommand("activate: {unit: red/salik-1, actions: [march, walk, {action: fly}]}");
        QCOMPARE(faults.size(), std::size_t(2));
        QCOMPARE(listed(faults[0].place.column, faults[1].place.column), "48 63");
        QCOMPARE(inEnglish(faultsOfCommand("scenery: {id: rock, at: [1, 2], radius: 0}").front()),
                 "'radius' must be a number from 0.5 to 45, not 0");
    }

    void aMisspeltWordIsGuessed()
    {
        QCOMPARE(faultsOfCommand("activate: {unit: red/crows-1, actions: [combined-charge]}").front().nearest,
                 "combined_charge");
        QCOMPARE(faultsOfCommand("injure: {unit: red/crows-1, cuont: 1}").back().nearest, "count");
    }
};

ADJUTANT_TEST(MatchScriptTest)

} // namespace adjutant::test::tst_match_script
