#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/match/commandwriter.h"
#include "tests/testprogram.h"

#include <QtTest>

#include <set>

using namespace adjutant;
using namespace adjutant::drakerys;

Q_DECLARE_METATYPE(adjutant::drakerys::Command)

namespace {

const PlayerId red("red");
const UnitRef crows = unitRefOf("red/crows-1");
const UnitRef noctis = unitRefOf("blue/noctis-1");
const MissionId relics("relics");

using Step = Expected<ScriptStep, std::vector<yaml::Fault>>;

Step read(const std::string& text)
{
    const auto root = yaml::parse(text, "script.yaml");
    if (!root)
        qFatal("%s: %s", text.c_str(), yaml::inEnglish(root.error()).c_str());
    return readCommand(*root, "script.yaml");
}

std::vector<Command> allCommands()
{
    using enum ActionKind;
    Amend amend;
    amend.player = red;
    amend.unit = crows.unit;
    amend.progress = 40;
    amend.warriors = 3;
    amend.injuries = 0;
    amend.stress = 2;
    return {
        Activate{crows,
                 {{march, 0, {}, false, 0, {}},
                  {attack, 2, {}, false, 0, {}},
                  {combinedCharge, 1, {}, false, 0, {}},
                  {shooting, 5, {}, false, 0, WeaponId("heavy-crossbow")},
                  {special, 0, 4, false, 0, {}},
                  {magic, 3, {}, false, 0, {}},
                  {invocation, 0, {}, true, 2, {}}}},
        Injure{crows, 3},
        ChangeStress{crows, -2},
        ChangeStatus{crows, StatusId("no-charge"), true},
        ChangeStatus{crows, StatusId("no-charge"), false},
        RemoveWarriors{crows, 2},
        Scatter{crows},
        Score{red, relics, -1},
        Score{red, {}, 2},
        Pass{red},
        Summon{crows, UnitId("maelstrom/air-herald"), SourceId("north")},
        Summon{crows, UnitId("maelstrom/air-herald"), {}},
        ChangeSource{SourceId("north"), Element::water, SourceCondition::exhausted, Point{12.25, 0.1},
                     Deviation{359, {1, 10, 7}}},
        ChangeSource{SourceId("south"), Element::fire, SourceCondition::active, Point{1.0 / 3, 90},
                     Deviation{}},
        ChangeSource{SourceId("middle"), std::nullopt, SourceCondition::destroyed, {}, {}},
        GiveOrder{crows, noctis, LeaderOrder::reformTheRanks},
        Pray{crows, Prayer::holyFury, noctis, {}, 0},
        Pray{crows, Prayer::aPoxOnThem, {}, red, 3},
        BlowZephyr{crows, noctis},
        PlaceObjective{ObjectiveId("shard-1"), crows, Point{3, 4.5}, relics, red, true},
        PlaceObjective{ObjectiveId("shard-1"), {}, {}, {}, {}, false},
        Note{"\"Crows\": they\nwere {brave} # and Maëlan\t\\ was: 'too'"},
        EndMatch{},
        NameFirst{red},
        PlaceScenery{SceneryId("rock"), {45, 30.7}, 7.5, true, true},
        PlaceScenery{SceneryId("rock"), {0, 0}, 5, false, false},
        Deploy{red, DeploymentSide::b},
        Deploy{red, DeploymentSide::a},
        StandAt{crows, Point{89.9, 0.3}},
        StandAt{crows, {}},
        DealMissions{relics, {{red, MissionId("messenger")}, {PlayerId("blue"), MissionId("prisoners")}}},
        DealMissions{},
        ChooseFor{red, relics, {crows, noctis}, {SceneryId("rock"), SceneryId("wood")}, true},
        ChooseFor{red, relics, {}, {}, false},
        Reveal{red, relics},
        Tick{red, relics, "relics-carried", 3},
        Tick{red, relics, "relics-carried", 0},
        Cast{crows, SpellId("mirage"), {SourceId("north"), SourceId("middle")}, 4, 2},
        Cast{crows, SpellId("mirage"), {}, 0, 0},
        RecordRoll{red, crows, RollName::harassment, 7, {1, 10, 4}, {0.1, 1.0 / 3, 1e-12}, 2},
        RecordRoll{red, {}, RollName::plain, 0, {}, {}, 0},
        Spend{red, 16},
        amend,
        Amend{red, {}, {}, {}, {}, {}},
    };
}

} // namespace

/// Commands written down and read again; what is wrong with those of the setup and of the books.
class MatchWrittenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAsItWas_data()
    {
        QTest::addColumn<Command>("command");
        for (int k = 0; const Command& command : allCommands())
            QTest::addRow("%d %s", k++, std::string(wordFor(command)).c_str()) << command;
    }

    void whatIsWrittenIsReadAsItWas()
    {
        QFETCH(Command, command);
        const std::string text = writtenCommand(command);
        QVERIFY(text.find('\n') == std::string::npos);
        const auto step = read(text);
        QVERIFY2(step, text.c_str());
        QVERIFY2(*step == ScriptStep(command), text.c_str());
    }

    void noKindOfCommandIsLeftOut()
    {
        std::set<std::size_t> kinds;
        for (const Command& command : allCommands())
            kinds.insert(command.index());
        QCOMPARE(kinds.size(), std::variant_size_v<Command>);
    }

    void everyKindOfRollHasItsWord()
    {
        for (int kind = 0; kind <= static_cast<int>(RollName::plain); ++kind) {
            const Command roll = RecordRoll{red, {}, static_cast<RollName>(kind), 0, {}, {}, 0};
            QVERIFY(*read(writtenCommand(roll)) == ScriptStep(roll));
        }
    }

    void faultsOfTheForm_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* command, const char* rule) {
            QTest::newRow(command) << QString::fromLatin1(command) << QString::fromLatin1(rule);
        };
        row("first: {}", "missing-key");
        row("first: {player: red, second: blue}", "unknown-key");
        row("scenery: {id: rock}", "missing-key");
        row("scenery: {at: [1, 2]}", "missing-key");
        row("scenery: {id: rock, at: [1]}", "wrong-type");
        row("scenery: {id: rock, at: 45}", "wrong-type");
        row("scenery: {id: rock, at: [1, 2000]}", "out-of-range");
        row("scenery: {id: rock, at: [.nan, 2]}", "wrong-type");
        row("scenery: {id: rock, at: [nan, 2]}", "out-of-range");
        row("scenery: {id: rock, at: [1, 2], radius: 0}", "out-of-range");
        row("scenery: {id: rock, gone: true}", "none");
        row("deploy: {player: red, side: c}", "unknown-word");
        row("deploy: {player: red}", "missing-key");
        row("stand: {at: [1, 2]}", "missing-key");
        row("missions: {solo: [relics]}", "wrong-type");
        row("missions: {common: Relics of Power}", "bad-id");
        row("missions: {solo: {red: [relics]}}", "wrong-type");
        row("choose: {player: red}", "missing-key");
        row("choose: {player: red, mission: relics, units: red/crows-1}", "wrong-type");
        row("choose: {player: red, mission: relics, sceneries: [A]}", "bad-id");
        row("choose: {player: red, mission: relics, secret: perhaps}", "wrong-type");
        row("reveal: {player: red}", "missing-key");
        row("tick: {player: red, mission: relics}", "missing-key");
        row("tick: {player: red, mission: relics, condition: c, count: 101}", "out-of-range");
        row("tick: {player: red, mission: relics, condition: c, count: -1}", "out-of-range");
        row("tick: {player: red, mission: relics, condition: c}", "none");
        row("cast: {unit: red/salik-1, spell: mirage}", "missing-key");
        row("cast: {unit: red/salik-1, spell: The Mirage, successes: 1}", "bad-id");
        row("cast: {unit: red/salik-1, spell: mirage, successes: -1}", "out-of-range");
        row("roll: {player: red, kind: dance, successes: 1}", "unknown-word");
        row("roll: {player: red, kind: attack}", "missing-key");
        row("roll: {player: red, kind: attack, successes: 1, faces: [11]}", "out-of-range");
        row("roll: {player: red, kind: attack, successes: 1, forecast: [1.5]}", "out-of-range");
        row("spend: {player: red}", "missing-key");
        row("spend: {player: red, ts: 0}", "out-of-range");
        row("amend: {unit: crows-1}", "missing-key");
        row("amend: {player: red, progress: 97}", "out-of-range");
        row("amend: {player: red, warriors: many}", "wrong-type");
        row("vortex: {id: n, element: air, at: [1, 2], deviation: miss}", "wrong-type");
        row("vortex: {id: n, element: air, at: [1, 2], deviation: {degrees: 360, dice: [1]}}",
            "out-of-range");
        row("vortex: {id: n, element: air, at: [1, 2], deviation: {degrees: 9, dice: [0]}}", "out-of-range");
        row("objective: {id: shard, at: {x: 1, y: 2}}", "wrong-type");
        row("ammend: {player: red}", "unknown-word");
    }

    void faultsOfTheForm()
    {
        QFETCH(QString, command);
        QFETCH(QString, rule);
        const auto step = read(command.toStdString());
        const std::string found = step ? "none" : std::string(wordFor(step.error().front().rule));
        QCOMPARE(found, rule.toStdString());
    }
};

ADJUTANT_TEST(MatchWrittenTest)
#include "tst_match_written.moc"
