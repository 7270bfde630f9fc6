#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"
#include "tests/testprogram.h"

#include <QtTest>

namespace tst_match_missions {

using namespace adjutant;
using namespace adjutant::drakerys;
using namespace adjutant::test;

namespace {

const std::string crows = "red/crows-1";
const std::string banes = "red/blood-banes-1";
const std::string salik = "red/salik-1";
const std::string noctis = "blue/noctis-1";
const std::string soldiers = "blue/soldiers-1";

std::string listOf(const std::vector<std::string>& ids)
{
    std::string list = "[";
    for (const std::string& id : ids)
        list += (list.size() > 1 ? ", " : "") + id;
    return list + "]";
}

MatchState common(const std::string& mission)
{
    return after(readyMatch(), {"missions: {common: " + mission + "}"});
}

MatchState solo(const std::string& mission)
{
    return after(readyMatch(), {"missions: {solo: {red: " + mission + "}}"});
}

CommandRun choosing(const MatchState& state, const std::string& mission,
                    const std::vector<std::string>& units, const std::vector<std::string>& sceneries = {})
{
    return run(state, "choose: {player: red, mission: " + mission + ", units: " + listOf(units) +
                          ", sceneries: " + listOf(sceneries) + ", secret: true}");
}

std::string chosen(const MatchState& state, const std::string& mission, const std::vector<std::string>& units,
                   const std::vector<std::string>& sceneries = {})
{
    return choosing(state, mission, units, sceneries).warnings();
}

std::string ticked(const MatchState& state, const std::string& mission, const std::string& condition)
{
    return run(state, "tick: {player: red, mission: " + mission + ", condition: " + condition + ", count: 1}")
        .warnings();
}

} // namespace

/// What is odd about cards, choices and ticks: told, not refused.
class MatchMissionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeDifferentCardsOfTheNine()
    {
        const auto dealt = [](const std::string& cards) {
            return run(readyMatch(), "missions: {" + cards + "}").warnings();
        };
        QCOMPARE(dealt("common: relics, solo: {red: messenger, blue: prisoners}"), "");
        QCOMPARE(dealt("solo: {red: messenger}"), "");
        QCOMPARE(dealt(""), "");
        QCOMPARE(dealt("common: relics, solo: {red: messenger, blue: relics}"), "unknown-mission");
        QCOMPARE(dealt("common: relics, solo: {red: messenger, blue: messenger}"), "unknown-mission");
        QCOMPARE(dealt("common: picnic, solo: {red: messenger, blue: prisoners}"), "unknown-mission");
    }

    void epicFightTakesOneHero()
    {
        const MatchState state = common("epic-fight");
        QCOMPARE(chosen(state, "epic-fight", {salik}), "");
        QCOMPARE(chosen(state, "epic-fight", {}), "chosen");
        QCOMPARE(chosen(state, "epic-fight", {crows}), "chosen");
        QCOMPARE(chosen(state, "epic-fight", {salik, noctis}), "chosen");
    }

    void soloEpicFightTakesAnEnemyHeroToo()
    {
        const MatchState state = solo("epic-fight");
        QCOMPARE(chosen(state, "epic-fight", {salik, noctis}), "");
        QCOMPARE(chosen(state, "epic-fight", {salik}), "chosen");
        QCOMPARE(chosen(state, "epic-fight", {salik, soldiers}), "chosen");
    }

    void threeDifferentUnitsOfOnesOwn()
    {
        for (const std::string mission : {"conquerors", "breakthrough"}) {
            const MatchState state = common(mission);
            QCOMPARE(chosen(state, mission, {crows, banes, salik}), "");
            QCOMPARE(chosen(state, mission, {crows, banes}), "chosen");
            QCOMPARE(choosing(state, mission, {crows, banes, banes}).refusal(), "malformed");
            QCOMPARE(chosen(state, mission, {crows, banes, noctis}), "chosen chosen");
        }
    }

    void relicsAreGivenToInfantryOfOnesOwn()
    {
        MatchState state = common("relics");
        QCOMPARE(chosen(state, "relics", {crows}), "");
        QCOMPARE(chosen(state, "relics", {soldiers}), "chosen chosen"); // none, and one too many
        UnitState& unit = *state.find(unitRefOf(crows));
        UnitCard beasts = *unit.card;
        beasts.infantry = false;
        unit.card = beasts;
        QCOMPARE(chosen(state, "relics", {crows}), "chosen");
    }

    void missionsWithoutAChoice()
    {
        for (const std::string mission :
             {"total-destruction", "moon-shards", "idols-of-power", "prisoners"}) {
            QCOMPARE(chosen(common(mission), mission, {}), "");
            QCOMPARE(chosen(common(mission), mission, {crows}), "chosen");
        }
    }

    void threeSceneriesHideTheRelics()
    {
        const auto at = [](const std::string& id, const std::string& y) {
            return "scenery: {id: " + id + ", at: [45, " + y + "], radius: 2}";
        };
        const MatchState state =
            after(solo("relics"), {at("a", "5"), at("b", "20"), at("c", "35"), at("d", "80")});
        QCOMPARE(chosen(state, "relics", {}, {"a", "b", "d"}), "");
        QCOMPARE(chosen(state, "relics", {}, {"a", "d"}), "chosen");
        QCOMPARE(choosing(state, "relics", {}, {"a", "d", "d"}).refusal(), "malformed");
        QCOMPARE(chosen(state, "relics", {}, {"a", "d", "x"}), "chosen");
        // All in the half of Area A.
        QCOMPARE(chosen(state, "relics", {}, {"a", "b", "c"}), "chosen");
    }

    void whoHasNoCardIsNotJudged()
    {
        const MatchState state =
            after(matchOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}})),
                  {"missions: {common: relics}"});
        QCOMPARE(chosen(state, "relics", {"red/induna-1"}), "");
    }

    void onlyConditionsOfTheMissionAreTicked()
    {
        QCOMPARE(ticked(common("messenger"), "messenger", "message-delivered"), "");
        QCOMPARE(ticked(common("messenger"), "messenger", "message-carried"), "unknown-condition");
        QCOMPARE(ticked(solo("messenger"), "messenger", "message-carried"), "");
        QCOMPARE(ticked(solo("messenger"), "messenger", "message-delivered"), "unknown-condition");
        // Of a mission of their own the players know the conditions.
        QCOMPARE(ticked(solo("picnic"), "picnic", "cake"), "");
    }
};

ADJUTANT_TEST(MatchMissionsTest)

} // namespace tst_match_missions

#include "tst_match_missions.moc"
