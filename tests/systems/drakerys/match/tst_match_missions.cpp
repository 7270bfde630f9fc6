#include "table.h"
#include "tests/testprogram.h"

#include <QtTest>

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const PlayerId red("red");
const PlayerId blue("blue");
const UnitRef crows = unitRefOf("red/crows-1");
const UnitRef banes = unitRefOf("red/blood-banes-1");
const UnitRef salik = unitRefOf("red/salik-1");
const UnitRef noctis = unitRefOf("blue/noctis-1");
const UnitRef soldiers = unitRefOf("blue/soldiers-1");

MissionId card(std::string_view mission)
{
    return MissionId(std::string(mission));
}

MatchState common(std::string_view mission)
{
    return after(readyTable(), {DealMissions{card(mission), {}}});
}

MatchState solo(std::string_view mission)
{
    return after(readyTable(), {DealMissions{{}, {{red, card(mission)}}}});
}

std::string chosen(const MatchState& state, std::string_view mission, std::vector<UnitRef> units,
                   const std::vector<std::string>& sceneries = {})
{
    ChooseFor command{red, card(mission), std::move(units), {}, true};
    for (const std::string& scenery : sceneries)
        command.sceneries.emplace_back(scenery);
    return warningsOf(state, command);
}

std::string ticked(const MatchState& state, std::string_view mission, std::string condition)
{
    return warningsOf(state, Tick{red, card(mission), std::move(condition), 1});
}

} // namespace

/// What is odd about cards, choices and ticks: told, not refused.
class MatchMissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeDifferentCardsOfTheNine()
    {
        const auto dealt = [](std::string_view both, std::string_view forRed, std::string_view forBlue) {
            return warningsOf(readyTable(),
                              DealMissions{card(both), {{red, card(forRed)}, {blue, card(forBlue)}}});
        };
        QCOMPARE(dealt("relics", "messenger", "prisoners"), std::string());
        QCOMPARE(dealt("", "messenger", ""), std::string());
        QCOMPARE(dealt("", "", ""), std::string());
        QCOMPARE(dealt("relics", "messenger", "relics"), std::string("unknown-mission"));
        QCOMPARE(dealt("relics", "messenger", "messenger"), std::string("unknown-mission"));
        QCOMPARE(dealt("picnic", "messenger", "prisoners"), std::string("unknown-mission"));
    }

    void epicFightTakesOneHero()
    {
        const MatchState state = common("epic-fight");
        QCOMPARE(chosen(state, "epic-fight", {salik}), std::string());
        QCOMPARE(chosen(state, "epic-fight", {}), std::string("chosen"));
        QCOMPARE(chosen(state, "epic-fight", {crows}), std::string("chosen"));
        QCOMPARE(chosen(state, "epic-fight", {salik, noctis}), std::string("chosen"));
    }

    void soloEpicFightTakesAnEnemyHeroToo()
    {
        const MatchState state = solo("epic-fight");
        QCOMPARE(chosen(state, "epic-fight", {salik, noctis}), std::string());
        QCOMPARE(chosen(state, "epic-fight", {salik}), std::string("chosen"));
        QCOMPARE(chosen(state, "epic-fight", {salik, soldiers}), std::string("chosen"));
    }

    void threeDifferentUnitsOfOnesOwn()
    {
        for (const char* mission : {"conquerors", "breakthrough"}) {
            const MatchState state = common(mission);
            QCOMPARE(chosen(state, mission, {crows, banes, salik}), std::string());
            QCOMPARE(chosen(state, mission, {crows, banes}), std::string("chosen"));
            QCOMPARE(chosen(state, mission, {crows, banes, banes}), std::string("chosen"));
            QCOMPARE(chosen(state, mission, {crows, banes, noctis}), std::string("chosen chosen"));
        }
    }

    void relicsAreGivenToInfantryOfOnesOwn()
    {
        MatchState state = common("relics");
        QCOMPARE(chosen(state, "relics", {crows}), std::string());
        QCOMPARE(chosen(state, "relics", {soldiers}), std::string("chosen chosen")); // none, and one too many
        UnitState& unit = *state.find(crows);
        UnitCard beasts = *unit.card;
        beasts.infantry = false;
        unit.card = beasts;
        QCOMPARE(chosen(state, "relics", {crows}), std::string("chosen"));
    }

    void missionsWithoutAChoice()
    {
        for (const char* mission : {"total-destruction", "moon-shards", "idols-of-power", "prisoners"}) {
            QCOMPARE(chosen(common(mission), mission, {}), std::string());
            QCOMPARE(chosen(common(mission), mission, {crows}), std::string("chosen"));
        }
    }

    void threeSceneriesHideTheRelics()
    {
        const auto at = [](const char* id, double y) { return PlaceScenery{SceneryId(id), {45, y}, 2}; };
        const MatchState state = after(solo("relics"), {at("a", 5), at("b", 20), at("c", 35), at("d", 80)});
        QCOMPARE(chosen(state, "relics", {}, {"a", "b", "d"}), std::string());
        QCOMPARE(chosen(state, "relics", {}, {"a", "d"}), std::string("chosen"));
        QCOMPARE(chosen(state, "relics", {}, {"a", "d", "d"}), std::string("chosen"));
        QCOMPARE(chosen(state, "relics", {}, {"a", "d", "x"}), std::string("chosen"));
        // All in the half of Area A.
        QCOMPARE(chosen(state, "relics", {}, {"a", "b", "c"}), std::string("chosen"));
    }

    void whoHasNoCardIsNotJudged()
    {
        const MatchState state =
            after(tableOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}})),
                  {DealMissions{card("relics"), {}}});
        QCOMPARE(chosen(state, "relics", {unitRefOf("red/induna-1")}), std::string());
    }

    void onlyConditionsOfTheMissionAreTicked()
    {
        QCOMPARE(ticked(common("messenger"), "messenger", "message-delivered"), std::string());
        QCOMPARE(ticked(common("messenger"), "messenger", "message-carried"),
                 std::string("unknown-condition"));
        QCOMPARE(ticked(solo("messenger"), "messenger", "message-carried"), std::string());
        QCOMPARE(ticked(solo("messenger"), "messenger", "message-delivered"),
                 std::string("unknown-condition"));
        // Of a mission of their own the players know the conditions.
        QCOMPARE(ticked(solo("picnic"), "picnic", "cake"), std::string());
    }
};

ADJUTANT_TEST(MatchMissionsTest)
#include "tst_match_missions.moc"
