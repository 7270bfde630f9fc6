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

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        // "Still on the Battlefield": Mirage has taken one away, and a Headquarters Phase brings it back.
        row("a hero off the battlefield does not score in an epic fight",
            after(withCommon("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1"}),
                                             choosing("blue", "epic-fight", {"blue/noctis-1"})}),
            {"status: {unit: red/salik-1, add: back-at-any-edge}", "red: {epic-fight: 0 0 0}",
             // It isn't eliminated either.
             "blue: {epic-fight: 1 0 0}", "come_back: {unit: red/salik-1, at: [10, 0]}",
             "red: {epic-fight: 1 0 0}"});
        row("a messenger off the battlefield does not score",
            after(withCommon("messenger"), {choosing("red", "messenger", {"red/salik-1"})}),
            {"red: {messenger: '0? 1 1'}", "status: {unit: red/salik-1, add: back-in-own-half}",
             "red: {messenger: '0? 1 0'}", "anew: {}", "status: {unit: red/salik-1, add: back-at-any-edge}",
             "red: {messenger: '0? 1 0'}"});
        row("solo epic fight names both heroes",
            after(withSolo("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1", "blue/noctis-1"})}),
            {"red: {epic-fight: 1 0 0}", scattering("blue/noctis-1"), scattering("red/salik-1"),
             "red: {epic-fight: '0 1 0?'}"});
        // Three Units of six Soldiers, 80 AP each: 1 + 2 + 6 of 18 Warriors are a half, in thirds of AP.
        row("a quarter made of thirds is full",
            after(matchOf(army("avaren", {{"crows", 6}}),
                          army("aurium", {{"soldiers", 6}, {"soldiers", 6}, {"soldiers", 6}})),
                  {"missions: {common: total-destruction}", removing("blue/soldiers-1", 1),
                   removing("blue/soldiers-2", 2), removing("blue/soldiers-3", 6)}),
            {"red: {total-destruction: 2}"});
        row("messengers deliver and live", withCommon("messenger"),
            {"red: {messenger: '0? 1 0?'}", choosing("red", "messenger", {"red/salik-1"}),
             choosing("blue", "messenger", {"blue/noctis-1"}), "red: {messenger: '0? 1 1'}",
             ticking("blue", "messenger", "message-delivered"), "red: {messenger: '0? 0 1'}",
             "blue: {messenger: '1! 1 1'}", scattering("blue/noctis-1"), "blue: {messenger: '1! 1 0'}"});
        // Red deploys at the near edge: the enemy's area begins at 70 cm.
        row("chosen units break through",
            after(withCommon("breakthrough"),
                  {choosing("red", "breakthrough", {"red/crows-1", "red/blood-banes-1", "red/salik-1"})}),
            {"red: {breakthrough: '0?'}", standing("red/crows-1", "10, 75"),
             standing("red/salik-1", "10, 65"), "red: {breakthrough: 1}", standing("red/salik-1", "10, 70"),
             standing("blue/noctis-1", "10, 71"), "red: {breakthrough: 2}", scattering("red/salik-1"),
             "red: {breakthrough: 1}", ticking("red", "breakthrough", "units-in-enemy-area", 2),
             "red: {breakthrough: '2!'}", ticking("red", "breakthrough", "units-in-enemy-area", 0),
             "red: {breakthrough: 1}"});
        row("who is gone breaks nothing",
            after(withSolo("breakthrough"), {choosing("red", "breakthrough", {"red/crows-1", "red/salik-1"}),
                                             scattering("red/crows-1"), scattering("red/salik-1")}),
            {"red: {breakthrough: 0}"});
        row("captured heroes are compared", withCommon("prisoners"),
            {"red: {prisoners: 0 0 1}", ticking("red", "prisoners", "heroes-captured", 2),
             "red: {prisoners: '1! 1 1'}", "blue: {prisoners: 0 0 0}",
             ticking("blue", "prisoners", "heroes-captured", 2), "red: {prisoners: '1! 0 0'}"});
        // Noctis (Health 3, one Warrior) suffers three Injuries that Safeguard does not cancel.
        row("a hero felled in a fight is captured",
            after(withCommon("prisoners"),
                  {"attack: {unit: red/crows-1, target: blue/noctis-1, active: {contact: 3}, rolls: "
                   "[{successes: 0}, {successes: 3}, {successes: 3}, {successes: 0}]}"}),
            {"blue/noctis-1: {removed: true}", "red: {prisoners: 1 1 1}", "blue: {prisoners: 0 0 0}"});
        // One who scattered by himself may have been captured or not.
        row("a hero felled in a fight is captured, 2",
            after(withCommon("prisoners"), {scattering("blue/noctis-1")}), {"red: {prisoners: '0? 0 1'}"});
        row("a hero may be left uncaptured", felled(", captured: true"), {"red: {prisoners: 1 1 1}"});
        row("a hero may be left uncaptured, 2", felled(", captured: false"),
            {"blue/noctis-1: {removed: true}", "red: {prisoners: 0 0 1}", "blue: {prisoners: 0 0 1}",
             // Then nobody comes back, whoever falls.
             scattering("red/crows-1"), "refused prisoners: release: {unit: blue/noctis-1}"});
        row("a hero eliminated by the chosen hero counts for epic fight",
            after(withCommon("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1"}),
                                             choosing("blue", "epic-fight", {"blue/noctis-1"})}),
            {"attack: {unit: red/salik-1, target: blue/noctis-1, rolls: [{successes: 3}, {successes: 3}, "
             "{successes: 0}, {successes: 0}]}",
             "red: {epic-fight: 1 1 1}"});
        row("cages are ticked", withSolo("prisoners"),
            {"red: {prisoners: '0?'}", ticking("red", "prisoners", "cages-destroyed", 2),
             "red: {prisoners: '2!'}", "anew: {}", ticking("red", "prisoners", "cages-destroyed", 5),
             "red: {prisoners: '3!'}"});
        row("a verdict on a covered choice is covered",
            after(withCommon("epic-fight"),
                  {"choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}"}),
            {"mission/red/epic-fight: {covered: true}", "mission/blue/epic-fight: {covered: false}"});
        row("epic fight of two chosen heroes", withCommon("epic-fight"),
            {"red: {epic-fight: '0? 0? 0?'}", choosing("red", "epic-fight", {"red/salik-1"}),
             "red: {epic-fight: '1 0? 0?'}", choosing("blue", "epic-fight", {"blue/noctis-1"}),
             "red: {epic-fight: 1 0 0}", scattering("blue/noctis-1"), "red: {epic-fight: '1 1 0?'}",
             "blue: {epic-fight: 0 0 0}", ticking("red", "epic-fight", "own-hero-eliminated-it"),
             "red: {epic-fight: '1 1 1!'}", "mission/red/epic-fight: {vp: 3}"});
    }
    void scripts() { followState(); }

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
        QCOMPARE(pointsOf(state, "blue", "total-destruction"), "0");
    }

    void totalDestructionBringsThreeAtMost()
    {
        MatchState state = withSolo("total-destruction");
        for (const char* unit : {"crossbowmen-1", "gold-keepers-1", "noctis-1", "soldiers-1"})
            state = after(state, {scattering(std::string("blue/") + unit)});
        const MissionVerdict verdict = verdictOn(state, "red", "total-destruction");
        QCOMPARE(listed(verdict.conditions[0].count, verdict.vp), "4 3");
        QCOMPARE(toText(*verdict.conditions[0].standing), "100% of the AP");
    }

    void anArmyWithoutAListIsTicked()
    {
        MatchState state = after(matchOf(army("avaren", {{"crows", 6}}), Roster()),
                                 {"missions: {common: total-destruction}"});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), "0?");
        QVERIFY(!casualtiesOfEnemies(state, PlayerId("red")));
        QVERIFY(!verdictOn(state, "red", "total-destruction").conditions[0].standing);
        state = after(state, {ticking("red", "total-destruction", "casualties", 2)});
        QCOMPARE(pointsOf(state, "red", "total-destruction"), "2!");
    }

    void aPrisonerComesBackWhenItsCaptorFalls()
    {
        const std::string release = "release: {unit: blue/noctis-1}";
        const MatchState held = after(felled(""), {standing("red/crows-1", "30, 40")});
        QCOMPARE(run(held, release).refusal(), "prisoners");
        const MatchState fallen = after(held, {scattering("red/crows-1")});
        QVERIFY(std::ranges::any_of(due(fallen),
                                    [](const door::OfferKey& key) { return key.procedure == "release"; }));
        const CommandRun done = run(fallen, "release: {unit: blue/noctis-1, at: [31, 40]}");
        QCOMPARE(done.refusal(), "none");
        QCOMPARE(done.warnings(), std::string());
        QCOMPARE(run(fallen, "release: {unit: blue/noctis-1, at: [30, 45]}").warnings(), std::string());
        QCOMPARE(run(fallen, "release: {unit: blue/noctis-1, at: [30, 45.1]}").warnings(), "prisoners");
        const UnitState& noctis = unitOf(done.state, "blue/noctis-1");
        QCOMPARE(listed(noctis.warriors, noctis.injuries), "1 1");
        QCOMPARE(noctis.stress, unitOf(fallen, "blue/noctis-1").stress);
        QVERIFY(noctis.stress > 0);
        QVERIFY(noctis.has("plus-2d10"));
        QVERIFY(noctis.at == Point(31, 40));
        QVERIFY(!std::ranges::any_of(due(done.state),
                                     [](const door::OfferKey& key) { return key.procedure == "release"; }));
        // Captured all the same.
        QCOMPARE(pointsOf(done.state, "red", "prisoners"), "1 1 1");
        // He has gone for good when a later blow fells him.
        QCOMPARE(run(after(done.state, {scattering("blue/noctis-1")}), release).refusal(), "prisoners");
    }

    void aReleasedPrisonerIsNoCasualty()
    {
        const MatchState fallen = after(felled(""), {scattering("red/crows-1")});
        QVERIFY(casualtiesOfEnemies(fallen, PlayerId("red")).value_or(0) > 0);
        const MatchState released = after(fallen, {"release: {unit: blue/noctis-1}"});
        QCOMPARE(casualtiesOfEnemies(released, PlayerId("red")), std::optional(0.0));
    }
};

ADJUTANT_TEST(MissionUnitsTest)

} // namespace adjutant::test::tst_missions_units
