#include "core/systems/skirmish/skirmish.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test::tst_skirmish_attack {

// The source's example of a melee has figures of its own: three dice for the stab; Melee 6+, Armor 5+ and a
// defense die for the ram, which also rolls two wild ones.
static Json exampleVampire()
{
    Json vampire = sourceCards()["vampire"];
    vampire["abilities"][0]["min"] = 1;
    vampire["abilities"][0]["max"] = 3;
    return vampire;
}

static Json exampleRam()
{
    Json ram = sourceCards()["ram"];
    ram["dice"] = {{"attack", 3}, {"defence", 1}, {"wild", 2}, {"movement", 2}};
    ram["defences"]["melee"] = 6;
    ram["resistances"]["armor"] = 5;
    return ram;
}

static ScriptedMatch example()
{
    return ScriptedMatch(warbands({{"vampire", exampleVampire()}, {"wizard", sourceCards()["wizard"]}},
                                  {{"ram", exampleRam()}, {"dwarf", sourceCards()["dwarf"]}}));
}

const std::string stab = "attack: {attacker: red/vampire, ability: vicious-stab, ";

static std::string wholeExample(const std::string& against)
{
    return stab + "dice: {attack: 2, wild: 1}, against: [" + against + "]}";
}

class SkirmishAttackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        // Melee, 5 to 18: 2, 5, 6 on 4+ are two hits; 1, 5, 7 on 6+1 one dodge; 1 on 5+2 no save: one wound.
        row("the example of the source", example,
            {wholeExample("{model: blue/ram, rolled: [2, 5, 6], dice: {defence: 1, wild: 2}, dodges: [1, 5, "
                          "7], saves: [1]}"),
             "mentions: 2 hits", "mentions: Saves by Ram: 0 of 1\n",
             "blue/ram: {wounds: 4, dice: {attack: 3, defence: 0, wild: 0, movement: 2}, activated: false}",
             "red/vampire: {dice: {attack: 1, defence: 0, wild: 0, movement: 2}, activated: true}"});
        // 16: "1, 7. The 7 is an armor save, the 1 is a failure."
        row("a seven saves against seven or more", example,
            {wholeExample("{model: blue/ram, rolled: [2, 5, 6], saves: [1, 7]}"),
             "mentions: Saves by Ram: 1 of 2\n", "blue/ram: {wounds: 4}"});
        row("more dodges than hits leave none to save", example,
            {wholeExample(
                 "{model: blue/ram, rolled: [1, 1, 6], dice: {defence: 1, wild: 2}, dodges: [9, 8, 7]}"),
             "blue/ram: {wounds: 5}"});
        // The ability's own line: two dice at most.
        row("vicious stab takes two dice at most",
            [] {
                return ScriptedMatch(
                    warbands({{"vampire", sourceCards()["vampire"]}}, {{"ram", sourceCards()["ram"]}}));
            },
            {"refused allocation: " + wholeExample("{model: blue/ram, rolled: [1, 1, 1]}")});
        row("a wide attack wounds each", example,
            {"attack: {attacker: blue/ram, ability: charge, dice: {attack: 2}, against: [{model: "
             "red/vampire, rolled: [3, 2], saves: [3]}, {model: red/wizard, rolled: [9, 3], saves: [8, 9]}]}",
             "red/vampire: {wounds: 2}", "red/wizard: {wounds: 2}",
             "blue/ram: {dice/attack: 1, dice/movement: 1}"});
        // Suck the Blood: 3+, Reflexes 9-4: 5+; 2 damage; the attacker heals one wound.
        row("suck the blood heals the attacker", example,
            {"wounds: {model: red/vampire, change: -1}",
             "attack: {attacker: red/vampire, ability: suck-the-blood, dice: {attack: 1}, against: [{model: "
             "blue/ram, rolled: [3], saves: [4]}]}",
             "blue/ram: {wounds: 3}", "red/vampire: {wounds: 3}"});
        // After an attack: 3+ for a movement die; then only fire, arcane and radiant harm.
        row("turn to mist", example,
            {"attack: {attacker: blue/ram, ability: claw, dice: {attack: 1}, against: [{model: red/vampire, "
             "rolled: [1], react: {ability: turn-to-mist, roll: 3}}]}",
             "red/vampire: {conditions: [mistform], dice/movement: 1, activated: false}",
             "attack: {attacker: blue/dwarf, ability: axe-hack, dice: {wild: 1}, against: [{model: "
             "red/vampire, rolled: [5], saves: [1]}]}",
             "red/vampire: {wounds: 3}", "end_round: {}", "red/vampire: {conditions: []}"});
        row("a failed roll leaves its cost spent", example,
            {"attack: {attacker: blue/ram, ability: claw, dice: {attack: 1}, against: [{model: red/vampire, "
             "rolled: [1], react: {ability: turn-to-mist, roll: [2]}}]}",
             "red/vampire: {conditions: [], dice/movement: 1}"});
        row("far mountain technique needs every hit dodged", example,
            {"refused malformed: " +
                 wholeExample("{model: blue/dwarf, rolled: [4, 4, 1], dice: {defence: 2}, dodges: [1, 9], "
                              "saves: [9], react: {ability: far-mountain}}"),
             "refused malformed: " +
                 wholeExample("{model: blue/dwarf, rolled: [1, 1, 1], react: {ability: far-mountain}}")});
        row("the mountain does not move", example,
            {"ability: {model: blue/dwarf, ability: mountain}",
             "blue/dwarf: {conditions: [unmovable], dice/movement: 0}",
             "refused activated: ability: {model: blue/dwarf, ability: mountain}",
             "wounds: {model: blue/dwarf, change: -5}", "blue/dwarf: {conditions: [unmovable, dying]}",
             "end_round: {}", "blue/dwarf: {conditions: [dying]}"});
        row("dice are spent by word", example,
            {"spend: {model: blue/ram, movement: 2}", "mentions: Movement × 2",
             "refused not-enough-dice: spend: {model: blue/ram, movement: 1}",
             "refused malformed: spend: {model: blue/ram}",
             "refused unknown-unit: spend: {model: blue/x, movement: 1}",
             "spend: {model: blue/ram, attack: 1, wild: 1}", "blue/ram: {dice/attack: 2}"});
        row("a move takes one movement die or more", example,
            {"form spend blue/ram", "field movement: {least: 1, most: 2, skippable: false}",
             "answer spend blue/ram: {movement: 1}", "answer spend blue/ram: {movement: 1}",
             "offer spend blue/ram: closed", "rule spend blue/ram: not-enough-dice",
             "remark spend blue/ram: Ram has no movement dice left"});
        // What the players say of a model that stands is theirs to end.
        row("a condition that players gave outlasts further harm",
            [] { return ScriptedMatch(skirmishStart()); },
            {"condition: {model: blue/ram, add: 'Dying '}", "wounds: {model: blue/ram, change: -1}",
             "blue/ram: {conditions: [dying]}"});
        row("the die is a setting of the match",
            [] {
                return ScriptedMatch(
                    warbands({{"vampire", exampleVampire()}}, {{"ram", exampleRam()}}, "{sides: 6}"));
            },
            {"refused malformed: " + wholeExample("{model: blue/ram, rolled: [7, 1, 1]}"),
             // Armor 5+2 is beyond a D6.
             wholeExample("{model: blue/ram, rolled: [6, 1, 1], saves: [6]}"), "blue/ram: {wounds: 4}"});
        row("help of others changes accuracy and power", example,
            {stab + "bonus: {accuracy: 1, power: -2}, dice: {attack: 1}, against: [{model: blue/ram, rolled: "
                    "[4], dice: {wild: 1}, dodges: [7], saves: [4]}]}",
             "blue/ram: {wounds: 4}"});
        row("the players say who has won", example,
            {"match: {winner: null}", "finish: {winners: [blue]}", "match: {winner: blue, finished: true}",
             "refused finished: end_round: {}",
             "refused finished: " + wholeExample("{model: blue/ram, rolled: [1, 1, 1]}")});
        row("a script says what every die showed", example,
            {"refused dice-count: " + wholeExample("{model: blue/ram}"),
             "refused dice-count: " + wholeExample("{model: blue/ram, rolled: [2, 5, 6]}"),
             "refused dice-count: " +
                 wholeExample("{model: blue/ram, rolled: [2, 5, 6], dice: {defence: 1}}"),
             "red/vampire: {activated: false}"});
        row("dice are reported by their kinds", example,
            {"refused malformed: " + stab + "dice: x, against: [{model: blue/ram}]}",
             "refused allocation: " + stab + "dice: {attack: 0}, against: [{model: blue/ram}]}"});
        const std::string miss = wholeExample("{model: blue/ram, rolled: [1, 1, 1]}");
        row("a model uses one ability a round", example,
            {miss, "refused activated: " + miss, "end_round: {}", miss});
        row("the end of a round names who has done nothing", example,
            {miss, "form end_round", "skips: yes", "follows: Not acted yet: Wizard, Ram, Dwarf"});
        // Dominate Mind costs one of three attack dice: two are left to roll.
        const std::string mind = "attack: {attacker: red/vampire, ability: dominate-mind, against: [{model: "
                                 "blue/ram, rolled: [1, 1]}], dice: ";
        row("the cost is paid before dice are chosen", example,
            {"refused not-enough-dice: " + mind + "{attack: 3}}", mind + "{attack: 2}}",
             "red/vampire: {dice/attack: 0}", "end_round: {}", "red/vampire: {dice/attack: 3}"});
        // All hits dodged: the dwarf strikes back with every defense die it has left.
        const std::string dodged = "{model: blue/dwarf, rolled: [4, 4, 1], dice: {defence: 2}, dodges: [5, "
                                   "9], react: {ability: far-mountain, ";
        row("far mountain technique", example,
            {"refused allocation: " + wholeExample(dodged + "dice: {defence: 1}}}"),
             wholeExample(dodged + "dice: {defence: 2}, against: [{rolled: [5, 4], saves: [1]}]}}"),
             "red/vampire: {wounds: 2}", "blue/dwarf: {dice/defence: 0, activated: false}"});
        row("a condition has a name", example,
            {"refused malformed: condition: {model: blue/ram, add: '  '}",
             "condition: {model: blue/ram, add: on fire}"});
        // Pound into the Ground: exactly three dice; damage 0, 4 against smaller models.
        const auto pound = [](const std::string& model, const char* dice) {
            return "attack: {attacker: blue/ram, ability: pound, dice: " + std::string(dice) +
                   ", against: [{model: " + model + ", rolled: [3, 1, 1], saves: [1]}]}";
        };
        row("Pound into the Ground harms smaller models", example,
            {"refused allocation: " + pound("red/vampire", "{attack: 2}"),
             pound("red/vampire", "{attack: 3}"), "red/vampire: {wounds: -1, conditions: [dying, prone]}"});
        row("Pound into the Ground does not harm models of its size",
            [] {
                return ScriptedMatch(
                    warbands({{"ram", sourceCards()["ram"]}}, {{"ram", sourceCards()["ram"]}}));
            },
            {pound("red/ram", "{attack: 3}"), "red/ram: {wounds: 5}"});
        // Great Ramming Charge: attack dice only, each target with all of them, and each defends by itself.
        // Armor 4+ of the vampire fails on 3; Melee 8+3 of the wizard can't be reached, and one save is
        // missing.
        const std::string charge = "attack: {attacker: blue/ram, ability: charge, ";
        row("a wide attack rolls for each target", example,
            {"refused allocation: " + charge +
                 "dice: {attack: 1, wild: 1}, against: [{model: red/vampire, rolled: [3, 3]}]}",
             "refused dice-count: " + charge +
                 "dice: {attack: 2}, against: [{model: red/vampire, rolled: [3, 2], saves: [3]}, {model: "
                 "red/wizard, rolled: [9, 3], dice: {wild: 2}, dodges: [10, 1], saves: [8]}]}",
             "red/vampire: {wounds: 3}"});
        const auto refused = [&row](const char* name, const std::string& command, const std::string& rule) {
            row(name, example, {"refused " + rule + ": " + command});
        };
        const std::string ram = "against: [{model: blue/ram, rolled: [1, 1]}]}";
        refused("too few faces", wholeExample("{model: blue/ram, rolled: [2, 5]}"), "dice-count");
        refused("too few saves", wholeExample("{model: blue/ram, rolled: [2, 5, 6], saves: [1]}"),
                "dice-count");
        refused("saves of no hits", wholeExample("{model: blue/ram, rolled: [1, 1, 1], saves: [4]}"),
                "dice-count");
        refused("dodges without dice",
                wholeExample("{model: blue/ram, rolled: [1, 1, 6], dodges: [4], saves: [4]}"), "dice-count");
        refused("beyond the pool", stab + "dice: {attack: 4}, " + ram, "not-enough-dice");
        refused("defender beyond the pool",
                wholeExample("{model: blue/ram, rolled: [1, 1, 6], dice: {defence: 2}, "
                             "dodges: [1, 1], saves: [4]}"),
                "not-enough-dice");
        refused("too many", stab + "dice: {attack: 3, wild: 1}, " + ram, "allocation");
        refused("too few", stab + "dice: {attack: 0}, " + ram, "allocation");
        refused("none at all", stab + ram, "allocation");
        refused("two targets",
                wholeExample("{model: blue/ram, rolled: [1, 1, 1]}, "
                             "{model: blue/dwarf, rolled: [1, 1, 1]}"),
                "one-target");
        refused("nobody", wholeExample("{model: blue/nobody, rolled: [1, 1, 1]}"), "unknown-unit");
        refused("unknown attacker", "attack: {attacker: red/x, ability: y}", "unknown-unit");
        refused("unknown ability", "attack: {attacker: red/vampire, ability: y}", "malformed");
        refused("face beyond the die", wholeExample("{model: blue/ram, rolled: [2, 5, 11]}"), "malformed");
        refused("itself", wholeExample("{model: red/vampire, rolled: [1, 1, 1]}"), "malformed");
        refused("a reaction", "attack: {attacker: blue/dwarf, ability: far-mountain}", "malformed");
        refused("what nothing asks", wholeExample("{model: blue/ram, rolled: [1, 1, 1], x: 1}"), "malformed");
        refused("no target", stab + "dice: {attack: 2}}", "malformed");
        const auto ramOf = [](std::size_t ability, const std::string& type) {
            Json card = sourceCards()["ram"];
            card["abilities"][ability]["type"] = type;
            card["abilities"][1]["damage_to_smaller"] = 1;
            return ScriptedMatch(warbands({{"vampire", sourceCards()["vampire"]}}, {{"ram", card}}));
        };
        // Vulnerable: one wound more, once; resistant: one less, not below none.
        for (const auto& [type, left] : {std::pair("radiant", "0"), {"Cold", "2"}, {"fire", "1"}})
            row(std::string("damage types count once an attack: ") + type, [=] { return ramOf(1, type); },
                {"attack: {attacker: blue/ram, ability: pound, dice: {attack: 3}, against: [{model: "
                 "red/vampire, rolled: [3, 3, 3], saves: [1, 3, 4]}]}",
                 std::string("red/vampire: {wounds: ") + left + '}'});
        for (const auto& [type, left] :
             {std::pair("fire", "2"), {"arcane", "2"}, {"radiant", "1"}, {"cold", "3"}})
            row(std::string("Mistform is harmed by three types: ") + type, [=] { return ramOf(0, type); },
                {"condition: {model: red/vampire, add: mistform}",
                 "attack: {attacker: blue/ram, ability: claw, dice: {attack: 1}, against: [{model: "
                 "red/vampire, rolled: [4], saves: [1]}]}",
                 std::string("red/vampire: {wounds: ") + left + '}'});
    }
    void scripts() { followRow(); }

    void allDiceHaveNoMost()
    {
        const auto card = wholeAnswer(
            skirmish::askWholeCard, answersFrom("{wounds: 1, abilities: [{chance: 4, all: true, max: 2}]}"));
        QVERIFY(!card);
        QCOMPARE(card.error().rule, "malformed");
    }

    void woundsAndConditionsAreTheTablesOwn()
    {
        ScriptedMatch match = example();
        match.play("wounds: {model: blue/ram, change: -5}");
        QCOMPARE(match.unit("blue/ram")["conditions"], Json({"dying", "prone"}));
        const auto isOut = [&match] { // not among the survivors
            for (const door::Piece& piece : match.session().view({}).pieces)
                if (toText(piece.ref) == "blue/ram")
                    return piece.out;
            return false;
        };
        QVERIFY(isOut());
        match.play("wounds: {model: blue/ram, change: 9}");
        QVERIFY(!isOut());
        match.follow(
            {"blue/ram: {wounds: 5, conditions: [prone]}", "condition: {model: blue/ram, remove: prone}",
             "condition: {model: blue/ram, add: on fire}", "blue/ram: {conditions: [on-fire]}",
             "refused malformed: condition: {model: blue/ram, remove: prone}",
             "refused malformed: condition: {model: blue/ram}",
             "experience: {model: blue/ram, change: 2, note: held the gate}", "blue/ram: {experience: 2}"});
    }
};

ADJUTANT_TEST(SkirmishAttackTest)

} // namespace adjutant::test::tst_skirmish_attack
