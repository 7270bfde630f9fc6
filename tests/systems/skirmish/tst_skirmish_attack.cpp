#include "core/systems/skirmish/modelcard.h"
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
             "mentions: 2 hits",
             "blue/ram: {wounds: 4, dice: {attack: 3, defence: 0, wild: 0, movement: 2}, activated: false}",
             "red/vampire: {dice: {attack: 1, defence: 0, wild: 0, movement: 2}, activated: true}"});
        // 16: "1, 7. The 7 is an armor save, the 1 is a failure."
        row("a seven saves against seven or more", example,
            {wholeExample("{model: blue/ram, rolled: [2, 5, 6], saves: [1, 7]}"), "blue/ram: {wounds: 4}"});
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
    }
    void scripts() { followRow(); }

    void theContractsRefusals_data()
    {
        columns<std::string, std::string>("command", "rule");
        const auto row = [](const char* name, const std::string& command, const char* rule) {
            QTest::newRow(name) << command << std::string(rule);
        };
        const std::string ram = "against: [{model: blue/ram, rolled: [1, 1]}]}";
        row("too few faces", wholeExample("{model: blue/ram, rolled: [2, 5]}"), "dice-count");
        row("no faces", wholeExample("{model: blue/ram}"), "dice-count");
        row("too few saves", wholeExample("{model: blue/ram, rolled: [2, 5, 6], saves: [1]}"), "dice-count");
        row("no saves", wholeExample("{model: blue/ram, rolled: [2, 5, 6]}"), "dice-count");
        row("saves of no hits", wholeExample("{model: blue/ram, rolled: [1, 1, 1], saves: [4]}"),
            "dice-count");
        row("dodges without dice",
            wholeExample("{model: blue/ram, rolled: [1, 1, 6], dodges: [4], saves: [4]}"), "dice-count");
        row("beyond the pool", stab + "dice: {attack: 4}, " + ram, "not-enough-dice");
        row("defender beyond the pool",
            wholeExample("{model: blue/ram, rolled: [1, 1, 6], dice: {defence: 2}, "
                         "dodges: [1, 1], saves: [4]}"),
            "not-enough-dice");
        row("too many", stab + "dice: {attack: 3, wild: 1}, " + ram, "allocation");
        row("too few", stab + "dice: {attack: 0}, " + ram, "allocation");
        row("none at all", stab + ram, "allocation");
        row("two targets",
            wholeExample("{model: blue/ram, rolled: [1, 1, 1]}, "
                         "{model: blue/dwarf, rolled: [1, 1, 1]}"),
            "one-target");
        row("nobody", wholeExample("{model: blue/nobody, rolled: [1, 1, 1]}"), "unknown-unit");
        row("unknown attacker", "attack: {attacker: red/x, ability: y}", "unknown-unit");
        row("unknown ability", "attack: {attacker: red/vampire, ability: y}", "malformed");
        row("face beyond the die", wholeExample("{model: blue/ram, rolled: [2, 5, 11]}"), "malformed");
        row("itself", wholeExample("{model: red/vampire, rolled: [1, 1, 1]}"), "malformed");
        row("a reaction", "attack: {attacker: blue/dwarf, ability: far-mountain}", "malformed");
        row("what nothing asks", wholeExample("{model: blue/ram, rolled: [1, 1, 1], x: 1}"), "malformed");
        row("no target", stab + "dice: {attack: 2}}", "malformed");
    }

    void theContractsRefusals()
    {
        QFETCH(std::string, command);
        QFETCH(std::string, rule);
        example().refuses(rule, command);
    }

    // Pound into the Ground: exactly three dice; damage 0, 4 against smaller models.
    void poundIntoTheGroundHarmsSmallerModels()
    {
        const auto pound = [](const char* model, const char* dice) {
            return "attack: {attacker: blue/ram, ability: pound, dice: " + std::string(dice) +
                   ", against: [{model: " + model + ", rolled: [3, 1, 1], saves: [1]}]}";
        };
        ScriptedMatch match = example();
        match.refuses("allocation", pound("red/vampire", "{attack: 2}"));
        match.play(pound("red/vampire", "{attack: 3}"));
        QCOMPARE(match.unit("red/vampire")["wounds"], 3 - 4);
        QCOMPARE(match.unit("red/vampire")["conditions"], Json({"dying", "prone"}));
        ScriptedMatch rams(warbands({{"ram", sourceCards()["ram"]}}, {{"ram", sourceCards()["ram"]}}));
        rams.play(pound("red/ram", "{attack: 3}"));
        QCOMPARE(rams.unit("red/ram")["wounds"], 5);
    }

    // Great Ramming Charge: attack dice only, each target with all of them, and each defends by itself.
    void aWideAttackRollsForEachTarget()
    {
        ScriptedMatch match = example();
        const std::string charge = "attack: {attacker: blue/ram, ability: charge, ";
        match.refuses("allocation", charge + "dice: {attack: 1, wild: 1}, against: "
                                             "[{model: red/vampire, rolled: [3, 3]}]}");
        match.refuses(
            "dice-count",
            charge + "dice: {attack: 2}, against: [ "
                     "{model: red/vampire, rolled: [3, 2], saves: [3]}, "
                     "{model: red/wizard, rolled: [9, 3], dice: {wild: 2}, dodges: [10, 1], saves: [8]}]}");
        // Armor 4+ of the vampire fails on 3; Melee 8+3 of the wizard can't be reached, and one save is
        // missing.
        QCOMPARE(match.unit("red/vampire")["wounds"], 3);
    }

    // Vulnerable: one wound more, once; resistant: one less, not below none.
    void damageTypesCountOnceAnAttack()
    {
        for (const auto& [type, wounds] : {std::pair("radiant", 3), {"Cold", 1}, {"fire", 2}}) {
            Json ram = sourceCards()["ram"];
            ram["abilities"][1]["type"] = type;
            ram["abilities"][1]["damage_to_smaller"] = 1;
            ScriptedMatch match(warbands({{"vampire", sourceCards()["vampire"]}}, {{"ram", ram}}));
            match.play("attack: {attacker: blue/ram, ability: pound, dice: {attack: 3}, against: [{model: "
                       "red/vampire, rolled: [3, 3, 3], saves: [1, 3, 4]}]}");
            QCOMPARE(match.unit("red/vampire")["wounds"], 3 - wounds);
        }
    }

    void mistformIsHarmedByThreeTypes()
    {
        for (const auto& [type, wounds] :
             {std::pair("fire", 1), {"arcane", 1}, {"radiant", 2}, {"cold", 0}}) {
            Json ram = sourceCards()["ram"];
            ram["abilities"][0]["type"] = type;
            ScriptedMatch match(warbands({{"vampire", sourceCards()["vampire"]}}, {{"ram", ram}}));
            match.play("condition: {model: red/vampire, add: mistform}");
            match.play("attack: {attacker: blue/ram, ability: claw, dice: {attack: 1}, against: [{model: "
                       "red/vampire, rolled: [4], saves: [1]}]}");
            QCOMPARE(match.unit("red/vampire")["wounds"], 3 - wounds);
        }
    }

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
        const auto isOut = [&match] { // not among those that are left
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
