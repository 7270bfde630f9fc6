#include "tests/systems/drakerys/missions/judging.h"

namespace adjutant::test::tst_missions {

using namespace drakerys;

static const Mission& mission(const char* id)
{
    const Mission* found = findMission(MissionId(id));
    if (!found)
        qFatal("no mission %s", id);
    return *found;
}

static int mostOf(const MissionEffect& effect)
{
    int most = 0;
    for (const MissionCondition& condition : effect.conditions)
        most += condition.most;
    return most;
}

/// Idols in the middle and 30 cm beside it.
static MatchState withIdols()
{
    return after(withCommon("idols-of-power"), {lying("idol-1", "idols-of-power", "45, 45"),
                                                lying("idol-2", "idols-of-power", "66.2, 66.2"),
                                                lying("idol-3", "idols-of-power", "23.8, 23.8")});
}

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

/// The table of the mission cards, how they are judged, and their Special Actions.
class MissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTokensOfEachMissionHaveAPictureOfTheirOwn()
    {
        std::set<std::string_view> pictures{MissionToken().symbol};
        for (const Mission& each : missions())
            if (!each.token.id.empty())
                QVERIFY2(pictures.insert(each.token.symbol).second, std::string(each.id).c_str());
    }

    // Dice on record say by its place which card was drawn.
    void theNineCardsOfTheRulebookComeFirst()
    {
        std::string ids;
        for (const Mission& each : missions())
            ids += std::string(each.id) + ' ';
        QVERIFY(
            ids.starts_with("epic-fight conquerors total-destruction moon-shards idols-of-power messenger "
                            "breakthrough prisoners relics "));
        QCOMPARE(std::string(mission("idols-of-power").name.text), "Idols of Power");
        QVERIFY(!findMission(MissionId("picnic")) && !findMission(MissionId()));
    }

    // Every card of the rulebook can bring three.
    void everyEffectBringsUpToThree()
    {
        for (const Mission& each : missions()) {
            QCOMPARE(listed(mostOf(each.common), mostOf(each.solo)), "3 3");
        }
    }

    void conditionsHaveIdsOfTheirOwn()
    {
        for (const Mission& each : missions())
            for (const MissionEffect* effect : {&each.common, &each.solo}) {
                std::set<std::string_view> ids;
                for (const MissionCondition& condition : effect->conditions) {
                    QVERIFY(isId(condition.id));
                    QVERIFY(ids.insert(condition.id).second);
                    QVERIFY(condition.counts || (condition.most == 1 && condition.each == 1));
                }
            }
    }

    void whatIsChosen()
    {
        QVERIFY(mission("epic-fight").common.choice.ownHeroes == 1 &&
                mission("epic-fight").common.choice.secret);
        QCOMPARE(mission("epic-fight").solo.choice.units(), 2);
        QVERIFY(!mission("epic-fight").solo.choice.secret);
        QVERIFY(mission("conquerors").common.choice.ownUnits == 3 &&
                !mission("conquerors").common.choice.secret);
        QVERIFY(mission("messenger").common.choice.ownHeroes == 1 &&
                mission("messenger").common.choice.secret);
        QVERIFY(mission("messenger").solo.choice.ownHeroes == 1 && !mission("messenger").solo.choice.secret);
        QVERIFY(mission("breakthrough").solo.choice.ownUnits == 3 &&
                mission("breakthrough").solo.choice.secret);
        QCOMPARE(mission("relics").common.choice.ownInfantry, 1);
        const MissionChoice& hidden = mission("relics").solo.choice;
        QVERIFY(hidden.sceneries == 3 && hidden.byEnemy && hidden.secret && hidden.units() == 0);
        QVERIFY(mission("moon-shards").common.choice.nothing());
    }

    void whatIsPlaced()
    {
        const MissionObjectives& shards = mission("moon-shards").solo.objectives;
        QVERIFY(shards.count == 6 && shards.apart == 25 && shards.placing == ObjectivePlacing::setup);
        QCOMPARE(mission("idols-of-power").common.objectives.count, 3);
        QCOMPARE(mission("idols-of-power").solo.objectives.apart, 30.0);
        QCOMPARE(mission("messenger").common.objectives.count, 0);
        QVERIFY(mission("messenger").solo.objectives.picking == ObjectivePicking::owner);
        QCOMPARE(mission("prisoners").solo.objectives.count, 3);
        QVERIFY(mission("conquerors").common.objectives.picking == ObjectivePicking::nobody);
        QVERIFY(mission("conquerors").solo.objectives.picking == ObjectivePicking::ownersEnemy);
    }

    // What is placed, given or found is called something.
    void objectivesHaveAName()
    {
        for (const Mission& each : missions())
            for (const MissionEffect* effect : {&each.common, &each.solo}) {
                using enum ObjectivePlacing;
                const ObjectivePlacing placing = effect->objectives.placing;
                QVERIFY(placing == none || (isId(each.token.id) && *each.token.name.text != '\0'));
            }
    }

    void theSpecialActions()
    {
        std::string actions;
        for (const Mission& each : missions())
            for (const auto& action : each.actions)
                actions += std::string(each.id) + ": " + action.id + ' ';
        QCOMPARE(actions, "conquerors: plant_flag messenger: deliver prisoners: attack_cage "
                          "prisoners: charge_cage relics: search ");
    }

    void everyMissionHasASummaryOfItsOwn()
    {
        std::map<std::string, std::string_view> missionOf;
        for (const Mission& each : missions())
            for (const bool common : {true, false}) {
                const std::string summary = toText(summaryOf(MissionId(std::string(each.id)), common));
                QVERIFY2(summary.ends_with('.'), summary.c_str());
                QCOMPARE(missionOf.emplace(summary, each.id).first->second, each.id);
            }
        QVERIFY(summaryOf(MissionId("hill"), true).empty());
    }

    // Three missions have one effect, whoever holds the card.
    void aSoloMissionIsSummedUpByItself()
    {
        const std::set<std::string_view> same{"total-destruction", "moon-shards", "breakthrough"};
        for (const Mission& each : missions()) {
            const MissionId id{std::string(each.id)};
            QCOMPARE(summaryOf(id, true) == summaryOf(id, false), same.contains(each.id));
        }
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("flags without a place count too", withCommon("conquerors"),
            {lying("flag-1", "conquerors", "", "red"), lying("flag-2", "conquerors", "", "red"),
             lying("flag-3", "conquerors", "", "red"), "red: {conquerors: 1}"});
        row("ticked flags are counted in threes", withCommon("conquerors"),
            {ticking("red", "conquerors", "flags", 8), "red: {conquerors: '2!'}"});
        row("idols are ticked where nobody stands", withIdols(),
            {"red: {idols-of-power: '0?'}", "anew: {}",
             ticking("red", "idols-of-power", "idols-controlled", 2), "red: {idols-of-power: '2!'}"});
        // Five cm from the edge of the base to that of the token: 1.5 and 1.25 more from middle to middle.
        row("most units within five control an idol",
            after(withIdols(), {standing("red/crows-1", "45, 52.75")}),
            {"red: {idols-of-power: 1}", standing("red/crows-1", "45, 52.8"), "red: {idols-of-power: 0}",
             "anew: {}", standing("blue/noctis-1", "45, 42"), "red: {idols-of-power: 0}",
             "blue: {idols-of-power: 0}", standing("blue/soldiers-1", "42, 45"), "blue: {idols-of-power: 1}",
             scattering("blue/noctis-1"), scattering("blue/soldiers-1"), standing("red/salik-1", "66, 66"),
             "red: {idols-of-power: 2}"});
        row("solo message is carried home", withSolo("messenger"),
            {"red: {messenger: '0? 0? 0?'}", choosing("red", "messenger", {"red/salik-1"}),
             lying("message", "messenger", "45, 75", "red"), "red: {messenger: 0 0 0}",
             carried("message", "messenger", "red/crows-1"), "red: {messenger: '1 0 0?'}",
             ticking("red", "messenger", "message-in-own-area"), "red: {messenger: '1 0 1!'}",
             ticking("red", "messenger", "message-in-own-area", 0),
             carried("message", "messenger", "red/salik-1"), standing("red/salik-1", "45, 21"),
             "red: {messenger: 1 1 0}", standing("red/salik-1", "45, 20"), "red: {messenger: 1 1 1}",
             // Left where its carrier fell, it is still in the area.
             scattering("red/salik-1"), "red: {messenger: 0 0 1}"});
        row("hidden relics count with who carries them", withSolo("relics"),
            {"red: {relics: '0?'}", carried("relic-1", "relics", "red/crows-1"),
             carried("relic-2", "relics", "red/crows-1"), carried("relic-3", "relics", "blue/noctis-1"),
             "red: {relics: 2}"});
        row("three flags bring a point", withCommon("conquerors"),
            {"red: {conquerors: '0?'}", lying("flag-1", "conquerors", "10, 10", "red"),
             lying("flag-2", "conquerors", "40, 10", "red"), lying("flag-3", "conquerors", "40, 40", "blue"),
             "red: {conquerors: 0}", "mission/red/conquerors: {counts: 2}",
             lying("flag-4", "conquerors", "80, 80", "red"), "red: {conquerors: 1}",
             "mission/blue/conquerors: {counts: 1}"});
        row("an area has one flag", withCommon("conquerors"),
            {lying("flag-1", "conquerors", "10, 10", "red"), lying("flag-2", "conquerors", "25, 25", "red"),
             "mission/red/conquerors: {counts: 1}", lying("flag-3", "conquerors", "15, 15", "blue"),
             "mission/red/conquerors: {counts: 0}", "mission/blue/conquerors: {counts: 1}"});
        // Three by three of 30 cm each.
        const auto planted = [](const std::vector<std::string>& places) {
            MatchState state = withCommon("conquerors");
            for (std::size_t k = 0; k < places.size(); ++k)
                state =
                    after(state, {lying("flag-" + std::to_string(k + 1), "conquerors", places[k], "red")});
            return state;
        };
        row("nine conquest areas: one corner", planted({"0, 0", "29.9, 29.9"}),
            {"mission/red/conquerors: {counts: 1}"});
        row("nine conquest areas: four meet", planted({"29.9, 29.9", "29.9, 30", "30, 29.9", "30, 30"}),
            {"mission/red/conquerors: {counts: 4}"});
        row("nine conquest areas: two beside", planted({"60, 59.9", "90, 59.9", "59.9, 59.9"}),
            {"mission/red/conquerors: {counts: 2}"});
        row("nine conquest areas: the other corner", planted({"60, 60", "90, 90"}),
            {"mission/red/conquerors: {counts: 1}"});
        row("a picked flag flutters no more", withSolo("conquerors"),
            {lying("flag-1", "conquerors", "10, 10", "red"),
             carried("flag-1", "conquerors", "blue/soldiers-1"), "mission/red/conquerors: {counts: 0}"});
        row("every unit with two shards brings a point", withCommon("moon-shards"),
            {"red: {moon-shards: '0?'}", carried("shard-1", "moon-shards", "red/crows-1"),
             carried("shard-2", "moon-shards", "red/crows-1"),
             carried("shard-3", "moon-shards", "red/salik-1"),
             carried("shard-4", "moon-shards", "blue/noctis-1"), lying("shard-5", "moon-shards", "45, 45"),
             "red: {moon-shards: 1}", "blue: {moon-shards: 0}",
             // A third changes nothing, another mission's token neither.
             carried("shard-5", "moon-shards", "red/crows-1"), carried("message", "messenger", "red/salik-1"),
             "red: {moon-shards: 1}", carried("shard-5", "moon-shards", "red/salik-1"),
             "red: {moon-shards: 2}", scattering("red/crows-1"), "red: {moon-shards: 1}"});
        row("a relic goes to the unit that is chosen after it was given", withCommon("relics"),
            {carried("relic-1", "relics", "red/crows-1", "red"), choosing("red", "relics", {"red/salik-1"}),
             "objective/relic-1: {carrier: red/salik-1}", "red: {relics: 1 1 0}"});
        row("common relics are kept and taken", withCommon("relics"),
            {"red: {relics: '0? 0? 0?'}", choosing("red", "relics", {"red/crows-1"}),
             choosing("blue", "relics", {"blue/soldiers-1"}),
             carried("relic-red", "relics", "red/crows-1", "red"),
             carried("relic-blue", "relics", "blue/soldiers-1", "blue"), "red: {relics: 1 1 0}",
             // Salik takes blue's: that is not the Unit that received one.
             carried("relic-blue", "relics", "red/salik-1"), "red: {relics: 1 1 0}", "blue: {relics: 0 0 0}",
             carried("relic-blue", "relics", "red/crows-1"), "red: {relics: 1 1 1}",
             scattering("red/crows-1"), "red: {relics: 0 0 0}"});

        // Missions that are judged by Units, and what goes for all of them.
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

        // The Special Actions of missions, 1 TS each, and what the cards bring in the end.
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
        // Points for no mission come on top.
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

    // Missions that are judged by Units, and what goes for all of them.

    void everyCardIsJudgedForWhoHoldsIt()
    {
        const MatchState state = after(readyMatch(), {"missions: {common: relics, solo: {red: messenger}}"});
        const auto verdicts = verdictsOf(state);
        QCOMPARE(verdicts.size(), std::size_t(3));
        QVERIFY(verdicts[0].card.common && verdicts[1].card.common && !verdicts[2].card.common);
        QVERIFY(verdicts[2].card.player == red && verdicts[2].card.mission == MissionId("messenger"));
        QVERIFY(verdictsOf(readyMatch()).empty());
        QVERIFY(verdictsOf(after(readyMatch(), {"missions: {common: picnic}"})).empty());
    }

    // The Special Actions of missions, 1 TS each, and what the cards bring in the end.

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

    void whatIsRevealedIsNews()
    {
        const MatchState chosen =
            after(withCommon("epic-fight"),
                  {"choose: {player: red, mission: epic-fight, units: [red/salik-1], secret: true}"});
        const CommandRun shown = run(chosen, "reveal: {player: red, mission: epic-fight}");
        QCOMPARE(listed(shown.refusal(), shown.sentences.size()), "none 2");
        QCOMPARE(shown.sentences.front().tone, door::Tone::good);
    }

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

ADJUTANT_TEST(MissionsTest)

} // namespace adjutant::test::tst_missions
