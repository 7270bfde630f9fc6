#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_pieces {

using namespace drakerys;

static MatchState with(const std::string& command)
{
    return after(readyMatch(), {command});
}

static std::string pox(int heroes)
{
    return "prayer: {unit: blue/noctis-1, prayer: a-pox-on-them, player: red, heroes: " +
           std::to_string(heroes) + "}";
}

/// Salik invokes.
static std::string invoked(const std::string& elemental, const std::string& source = "")
{
    return "summon: {unit: red/salik-1, elemental: " + elemental +
           (source.empty() ? "}" : ", source: " + source + "}");
}

/// Of the Blood Banes: Health 2, 4 Warriors.
static MatchState injured(int count)
{
    return after(readyMatch(), {"injure: {unit: red/blood-banes-1, count: " + std::to_string(count) + "}"});
}

/// What happens beside the activations: Elementals, Vortexes, orders, prayers, Objectives.
class MatchPiecesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anElementalIsAUnitInItself()
    {
        const std::string herald = invoked("maelstrom/air-herald");
        const MatchState state = after(readyMatch(), {herald, herald});
        QCOMPARE(unitOf(state, "red/air-herald-1").warriors, 1);
        QCOMPARE(unitOf(state, "red/air-herald-2").card->name, "Air Herald");
        QCOMPARE(run(state, invoked("avaren/crows")).refusal(), "unknown-unit");
        checkWarnings(
            readyMatch(),
            {{herald, ""}, {"summon: {unit: red/crows-1, elemental: maelstrom/air-herald}", "skill"}});
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("with the awakened goes the elemental", with(invoked("maelstrom/fire-overlord")),
            {"injure: {unit: red/salik-1, count: 2}", "red/fire-overlord-1: {removed: false}",
             "injure: {unit: red/salik-1, count: 1}", // Health 3
             "red/fire-overlord-1: {removed: true}"});
        // 2 - 1, and once more.
        row("orders of a headquarters phase",
            after(readyMatch(), {"stress: {unit: red/crows-1, change: 2}", spending("red/salik-1", 16)}),
            {"order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}",
             "red/crows-1: {stress: 0}", "anew: {}",
             "order: {unit: red/salik-1, to: red/crows-1, order: they-shall-not-pass}",
             "red/crows-1: {they-shall-not-pass: true}",
             // Salik has no Leadership, and an order was given; before a Headquarters Phase nobody has.
             "warned once skill: order: {unit: red/salik-1, to: red/crows-1, order: forward}"});
        row("orders of a headquarters phase, 2", readyMatch(),
            {"warned skill headquarters: order: {unit: red/salik-1, to: red/crows-1, order: forward}"});
        row("mercy takes the injuries away",
            after(with("injure: {unit: red/blood-banes-1, count: 1}"),
                  {"prayer: {unit: red/salik-1, prayer: mercy, to: red/blood-banes-1}"}),
            {"red/blood-banes-1: {injuries: 0}"});
        row("holy fury lasts for the round",
            with("prayer: {unit: red/salik-1, prayer: holy-fury, to: red/crows-1}"),
            {"red/crows-1: {holy-fury: true}", spending("red/salik-1", 16), spending("blue/noctis-1", 16),
             "red/crows-1: {holy-fury: false}"});
        row("the players may end the match", with("finish: {}"),
            {"match: {finished: true}", "refused finished: activate: {unit: red/crows-1, actions: [march]}",
             "refused finished: finish: {}", "not refused: note: {text: a fine game}"});
        row("tokens add up", after(injured(1), {"injure: {unit: red/blood-banes-1, count: 2}"}),
            {"red/blood-banes-1: {warriors: 3, injuries: 1}"});
        row("injuries report what they did", injured(1),
            {"injure: {unit: red/blood-banes-1, count: 7}",
             "reports: Blood Banes: 7 Injuries; Blood Banes: 4 Warriors lost; Blood Banes: off the table"});
        row("an unknown health is one",
            matchOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}})),
            {"injure: {unit: red/scouts-1, count: 2}", "red/scouts-1: {warriors: 4}", "anew: {}",
             "warned unknown-profile: injure: {unit: red/scouts-1, count: 2}"});
        row("removed warriors take no tokens with them",
            after(injured(1), {"remove: {unit: red/blood-banes-1, warriors: 2}"}),
            {"red/blood-banes-1: {warriors: 2, injuries: 1}"});
        row("the last warrior removed removes the unit",
            after(injured(1), {"remove: {unit: red/blood-banes-1, warriors: 4}"}),
            {"red/blood-banes-1: {removed: true, injuries: 0}"});
        row("a scattered unit is off the table", after(injured(3), {"scatter: {unit: red/blood-banes-1}"}),
            {"red/blood-banes-1: {removed: true, warriors: 0}"});
        row("stress does not fall below nothing",
            after(readyMatch(), {"stress: {unit: red/blood-banes-1, change: 2}",
                                 "stress: {unit: red/blood-banes-1, change: -5}"}),
            {"red/blood-banes-1: {stress: 0}"});
    }
    void scripts() { followState(); }

    void anOverlordExhaustsItsVortex()
    {
        const MatchState placed = with("vortex: {id: north, element: fire}");
        const MatchState herald = after(placed, {invoked("maelstrom/fire-herald", "north")});
        QVERIFY(!herald.sources[0].exhausted);
        const std::string overlord = invoked("maelstrom/fire-overlord", "north");
        const MatchState state = after(herald, {overlord});
        QVERIFY(state.sources[0].exhausted);
        QCOMPARE(run(state, overlord).warnings(), "vortex");
        QCOMPARE(run(placed, invoked("maelstrom/air-herald", "north")).warnings(), "vortex");
        QVERIFY(after(state, {"vortex: {id: north, element: fire, condition: destroyed}"}).sources.empty());
    }

    void aPoxMovesTheEnemysToken()
    {
        const MatchState state = after(with(spending("red/salik-1", 15)), {pox(2)});
        QCOMPARE(listed(playerOf(state, "red").progress, playerOf(state, "red").headquarters()), "17 1");
        QCOMPARE(unitOf(state, "red/salik-1").stress, 0);
        QVERIFY(after(state, {pox(0)}) == state);
    }

    void objectivesStayWhereTheirCarrierFell()
    {
        const std::string picked = "objective: {id: shard-1, carrier: red/crows-1}";
        const MatchState state = with(picked);
        QVERIFY(state.objectives[0].carrier == unitRefOf("red/crows-1"));
        QVERIFY(!after(state, {"scatter: {unit: red/crows-1}"}).objectives[0].carrier);
        QVERIFY(!after(state, {"objective: {id: shard-1}"}).objectives[0].carrier);
        QCOMPARE(run(state, "objective: {id: shard-1, carrier: red/nobody}").refusal(), "unknown-unit");
        QCOMPARE(run(with("status: {unit: red/crows-1, add: engaged}"), picked).warnings(), "engaged");
    }

    // Injuries and what else takes Warriors from the table (chapters "Injuries and withdrawal of the
    // Casualties", "Morale"), Stress and status tokens, victory points.

    void injuriesRemoveAWarriorAtItsHealth_data()
    {
        const auto row = columns<int, int, int>("injuries", "warriors", "tokens");
        row("below", 1, 4, 1);
        row("reached", 2, 3, 0);
        row("again while it holds", 5, 2, 1);
        row("all", 8, 0, 0);
        row("beyond the last", 11, 0, 0);
    }

    void injuriesRemoveAWarriorAtItsHealth()
    {
        QFETCH(int, injuries);
        QFETCH(int, warriors);
        const MatchState state = injured(injuries);
        const UnitState& unit = unitOf(state, "red/blood-banes-1");
        QCOMPARE(unit.warriors, warriors);
        QTEST(unit.injuries, "tokens");
        QCOMPARE(unit.removed(), warriors == 0);
    }

    void statusesLieInTheirOrderEachOnce()
    {
        const auto add = [](const std::string& token) {
            return "status: {unit: red/blood-banes-1, add: " + token + "}";
        };
        MatchState state = after(readyMatch(), {add("no-charge"), add("berserk"), add("no-charge")});
        QVERIFY(unitOf(state, "red/blood-banes-1").status ==
                (std::vector{StatusId("no-charge"), StatusId("berserk")}));
        state = after(state, {"status: {unit: red/blood-banes-1, remove: no-charge}"});
        QVERIFY(unitOf(state, "red/blood-banes-1").status == std::vector{StatusId("berserk")});
    }

    void whatHoldsForARoundEndsWithIt()
    {
        MatchState state = after(readyMatch(), {"status: {unit: red/blood-banes-1, add: they-shall-not-pass}",
                                                "status: {unit: red/blood-banes-1, add: rain}"});
        state = after(state, {spending("red/salik-1", 16)});
        QVERIFY(unitOf(state, "red/blood-banes-1").has("they-shall-not-pass"));
        state = after(state, {spending("blue/noctis-1", 16)});
        QVERIFY(unitOf(state, "red/blood-banes-1").status == std::vector{StatusId("rain")});
    }

    void victoryPointsAddUpAndNeverFallBelowNone()
    {
        const auto score = [](const std::string& mission, int vp) {
            return "score: {player: red, mission: " + mission + ", vp: " + std::to_string(vp) + "}";
        };
        MatchState state = after(readyMatch(), {score("relics", 1), score("epic-fight", 2)});
        QCOMPARE(listed(playerOf(state, "red").vp(), playerOf(state, "blue").vp()), "3 0");
        state = after(state, {score("relics", -2)});
        QCOMPARE(playerOf(state, "red").vp(), 1);
        state = after(state, {score("relics", -2), score("relics", 1)});
        QCOMPARE(playerOf(state, "red").vp(), 1);
    }
};

ADJUTANT_TEST(MatchPiecesTest)

} // namespace adjutant::test::tst_match_pieces
