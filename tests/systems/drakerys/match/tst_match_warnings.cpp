#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_warnings {

using namespace drakerys;

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

static MatchState common(const std::string& mission)
{
    return after(readyMatch(), {"missions: {common: " + mission + "}"});
}

static MatchState solo(const std::string& mission)
{
    return after(readyMatch(), {"missions: {solo: {red: " + mission + "}}"});
}

static std::string choosing(const std::string& mission, const std::vector<std::string>& units,
                            const std::vector<std::string>& sceneries = {})
{
    const auto listOf = [](const auto& ids) { return '[' + joined(ids, std::identity(), ", ") + ']'; };
    return "choose: {player: red, mission: " + mission + ", units: " + listOf(units) +
           ", sceneries: " + listOf(sceneries) + ", secret: true}";
}

static std::string ticking(const std::string& mission, const std::string& condition)
{
    return "tick: {player: red, mission: " + mission + ", condition: " + condition + ", count: 1}";
}

/// What players may do all the same: the rule is named, nothing is refused.
class MatchWarningsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("what the rules allow warns of nothing", readyMatch(),
            {"allowed: activate: {unit: red/crows-1, actions: [march, charge]}",
             "allowed: activate: {unit: red/salik-1, actions: [invocation, combined_charge, attack]}",
             "anew: {}", spending("red/crows-1", 1),
             "allowed: activate: {unit: blue/crossbowmen-1, actions: [shooting, shooting]}"});
        // 3 cm between two Leaders is Contact; 3.1 is none.
        row("a march ends out of contact", readyMatch(),
            {"stand: {unit: red/crows-1, at: [40, 20]}", "stand: {unit: blue/soldiers-1, at: [40, 30]}",
             "warned march-contact: march: {unit: red/crows-1, to: [40, 27]}",
             "allowed: march: {unit: red/crows-1, to: [40, 26.9]}"});
        // The Crows march 10 cm, and the crossbow of Noctis shoots 80.
        using Limit = std::tuple<std::string, MatchState, std::string, std::string, std::string, std::string>;
        for (const auto& [of, state, command, within, beyond, says] : std::initializer_list<Limit>{
                 {"a march", after(readyMatch(), {"stand: {unit: red/crows-1, at: [40, 20]}"}),
                  "march: {unit: red/crows-1, to: ", "[40, 30.03]}", "[40, 30.1]}",
                  "Crows would move 10.1 cm; the limit is 10 cm"},
                 {"a shot", blueToPlay(),
                  "shoot: {unit: blue/noctis-1, target: red/crows-1, successes: [0], distance: ", "80.03}",
                  "80.1}", "the target is 80.1 cm away, beyond the weapon’s range (80 cm)"},
                 {"a scenery", after(readyMatch(), {"scenery: {id: rock, at: [30, 30], radius: 5}"}),
                  "scenery: {id: wood, radius: 5, at: ", "[30, 49.97]}", "[30, 49.9]}",
                  "Wood lies 9.9 cm from another Scenery, Vortex or Maelstrom; it must be at least 10 cm"}})
            row("a limit is judged as it shows: " + of, state,
                {"allowed: " + command + within, "tries " + command + beyond, "warning says: " + says});
        // Of an army that is put on the map.
        row("an end of the deployment names who is missing", readyMatch(),
            {"allowed: deployed: {}", "stand: {unit: red/crows-1, at: [40, 10]}",
             "stand: {unit: red/salik-1, at: [45, 10]}", "warned deployment: deployed: {}"});
        row("engaged units only attack", readyMatch(),
            {"status: {unit: red/crows-1, add: engaged}",
             "allowed: activate: {unit: red/crows-1, actions: [attack]}",
             "warned engaged engaged: activate: {unit: red/crows-1, actions: [march, charge]}", "anew: {}",
             // Disengagement.
             "status: {unit: red/salik-1, add: engaged}",
             "allowed: activate: {unit: red/salik-1, actions: [march]}", "anew: {}",
             "status: {unit: red/crows-1, add: free}",
             "warned free: activate: {unit: red/crows-1, actions: [attack]}"});
        row("magic is the wizards shots the shooters", readyMatch(),
            {"warned skill: activate: {unit: red/crows-1, actions: [magic]}",
             "warned skill: activate: {unit: red/crows-1, actions: [shooting]}",
             "warned skill: activate: {unit: red/crows-1, actions: [invocation]}"});
        // The token No more skill.
        row("skills that were taken away do not count",
            after(readyMatch(), {"status: {unit: red/salik-1, add: no-more-skill}"}),
            {"warned skill: " + heroic("red/salik-1", "attack", 1), "anew: {}",
             "status: {unit: red/salik-1, add: engaged}",
             "warned engaged: activate: {unit: red/salik-1, actions: [march]}"});
        row("combined charges are a heros", readyMatch(),
            {"warned hero: activate: {unit: red/blood-banes-1, actions: [combined_charge]}", "anew: {}",
             "scatter: {unit: red/crows-1}",
             "warned guard: activate: {unit: red/salik-1, actions: [combined_charge]}"});
        row("heroic action adds up to five dice", readyMatch(),
            {"allowed: " + heroic("red/salik-1", "attack", 5),
             "warned heroic-dice: " + heroic("red/salik-1", "attack", 6),
             "warned heroic-dice: " + heroic("red/salik-1", "march", 1),
             "warned skill: " + heroic("red/crows-1", "attack", 1)});
        row("a crossbow shoots once", blueToPlay(),
            {"allowed: activate: {unit: blue/noctis-1, actions: [shooting]}",
             "warned second-shot second-shot: activate: {unit: blue/noctis-1, actions: [shooting, shooting, "
             "shooting]}"});
        row("a weapon the unit lacks", blueToPlay(),
            {"warned weapon: " + shooting("bow"), "allowed: " + shooting("crossbow")});
        // Salik is Awakened [2].
        row("an awakened invokes x times a game", readyMatch(),
            {"warned invocations: activate: {unit: red/salik-1, actions: [invocation, invocation, "
             "invocation]}",
             "anew: {}", "activate: {unit: red/salik-1, actions: [invocation, invocation]}",
             spending("blue/noctis-1", 10),
             "warned invocations: activate: {unit: red/salik-1, actions: [invocation]}"});
        row("tokens forbid", readyMatch(),
            {"status: {unit: red/crows-1, add: no-charge}",
             "warned status: activate: {unit: red/crows-1, actions: [charge]}",
             "allowed: activate: {unit: red/crows-1, actions: [attack]}", "anew: {}",
             "status: {unit: red/crows-1, add: no-charge-attack-or-shot}",
             "warned status: activate: {unit: red/crows-1, actions: [attack]}", "anew: {}",
             "status: {unit: red/crows-1, add: no-activation}",
             "warned status: activate: {unit: red/crows-1, actions: [march]}"});
        row("a unit without a card is not judged",
            matchOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}})),
            {"warned unknown-profile: activate: {unit: red/induna-1, actions: [magic, invocation, "
             "shooting]}"});
        row("words the rulebook lacks", readyMatch(),
            {"warned unknown-status: status: {unit: red/crows-1, add: sleepy}",
             "warned status: status: {unit: red/crows-1, remove: rain}",
             "warned unknown-mission: score: {player: red, mission: picnic, vp: 1}"});
        row("only the active player activates", readyMatch(),
            {"refused not-active: activate: {unit: blue/noctis-1, actions: [march]}"});
        row("one action to the cards actions", readyMatch(),
            {"refused action-count: activate: {unit: red/crows-1, actions: []}",
             "not refused: activate: {unit: red/crows-1, actions: [march, march]}",
             "refused action-count: activate: {unit: red/crows-1, actions: [march, march, march]}",
             "not refused: activate: {unit: red/salik-1, actions: [march, march, march, march]}"});
        row("one charge an activation", readyMatch(),
            {"refused one-charge: activate: {unit: red/salik-1, actions: [charge, charge]}",
             "refused one-charge: activate: {unit: red/salik-1, actions: [charge, combined_charge]}",
             "not refused: activate: {unit: red/salik-1, actions: [charge, attack]}"});
        row("an activation costs at most the time path", readyMatch(),
            {"not refused: " + spending("red/crows-1", 16), "refused over-16: " + spending("red/crows-1", 17),
             // Stress 5: four Marches are 24 TS.
             "stress: {unit: red/salik-1, change: 5}",
             "refused over-16: activate: {unit: red/salik-1, actions: [march, march, march, march]}"});
        row("no more warriors leave than are left", readyMatch(),
            {"not refused: remove: {unit: red/crows-1, warriors: 12}",
             "refused removed: remove: {unit: red/crows-1, warriors: 13}"});
        row("epic fight takes one hero", common("epic-fight"),
            {"allowed: " + choosing("epic-fight", {salik}), "warned chosen: " + choosing("epic-fight", {}),
             "warned chosen: " + choosing("epic-fight", {crows}),
             "warned chosen: " + choosing("epic-fight", {salik, noctis})});
        row("solo epic fight takes an enemy hero too", solo("epic-fight"),
            {"allowed: " + choosing("epic-fight", {salik, noctis}),
             "warned chosen: " + choosing("epic-fight", {salik}),
             "warned chosen: " + choosing("epic-fight", {salik, soldiers})});
        for (const std::string mission : {"conquerors", "breakthrough"})
            row("three different units of ones own: " + mission, common(mission),
                {"allowed: " + choosing(mission, {crows, banes, salik}),
                 "warned chosen: " + choosing(mission, {crows, banes}),
                 "refused malformed: " + choosing(mission, {crows, banes, banes}),
                 "warned chosen chosen: " + choosing(mission, {crows, banes, noctis})});
        for (const std::string mission : {"total-destruction", "moon-shards", "idols-of-power", "prisoners"})
            row("missions without a choice: " + mission, common(mission),
                {"allowed: " + choosing(mission, {}), "warned chosen: " + choosing(mission, {crows})});
        row("who has no card is not judged",
            matchOf(army("ashral", {{"induna", 1}}), army("avaren", {{"crows", 6}})),
            {"missions: {common: relics}", "allowed: " + choosing("relics", {"red/induna-1"})});
        row("only conditions of the mission are ticked", readyMatch(),
            {"missions: {common: messenger}", "allowed: " + ticking("messenger", "message-delivered"),
             "warned unknown-condition: " + ticking("messenger", "message-carried"), "anew: {}",
             "missions: {solo: {red: messenger}}", "allowed: " + ticking("messenger", "message-carried"),
             "warned unknown-condition: " + ticking("messenger", "message-delivered"), "anew: {}",
             // Of a mission of their own the players know the conditions.
             "missions: {solo: {red: picnic}}", "allowed: " + ticking("picnic", "cake")});
        row("who is off the table stays off", readyMatch(),
            {"scatter: {unit: red/crows-1}",
             "refused removed: activate: {unit: red/crows-1, actions: [march]}",
             "refused removed: injure: {unit: red/crows-1, count: 1}",
             "refused removed: stress: {unit: red/crows-1, change: 1}",
             "refused removed: status: {unit: red/crows-1, add: no-charge}",
             "refused removed: remove: {unit: red/crows-1, warriors: 1}",
             "refused removed: scatter: {unit: red/crows-1}"});
        row("own units are no targets", readyMatch(),
            {"asks charge: {unit: red/crows-1, target: red/salik-1}", "warns: enemy",
             "asks charge: {unit: red/crows-1, target: blue/soldiers-1}", "never warns: enemy", "anew: {}",
             spending("red/crows-1", 1), "asks shoot: {unit: blue/crossbowmen-1, target: blue/noctis-1}",
             "warns: enemy"});
        for (const std::string unit :
             {"red/crow-1", "green/crows-1", "crows-1", "red", "''", "/", "red/crows-1/x"})
            row("nobody of that name: " + unit, readyMatch(),
                {"refused unknown-unit: activate: {unit: " + unit + ", actions: [march]}",
                 "refused unknown-unit: injure: {unit: " + unit + ", count: 1}"});
        row("nobody of that name", readyMatch(),
            {"refused unknown-unit: pass: {player: green}",
             "refused unknown-unit: score: {player: green, vp: 1}",
             "refused unknown-unit: activate: {unit: red/crow-1, actions: [march]}",
             "because: unit: nothing here is called 'red/crow-1'; did you mean 'red/crows-1'?"});
        const auto marches = [](int count) {
            std::string command = "activate: {unit: red/scouts-1, actions: [march";
            while (--count > 0)
                command += ", march";
            return command + "]}";
        };
        row("without a card twenty actions are accepted",
            matchOf(army("avaren", {{"scouts", 6}}), army("avaren", {{"crows", 6}})),
            {"warned unknown-profile: " + marches(16), "refused over-16: " + marches(20),
             "refused action-count: " + marches(21)});
        // What is odd about cards and choices is warned of, not refused.
        row("three different cards of the nine", readyMatch(),
            {"allowed: missions: {common: relics, solo: {red: messenger, blue: prisoners}}",
             "allowed: missions: {solo: {red: messenger}}", "allowed: missions: {}",
             "warned unknown-mission: missions: {common: relics, solo: {red: messenger, blue: relics}}",
             "warned unknown-mission: missions: {common: relics, solo: {red: messenger, blue: messenger}}",
             "warned unknown-mission: missions: {common: picnic, solo: {red: messenger, blue: prisoners}}"});
        // None, and one too many.
        row("relics are given to infantry of ones own", common("relics"),
            {"allowed: " + choosing("relics", {crows}),
             "warned chosen chosen: " + choosing("relics", {soldiers})});
        MatchState riding = common("relics");
        changeCard(riding, crows, [](UnitCard& card) { card.infantry = false; });
        row("relics are given to infantry of ones own, 2", riding,
            {"warned chosen: " + choosing("relics", {crows})});
        const auto at = [](const std::string& id, const std::string& y) {
            return "scenery: {id: " + id + ", at: [45, " + y + "], radius: 2}";
        };
        row("three sceneries hide the relics", solo("relics"),
            {at("a", "5"), at("b", "20"), at("c", "35"), at("d", "80"),
             "allowed: " + choosing("relics", {}, {"a", "b", "d"}),
             "warned chosen: " + choosing("relics", {}, {"a", "d"}),
             "refused malformed: " + choosing("relics", {}, {"a", "d", "d"}),
             "warned chosen: " + choosing("relics", {}, {"a", "d", "x"}),
             // All in the half of Area A.
             "warned chosen: " + choosing("relics", {}, {"a", "b", "c"})});
    }
    void scripts() { followState(); }
};

ADJUTANT_TEST(MatchWarningsTest)

} // namespace adjutant::test::tst_match_warnings
