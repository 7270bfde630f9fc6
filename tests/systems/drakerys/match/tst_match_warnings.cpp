#include "tests/systems/drakerys/match/played.h"
#include "tests/systems/drakerys/match/readymatch.h"

namespace adjutant::test::tst_match_warnings {

using namespace drakerys;

static MatchState with(const std::string& unit, const std::string& token)
{
    return after(readyMatch(), {"status: {unit: " + unit + ", add: " + token + "}"});
}

static std::string shooting(const std::string& weapon)
{
    return "activate: {unit: blue/noctis-1, actions: [{action: shooting, weapon: " + weapon + "}]}";
}

/// An Action with dice of Heroic Action.
static std::string heroic(const std::string& unit, const std::string& action, int dice)
{
    return "activate: {unit: " + unit + ", actions: [{action: " + action +
           ", heroic_dice: " + std::to_string(dice) + "}]}";
}

static MatchState blueToPlay()
{
    return after(readyMatch(), {spending("red/crows-1", 1)});
}

const std::string crows = "red/crows-1";
const std::string banes = "red/blood-banes-1";
const std::string salik = "red/salik-1";
const std::string noctis = "blue/noctis-1";
const std::string soldiers = "blue/soldiers-1";

static std::string listOf(const std::vector<std::string>& ids)
{
    std::string list = "[";
    for (const std::string& id : ids)
        list += (list.size() > 1 ? ", " : "") + id;
    return list + "]";
}

static MatchState common(const std::string& mission)
{
    return after(readyMatch(), {"missions: {common: " + mission + "}"});
}

static MatchState solo(const std::string& mission)
{
    return after(readyMatch(), {"missions: {solo: {red: " + mission + "}}"});
}

static CommandRun choosing(const MatchState& state, const std::string& mission,
                           const std::vector<std::string>& units,
                           const std::vector<std::string>& sceneries = {})
{
    return run(state, "choose: {player: red, mission: " + mission + ", units: " + listOf(units) +
                          ", sceneries: " + listOf(sceneries) + ", secret: true}");
}

static std::string chosen(const MatchState& state, const std::string& mission,
                          const std::vector<std::string>& units,
                          const std::vector<std::string>& sceneries = {})
{
    return choosing(state, mission, units, sceneries).warnings();
}

static std::string ticked(const MatchState& state, const std::string& mission, const std::string& condition)
{
    return run(state, "tick: {player: red, mission: " + mission + ", condition: " + condition + ", count: 1}")
        .warnings();
}

/// What players may do all the same: the rule is told, nothing is refused.
class MatchWarningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTheRulesAllowWarnsOfNothing()
    {
        checkWarnings(
            readyMatch(),
            {{"activate: {unit: red/crows-1, actions: [march, charge]}", ""},
             {"activate: {unit: red/salik-1, actions: [invocation, combined_charge, attack]}", ""}});
        checkWarnings(blueToPlay(),
                      {{"activate: {unit: blue/crossbowmen-1, actions: [shooting, shooting]}", ""}});
    }

    void ownUnitsAreNoTargets()
    {
        const auto warns = [](const MatchState& state, const std::string& command) {
            return asked(state, command).warnings().find("enemy") != std::string::npos;
        };
        QVERIFY(warns(readyMatch(), "charge: {unit: red/crows-1, target: red/salik-1}"));
        QVERIFY(!warns(readyMatch(), "charge: {unit: red/crows-1, target: blue/soldiers-1}"));
        QVERIFY(warns(blueToPlay(), "shoot: {unit: blue/crossbowmen-1, target: blue/noctis-1}"));
    }

    // 3 cm between two Leaders is Contact; 3.1 is none.
    void aMarchEndsOutOfContact()
    {
        const MatchState state = after(readyMatch(), {"stand: {unit: red/crows-1, at: [40, 20]}",
                                                      "stand: {unit: blue/soldiers-1, at: [40, 30]}"});
        checkWarnings(state, {{"march: {unit: red/crows-1, to: [40, 27]}", "march-contact"},
                              {"march: {unit: red/crows-1, to: [40, 26.9]}", ""}});
    }

    // Of an army that is put on the map.
    void anEndOfTheDeploymentNamesWhoIsMissing()
    {
        QCOMPARE(run(readyMatch(), "deployed: {}").warnings(), "");
        QCOMPARE(run(after(readyMatch(), {"stand: {unit: red/crows-1, at: [40, 10]}",
                                          "stand: {unit: red/salik-1, at: [45, 10]}"}),
                     "deployed: {}")
                     .warnings(),
                 "deployment");
    }

    void engagedUnitsOnlyAttack()
    {
        checkWarnings(with("red/crows-1", "engaged"),
                      {{"activate: {unit: red/crows-1, actions: [attack]}", ""},
                       {"activate: {unit: red/crows-1, actions: [march, charge]}", "engaged engaged"}});
        // Disengagement.
        checkWarnings(with("red/salik-1", "engaged"),
                      {{"activate: {unit: red/salik-1, actions: [march]}", ""}});
        checkWarnings(with("red/crows-1", "free"),
                      {{"activate: {unit: red/crows-1, actions: [attack]}", "free"}});
    }

    void magicIsTheWizardsShotsTheShooters()
    {
        checkWarnings(readyMatch(), {{"activate: {unit: red/crows-1, actions: [magic]}", "skill"},
                                     {"activate: {unit: red/crows-1, actions: [shooting]}", "skill"},
                                     {"activate: {unit: red/crows-1, actions: [invocation]}", "skill"}});
    }

    // The token No more skill.
    void skillsThatWereTakenAwayDoNotCount()
    {
        QCOMPARE(run(with("red/salik-1", "no-more-skill"), heroic("red/salik-1", "attack", 1)).warnings(),
                 "skill");
        const MatchState engaged =
            after(with("red/salik-1", "no-more-skill"), {"status: {unit: red/salik-1, add: engaged}"});
        QCOMPARE(run(engaged, "activate: {unit: red/salik-1, actions: [march]}").warnings(), "engaged");
    }

    void combinedChargesAreAHeros()
    {
        checkWarnings(readyMatch(),
                      {{"activate: {unit: red/blood-banes-1, actions: [combined_charge]}", "hero"}});
        const MatchState state = after(readyMatch(), {"scatter: {unit: red/crows-1}"});
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [combined_charge]}").warnings(), "guard");
    }

    void heroicActionAddsUpToFiveDice()
    {
        checkWarnings(readyMatch(), {{heroic("red/salik-1", "attack", 5), ""},
                                     {heroic("red/salik-1", "attack", 6), "heroic-dice"},
                                     {heroic("red/salik-1", "march", 1), "heroic-dice"},
                                     {heroic("red/crows-1", "attack", 1), "skill"}});
    }

    void aCrossbowShootsOnce()
    {
        checkWarnings(blueToPlay(),
                      {{"activate: {unit: blue/noctis-1, actions: [shooting]}", ""},
                       {"activate: {unit: blue/noctis-1, actions: [shooting, shooting, shooting]}",
                        "second-shot second-shot"}});
    }

    void aWeaponTheUnitLacks()
    {
        checkWarnings(blueToPlay(), {{shooting("bow"), "weapon"}, {shooting("crossbow"), ""}});
    }

    void anAwakenedInvokesXTimesAGame()
    {
        // Salik is Awakened [2].
        checkWarnings(readyMatch(),
                      {{"activate: {unit: red/salik-1, actions: [invocation, invocation, invocation]}",
                        "invocations"}});
        MatchState state =
            after(readyMatch(), {"activate: {unit: red/salik-1, actions: [invocation, invocation]}",
                                 spending("blue/noctis-1", 10)});
        QCOMPARE(run(state, "activate: {unit: red/salik-1, actions: [invocation]}").warnings(),
                 "invocations");
    }

    void tokensForbid()
    {
        checkWarnings(with("red/crows-1", "no-charge"),
                      {{"activate: {unit: red/crows-1, actions: [charge]}", "status"},
                       {"activate: {unit: red/crows-1, actions: [attack]}", ""}});
        checkWarnings(with("red/crows-1", "no-charge-attack-or-shot"),
                      {{"activate: {unit: red/crows-1, actions: [attack]}", "status"}});
        checkWarnings(with("red/crows-1", "no-activation"),
                      {{"activate: {unit: red/crows-1, actions: [march]}", "status"}});
    }

    void aUnitWithoutACardIsNotJudged()
    {
        const MatchState match = matchOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}}));
        checkWarnings(match, {{"activate: {unit: red/induna-1, actions: [magic, invocation, shooting]}",
                               "unknown-profile"}});
    }

    void wordsTheRulebookLacks()
    {
        checkWarnings(readyMatch(), {{"status: {unit: red/crows-1, add: sleepy}", "unknown-status"},
                                     {"status: {unit: red/crows-1, remove: rain}", "status"},
                                     {"score: {player: red, mission: picnic, vp: 1}", "unknown-mission"}});
    }

    // What the match refuses; a refused command changes nothing.

    void nobodyOfThatName()
    {
        const MatchState state = readyMatch();
        for (const std::string unit :
             {"red/crow-1", "green/crows-1", "crows-1", "red", "''", "/", "red/crows-1/x"}) {
            QCOMPARE(run(state, "activate: {unit: " + unit + ", actions: [march]}").refusal(),
                     "unknown-unit");
            QCOMPARE(run(state, "injure: {unit: " + unit + ", count: 1}").refusal(), "unknown-unit");
        }
        checkRefusals(state, {{"pass: {player: green}", "unknown-unit"},
                              {"score: {player: green, vp: 1}", "unknown-unit"}});
        QCOMPARE(toText(run(state, "activate: {unit: red/crow-1, actions: [march]}").form.refusal->message),
                 "unit: nothing here is called 'red/crow-1'; did you mean 'red/crows-1'?");
    }

    void onlyTheActivePlayerActivates()
    {
        QCOMPARE(run(readyMatch(), "activate: {unit: blue/noctis-1, actions: [march]}").refusal(),
                 "not-active");
    }

    void oneActionToTheCardsActions()
    {
        checkRefusals(readyMatch(),
                      {{"activate: {unit: red/crows-1, actions: []}", "action-count"},
                       {"activate: {unit: red/crows-1, actions: [march, march]}", "none"},
                       {"activate: {unit: red/crows-1, actions: [march, march, march]}", "action-count"},
                       {"activate: {unit: red/salik-1, actions: [march, march, march, march]}", "none"}});
    }

    void withoutACardTwentyActionsAreAccepted()
    {
        const MatchState match = matchOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}}));
        const auto marches = [](int count) {
            std::string command = "activate: {unit: red/scouts-1, actions: [march";
            while (--count > 0)
                command += ", march";
            return command + "]}";
        };
        QCOMPARE(run(match, marches(16)).refusal(), "none");
        QCOMPARE(run(match, marches(16)).warnings(), "unknown-profile");
        checkRefusals(match, {{marches(20), "over-16"}, {marches(21), "action-count"}});
    }

    void oneChargeAnActivation()
    {
        const MatchState state = readyMatch();
        checkRefusals(state,
                      {{"activate: {unit: red/salik-1, actions: [charge, charge]}", "one-charge"},
                       {"activate: {unit: red/salik-1, actions: [charge, combined_charge]}", "one-charge"},
                       {"activate: {unit: red/salik-1, actions: [charge, attack]}", "none"}});
    }

    void anActivationCostsAtMostTheTimePath()
    {
        checkRefusals(readyMatch(),
                      {{spending("red/crows-1", 16), "none"}, {spending("red/crows-1", 17), "over-16"}});
        // Stress 5: four Marches are 24 TS.
        QCOMPARE(run(after(readyMatch(), {"stress: {unit: red/salik-1, change: 5}"}),
                     "activate: {unit: red/salik-1, actions: [march, march, march, march]}")
                     .refusal(),
                 "over-16");
    }

    void whoIsOffTheTableStaysOff()
    {
        const MatchState state = after(readyMatch(), {"scatter: {unit: red/crows-1}"});
        for (const std::string& command : std::vector<std::string>{
                 "activate: {unit: red/crows-1, actions: [march]}", "injure: {unit: red/crows-1, count: 1}",
                 "stress: {unit: red/crows-1, change: 1}", "status: {unit: red/crows-1, add: no-charge}",
                 "remove: {unit: red/crows-1, warriors: 1}", "scatter: {unit: red/crows-1}"})
            QCOMPARE(run(state, command).refusal(), "removed");
    }

    void noMoreWarriorsLeaveThanAreLeft()
    {
        checkRefusals(readyMatch(), {{"remove: {unit: red/crows-1, warriors: 12}", "none"},
                                     {"remove: {unit: red/crows-1, warriors: 13}", "removed"}});
    }

    // What is odd about cards, choices and ticks: told, not refused.

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
        changeCard(state, crows, [](UnitCard& card) { card.infantry = false; });
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

ADJUTANT_TEST(MatchWarningsTest)

} // namespace adjutant::test::tst_match_warnings
