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
    return after(
        withCommon("prisoners"),
        {"injure: {unit: blue/noctis-1, count: 1}", "stress: {unit: blue/noctis-1, change: 2}",
         "status: {unit: blue/noctis-1, add: plus-2d10}",
         "attack: {unit: red/crows-1, target: blue/noctis-1, active: {contact: 3}, successes: [0, 2, 2, 0]" +
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
        row("a hero off the battlefield does not score in an epic fight", withCommon("epic-fight"),
            {choosing("red", "epic-fight", {"red/salik-1"}),
             choosing("blue", "epic-fight", {"blue/noctis-1"}),
             "status: {unit: red/salik-1, add: back-at-any-edge}", "red: {epic-fight: 0 0 0}",
             // It isn't eliminated either.
             "blue: {epic-fight: 1 0 0}", "come_back: {unit: red/salik-1, at: [10, 0]}",
             "red: {epic-fight: 1 0 0}"});
        row("a messenger off the battlefield does not score",
            after(withCommon("messenger"), {choosing("red", "messenger", {"red/salik-1"})}),
            {"red: {messenger: '0? 1 1'}", "status: {unit: red/salik-1, add: back-in-own-half}",
             "red: {messenger: '0? 1 0'}", "anew: {}", "status: {unit: red/salik-1, add: back-at-any-edge}",
             "red: {messenger: '0? 1 0'}"});
        row("solo epic fight names both heroes", withSolo("epic-fight"),
            {choosing("red", "epic-fight", {"red/salik-1", "blue/noctis-1"}), "red: {epic-fight: 1 0 0}",
             scattering("blue/noctis-1"), scattering("red/salik-1"), "red: {epic-fight: '0 1 0?'}"});
        // Three Units of six Soldiers, 80 AP each: 1 + 2 + 6 of 18 Warriors are a half, in thirds of AP.
        row("a quarter made of thirds is full",
            matchOf(army("avaren", {{"crows", 6}}),
                    army("aurium", {{"soldiers", 6}, {"soldiers", 6}, {"soldiers", 6}})),
            {"missions: {common: total-destruction}", removing("blue/soldiers-1", 1),
             removing("blue/soldiers-2", 2), removing("blue/soldiers-3", 6), "red: {total-destruction: 2}"});
        row("messengers deliver and live", withCommon("messenger"),
            {"red: {messenger: '0? 1 0?'}", choosing("red", "messenger", {"red/salik-1"}),
             choosing("blue", "messenger", {"blue/noctis-1"}), "red: {messenger: '0? 1 1'}",
             ticking("blue", "messenger", "message-delivered"), "red: {messenger: '0? 0 1'}",
             "blue: {messenger: '1! 1 1'}", scattering("blue/noctis-1"), "blue: {messenger: '1! 1 0'}"});
        // Red deploys at the near edge: the enemy's area begins at 70 cm.
        row("chosen units break through", withCommon("breakthrough"),
            {choosing("red", "breakthrough", {"red/crows-1", "red/blood-banes-1", "red/salik-1"}),
             "red: {breakthrough: '0?'}", standing("red/crows-1", "10, 75"),
             standing("red/salik-1", "10, 65"), "red: {breakthrough: 1}", standing("red/salik-1", "10, 70"),
             standing("blue/noctis-1", "10, 71"), "red: {breakthrough: 2}", scattering("red/salik-1"),
             "red: {breakthrough: 1}", ticking("red", "breakthrough", "units-in-enemy-area", 2),
             "red: {breakthrough: '2!'}", ticking("red", "breakthrough", "units-in-enemy-area", 0),
             "red: {breakthrough: 1}"});
        row("who is gone breaks nothing", withSolo("breakthrough"),
            {choosing("red", "breakthrough", {"red/crows-1", "red/salik-1"}), scattering("red/crows-1"),
             scattering("red/salik-1"), "red: {breakthrough: 0}"});
        row("captured heroes are compared", withCommon("prisoners"),
            {"red: {prisoners: 0 0 1}", ticking("red", "prisoners", "heroes-captured", 2),
             "red: {prisoners: '1! 1 1'}", "blue: {prisoners: 0 0 0}",
             ticking("blue", "prisoners", "heroes-captured", 2), "red: {prisoners: '1! 0 0'}"});
        // Noctis (Health 3, one Warrior) suffers three Injuries that Safeguard does not cancel.
        row("a hero felled in a fight is captured", withCommon("prisoners"),
            {"attack: {unit: red/crows-1, target: blue/noctis-1, active: {contact: 3}, successes: [0, 3, 3, "
             "0]}",
             "blue/noctis-1: {removed: true}", "red: {prisoners: 1 1 1}", "blue: {prisoners: 0 0 0}",
             "anew: {}",
             // One who scattered by himself may have been captured or not.
             scattering("blue/noctis-1"), "red: {prisoners: '0? 0 1'}"});
        row("a hero may be left uncaptured", felled(", captured: true"), {"red: {prisoners: 1 1 1}"});
        row("a hero may be left uncaptured, 2", felled(", captured: false"),
            {"blue/noctis-1: {removed: true}", "red: {prisoners: 0 0 1}", "blue: {prisoners: 0 0 1}",
             // Then nobody comes back, whoever falls.
             scattering("red/crows-1"), "refused prisoners: release: {unit: blue/noctis-1}"});
        row("a hero eliminated by the chosen hero counts for epic fight", withCommon("epic-fight"),
            {choosing("red", "epic-fight", {"red/salik-1"}),
             choosing("blue", "epic-fight", {"blue/noctis-1"}),
             "attack: {unit: red/salik-1, target: blue/noctis-1, successes: [3, 3, 0, 0]}",
             "red: {epic-fight: 1 1 1}"});
        row("cages are ticked", withSolo("prisoners"),
            {"red: {prisoners: '0?'}", ticking("red", "prisoners", "cages-destroyed", 2),
             "red: {prisoners: '2!'}", "anew: {}", ticking("red", "prisoners", "cages-destroyed", 5),
             "red: {prisoners: '3!'}"});
        row("a verdict on a covered choice is covered", withCommon("epic-fight"),
            {"choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}",
             "mission/red/epic-fight: {covered: true}", "mission/blue/epic-fight: {covered: false}"});
        row("epic fight of two chosen heroes", withCommon("epic-fight"),
            {"red: {epic-fight: '0? 0? 0?'}", choosing("red", "epic-fight", {"red/salik-1"}),
             "red: {epic-fight: '1 0? 0?'}", choosing("blue", "epic-fight", {"blue/noctis-1"}),
             "red: {epic-fight: 1 0 0}", scattering("blue/noctis-1"), "red: {epic-fight: '1 1 0?'}",
             "blue: {epic-fight: 0 0 0}", ticking("red", "epic-fight", "own-hero-eliminated-it"),
             "red: {epic-fight: '1 1 1!'}", "mission/red/epic-fight: {vp: 3}"});
        // 160 + 140 + 160 AP; four of twelve Crows are 53.3.
        row("an army is worth its warriors", readyMatch(),
            {"red: {army-left: 460, army-lost: 0}", removing("red/crows-1", 3),
             scattering("red/blood-banes-1"), "red: {army-lost: 180, army-left: 280}"});
        row("elementals are no part of the army", readyMatch(),
            {"summon: {unit: red/salik-1, elemental: maelstrom/air-herald}", "red: {army-left: 460}",
             scattering("red/air-herald-1"), "red: {army-lost: 0}"});
        // Blue has 460 AP: a quarter are 115. 113.3 and 126.7 are gone.
        row("total destruction counts full quarters", withCommon("total-destruction"),
            {scattering("blue/crossbowmen-1"), removing("blue/soldiers-1", 1),
             "red: {total-destruction: 0, casualties: 24.6377}", removing("blue/soldiers-1", 1),
             "red: {total-destruction: 1}", "blue: {total-destruction: 0}"});
        row("total destruction brings three at most", withSolo("total-destruction"),
            {scattering("blue/crossbowmen-1"), scattering("blue/gold-keepers-1"), scattering("blue/noctis-1"),
             scattering("blue/soldiers-1"),
             "mission/red/total-destruction: {counts: 4, vp: 3, standing: 100% of the AP}"});
        row("an army without a list is ticked", matchOf(army("avaren", {{"crows", 6}}), Roster()),
            {"missions: {common: total-destruction}", "red: {total-destruction: '0?', casualties: null}",
             "mission/red/total-destruction: {standing: ''}",
             ticking("red", "total-destruction", "casualties", 2), "red: {total-destruction: '2!'}"});
        // Captured all the same; he has gone for good when a later blow fells him.
        const std::string release = "release: {unit: blue/noctis-1";
        row("a prisoner comes back when its captor falls", felled(""),
            {standing("red/crows-1", "30, 40"), "refused prisoners: " + release + "}",
             scattering("red/crows-1"), "blue/noctis-1: {due: release, stress: 2}",
             "allowed: " + release + ", at: [30, 45]}", "warned prisoners: " + release + ", at: [30, 45.1]}",
             release + ", at: [31, 40]}", "warnings: none",
             "blue/noctis-1: {warriors: 1, injuries: 1, stress: 2, plus-2d10: true, at: [31, 40], due: ''}",
             "red: {prisoners: 1 1 1}", scattering("blue/noctis-1"), "refused prisoners: " + release + "}"});
        // 130 of 460 AP.
        row("a released prisoner is no casualty", felled(""),
            {scattering("red/crows-1"), "red: {casualties: 28.2609}", release + "}", "red: {casualties: 0}"});
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MissionUnitsTest)

} // namespace adjutant::test::tst_missions_units
