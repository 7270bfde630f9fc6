#include "tests/core/door/asked.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test::tst_skirmish_form {

/// An attack on a page: one form that grows, each side answering what is its own.
class SkirmishFormTest : public QObject
{
    Q_OBJECT

private:
    static ScriptedMatch begun() { return ScriptedMatch(skirmishStart()); }
    // The vampire has rolled two attack dice against somebody.
    static ScriptedMatch afterStab(const std::string& against)
    {
        ScriptedMatch match = begun();
        match.answer("attack",
                     "{attacker: red/vampire, ability: vicious-stab, dice: {attack: 2}, against: [" +
                         against + "]}");
        return match;
    }

    // Its stab may take more dice in the text of the rules than on its card.
    static ScriptedMatch withStabOf(int most)
    {
        Json cards = sourceCards();
        cards["vampire"]["abilities"][0]["max"] = most;
        cards["vampire"]["abilities"][0]["max_elsewhere"] = 3;
        return ScriptedMatch(warbands({{"vampire", cards["vampire"]}}, {{"ram", cards["ram"]}}));
    }

private Q_SLOTS:
    void scripts_data()
    {
        const auto row = columns<Begin, Script>("begin", "script");
        const std::string dwarf =
            "attack: {attacker: red/vampire, ability: vicious-stab, against: [{model: blue/dwarf}]";
        const std::string ram =
            "attack: {attacker: red/vampire, ability: vicious-stab, against: [{model: blue/ram}]";
        // All hits dodged: the reaction is offered to the dwarf's side, with all four of its defense dice.
        // Then the vampire may turn to mist.
        row("the steps of an attack, one after the other", begun,
            {"form attack",
             "next: attacker",
             "form attack: {attacker: red/vampire}",
             "next: ability",
             "form attack: {attacker: red/vampire, ability: vicious-stab}",
             "next: against/0/model",
             "form " + dwarf + '}',
             "next: dice/attack",
             "complete: no",
             "form " + dwarf + ", dice: {attack: 2, wild: 0}}",
             "foreseen: yes",
             "form attack: {attacker: red/vampire, ability: vicious-stab, against: [{model: blue/dwarf, "
             "rolled: "
             "[5, 9]}], dice: {attack: 2, wild: 0}}",
             "next: against/0/dice/defence",
             "foreseen: no", // in one draft as well
             "answer " + dwarf + ", dice: {attack: 2}}",
             "form attack",
             "next: against/0/rolled",
             "foreseen: yes",
             "field against/0/rolled: {by: red}",
             "answer attack: {against: [{rolled: [5, 9]}]}",
             "form attack",
             "next: against/0/dice/defence",
             "field against/0/dice/defence: {by: blue}",
             "foreseen: no", // that of the attack dice was of hits that are known by now
             "answer attack: {against: [{dice: {defence: 3, wild: 0}, dodges: [5, 8, 1]}]}",
             "form attack",
             "next: against/0/react/ability",
             "field against/0/react/ability: {options: far-mountain}",
             "answer attack: {against: [{react: {ability: far-mountain}}]}",
             "form attack",
             "mentions: rolls Defense × 4, those spent this round too",
             "next: against/0/react/against/0/rolled",
             "answer attack: {against: [{react: {against: [{rolled: [5, 1, 1, 1]}]}}]}",
             "form attack",
             "next: against/0/react/against/0/dice/wild",
             "answer attack: {against: [{react: {against: [{dice: {defence: 0, wild: 0}, saves: [3]}]}}]}",
             "form attack",
             "next: against/0/react/against/0/react/ability",
             "red/vampire: {wounds: 2}"});
        // Four dice to dodge, four to strike back: "allocate all defense dice", spent or not.
        row("Far Mountain Technique takes spent dice too", begun,
            {"answer attack: {attacker: red/vampire, ability: vicious-stab, dice: {attack: 2}, against: "
             "[{model: blue/dwarf, rolled: [5, 9], dice: {defence: 4, wild: 0}, dodges: [5, 8, 1, 1]}]}",
             "form attack", "next: against/0/react/ability",
             "answer attack: {against: [{react: {ability: far-mountain}}]}", "form attack",
             "next: against/0/react/against/0/rolled", "field against/0/react/against/0/rolled: {dice: 4}",
             "blue/dwarf: {dice/defence: 0}"});
        row("dice are asked of a model by name",
            [] { return afterStab("{model: blue/dwarf, rolled: [5, 9]}"); },
            {"form attack", "field dice/attack: {label: 'Vampire: Attack dice'}",
             "field against/0/dice/defence: {label: 'Dwarf: Defense dice'}", "open: attack"});
        // Scripts may do without.
        row("an attack needs a die", begun,
            {"form " + ram + ", dice: {attack: null, wild: null}}", "rules: draft allocation",
             "warning says: an attack needs at least one die",
             "form " + ram + ", dice: {attack: 0, wild: 0}}", "rules: draft allocation",
             "warning says: an attack needs at least one die",
             "form " + ram + ", dice: {attack: 0, wild: 1}}", "rules: draft", "warned draft: " + ram + '}'});
        // The charge takes 1 to 3 attack dice, the pound exactly 3 with one wild die; the stab may do
        // without.
        row("dice that are needed can’t be left out", begun,
            {"form attack: {attacker: blue/ram, ability: charge, against: [{model: red/vampire}, {model: "
             "null}]}",
             "next: dice/attack", "field dice/attack: {skippable: false}",
             "form attack: {attacker: blue/ram, ability: pound, against: [{model: red/vampire}]}",
             "next: dice/attack", "field dice/attack: {skippable: false}", "form " + ram + '}',
             "field dice/attack: {skippable: true}"});
        // Feint, of the samples: "One melee attack of this round is rolled with accuracy +1."
        const auto withFeint = [] {
            Start start = skirmishStart();
            start.sides[0].roster.extras["deck/0/text"] = std::string("A melee attack has accuracy +1.");
            ScriptedMatch match(std::move(start));
            match.play({"draft: {drawn: {red: [red/1, red/2], blue: [blue/1, blue/2]}, burn: blue/1, second: "
                        "blue/2, first: red/1}"});
            return match;
        };
        const std::string stab = "form attack: {attacker: red/vampire, ability: vicious-stab";
        row("a card that changes a roll is asked for before the dice", withFeint,
            {stab + '}', "next: against/0/model", "field bonus/accuracy: {value: 0, detail: true}",
             "card: {player: red, card: red/1}", stab + '}', "next: cards/0",
             "field cards/0: {options: red/1, skippable: true}", stab + ", cards: {0: null}}",
             "next: against/0/model", "field bonus/accuracy: {value: 0, detail: true}",
             stab + ", cards: {0: red/1}}", "next: against/0/model",
             "field bonus/accuracy: {value: 1, detail: false}", "field bonus/power: {value: 0}"});
        // Vicious Stab has accuracy +1, Feint one more: Melee 5+ of the ram is 7+.
        row("a card of one attack is spent by it", withFeint,
            {"card: {player: red, card: red/1}", "board played: Fog: A melee attack has accuracy +1.",
             "warned draft: attack: {attacker: red/vampire, ability: vicious-stab, cards: {0: red/1}, dice: "
             "{attack: 1}, against: [{model: blue/ram, rolled: [4], dice: {wild: 1}, dodges: [6], saves: "
             "[9]}]}",
             "mentions: Fog: A melee attack has accuracy +1.", "mentions: dodges 0 of 1 hit",
             "board played: none", "form attack: {attacker: blue/ram, ability: claw}",
             "next: against/0/model"});
        // The ram has no defense dice: its wild die is asked, and what it is for stands there.
        row("the hits stand beside the first dice that are asked",
            [] { return afterStab("{model: blue/ram, rolled: [5, 9]}"); },
            {"form attack", "next: against/0/dice/wild", "why against/0/dice/wild: 2 hits"});
        row("a miss asks the defender nothing", [] { return afterStab("{model: blue/ram, rolled: [1, 2]}"); },
            {"open: none"});
        row("only those who can are offered", [] { return afterStab("{model: blue/ram, rolled: [1, 1]}"); },
            {"rule attack red/vampire: activated",
             "offer attack red/wizard: closed"}); // no actions are printed
        row("a reaction is no ability for the own activation", begun,
            {"offer ability red/vampire: closed",
             "remark ability red/vampire: apart from attacks, Vampire has no ability for its own "
             "activation"});
        // Wide Swing: target by target, each asked as its owner's dice fall.
        row("a wide attack is asked target by target", begun,
            {"answer attack: {attacker: red/vampire, ability: wide-swing, dice: {attack: 1, wild: 0}, "
             "against: "
             "[{model: blue/ram}, {model: blue/dwarf}]}",
             "form attack", "next: against/0/rolled", "answer attack: {against: [{rolled: [1]}]}",
             "form attack", "next: against/1/rolled"});
        // A sweep has further targets: the form stays at each until somebody says that there is nobody else,
        // or nobody but the attacker's own side is left.
        const std::string wide =
            "form attack: {attacker: red/vampire, ability: wide-swing, against: [{model: blue/ram}";
        row("a wide attack asks for further targets", begun,
            {wide + "]}", "next: against/1/model", "field against/1/model: {detail: false, skippable: true}",
             wide + ", {model: null}]}", "next: dice/attack", wide + ", {model: blue/dwarf}]}",
             "next: dice/attack"});
        // Melee, 4: "Vicious stab has a allocation of 1-3. The vampire chooses 3", and its card says 2 at
        // most.
        row("a die beyond the card is warned of where the rules contradict it", [] { return withStabOf(2); },
            {"form " + ram + '}', "option dice/attack 2: {standing: open}",
             "option dice/attack 3: {standing: warned, rule: allocation, foreseen: true}",
             "refused allocation: attack: {attacker: red/vampire, ability: vicious-stab, dice: {attack: 3, "
             "wild: "
             "1}, against: [{model: blue/ram, rolled: [2, 5, 6, 1]}]}",
             "warned allocation: attack: {attacker: red/vampire, ability: vicious-stab, dice: {attack: 3}, "
             "against: [{model: blue/ram, rolled: [2, 5, 6], dice: {wild: 1}, dodges: [7], saves: [1]}]}",
             "blue/ram: {wounds: 4}"});
        row("a maximum that is passed is warned of once", [] { return withStabOf(1); },
            {"form " + ram + ", dice: {attack: 2, wild: 1}}", "rules: allocation"});
        const std::string claw =
            "answer attack: {attacker: blue/ram, ability: claw, dice: {attack: 1, wild: 0}, "
            "against: [{model: red/vampire, rolled: [1]}]}";
        row("a model may turn to mist", begun,
            {claw, "form attack", "next: against/0/react/ability", "open: attack"});
        row("a model in Mistform is not asked to turn to mist", begun,
            {"condition: {model: red/vampire, add: mistform}", claw, "open: none"});
    }
    void scripts() { followRow(); }

    void everyChoiceOfDiceSaysWhatItWouldBring()
    {
        ScriptedMatch match = begun();
        const door::Form form =
            match.form("attack", "{attacker: red/vampire, ability: vicious-stab, against: "
                                 "[{model: blue/ram}], dice: {attack: 1}}");
        const auto& options = optionsOf(form, "dice/attack");
        QCOMPARE(options.size(), 4U); // 0 to 3
        QCOMPARE(toText(options[1].odds->solve().steps.front().dice), "1D10");
        QCOMPARE(options[3].standing, door::Standing::closed);
        QCOMPARE(options[3].remark.rule, "allocation");
        // The wild die comes on top of the one that is chosen.
        QCOMPARE(toText(optionsOf(form, "dice/wild")[1].odds->solve().steps.front().dice), "2D10");
        // A step of an attack says how often two dice wound.
        QVERIFY(!field(form, "dice/attack").why.empty());
    }

    // Pounding takes three dice, where one would do. Each hits by 0.8 and isn't saved by 0.8, for 4 wounds of
    // the 3 that the wizard has. With 4 dice it dodges by 0.3 each.
    void diceArePromisedWhatTheyCanBring()
    {
        ScriptedMatch match = begun();
        const std::string pound = "attacker: blue/ram, ability: pound, ";
        const door::Form form = match.form("attack", '{' + pound + "against: [{model: red/wizard}]}");
        QVERIFY(field(form, "dice/attack").why.empty());
        const door::Option& three =
            *std::ranges::find(optionsOf(form, "dice/attack"), "3", &door::Option::id);
        QCOMPARE(toText(three.odds->solve().headline),
                 "95.3% to wound if nobody dodges, wounds on average: 2.86");
        match.answer("attack",
                     '{' + pound + "dice: {attack: 3}, against: [{model: red/wizard, rolled: [5, 5, 5]}]}");
        QCOMPARE(toText(match.form("attack").fields.back().why),
                 "Best reply to 3 hits: 4D10, wounds on average: 2.53");
    }

    void theDefenderKnowsTheHitsAndTheBestReply()
    {
        ScriptedMatch match = afterStab("{model: blue/dwarf, rolled: [5, 9]}");
        const door::Form form = match.form("attack");
        const door::Field& field = form.fields.back();
        // Five dice left: each more helps against two hits.
        QVERIFY2(toText(field.why).find("Best reply to 2 hits: 5D10") == 0, toText(field.why).c_str());
        const auto& options = std::get<door::PickInput>(field.input).options;
        QCOMPARE(options.size(), 5U);
        QCOMPARE(toText(options[4].odds->solve().steps.at(1).dice), "4D10");
    }

    // "Mistform models cannot be harmed": no wound is forecast, and the target says why.
    void anAttackOnMistformForecastsNoWound()
    {
        ScriptedMatch match = begun();
        match.play("condition: {model: red/vampire, add: mistform}");
        const door::Form form = match.form("attack", "{attacker: blue/ram, ability: claw}");
        const auto& target = optionsOf(form, "against/0/model").front();
        QCOMPARE(target.id, "red/vampire");
        QCOMPARE(toText(target.detail),
                 "3 of 3 wounds left; Mistform: only Fire, Arcane and Radiant harm it");
        const std::optional odds = target.odds->solve();
        QCOMPARE(toText(odds->headline), "No wounds: only Fire, Arcane and Radiant harm Mistform");
        QCOMPARE(odds->chances.front().chance, 0.0);
        QCOMPARE((*odds->figures)["mean"], 0.0);
    }
};

ADJUTANT_TEST(SkirmishFormTest)

} // namespace adjutant::test::tst_skirmish_form
