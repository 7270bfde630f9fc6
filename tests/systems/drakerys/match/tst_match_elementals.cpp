#include "core/roster/edit.h"
#include "tests/systems/drakerys/match/played.h"

namespace adjutant::test::tst_match_elementals {

using namespace drakerys;
using enum Element;

/// Red has invoked an Elemental, whose Leader stands at 45, 30; the Soldiers (6 Warriors, Initiative 1,
/// Resistance 5) stand 20 cm from it, the Crossbowmen 21 cm.
static MatchState withElemental(const std::string& elemental)
{
    return after(readyMatch(), {"summon: {unit: red/salik-1, elemental: " + elemental + "}",
                                "stand: {unit: red/" + elemental + "-1, at: [45, 30]}",
                                "stand: {unit: blue/soldiers-1, at: [45, 50]}",
                                "stand: {unit: blue/crossbowmen-1, at: [45, 54]}",
                                "stand: {unit: red/crows-1, at: [45, 20]}"});
}

/// The same in the middle of its activation, of 1 TS so far.
static MatchState withActive(const std::string& elemental)
{
    return after(withElemental(elemental), {"special: {unit: red/" + elemental + "-1, ts: 1}"});
}

/// The army with Bastion, whose Experimental Weapon goes to one of its Units.
static Roster armed(const std::string& faction, std::vector<Muster> units, const char* weapon, const char* to)
{
    units.push_back({"mercenaries/bastion", 1});
    return withOption(army(faction, units), EntryId("bastion-1"), {OptionId(weapon), EntryId(to)});
}

/// Isha at 45, 10 and these Vortexes.
static MatchState ishasMatch(const std::vector<std::string>& vortexes)
{
    return after(after(matchAsPlayed(army("avaren", {{"crows", 12}, {"maelstrom/isha", 1}}),
                                     army("aurium", {{"soldiers", 6}})),
                       vortexes),
                 {"stand: {unit: red/isha-1, at: [45, 10]}"});
}

/// Salik (Awakened [2], Health 3) 12.5 cm from an Air Vortex, 17.5 cm from a Maelstrom and 27.5 cm from a
/// Fire Vortex.
static MatchState invokersMatch()
{
    return after(readyMatch(), {"vortex: {id: north, element: air, at: [45, 25], deviation: hit}",
                                "vortex: {id: heart, element: maelstrom, at: [45, 30], deviation: hit}",
                                "vortex: {id: far, element: fire, at: [45, 40], deviation: hit}",
                                "stand: {unit: red/salik-1, at: [45, 10]}"});
}

/// The Crows are a Fire Vortex, 10 cm from Salik.
static MatchState sourcesMatch()
{
    return after(withSource(invokersMatch(), "red/crows-1"), {"stand: {unit: red/crows-1, at: [35, 10]}"});
}

static std::string invokes(const std::string& rest)
{
    return "invoke: {unit: red/salik-1, " + rest + ", successes: [1]}";
}

/// Lorn and Ward of the Avaren's army.
static MatchState lornsMatch()
{
    return after(
        matchAsPlayed(army("avaren", {{"crows", 12}, {"mercenaries/lorn", 1}, {"mercenaries/ward", 1}}),
                      army("aurium", {{"soldiers", 6}})),
        {"vortex: {id: north, element: air, at: [45, 25], deviation: hit}",
         "stand: {unit: red/lorn-1, at: [45, 10]}", "stand: {unit: red/ward-1, at: [20, 12]}"});
}

const std::string incarnation =
    "invoke: {unit: red/lorn-1, source: north, elemental: incarnation, successes: [1]}";

const MagicalSource maelstrom{.maelstrom = true};
MagicalSource vortexOf(Element element)
{
    return {.element = element};
}

// Air, Earth, Fire, Water.
constexpr Mana airs(int count)
{
    return {count, 0, 0, 0};
}

/// What Elementals and the Warriors of the Maelstrom do (chapter "Warriors of the Maelstrom"), and how they
/// come to the table.
class MatchElementalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        row("a hurricane is three stress for one unit", withActive("air-overlord"),
            {"hurricane: {unit: red/air-overlord-1, effect: one, target: blue/soldiers-1}", "warnings: none",
             "blue/soldiers-1: {stress: 3}", "red/air-overlord-1: {removed: true}",
             "match: {activation: false}", "red: {progress: 1}", "anew: {}",
             "warned beyond-range: hurricane: {unit: red/air-overlord-1, effect: one, target: "
             "blue/crossbowmen-1}"});
        // The Crows stand 10 cm away: friends are blown about as well.
        row("a hurricane is one stress for all within 10 centimetres", withActive("air-overlord"),
            {"hurricane: {unit: red/air-overlord-1, effect: all}", "red/crows-1: {stress: 1}",
             "blue/soldiers-1: {stress: 0}", "red/air-overlord-1: {removed: true}"});
        // 6 Hits, Strength 3 against Resistance 5: 8+; nobody tests Morale.
        row("an engulfed unit takes a hit for every warrior", withActive("water-overlord"),
            {"engulfing: {unit: red/water-overlord-1, target: blue/soldiers-1, successes: [2]}",
             "dice rolls/0/dice: 6 dice, 8 or more", "blue/soldiers-1: {warriors: 4}",
             "mentions: Injury roll against Soldiers: 2", "red/water-overlord-1: {removed: true}"});
        row("an overlord is asked for its power at the end of its activation", withActive("water-overlord"),
            {"asks end_activation: {}", "field power: {label: Engulfing, value: false}",
             "asks end_activation: {power: true}", "next: target",
             "end_activation: {power: true, target: blue/soldiers-1, successes: [2]}", "warnings: none",
             "blue/soldiers-1: {warriors: 4}", "red/water-overlord-1: {removed: true}",
             "match: {activation: false}", "red: {progress: 1}", "anew: {}", "end_activation: {}",
             "red/water-overlord-1: {removed: false}", "red: {progress: 1}"});
        row("nobody else is asked for a power", readyMatch(),
            {"march: {unit: red/crows-1}", "asks end_activation: {}",
             "questions: ", "follows: Crows: 1 more Stress"});
        // 3 Hits each, Strength 8 against 5 and 3: 3+ and 2+; as a Shot of Saturation 2.
        row("an inferno burns every unit in contact", withActive("fire-overlord"),
            {"inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1, red/crows-1], rolls: "
             "[[{successes: 3}, {successes: 3}], [{successes: 2}, {successes: 1}]]}",
             "dice rolls/0/0/dice: 3 dice, 3 or more", "dice rolls/1/0/dice: 3 dice, 2 or more",
             "warnings: contact", "blue/soldiers-1: {warriors: 3}",
             "red/crows-1: {warriors: 10, stress: 1}", // destabilised
             "red/fire-overlord-1: {removed: true}"});
        row("a rift takes half rounded down", withActive("earth-overlord"),
            {"set_warriors: {unit: blue/soldiers-1, to: 5}",
             "rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, successes: [1]}",
             "blue/soldiers-1: {warriors: 3}"});
        row("powers are declared at the end of an activation", withElemental("earth-overlord"),
            {"warned activation: rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, successes: "
             "[2]}"});
        row("isha moves from vortex to vortex",
            after(ishasMatch({"vortex: {id: f, element: fire, at: [45, 20], deviation: hit}",
                              "vortex: {id: e, element: earth, at: [45, 50], deviation: hit}"}),
                  {"march: {unit: red/isha-1, to: [45, 19]}"}),
            {"elemental_movement: {unit: red/isha-1, source: e}", "warnings: none",
             "red/isha-1: {at: [45, 50]}", "anew: {}", "stand: {unit: blue/soldiers-1, at: [46, 50]}",
             "warned vortex: elemental_movement: {unit: red/isha-1, source: e}"});
        // Neither a Fight nor a Shot: a 10 is a success and adds a die. At an Inferno it is a failure, and
        // the page shows it as that.
        row("nobody parries engulfing",
            withSkill(withActive("water-overlord"), "blue/soldiers-1", "expert_parry"),
            {"engulfing: {unit: red/water-overlord-1, target: blue/soldiers-1, rolls: [{dice: [10, 1, 1, 1, "
             "1, 1, 8]}]}",
             "blue/soldiers-1: {warriors: 4}"});
        row("an inferno is parried",
            withSkill(withActive("fire-overlord"), "blue/soldiers-1", "expert_parry"),
            {"asks inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1]}",
             "field rolls/0/0/dice: {succeeds-to: 9}",
             "inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1], rolls: [[{dice: [10, 1, "
             "1]}]]}",
             "blue/soldiers-1: {warriors: 6}"});
        const auto armoured = [](const std::string& overlord) {
            return after(matchAsPlayed(army("avaren", {{"salik", 1}, {"crows", 12}}),
                                       armed("aurium", {{"soldiers", 6}}, "enchanted-armour", "soldiers-1")),
                         {"summon: {unit: red/salik-1, elemental: " + overlord + "}"});
        };
        row("enchanted armour keeps fire out", armoured("fire-overlord"),
            {"special: {unit: red/fire-overlord-1, ts: 1}",
             "inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1]}",
             "blue/soldiers-1: {warriors: 6}", "mentions: no Injuries (Enchanted Armour)",
             "red/fire-overlord-1: {removed: true}"});
        // Water drowns them as others.
        row("enchanted armour does not keep water out", armoured("water-overlord"),
            {"special: {unit: red/water-overlord-1, ts: 1}",
             "engulfing: {unit: red/water-overlord-1, target: blue/soldiers-1, successes: [2]}",
             "blue/soldiers-1: {warriors: 4}"});
        // Sacrifice [3] on six Soldiers in Contact: six Hits, of which two injure whom nothing protects.
        for (const auto& [element, rolls, left] :
             std::initializer_list<std::tuple<std::string, std::string, std::string>>{
                 {"fire", "", "6"}, {"earth", "", "6"}, {"water", ", successes: [2, 3]", "4"}}) {
            const std::string unit = "red/" + element + "-overlord-1";
            row("enchanted armour keeps out the sacrifice of an elemental of fire or earth: " + element,
                withSkill(armoured(element + "-overlord"), unit, "sacrifice", &UnitCard::sacrifice, 3),
                {"sacrifice: {unit: " + unit + ", target: blue/soldiers-1" + rolls + "}",
                 unit + ": {removed: true}", "blue/soldiers-1: {warriors: " + left + "}"});
        }
        // Crows of Strength 2 on Soldiers of Resistance 5: 7 or more in place of 9.
        for (const auto& [to, threshold] : {std::pair("crows-1", "7"), {"bastion-1", "9"}})
            row(std::string("the enchanted heavy weapon makes resistance 3: ") + to,
                matchAsPlayed(armed("avaren", {{"crows", 12}}, "enchanted-heavy-weapon", to),
                              army("aurium", {{"soldiers", 6}})),
                {"tries attack: {unit: red/crows-1, target: blue/soldiers-1, successes: [3]}",
                 std::string("dice rolls/1/dice: 3 dice, ") + threshold + " or more"});
        // Actions 2; Initiative 1 against 2.
        for (const auto& [successes, left] : {std::pair("0", "0"), {"1", "3"}, {"2", "6"}})
            row(std::string("a rift swallows a unit, half of it or nobody: ") + successes,
                withActive("earth-overlord"),
                {std::string(
                     "rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, rolls: [{successes: ") +
                     successes + "}]}",
                 "dice rolls/0/dice: 2 dice, 7 or more",
                 std::string("blue/soldiers-1: {warriors: ") + left + "}",
                 "red/earth-overlord-1: {removed: true}"});
        // Crows (Initiative 4 + 1 for the Charge, + 2 of the Herald at 45, 30): what is said while the Charge
        // is entered is what is fought, from where the Leader will stand.
        for (const auto& [to, initiative] : {std::pair("[45, 45]", "7"), {"[45, 6]", "5"}})
            row(std::string("a charge is judged from where its leader will stand: ") + to,
                withElemental("water-herald"),
                {std::string("asks charge: {unit: red/crows-1, target: blue/soldiers-1, to: ") + to +
                     ", active: {contact: 3, supporting: 0}, against: {contact: 3, supporting: 0}}",
                 std::string("follows: First strike: Crows, Initiative ") + initiative + " against 1"});
        // Mirage: it is nobody's target, neither met nor hit, tests nothing, stands nowhere and says no
        // prayers.
        row("who is off the battlefield can not be struck", withElemental("water-herald"),
            {"status: {unit: blue/soldiers-1, add: back-in-own-half}",
             "refused removed: charge: {unit: red/crows-1, target: blue/soldiers-1}"});
        row("who is off the battlefield is left alone", readyMatch(),
            {"status: {unit: red/salik-1, add: back-at-any-edge}",
             "refused removed: contact: {unit: red/salik-1, with: blue/soldiers-1}",
             "refused removed: contact: {unit: blue/soldiers-1, with: red/salik-1}",
             "refused removed: hits: {unit: red/salik-1, hits: 2, strength: 3}",
             "refused removed: morale: {unit: red/salik-1, opposition: 2}",
             "refused removed: stand: {unit: red/salik-1, at: [20, 20]}",
             "refused removed: march: {unit: red/salik-1, to: [20, 20]}",
             "refused removed: prayer: {unit: red/salik-1, prayer: mercy, to: red/crows-1}",
             "red/salik-1: {on-battlefield: false}"});
        row("who is off the battlefield does not burn", withActive("fire-overlord"),
            {"status: {unit: blue/soldiers-1, add: back-in-own-half}",
             "refused removed: inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1]}"});
        // "Neither a Fight nor a Shot": a 10 of the Injury roll adds a die against Parry, too.
        const std::string ten =
            "asks hits: {unit: blue/soldiers-1, hits: 1, strength: 3, rolls: [{dice: [10]}]";
        row("hits of no fight and no shot are not parried",
            withSkill(readyMatch(), "blue/soldiers-1", "parry"),
            {ten + "}", "field rolls/0/dice: {dice: 1}", ten + ", cancels_parry: true}",
             "field rolls/0/dice: {dice: 2}"});
        row("engulfing is for enemies", withActive("water-overlord"),
            {"warned enemy: engulfing: {unit: red/water-overlord-1, target: red/crows-1, successes: [1]}"});
        row("a rift is for enemies", withActive("earth-overlord"),
            {"warned enemy: rift: {unit: red/earth-overlord-1, target: red/crows-1, successes: [1]}"});
        MatchState hurt = after(ishasMatch({"vortex: {id: f, element: fire, at: [45, 20], deviation: hit}",
                                            "vortex: {id: e, element: earth, at: [45, 50], deviation: hit}",
                                            "vortex: {id: a, element: air, at: [52, 12], deviation: hit}"}),
                                {"march: {unit: red/isha-1, to: [45, 12]}"});
        hurt.find(unitRefOf("red/isha-1"))->injuries = 3;
        row("isha absorbs a vortex of fire or earth", hurt,
            {"warned beyond-range: absorb: {unit: red/isha-1, source: e}",
             "warned vortex: absorb: {unit: red/isha-1, source: a}", "absorb: {unit: red/isha-1, source: f}",
             "warnings: none", "red/isha-1: {injuries: 1}", "match: {sources: 2}"});
        // 14 cm from middle to middle, 10 from edge to edge.
        row("a vortex is absorbed from its nearest edge",
            ishasMatch({"vortex: {id: f, element: fire, at: [45, 26], deviation: hit}"}),
            {"march: {unit: red/isha-1, to: [45, 12]}", "allowed: absorb: {unit: red/isha-1, source: f}",
             "anew: {}", "march: {unit: red/isha-1, to: [45, 11.5]}",
             "warned beyond-range: absorb: {unit: red/isha-1, source: f}"});
        // Crows: Initiative 4, Resistance 3. Not the enemy, and not what the map doesn't know; not those
        // farther away, and nobody once Mirage has taken the Herald away.
        row("a Water Herald helps allied Units within 20 cm", withElemental("water-herald"),
            {"side red/crows-1: {initiative: 6}", "side blue/soldiers-1: {initiative: 1}",
             "side red/salik-1: {initiative: 5}", "stand: {unit: red/crows-1, at: [45, 6.5]}",
             "side red/crows-1: {initiative: 4}", "anew: {}",
             "status: {unit: red/water-herald-1, add: back-at-any-edge}",
             "side red/crows-1: {initiative: 4}"});
        row("an Earth Herald helps allied Units within 20 cm", withElemental("earth-herald"),
            {"side red/crows-1: {resistance: 4}"});
        // From the edge of the base to the nearest edge it is 10 cm to Air, 10.5 to Fire.
        row("Elemental Power is drawn from Vortexes within 10 cm",
            withSkill(readyMatch(), "red/crows-1", "elemental_power"),
            {"stand: {unit: red/crows-1, at: [45, 20]}",
             "vortex: {id: n, element: air, at: [45, 34], deviation: hit}",
             "vortex: {id: f, element: fire, at: [45, 5.5], deviation: hit}",
             "side red/crows-1: {initiative: 5, power: 1}",
             "vortex: {id: heart, element: maelstrom, at: [36, 20], deviation: hit}",
             "side red/crows-1: {power: 2, initiative: 5, resistance: 4, willpower: 4}"});
        MatchState leaders = withSkill(withSkill(readyMatch(), "red/crows-1", "elemental_power"),
                                       "blue/soldiers-1", "source_of");
        for (const char* unit : {"red/crows-1", "blue/soldiers-1"})
            changeCard(leaders, unit, [](UnitCard& card) { card.source = Element::earth; });
        row("Elemental Power is drawn from Leaders with Source of",
            after(leaders, {"stand: {unit: red/crows-1, at: [45, 20]}",
                            "stand: {unit: blue/soldiers-1, at: [45, 33]}"}),
            {"side red/crows-1: {resistance: 4, power: 1}", "stand: {unit: blue/soldiers-1, at: [45, 34]}",
             "side red/crows-1: {resistance: 3}", "anew: {}", "scatter: {unit: blue/soldiers-1}",
             "side red/crows-1: {resistance: 3}"});

        // Elementals from their source to the table (chapter "Elemental Invocation").
        row("the elemental is of its vortex", invokersMatch(),
            {invokes("source: north, elemental: herald"), "red/air-herald-1: {at: [45, 25]}", "anew: {}",
             "warned vortex: " + invokes("source: north, elemental: fire-herald")});
        row("an exhausted vortex invokes nobody", invokersMatch(),
            {"vortex: {id: north, condition: exhausted}",
             "warned vortex: " + invokes("source: north, elemental: herald")});
        row("who stands on the source is replaced", invokersMatch(),
            {invokes("source: north, elemental: herald"), invokes("source: north, elemental: overlord"),
             "red/air-herald-1: {removed: true}", "red/air-overlord-1: {at: [45, 25]}"});
        // "The Leader of the Unit is considered as a Vortex" (skill Source of X).
        row("a leader with source of invokes as a vortex", sourcesMatch(),
            {invokes("source: red/crows-1, elemental: herald"), "warnings: none",
             "red/fire-herald-1: {at: [35, 10]}", "red/crows-1: {removed: false}", "anew: {}",
             "warned vortex: " + invokes("source: red/crows-1, elemental: air-herald"), "anew: {}",
             "stand: {unit: red/crows-1, at: [21, 10]}",
             "warned beyond-range: " + invokes("source: red/crows-1, elemental: herald"), "anew: {}",
             "refused malformed: " + invokes("source: red/blood-banes-1, elemental: herald")});
        row("lorn and ward switch places once",
            after(lornsMatch(), {"march: {unit: red/ward-1, to: [20, 14]}"}),
            {"spiritual_link: {unit: red/ward-1}", "warnings: none", "red/ward-1: {at: [45, 10]}",
             "red/lorn-1: {at: [20, 14]}", "warned once-a-game: spiritual_link: {unit: red/ward-1}",
             "anew: {}", "status: {unit: red/lorn-1, add: engaged}",
             "warned engaged: spiritual_link: {unit: red/ward-1}"});
        row("lorn and ward switch places once, 2", lornsMatch(),
            {"warned activation: spiritual_link: {unit: red/ward-1}"});
        row("dice are added at a leader with source of", sourcesMatch(),
            {"allowed: " + invokes("source: red/crows-1, elemental: herald, extra_dice: 2"), "anew: {}",
             invokes("source: red/crows-1, elemental: herald"),
             "warned extra-dice: " + invokes("source: red/crows-1, elemental: herald, extra_dice: 2")});
        // From edge to edge: 20 cm and 21.
        row("the source lies within 20 centimetres", invokersMatch(),
            {"allowed: " + invokes("source: north, elemental: herald"),
             "allowed: " + invokes("source: heart, elemental: herald, element: 4"),
             "warned beyond-range: " + invokes("source: far, elemental: herald"),
             "stand: {unit: red/salik-1, at: [45, 16]}",
             "allowed: " + invokes("source: far, elemental: herald"),
             "stand: {unit: red/salik-1, at: [45, 15]}",
             "warned beyond-range: " + invokes("source: far, elemental: herald")});
        row("an overlord never exhausts a maelstrom", invokersMatch(),
            {invokes("source: heart, elemental: overlord, element: 9"), "source/heart: {exhausted: false}",
             "red/earth-overlord-1: {removed: false}", "match: {ts: 3}"});
        for (const auto& [faces, came, ts] :
             std::initializer_list<std::tuple<std::string, std::string, std::string>>{
                 {"2", "air", "1"},
                 {"3", "air", "1"},
                 {"4", "water", "1"},
                 {"5", "water", "1"},
                 {"6", "fire", "1"},
                 {"7", "fire", "1"},
                 {"8", "earth", "1"},
                 {"9", "earth", "1"},
                 {"[1, 4]", "water", "2"},
                 {"[1, 1, 7]", "fire", "3"},
                 {"10, chosen: earth", "earth", "1"}})
            row("a D10 says what comes from a maelstrom: " + faces, invokersMatch(),
                {invokes("source: heart, elemental: herald, element: " + faces),
                 "red/" + came + "-herald-1: {there: true}", "match: {ts: " + ts + "}"});
        row("dice are added at an unoccupied vortex only", invokersMatch(),
            {"tries " + invokes("source: north, elemental: herald"), "field extra_dice: {asked: true}",
             "tries " + invokes("source: heart, elemental: herald, element: 4"),
             "field extra_dice: {asked: false}", invokes("source: north, elemental: herald"),
             "tries " + invokes("source: north, elemental: herald"), "field extra_dice: {asked: false}",
             "warned extra-dice: " + invokes("source: north, elemental: herald, extra_dice: 2")});
        const std::string herald = "asks invoke: {unit: red/salik-1, source: north, elemental: herald";
        row("added dice are asked", invokersMatch(),
            {herald + "}", "next: extra_dice",
             "field extra_dice: {value: null, detail: false, skippable: true}", "foreseen: yes",
             herald + ", extra_dice: null}", "field rolls/0/dice: {dice: 2}", herald + ", extra_dice: 3}",
             "field rolls/0/dice: {dice: 5}"});
        row("the form offers leaders with source of", withSource(sourcesMatch(), "blue/soldiers-1"),
            {"asks invoke: {unit: red/salik-1}",
             "field source: {options: north heart red/crows-1 blue/soldiers-1 far}"});
        row("an overlord exhausts a leader with source of", sourcesMatch(),
            {invokes("source: red/crows-1, elemental: overlord"), "red/crows-1: {exhausted: true}",
             "warned vortex: " + invokes("source: red/crows-1, elemental: herald"), "anew: {}",
             invokes("source: red/crows-1, elemental: herald"), "red/crows-1: {exhausted: false}", "anew: {}",
             "summon: {unit: red/salik-1, elemental: fire-overlord, source: red/crows-1}",
             "red/crows-1: {exhausted: true}"});
        // Salik is an Awakened [2].
        const std::string fails = "invoke: {unit: red/salik-1, elemental: air-herald, successes: [0]}";
        row("an awakened invokes so often a game", readyMatch(),
            {fails, fails, "warnings: none", "follows: Invocation 2 of 2 this game",
             "warned invocations: " + fails});
        const std::string bekhas = "invoke: {unit: red/bekha-1, elemental: air-herald, successes: [0]}";
        row("an awakened of unknown number is not limited",
            matchOf(army("ashral", {{"bekha", 1}}), army("aurium", {{"soldiers", 6}})),
            {bekhas, bekhas, bekhas, "tries " + bekhas, "never warns: invocations", "follows: not limited"});
        // In place of an Overlord.
        row("the incarnation ends lorns activation", lornsMatch(),
            {incarnation, "match: {activation: false}", "red: {progress: 3}",
             "red/incarnation-of-lorn-1: {at: [45, 25]}", "source/north: {exhausted: true}"});
        row("lorn waits while the incarnation is there", lornsMatch(),
            {incarnation, spending("blue/soldiers-1", 9), "tries march: {unit: red/lorn-1}",
             "warns: incarnation", "dismiss: {unit: red/incarnation-of-lorn-1}",
             "red/incarnation-of-lorn-1: {removed: true}", "tries march: {unit: red/lorn-1}",
             "never warns: incarnation",
             // Once a game.
             "tries " + incarnation, "warns: incarnation",
             "refused incarnation: dismiss: {unit: red/crows-1}"});
    }
    void scripts() { followState(); }

    void aFireHeraldBringsTwoDiceOfAFight()
    {
        Fight fight;
        fight.active = sideOf(withElemental("fire-herald"), "red/crows-1");
        QCOMPARE(attackDice(fight.active, {0, false, {}, fight.active.power}, 12), 14); // 12 and 2
        QCOMPARE(fight.active.extraDice, 0);                                            // of no Shot
    }

    // The Soldiers’ burns are red’s luck, whoever rolls them; those of red’s own Crows are blue’s.
    void hitsOnAUnitAreTheLuckOfItsEnemy()
    {
        const CommandRun burnt =
            run(withActive("fire-overlord"),
                "inferno: {unit: red/fire-overlord-1, targets: [blue/soldiers-1, red/crows-1], rolls: "
                "[[{successes: 3}, {successes: 3}], [{successes: 2}, {successes: 1}]]}");
        // Injury and Morale of either.
        QCOMPARE(joined(
                     burnt.outcomes, [](const adjutant::Outcome& roll) { return roll.side.text(); }, " "),
                 "red blue blue red");
    }

    void whomARiftSwallowsTheOverlordEliminated()
    {
        const MatchState state =
            after(withActive("earth-overlord"),
                  {"rift: {unit: red/earth-overlord-1, target: blue/soldiers-1, successes: [0]}"});
        const auto eliminated = unitOf(state, "blue/soldiers-1").eliminated;
        QVERIFY(eliminated);
        QCOMPARE(toText(eliminated->by), "red/earth-overlord-1");
        QVERIFY(!eliminated->inFight);
    }

    // Elementals from their source to the table (chapter "Elemental Invocation").

    // 1 TS for a Herald, 3 for an Overlord; each Stress token costs one more (chapter "Stress").
    void whatIsInvokedIsOfferedWithItsWholeCost()
    {
        const MatchState strained = after(invokersMatch(), {"set_stress: {unit: red/salik-1, to: 2}"});
        const door::Form form = asked(strained, "invoke: {unit: red/salik-1, source: north}").form;
        QStringList costs;
        for (const door::Option& option : std::get<door::PickInput>(form.fields.back().input).options)
            costs.append(QString::fromStdString(toText(option.detail)));
        QCOMPARE(costs, (QStringList{"3 TS", "5 TS, exhausts the Vortex"}));
    }

    void whatACastingMayDraw_data()
    {
        using Sources = std::vector<MagicalSource>;
        const auto row = columns<Mana, Sources, int>("cost", "sources", "most"); // -1: too little
        const Sources oneAir{vortexOf(air)}, airAndFire{vortexOf(air), vortexOf(fire)},
            leader{MagicalSource{.element = air, .mana = 2}};
        row("a Vortex gives three of its element: 0", airs(0), oneAir, 3);
        row("a Vortex gives three of its element: 2", airs(2), oneAir, 1);
        row("a Vortex gives three of its element: 3", airs(3), oneAir, 0);
        row("a Vortex gives three of its element: 4", airs(4), oneAir, -1);
        row("nothing gives none", airs(1), {}, -1);
        row("nothing gives all that costs nothing", airs(0), {}, 0);
        // 1 Air and 3 Fire of 3 and 3.
        row("what is left of every Vortex reinforces", {1, 0, 3, 0}, airAndFire, 2);
        row("what is left of two Vortexes of one element, too", airs(4), {vortexOf(air), vortexOf(air)}, 2);
        row("two mana make one of another: the fourth Air from two Fire, one Fire is left", airs(4),
            airAndFire, 1);
        row("two Air for one Water", {0, 0, 0, 1}, oneAir, 1);
        row("three Air make one Water only", {0, 0, 0, 2}, oneAir, -1);
        row("the two are of one element: not the last Air and the last Fire", {2, 0, 2, 1}, airAndFire, -1);
        row("one Air and three Fire make one Water, and two are left", {2, 0, 0, 1}, airAndFire, 2);
        row("a Maelstrom pays the whole cost", {9, 9, 9, 9}, {maelstrom}, 9);
        row("two Maelstroms reinforce no more than one", airs(5), {maelstrom, maelstrom}, 9);
        row("beside a Maelstrom all three of the Vortex are left", airs(2), {vortexOf(air), maelstrom}, 12);
        row("a Leader may be a source of two", airs(2), leader, 0);
        row("a Leader gives no more than its two", airs(3), leader, -1);
    }
    void whatACastingMayDraw()
    {
        QFETCH(Mana, cost);
        QFETCH(std::vector<MagicalSource>, sources);
        QTEST(mostReinforcement(cost, sources).value_or(-1), "most");
    }
};

ADJUTANT_TEST(MatchElementalsTest)

} // namespace adjutant::test::tst_match_elementals
