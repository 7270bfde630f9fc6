#include "tests/systems/drakerys/missions/judging.h"

namespace adjutant::test::tst_missions_actions {

using namespace drakerys;

static const PlayerId red("red");
static const PlayerId blue("blue");

static MatchState withHiddenRelics()
{
    return after(
        withSolo("relics"),
        {"scenery: {id: hut, at: [10, 20], radius: 3}", "scenery: {id: wall, at: [30, 20], radius: 3}",
         "scenery: {id: wood, at: [10, 80], radius: 3}", "scenery: {id: rock, at: [60, 60], radius: 3}",
         "choose: {player: red, mission: relics, sceneries: [hut, wall, wood], secret: true}",
         standing("red/crows-1", "10, 15")});
}

/// The Special Actions of missions, 1 TS each, and what the cards bring in the end.
class MissionActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A page shows a result for what is good or bad; this says only what was just confirmed.
    void whatIsConfirmedBringsNoNews()
    {
        const CommandRun picked =
            run(after(withCommon("moon-shards"),
                      {lying("shard-1", "moon-shards", "30, 40"), standing("red/crows-1", "30, 36")}),
                "pick_up: {unit: red/crows-1, objective: shard-1}");
        const CommandRun planted = run(withCommon("conquerors"), "plant_flag: {unit: red/crows-1}");
        for (const CommandRun& each : {picked, planted}) {
            QCOMPARE(each.refusal(), "none");
            for (const Sentence& sentence : each.sentences)
                QVERIFY2(sentence.tone == door::Tone::plain, each.story().c_str());
        }
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("who is engaged picks nothing up", withCommon("moon-shards"),
            {lying("shard-1", "moon-shards", "30, 40"), "status: {unit: red/crows-1, add: engaged}",
             "warned engaged: pick_up: {unit: red/crows-1, objective: shard-1}"});
        row("an objective is picked in contact", withCommon("moon-shards"),
            {lying("shard-1", "moon-shards", "30, 60"), standing("red/crows-1", "30, 36"),
             "warned contact: pick_up: {unit: red/crows-1, objective: shard-1}"});
        row("idols are not picked", withCommon("idols-of-power"),
            {lying("idol-1", "idols-of-power", "45, 45"),
             "refused malformed: pick_up: {unit: red/crows-1, objective: idol-1}"});
        row("a choice behind the first activation is warned of", withCommon("conquerors"),
            {"allowed: " + choosing("red", "conquerors", {"red/crows-1", "red/salik-1", "red/blood-banes-1"}),
             "march: {unit: red/crows-1}", "end_activation: {}",
             "warned chosen: " +
                 choosing("red", "conquerors", {"red/crows-1", "red/salik-1", "red/blood-banes-1"})});
        // One that another carries lies nowhere.
        row("infantry picks an objective up for one ts", withCommon("moon-shards"),
            {lying("shard-1", "moon-shards", "30, 40"), standing("red/crows-1", "30, 36"),
             "pick_up: {unit: red/crows-1, objective: shard-1}", "warnings: none",
             "objective/shard-1: {carrier: red/crows-1, at: null}", "match: {ts: 1}",
             "refused malformed: pick_up: {unit: red/crows-1, objective: shard-1}"});
        // One of the players' own, whose mission nobody plays, too.
        row("any objective is picked in contact", readyMatch(),
            {"objective: {id: chest, at: [80, 80]}", standing("red/crows-1", "10, 10"),
             "warned contact: pick_up: {unit: red/crows-1, objective: chest}",
             "objective: {id: chest, carrier: red/salik-1}",
             "refused malformed: pick_up: {unit: red/crows-1, objective: chest}",
             "because: is carried by Salik"});
        // "every new flag replaces the previous one". Elsewhere both stay. A Warrior touches the flag.
        row("a conquest area has one flag",
            after(withCommon("conquerors"),
                  {choosing("red", "conquerors", {"red/crows-1", "red/salik-1"}),
                   lying("flag-1", "conquerors", "20, 20", "blue"), standing("red/crows-1", "10, 10")}),
            {"allowed: plant_flag: {unit: red/crows-1, at: [24.5, 10]}",
             "warned contact: plant_flag: {unit: red/crows-1, at: [24.6, 10]}",
             "warned chosen: plant_flag: {unit: red/blood-banes-1, at: [40, 10]}",
             "plant_flag: {unit: red/crows-1, at: [40, 10]}", "match: {objectives: 2}", "anew: {}",
             "plant_flag: {unit: red/crows-1}", "warnings: none", "match: {objectives: 1, ts: 1}",
             "objective/first: {owner: red, at: [10, 10]}"});
        // Delivered, and alive; the enemy has delivered nothing.
        row("the messenger delivers at the enemys edge",
            after(withCommon("messenger"),
                  {"choose: {player: red, mission: messenger, units: [red/salik-1], secret: true}",
                   standing("red/salik-1", "45, 87")}),
            {"deliver: {unit: red/salik-1}", "warnings: none", "red: {messenger: '1! 1 1'}",
             "mission/red/messenger: {secret: false}", "anew: {}", standing("red/salik-1", "45, 80"),
             "warned contact: deliver: {unit: red/salik-1}"});
        // Nobody strikes back, and nobody tests Morale.
        row("a cage rolls nothing", withSolo("prisoners"),
            {lying("cage-1", "prisoners", "10, 40"), "stress: {unit: red/crows-1, change: 2}",
             "asks charge_cage: {unit: red/crows-1, cage: cage-1, active: {contact: 12}}",
             "dice rolls/0/dice: 12 dice, 3 or more",
             "not refused: charge_cage: {unit: red/crows-1, cage: cage-1, successes: [0]}",
             "refused not-active: charge_cage: {unit: blue/soldiers-1, cage: cage-1, successes: [0]}"});
        const MatchState epic =
            after(withCommon("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1"})});
        row("points that players gave stand", epic,
            {"score: {player: red, mission: epic-fight, vp: 3}", "finish: {}", "red: {victory-points: 3}",
             "blue: {victory-points: 0}"});
        // Those that are for no mission come on top.
        row("points for no mission come on top", epic,
            {"score: {player: red, vp: 1}", "finish: {}", "red: {victory-points: 2}"});
        // 1 TS to search, 1 TS more to pick the relic up. There is one relic in it.
        const std::string searches = "search: {unit: red/crows-1, scenery: ";
        row("a hidden relic is searched for", withHiddenRelics(),
            {searches + "hut}", "warnings: none", "match: {ts: 2}", "objective/first: {carrier: red/crows-1}",
             "red: {relics: 1}", searches + "hut}", "match: {objectives: 1}", "anew: {}",
             searches + "hut, pick: false}", "match: {ts: 1}", "objective/first: {at: [10, 20]}", "anew: {}",
             searches + "rock}", "match: {ts: 1, objectives: 0}"});
        // Combat 1, Resistance 4, Health 2; "count as Enemy Warriors". One that is destroyed is not to be
        // placed again.
        const std::string strikes = "_cage: {unit: red/crows-1, cage: cage-1, successes: [3, 1]}";
        row("a cage is charged and struck until it is destroyed", withSolo("prisoners"),
            {lying("cage-1", "prisoners", "10, 40"), standing("red/crows-1", "10, 30"), "match: {missing: 2}",
             "charge" + strikes, "warnings: none", "mentions: Injury roll of Crows", "match: {ts: 3}",
             "objective/first: {injuries: 1}", "red: {prisoners: 0}", "red/crows-1: {tokens: engaged}",
             "attack" + strikes, "warnings: none", "match: {ts: 4, objectives: 0, missing: 2}",
             "red: {prisoners: '1!'}", "red/crows-1: {tokens: ''}"});
        row("who is in contact with no cage is warned", withSolo("prisoners"),
            {lying("cage-1", "prisoners", "10, 40"), lying("cage-2", "prisoners", "10, 60"),
             standing("red/crows-1", "10, 70"), "contact: {unit: red/crows-1, with: blue/soldiers-1}",
             "asks attack_cage: {unit: red/crows-1}", "warnings: none",
             "field cage: {options: cage-2 cage-1}", "option cage cage-2: {standing: open}",
             "option cage cage-1: {standing: warned}", standing("red/crows-1", "60, 60"),
             "asks attack_cage: {unit: red/crows-1}", "warnings: contact"});
        // The Reloading Mechanism costs 5 AP a Warrior; with two of six Crossbowmen a third is lost.
        for (const auto& [options, left, lost] :
             {std::tuple(0, "270", "33.3333"), std::tuple(1, "300", "43.3333")}) {
            Roster armed = army("aurium", {{"crossbowmen", 6}, {"mercenaries/bastion", 1}});
            armed.entries[1].options.assign(std::size_t(options),
                                            {OptionId("reloading-mechanism"), armed.entries[0].id});
            row(std::string("experimental weapons count in the army's value: ") + left,
                matchOf(army("avaren", {{"crows", 12}}), armed),
                {std::string("blue: {army-left: ") + left + "}",
                 "remove: {unit: blue/crossbowmen-1, warriors: 2}",
                 std::string("blue: {army-lost: ") + lost + "}"});
        }
    }
    void scripts() { followState(); }

    void theirOwnerDoesNotLearnWhereTheRelicsAre()
    {
        const MatchState state = withHiddenRelics();
        QVERIFY(redact(state, {false, {red}}).find(red, MissionId("relics"))->sceneries.empty());
        QCOMPARE(redact(state, {false, {blue}}).find(red, MissionId("relics"))->sceneries.size(),
                 std::size_t(3));
    }

    void nothingIsCoveredAtTheEnd()
    {
        const MatchState state =
            after(withCommon("epic-fight"),
                  {"choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}",
                   "choose: {player: blue, mission: epic-fight, units: [blue/noctis-1], secret: true}",
                   scattering("blue/noctis-1")});
        QVERIFY(redact(state, {false, {}}).find(red, MissionId("epic-fight"))->units.empty());
        QCOMPARE(victoryPointsOf(state, red), 0); // counted at the end
        const CommandRun over = run(state, "finish: {}");
        QCOMPARE(redact(over.state, {false, {}}).find(red, MissionId("epic-fight"))->units.size(),
                 std::size_t(1));
        // Alive, and the enemy's eliminated.
        QCOMPARE(listed(victoryPointsOf(over.state, red), victoryPointsOf(over.state, blue)), "2 0");
        VERIFY_CONTAINS(over.story(), "red: 2 VP (Epic Fight 2)");
        QVERIFY(viewOf(over.state).winners == std::vector{red});
        // What only the players know follows.
        QCOMPARE(
            victoryPointsOf(after(over.state, {ticking("red", "epic-fight", "own-hero-eliminated-it")}), red),
            3);
    }

    void conditionsAreOnThePage()
    {
        const MatchState state =
            after(withSolo("epic-fight"), {choosing("red", "epic-fight", {"red/salik-1", "blue/noctis-1"})});
        const auto goals = viewOf(state).goals;
        QCOMPARE(goals.size(), std::size_t(1));
        QCOMPARE(goals[0].checks.size(), std::size_t(3));
        QCOMPARE(goals[0].checks[0].points, 0); // before the match has begun
        QCOMPARE(viewOf(after(state, {spending("red/salik-1", 1)})).goals[0].checks[0].points, 1);
        QCOMPARE(toText(goals[0].checks[1].state), "no");
        QVERIFY(goals[0].checks[2].known);
        QCOMPARE(goals[0].checks[2].sets, "tick");
    }
};

ADJUTANT_TEST(MissionActionsTest)

} // namespace adjutant::test::tst_missions_actions
