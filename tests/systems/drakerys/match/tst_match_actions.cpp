#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_actions {

using namespace drakerys;
using enum ActionKind;

/// Crows (12 Warriors, Power 1, Combat 3) strike Crossbowmen (6 Warriors), every Warrior in Contact.
static std::string attackOfCrows(const std::string& rolls)
{
    return "attack: {unit: red/crows-1, target: blue/crossbowmen-1, " + rolls + "}";
}

static MatchState onTheMap(const MatchState& state)
{
    return after(state, {"stand: {unit: red/crows-1, at: [30, 10]}",
                         "stand: {unit: blue/crossbowmen-1, at: [30, 22]}"});
}

/// What an activation costs a Unit with so much Stress.
static int cost(std::string_view unit, int stress, Action action)
{
    static const MatchState match = matchOf(
        army("avaren", {{"crows", 12}, {"salik", 1}}),
        army("aurium", {{"noctis", 1}, {"soldiers", 6}, {"irosia/lancers", 10}, {"ashral/rockthrowers", 3}}));
    UnitState state = unitOf(match, unit);
    state.stress = stress;
    return costOf(action, state);
}

static Action of(ActionKind kind, int heroicDice = 0)
{
    Action action;
    action.kind = kind;
    action.heroicDice = heroicDice;
    return action;
}

static Action invoking(bool overlord, int extraDice)
{
    Action action = of(invocation);
    action.overlord = overlord;
    action.extraDice = extraDice;
    return action;
}

/// An activation Action by Action, each with its dice (chapters "Progress of a Game Phase", "Fighting").
class MatchActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("actions are paid when the activation ends", readyMatch(),
            {"march: {unit: red/crows-1}", "special: {unit: red/crows-1, ts: 2}", "red: {progress: 0}",
             "match: {ts: 3}", // March 1, Special 2
             "red/crows-1: {stress: 0}", "end_activation: {}", "match: {activation: false}",
             "red: {progress: 3}", "red/crows-1: {stress: 1}", "match: {active: blue}"});
        row("other units wait for the end of an activation", readyMatch(),
            {"march: {unit: red/crows-1}", "refused activating: march: {unit: red/salik-1}",
             "refused activating: pass: {player: red}", "refused activating: spend: {player: red, ts: 1}",
             "refused activating: activate: {unit: red/crows-1, actions: [march]}", "anew: {}",
             "refused activating: end_activation: {}"});
        // Crows: Actions 2.
        row("a unit makes as many actions as its card has", readyMatch(),
            {"march: {unit: red/crows-1}", "march: {unit: red/crows-1}",
             "refused action-count: march: {unit: red/crows-1}"});
        row("one charge an activation", readyMatch(),
            {"charge: {unit: red/crows-1, target: blue/crossbowmen-1, successes: [0, 0, 1]}",
             "refused one-charge: charge: {unit: red/crows-1, target: blue/noctis-1}"});
        row("stress makes every action dearer", readyMatch(),
            {"stress: {unit: red/crows-1, change: 1}", "march: {unit: red/crows-1}",
             "march: {unit: red/crows-1}", "match: {ts: 4}"});
        // Nobody fails to be hit: six Crossbowmen, 20 Hits, 20 Injuries; none is left to answer.
        row("a lost leader ends the activation with its ts", readyMatch(),
            {attackOfCrows("successes: [12, 12]"), "blue/crossbowmen-1: {removed: true}",
             "match: {activation: true}", "anew: {}",
             // 4 Noctis Hits on the Crows' last Warrior: gone, and with him the activation.
             "set_warriors: {unit: red/crows-1, to: 1}", attackOfCrows("successes: [0, 3, 3]"),
             "red/crows-1: {removed: true}", "match: {activation: false}", "red: {progress: 1}"});
        // March 10 cm.
        row("a march beyond its reach is warned of", onTheMap(readyMatch()),
            {"allowed: march: {unit: red/crows-1, to: [36, 18]}",
             "warned beyond-reach: march: {unit: red/crows-1, to: [36, 19]}",
             // Chapter "Sceneries": they can't be penetrated.
             "scenery: {id: wood, at: [36, 16], radius: 3}",
             "warned in-scenery: march: {unit: red/crows-1, to: [36, 18]}",
             "allowed: march: {unit: red/crows-1, to: [32, 16]}", "anew: {}",
             "march: {unit: red/crows-1, to: [36, 18]}", "red/crows-1: {at: [36, 18]}",
             // Nobody says where: no distance is claimed any more.
             "anew: {}", "march: {unit: red/crows-1}", "red/crows-1: {at: null}"});
        // Willpower 3 against 3: no success scatters (chapter "Morale").
        row("a failed morale scatters", readyMatch(),
            {"morale: {unit: red/crows-1, opposition: 3, successes: [0]}", "red/crows-1: {removed: true}"});
        row("hits from elsewhere injure", readyMatch(),
            {"hits: {unit: red/crows-1, hits: 3, strength: 3, successes: [2]}",
             "red/crows-1: {warriors: 10}"});
        for (const auto& [token, actions] : {std::pair("plus-1-action", "3"),
                                             {"minus-1-action", "1"},
                                             {"only-one-action", "1"},
                                             {"zephyr", "3"}})
            row(std::string("tokens change the number of actions: ") + token, readyMatch(),
                {"red/crows-1: {actions: 2}", std::string("status: {unit: red/crows-1, add: ") + token + "}",
                 std::string("red/crows-1: {actions: ") + actions + "}"});
        row("the cheapest activation is a march or a quick shot", readyMatch(),
            {"red/crows-1: {cheapest: 1}", "stress: {unit: blue/noctis-1, change: 3}",
             "blue/noctis-1: {cheapest: 3}"});
        // A Maelstrom: one 1 is a Stress, two an Injury, three end the spell (chapter "Magic").
        row("three ones end the spell and the activation", readyMatch(),
            {"vortex: {id: heart, element: maelstrom}",
             "magic: {unit: red/salik-1, spell: Mirage, level: 1, sources: [heart], distance: 10, "
             "reinforcement: 3, rolls: [{successes: 1, beside: 3}]}",
             "mentions: The spell fails", "match: {activation: false}",
             // The cataclysm's, and that of the activation.
             "red/salik-1: {injuries: 1, stress: 2}"});
        row("zephyr ends with the next activation", readyMatch(),
            {"status: {unit: red/crows-1, add: zephyr}",
             "activate: {unit: red/crows-1, actions: [march, march, march]}",
             "red/crows-1: {zephyr: false}"});
        // 12 dice: two 10s add a die each, and those who lost may reroll three of the failures.
        row("tens add dice and swashbucklers reroll them", readyMatch(),
            {"refused malformed: " +
                 attackOfCrows("rolls: [{dice: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 1, 2, 3]}]"),
             "because: 17 faces"});
        // 12 between the Leaders, 1.5 a base.
        row("a shot knows its distance from the map", onTheMap(readyMatch()),
            {"march: {unit: red/crows-1, to: [30, 10]}", "end_activation: {}",
             "not refused: shoot: {unit: blue/crossbowmen-1, target: red/crows-1, successes: [0]}",
             "field distance: {value: 9}",
             "tries shoot: {unit: blue/crossbowmen-1, target: red/crows-1, distance: 90, successes: [0]}",
             "warns: beyond-range"});
        row("an overlord exhausts its vortex when it is named", readyMatch(),
            {"vortex: {id: north, element: air}",
             "invoke: {unit: red/salik-1, elemental: air-overlord, source: north, successes: [0]}",
             "source/north: {exhausted: true}", "match: {ts: 3}"});
        // Celeste of Irosia is a Wizard of level 3. Without a source there is no mana.
        row("a spell is cast with the level of its wizard",
            matchOf(army("irosia", {{"celeste", 1}}), army("aurium", {{"soldiers", 6}})),
            {"vortex: {id: north, element: air}",
             "not refused: magic: {unit: red/celeste-1, spell: Mirage, sources: [north], distance: 10, "
             "successes: [0]}",
             "field level: {value: 3}",
             "refused malformed: magic: {unit: red/celeste-1, spell: Mirage, distance: 10, successes: [0]}"});
    }
    void scripts() { followState(); }

    void aMarchWithoutAPlaceStaysOnTheMap()
    {
        const MatchState state = after(readyMatch(), {"stand: {unit: red/crows-1, at: [30, 10]}"});
        const CommandRun waits = asked(state, "march: {unit: red/crows-1}");
        QCOMPARE(waits.refusal(), "incomplete");
        QCOMPARE(toText(fieldAt(waits.form, "to")->ifSkipped), "It stays where it is on the map");
        const CommandRun stays = asked(state, "march: {unit: red/crows-1, to: null}");
        QCOMPARE(stays.refusal(), "none");
        QVERIFY(unitOf(stays.state, "red/crows-1").at == Point(30, 10));
        // Scripts that name no place leave it unknown.
        QVERIFY(!unitOf(run(state, "march: {unit: red/crows-1}").state, "red/crows-1").at);
    }

    void theShortFormIsTheSameAsItsActions()
    {
        const MatchState steps = after(
            readyMatch(), {"march: {unit: red/crows-1}", "march: {unit: red/crows-1}", "end_activation: {}"});
        const MatchState shortForm =
            after(readyMatch(), {"activate: {unit: red/crows-1, actions: [march, march]}"});
        QVERIFY(steps == shortForm);
    }

    void onlyTheUnitThatIsBeingActivatedIsMarkedAsAbleToAct()
    {
        const auto ready = [](const MatchState& state) {
            return std::ranges::count_if(viewOf(state).pieces, &door::Piece::ready);
        };
        QVERIFY(ready(readyMatch()) > 1);
        const MatchState state = after(readyMatch(), {"march: {unit: red/crows-1}"});
        QCOMPARE(ready(state), 1);
    }

    void aFightGoesFromTheAttackToTheMoraleOfTheLoser()
    {
        // 5 Hits, 3 Injuries of Health 1: 3 Crossbowmen are left and answer with 2 Hits, 1 Injury. The Crows
        // have inflicted more and outnumber them; one success on the Morale Roll of two destabilises.
        const CommandRun fight = run(readyMatch(), attackOfCrows("successes: [5, 3, 2, 1, 1]"));
        QCOMPARE(fight.refusal(), "none");
        QCOMPARE(unitOf(fight.state, "blue/crossbowmen-1").warriors, 3);
        QCOMPARE(unitOf(fight.state, "blue/crossbowmen-1").stress, 1);
        QCOMPARE(unitOf(fight.state, "red/crows-1").warriors, 11);
        VERIFY_CONTAINS(fight.story(), "Crows: Advantage 2 (more Injuries inflicted, more Warriors)");
        VERIFY_CONTAINS(fight.story(), "Crossbowmen: no Advantage; Fight won by Crows");
        QCOMPARE(fight.outcomes.size(), 5U);
        QCOMPARE(fight.outcomes[2].side.text(), "blue");
    }

    // The chapter "Units Actions", Stress, Heroic Action, Jammed, Quick Shot.

    void everyActionHasItsPrice()
    {
        QCOMPARE(listed(cost("red/salik-1", 0, of(march)), cost("red/salik-1", 0, of(attack)),
                        cost("red/salik-1", 0, of(charge)), cost("red/salik-1", 0, of(combinedCharge))),
                 "1 1 3 5");
        QCOMPARE(listed(cost("red/salik-1", 0, of(shooting)), cost("red/salik-1", 0, of(magic)),
                        cost("red/salik-1", 0, invoking(false, 0)),
                        cost("red/salik-1", 0, invoking(true, 0))),
                 "1 1 1 3");
        QCOMPARE(cost("red/salik-1", 0, of(special)), 1);
    }

    void stressCostsOnePerAction()
    {
        QCOMPARE(listed(cost("red/crows-1", 2, of(march)), cost("red/crows-1", 2, of(charge))), "3 5");
        // Two Actions at Stress 2: (1+2) + (3+2).
        MatchState state = after(readyMatch(), {"stress: {unit: red/crows-1, change: 2}"});
        state = after(state, {"activate: {unit: red/crows-1, actions: [march, charge]}"});
        QCOMPARE(listed(playerOf(state, "red").progress, unitOf(state, "red/crows-1").stress), "8 3");
    }

    void heroicDiceAndDiceAtAVortexCostOneEach()
    {
        QCOMPARE(cost("red/salik-1", 1, of(attack, 2)), 4);     // 1 + 1 + 2
        QCOMPARE(cost("red/salik-1", 0, invoking(true, 4)), 7); // 3 + 4
    }

    void jammedChargesCostTwoMore()
    {
        QCOMPARE(cost("blue/lancers-1", 0, of(charge)), 5);
        QCOMPARE(cost("blue/rockthrowers-1", 1, of(combinedCharge)), 8); // 5 + 1 + 2
        QCOMPARE(cost("blue/lancers-1", 0, of(march)), 1);
    }

    void quickShotsCostOneLessButNeverNothing()
    {
        QCOMPARE(cost("blue/noctis-1", 0, of(shooting)), 1);
        QCOMPARE(cost("blue/noctis-1", 1, of(shooting)), 1);
        QCOMPARE(cost("blue/noctis-1", 2, of(shooting)), 2);
        QCOMPARE(cost("blue/noctis-1", 0, of(shooting, 2)), 2); // 1 + 2 - 1
        QCOMPARE(cost("blue/noctis-1", 2, of(march)), 3);
    }

    void theReloadingMechanismGivesCrossbowsQuickShot()
    {
        Roster roster = army("aurium", {{"crossbowmen", 6}, {"soldiers", 6}, {"mercenaries/bastion", 1}});
        for (const char* to : {"crossbowmen-1", "soldiers-1"})
            roster.entries[2].options.push_back({OptionId("reloading-mechanism"), EntryId(to)});
        const MatchState state = matchOf(roster, roster);
        QVERIFY(unitOf(state, "red/crossbowmen-1").card->has("quick_shot"));
        QVERIFY(!unitOf(state, "red/soldiers-1").card->has("quick_shot"));
    }
};

ADJUTANT_TEST(MatchActionsTest)

} // namespace adjutant::test::tst_match_actions
