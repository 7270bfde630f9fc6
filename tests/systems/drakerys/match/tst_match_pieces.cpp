#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

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

    void withTheAwakenedGoesTheElemental()
    {
        MatchState state = with(invoked("maelstrom/fire-overlord"));
        state = after(state, {"injure: {unit: red/salik-1, count: 2}"});
        QVERIFY(!unitOf(state, "red/fire-overlord-1").removed());
        state = after(state, {"injure: {unit: red/salik-1, count: 1}"}); // Health 3
        QVERIFY(unitOf(state, "red/fire-overlord-1").removed());
    }

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

    void ordersOfAHeadquartersPhase()
    {
        MatchState state =
            after(readyMatch(), {"stress: {unit: red/crows-1, change: 2}", spending("red/salik-1", 16)});
        // 2 - 1, and once more.
        QCOMPARE(
            unitOf(after(state, {"order: {unit: red/salik-1, to: red/crows-1, order: reform-the-ranks}"}),
                   "red/crows-1")
                .stress,
            0);
        state = after(state, {"order: {unit: red/salik-1, to: red/crows-1, order: they-shall-not-pass}"});
        QVERIFY(unitOf(state, "red/crows-1").has("they-shall-not-pass"));
        // Salik has no Leadership, and an order was given; before a Headquarters Phase nobody has.
        const std::string order = "order: {unit: red/salik-1, to: red/crows-1, order: forward}";
        QCOMPARE(run(state, order).warnings(), "once skill");
        QCOMPARE(run(readyMatch(), order).warnings(), "skill headquarters");
    }

    void mercyTakesTheInjuriesAway()
    {
        QCOMPARE(unitOf(after(with("injure: {unit: red/blood-banes-1, count: 1}"),
                              {"prayer: {unit: red/salik-1, prayer: mercy, to: red/blood-banes-1}"}),
                        "red/blood-banes-1")
                     .injuries,
                 0);
    }

    void aPoxMovesTheEnemysToken()
    {
        const MatchState state = after(with(spending("red/salik-1", 15)), {pox(2)});
        QCOMPARE(listed(playerOf(state, "red").progress, playerOf(state, "red").headquarters()), "17 1");
        QCOMPARE(unitOf(state, "red/salik-1").stress, 0);
        QVERIFY(after(state, {pox(0)}) == state);
    }

    void holyFuryLastsForTheRound()
    {
        MatchState state = with("prayer: {unit: red/salik-1, prayer: holy-fury, to: red/crows-1}");
        QVERIFY(unitOf(state, "red/crows-1").has("holy-fury"));
        state = after(state, {spending("red/salik-1", 16), spending("blue/noctis-1", 16)});
        QVERIFY(!unitOf(state, "red/crows-1").has("holy-fury"));
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

    void thePlayersMayEndTheMatch()
    {
        const MatchState state = with("finish: {}");
        QVERIFY(isFinished(state));
        checkRefusals(state, {{"activate: {unit: red/crows-1, actions: [march]}", "finished"},
                              {"finish: {}", "finished"},
                              {"note: {text: a fine game}", "none"}});
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

    void tokensAddUp()
    {
        const MatchState state = after(injured(1), {"injure: {unit: red/blood-banes-1, count: 2}"});
        QCOMPARE(unitOf(state, "red/blood-banes-1").warriors, 3);
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 1);
    }

    void injuriesReportWhatTheyDid()
    {
        const CommandRun done = run(injured(1), "injure: {unit: red/blood-banes-1, count: 7}");
        QCOMPARE(done.refusal(), "none");
        QCOMPARE(done.story(), "Blood Banes: 7 Injuries; Blood Banes: 4 Warriors lost; "
                               "Blood Banes: off the table");
    }

    void anUnknownHealthIsOne()
    {
        const MatchState match = matchOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}}));
        const std::string command = "injure: {unit: red/scouts-1, count: 2}";
        QCOMPARE(unitOf(after(match, {command}), "red/scouts-1").warriors, 4);
        QCOMPARE(run(match, command).warnings(), "unknown-profile");
    }

    void removedWarriorsTakeNoTokensWithThem()
    {
        const MatchState state = after(injured(1), {"remove: {unit: red/blood-banes-1, warriors: 2}"});
        QCOMPARE(unitOf(state, "red/blood-banes-1").warriors, 2);
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 1);
    }

    void theLastWarriorRemovedRemovesTheUnit()
    {
        const MatchState state = after(injured(1), {"remove: {unit: red/blood-banes-1, warriors: 4}"});
        QVERIFY(unitOf(state, "red/blood-banes-1").removed());
        QCOMPARE(unitOf(state, "red/blood-banes-1").injuries, 0);
    }

    void aScatteredUnitIsOffTheTable()
    {
        const MatchState state = after(injured(3), {"scatter: {unit: red/blood-banes-1}"});
        QVERIFY(unitOf(state, "red/blood-banes-1").removed());
        QCOMPARE(unitOf(state, "red/blood-banes-1").warriors, 0);
    }

    void stressDoesNotFallBelowNothing()
    {
        QCOMPARE(unitOf(after(readyMatch(), {"stress: {unit: red/blood-banes-1, change: 2}",
                                             "stress: {unit: red/blood-banes-1, change: -5}"}),
                        "red/blood-banes-1")
                     .stress,
                 0);
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
