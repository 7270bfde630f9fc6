#include "core/catalogue/ids.h"
#include "tests/systems/drakerys/missions/judging.h"

namespace adjutant::test::tst_missions_objectives {

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

/// The table of the mission cards.
class MissionObjectivesTest : public QObject
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
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MissionObjectivesTest)

} // namespace adjutant::test::tst_missions_objectives
