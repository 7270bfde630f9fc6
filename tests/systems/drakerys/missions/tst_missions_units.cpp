#include "core/systems/drakerys/procedures/rules.h"
#include "tests/systems/drakerys/missions/judging.h"

namespace adjutant::test::tst_missions_units {

using namespace drakerys;

static std::string removing(const std::string& unit, int warriors)
{
    return "remove: {unit: " + unit + ", warriors: " + std::to_string(warriors) + "}";
}

// Noctis (Health 3, one Injury and a token beside him) is felled by the Crows.
static MatchState felled(const std::string& more)
{
    return after(withCommon("prisoners"),
                 {"injure: {unit: blue/noctis-1, count: 1}", "stress: {unit: blue/noctis-1, change: 2}",
                  "status: {unit: blue/noctis-1, add: plus-2d10}",
                  "attack: {unit: red/crows-1, target: blue/noctis-1, active: {contact: 3}, rolls: "
                  "[{successes: 0}, {successes: 2}, {successes: 2}, {successes: 0}]" +
                      more + "}",
                  "end_activation: {}"});
}

/// Missions that are judged by Units, and what goes for all of them.
class MissionUnitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsJudgedForWhoHoldsIt()
    {
        const PlayerId red("red");
        const MatchState state = after(readyMatch(), {"missions: {common: relics, solo: {red: messenger}}"});
        const auto verdicts = verdictsOf(state);
        QCOMPARE(verdicts.size(), std::size_t(3));
        QVERIFY(verdicts[0].card.common && verdicts[1].card.common && !verdicts[2].card.common);
        QVERIFY(verdicts[2].card.player == red && verdicts[2].card.mission == MissionId("messenger"));
        QVERIFY(verdictsOf(readyMatch()).empty());
        QVERIFY(verdictsOf(after(readyMatch(), {"missions: {common: picnic}"})).empty());
    }

    void aVerdictOnACoveredChoiceIsCovered()
    {
        const std::string choice =
            "choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}";
        const MatchState state = after(withCommon("epic-fight"), {choice});
        QVERIFY(verdictOn(state, "red", "epic-fight").card.secret);
        QVERIFY(!verdictOn(state, "blue", "epic-fight").card.secret);
    }

    void epicFightOfTwoChosenHeroes()
    {
        MatchState state = withCommon("epic-fight");
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("0? 0? 0?"));
        state = after(state, {choosing("red", "epic-fight", {"red/salik-1"})});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("1 0? 0?"));
        state = after(state, {choosing("blue", "epic-fight", {"blue/noctis-1"})});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("1 0 0"));
        state = after(state, {scattering("blue/noctis-1")});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("1 1 0?"));
        QCOMPARE(pointsOf(state, "blue", "epic-fight"), std::string("0 0 0"));
        state = after(state, {ticking("red", "epic-fight", "own-hero-eliminated-it")});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("1 1 1!"));
        QCOMPARE(verdictOn(state, "red", "epic-fight").vp, 3);
    }

    // "Still on the Battlefield": Mirage has taken one away, and a Headquarters Phase brings it back.
    void aHeroOffTheBattlefieldDoesNotScoreInAnEpicFight()
    {
        MatchState state =
            after(withCommon("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1"}),
                                             choosing("blue", "epic-fight", {"blue/noctis-1"})});
        state = after(state, {"status: {unit: red/salik-1, add: back-at-any-edge}"});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("0 0 0"));
        // It isn't eliminated either.
        QCOMPARE(pointsOf(state, "blue", "epic-fight"), std::string("1 0 0"));
        QCOMPARE(pointsOf(after(state, {"come_back: {unit: red/salik-1, at: [10, 0]}"}), "red", "epic-fight"),
                 std::string("1 0 0"));
    }

    void aMessengerOffTheBattlefieldDoesNotScore()
    {
        MatchState state = after(withCommon("messenger"), {choosing("red", "messenger", {"red/salik-1"})});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0? 1 1"));
        for (const std::string token : {"back-in-own-half", "back-at-any-edge"})
            QCOMPARE(pointsOf(after(state, {"status: {unit: red/salik-1, add: " + token + "}"}), "red",
                              "messenger"),
                     std::string("0? 1 0"));
    }

    void soloEpicFightNamesBothHeroes()
    {
        MatchState state =
            after(withSolo("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1", "blue/noctis-1"})});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("1 0 0"));
        state = after(state, {scattering("blue/noctis-1"), scattering("red/salik-1")});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("0 1 0?"));
    }

    // 160 + 140 + 160 AP; four of twelve Crows are 53.3.
    void anArmyIsWorthItsWarriors()
    {
        MatchState state = readyMatch();
        QCOMPARE(armyLeft(playerOf(state, "red")), 460.0);
        QCOMPARE(armyLost(playerOf(state, "red")), 0.0);
        state = after(state, {removing("red/crows-1", 3), scattering("red/blood-banes-1")});
        QCOMPARE(armyLost(playerOf(state, "red")), 180.0);
        QCOMPARE(armyLeft(playerOf(state, "red")), 280.0);
    }

    void elementalsAreNoPartOfTheArmy()
    {
        const MatchState state =
            after(readyMatch(), {"summon: {unit: red/salik-1, elemental: maelstrom/air-herald}"});
        QCOMPARE(armyLeft(playerOf(state, "red")), 460.0);
        QCOMPARE(armyLost(playerOf(after(state, {scattering("red/air-herald-1")}), "red")), 0.0);
    }

    // Blue has 460 AP: a quarter are 115.
    void totalDestructionCountsFullQuarters()
    {
        MatchState state = after(withCommon("total-destruction"),
                                 {scattering("blue/crossbowmen-1"), removing("blue/soldiers-1", 1)});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), std::string("0")); // 113.3
        QVERIFY(std::abs(*casualtiesOfEnemies(state, PlayerId("red")) - 24.6377) < 1e-4);
        state = after(state, {removing("blue/soldiers-1", 1)});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), std::string("1")); // 126.7
        QCOMPARE(pointsOf(state, "blue", "total-destruction"), std::string("0"));
    }

    // Three Units of six Soldiers, 80 AP each: 1 + 2 + 6 of 18 Warriors are a half, in thirds of AP.
    void aQuarterMadeOfThirdsIsFull()
    {
        const MatchState state =
            after(matchOf(army("avaren", {{"crows", 6}}),
                          army("aurium", {{"soldiers", 6}, {"soldiers", 6}, {"soldiers", 6}})),
                  {"missions: {common: total-destruction}", removing("blue/soldiers-1", 1),
                   removing("blue/soldiers-2", 2), removing("blue/soldiers-3", 6)});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), std::string("2"));
    }

    void totalDestructionBringsThreeAtMost()
    {
        MatchState state = withSolo("total-destruction");
        for (const char* unit : {"crossbowmen-1", "gold-keepers-1", "noctis-1", "soldiers-1"})
            state = after(state, {scattering(std::string("blue/") + unit)});
        const MissionVerdict verdict = verdictOn(state, "red", "total-destruction");
        QCOMPARE(listed(verdict.conditions[0].count, verdict.vp), "4 3");
        QCOMPARE(toText(*verdict.conditions[0].standing), std::string("100% of the AP"));
    }

    void anArmyWithoutAListIsTicked()
    {
        MatchState state = after(matchOf(army("avaren", {{"crows", 6}}), Roster()),
                                 {"missions: {common: total-destruction}"});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), std::string("0?"));
        QVERIFY(!casualtiesOfEnemies(state, PlayerId("red")));
        QVERIFY(!verdictOn(state, "red", "total-destruction").conditions[0].standing);
        state = after(state, {ticking("red", "total-destruction", "casualties", 2)});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), std::string("2!"));
    }

    void messengersDeliverAndLive()
    {
        MatchState state = withCommon("messenger");
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0? 1 0?"));
        state = after(state, {choosing("red", "messenger", {"red/salik-1"}),
                              choosing("blue", "messenger", {"blue/noctis-1"})});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0? 1 1"));
        state = after(state, {ticking("blue", "messenger", "message-delivered")});
        QCOMPARE(pointsOf(state, "red", "messenger"), std::string("0? 0 1"));
        QCOMPARE(pointsOf(state, "blue", "messenger"), std::string("1! 1 1"));
        state = after(state, {scattering("blue/noctis-1")});
        QCOMPARE(pointsOf(state, "blue", "messenger"), std::string("1! 1 0"));
    }

    // Red deploys at the near edge: the enemy's area begins at 70 cm.
    void chosenUnitsBreakThrough()
    {
        MatchState state =
            after(withCommon("breakthrough"),
                  {choosing("red", "breakthrough", {"red/crows-1", "red/blood-banes-1", "red/salik-1"})});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("0?"));
        state = after(state, {standing("red/crows-1", "10, 75"), standing("red/salik-1", "10, 65")});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("1"));
        state = after(state, {standing("red/salik-1", "10, 70"), standing("blue/noctis-1", "10, 71")});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("2"));
        state = after(state, {scattering("red/salik-1")});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("1"));
        state = after(state, {ticking("red", "breakthrough", "units-in-enemy-area", 2)});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("2!"));
        state = after(state, {ticking("red", "breakthrough", "units-in-enemy-area", 0)});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("1"));
    }

    void whoIsGoneBreaksNothing()
    {
        const MatchState state =
            after(withSolo("breakthrough"), {choosing("red", "breakthrough", {"red/crows-1", "red/salik-1"}),
                                             scattering("red/crows-1"), scattering("red/salik-1")});
        QCOMPARE(pointsOf(state, "red", "breakthrough"), std::string("0"));
    }

    void capturedHeroesAreCompared()
    {
        MatchState state = withCommon("prisoners");
        QCOMPARE(pointsOf(state, "red", "prisoners"), std::string("0 0 1"));
        state = after(state, {ticking("red", "prisoners", "heroes-captured", 2)});
        QCOMPARE(pointsOf(state, "red", "prisoners"), std::string("1! 1 1"));
        QCOMPARE(pointsOf(state, "blue", "prisoners"), std::string("0 0 0"));
        state = after(state, {ticking("blue", "prisoners", "heroes-captured", 2)});
        QCOMPARE(pointsOf(state, "red", "prisoners"), std::string("1! 0 0"));
    }

    void aHeroFelledInAFightIsCaptured()
    {
        // Noctis (Health 3, one Warrior) suffers three Injuries that Safeguard does not cancel.
        const MatchState state =
            after(withCommon("prisoners"),
                  {"attack: {unit: red/crows-1, target: blue/noctis-1, active: {contact: 3}, rolls: "
                   "[{successes: 0}, {successes: 3}, {successes: 3}, {successes: 0}]}"});
        QVERIFY(unitOf(state, "blue/noctis-1").removed());
        QCOMPARE(pointsOf(state, "red", "prisoners"), std::string("1 1 1"));
        QCOMPARE(pointsOf(state, "blue", "prisoners"), std::string("0 0 0"));
        // One who scattered by himself may have been captured or not.
        QCOMPARE(pointsOf(after(withCommon("prisoners"), {scattering("blue/noctis-1")}), "red", "prisoners"),
                 std::string("0? 0 1"));
    }

    void aHeroMayBeLeftUncaptured()
    {
        QCOMPARE(pointsOf(felled(", captured: true"), "red", "prisoners"), std::string("1 1 1"));
        const MatchState spared = felled(", captured: false");
        QVERIFY(unitOf(spared, "blue/noctis-1").removed());
        QCOMPARE(pointsOf(spared, "red", "prisoners"), std::string("0 0 1"));
        QCOMPARE(pointsOf(spared, "blue", "prisoners"), std::string("0 0 1"));
        // Then nobody comes back, whoever falls.
        const MatchState later = after(spared, {scattering("red/crows-1")});
        QCOMPARE(run(later, "release: {unit: blue/noctis-1}").refusal(), std::string("prisoners"));
    }

    void aPrisonerComesBackWhenItsCaptorFalls()
    {
        const std::string release = "release: {unit: blue/noctis-1}";
        const MatchState held = after(felled(""), {standing("red/crows-1", "30, 40")});
        QCOMPARE(run(held, release).refusal(), std::string("prisoners"));
        const MatchState fallen = after(held, {scattering("red/crows-1")});
        QVERIFY(std::ranges::any_of(due(fallen),
                                    [](const door::OfferKey& key) { return key.procedure == "release"; }));
        const CommandRun done = run(fallen, "release: {unit: blue/noctis-1, at: [31, 40]}");
        QCOMPARE(done.refusal(), std::string("none"));
        QCOMPARE(done.warnings(), std::string());
        QCOMPARE(run(fallen, "release: {unit: blue/noctis-1, at: [30, 45]}").warnings(), std::string());
        QCOMPARE(run(fallen, "release: {unit: blue/noctis-1, at: [30, 45.1]}").warnings(),
                 std::string("prisoners"));
        const UnitState& noctis = unitOf(done.state, "blue/noctis-1");
        QCOMPARE(listed(noctis.warriors, noctis.injuries), "1 1");
        QCOMPARE(noctis.stress, unitOf(fallen, "blue/noctis-1").stress);
        QVERIFY(noctis.stress > 0);
        QVERIFY(noctis.has("plus-2d10"));
        QVERIFY(noctis.at == Point(31, 40));
        QVERIFY(!std::ranges::any_of(due(done.state),
                                     [](const door::OfferKey& key) { return key.procedure == "release"; }));
        // Captured all the same.
        QCOMPARE(pointsOf(done.state, "red", "prisoners"), std::string("1 1 1"));
        // He has gone for good when a later blow fells him.
        QCOMPARE(run(after(done.state, {scattering("blue/noctis-1")}), release).refusal(),
                 std::string("prisoners"));
    }

    void aReleasedPrisonerIsNoCasualty()
    {
        const MatchState fallen = after(felled(""), {scattering("red/crows-1")});
        QVERIFY(casualtiesOfEnemies(fallen, PlayerId("red")).value_or(0) > 0);
        const MatchState released = after(fallen, {"release: {unit: blue/noctis-1}"});
        QCOMPARE(casualtiesOfEnemies(released, PlayerId("red")), std::optional(0.0));
    }

    void aHeroEliminatedByTheChosenHeroCountsForEpicFight()
    {
        MatchState state =
            after(withCommon("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1"}),
                                             choosing("blue", "epic-fight", {"blue/noctis-1"})});
        state = after(state, {"attack: {unit: red/salik-1, target: blue/noctis-1, rolls: [{successes: 3}, "
                              "{successes: 3}, {successes: 0}, {successes: 0}]}"});
        QCOMPARE(pointsOf(state, "red", "epic-fight"), std::string("1 1 1"));
    }

    void cagesAreTicked()
    {
        const MatchState state = withSolo("prisoners");
        QCOMPARE(pointsOf(state, "red", "prisoners"), std::string("0?"));
        QCOMPARE(
            pointsOf(after(state, {ticking("red", "prisoners", "cages-destroyed", 2)}), "red", "prisoners"),
            std::string("2!"));
        QCOMPARE(
            pointsOf(after(state, {ticking("red", "prisoners", "cages-destroyed", 5)}), "red", "prisoners"),
            std::string("3!"));
    }
};

ADJUTANT_TEST(MissionUnitsTest)

} // namespace adjutant::test::tst_missions_units
