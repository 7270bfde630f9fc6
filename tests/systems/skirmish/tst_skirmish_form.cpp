#include "core/systems/gamesystem.h"
#include "tests/core/door/asked.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test::tst_skirmish_form {

static bool asks(const door::Form& form, const std::string& path)
{
    return !form.fields.empty() && form.fields.back().path == path;
}

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

private Q_SLOTS:
    void theStepsOfAnAttackOneAfterTheOther()
    {
        ScriptedMatch match = begun();
        QVERIFY(asks(match.form("attack"), "attacker"));
        QVERIFY(asks(match.form("attack", "{attacker: red/vampire}"), "ability"));
        QVERIFY(
            asks(match.form("attack", "{attacker: red/vampire, ability: vicious-stab}"), "against/0/model"));
        const std::string first =
            "{attacker: red/vampire, ability: vicious-stab, against: [{model: blue/dwarf}]";
        door::Form form = match.form("attack", first + "}");
        QVERIFY(asks(form, "dice/attack") && !form.complete);

        form = match.form("attack", first + ", dice: {attack: 2, wild: 0}}");
        QVERIFY(form.forecast);
        form = match.form("attack", "{attacker: red/vampire, ability: vicious-stab, against: [{model: "
                                    "blue/dwarf, rolled: [5, 9]}], dice: {attack: 2, wild: 0}}");
        QVERIFY(asks(form, "against/0/dice/defence"));
        QVERIFY(!form.forecast); // in one draft as well
        match.answer("attack", first + ", dice: {attack: 2}}");
        form = match.form("attack");
        QVERIFY(asks(form, "against/0/rolled") && form.forecast);
        QCOMPARE(form.fields.back().by, PlayerId("red"));

        match.answer("attack", "{against: [{rolled: [5, 9]}]}");
        form = match.form("attack");
        QVERIFY(asks(form, "against/0/dice/defence"));
        QVERIFY(!form.forecast); // that of the attack dice was of hits that are known by now
        QCOMPARE(form.fields.back().by, PlayerId("blue"));

        match.answer("attack", "{against: [{dice: {defence: 3, wild: 0}, dodges: [5, 8, 1]}]}");
        form = match.form("attack");
        // All hits dodged: the reaction is offered to the dwarf's side, with all four of its defense dice.
        QVERIFY(asks(form, "against/0/react/ability"));
        QCOMPARE(optionsOf(form, "against/0/react/ability").size(), 1U);
        match.answer("attack", "{against: [{react: {ability: far-mountain}}]}");
        QVERIFY(asks(match.form("attack"), "against/0/react/against/0/rolled"));
        match.answer("attack", "{against: [{react: {against: [{rolled: [5, 1, 1, 1]}]}}]}");
        QVERIFY(asks(match.form("attack"), "against/0/react/against/0/dice/wild"));
        match.answer("attack",
                     "{against: [{react: {against: [{dice: {defence: 0, wild: 0}, saves: [3]}]}}]}");
        // Then the vampire may turn to mist.
        QVERIFY(asks(match.form("attack"), "against/0/react/against/0/react/ability"));
        QCOMPARE(match.unit("red/vampire")["wounds"], 2);
    }

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

    void diceAreAskedOfAModelByName()
    {
        ScriptedMatch match = afterStab("{model: blue/dwarf, rolled: [5, 9]}");
        const door::Form form = match.form("attack");
        QCOMPARE(toText(field(form, "dice/attack").label), "Vampire: Attack dice");
        QCOMPARE(toText(field(form, "against/0/dice/defence").label), "Dwarf: Defense dice");
    }

    void anAttackNeedsADie()
    {
        ScriptedMatch match = begun();
        const std::string stab =
            "{attacker: red/vampire, ability: vicious-stab, against: [{model: blue/ram}]";
        for (const char* none : {", dice: {attack: null, wild: null}}", ", dice: {attack: 0, wild: 0}}"}) {
            const door::Form form = match.form("attack", stab + none);
            QCOMPARE(form.warnings.size(), 1U);
            QCOMPARE(toText(form.warnings.front().message), "an attack needs at least one die");
        }
        QVERIFY(match.form("attack", stab + ", dice: {attack: 0, wild: 1}}").warnings.empty());
        // Scripts do without, as the contract has it.
        match.play("attack: {attacker: red/vampire, ability: vicious-stab, against: [{model: blue/ram}]}");
        QVERIFY(match.session().warnings().empty());
    }

    void aMaximumThatIsPassedIsWarnedOfOnce()
    {
        Json cards = sourceCards();
        cards["vampire"]["abilities"][0]["max"] = 1;
        cards["vampire"]["abilities"][0]["max_elsewhere"] = 3;
        ScriptedMatch match(warbands({{"vampire", cards["vampire"]}}, {{"ram", cards["ram"]}}));
        const door::Form form =
            match.form("attack", "{attacker: red/vampire, ability: vicious-stab, against: "
                                 "[{model: blue/ram}], dice: {attack: 2, wild: 1}}");
        QCOMPARE(form.warnings.size(), 1U);
    }

    void diceThatComeBackForAReactionAreReported()
    {
        ScriptedMatch match = afterStab("{model: blue/dwarf, rolled: [5, 9]}");
        match.answer("attack", "{against: [{dice: {defence: 3, wild: 0}, dodges: [5, 8, 1]}]}");
        match.answer("attack", "{against: [{react: {ability: far-mountain}}]}");
        VERIFY_CONTAINS(match.sentences(), "rolls Defense × 4, those spent this round too");
    }

    void aMissAsksTheDefenderNothing()
    {
        ScriptedMatch match = afterStab("{model: blue/ram, rolled: [1, 2]}");
        QVERIFY(std::ranges::none_of(match.session().offers({}), &door::Offer::open));
    }

    // Wide Swing: target by target, each asked as its owner's dice fall.
    void aWideAttackIsAskedTargetByTarget()
    {
        ScriptedMatch match = begun();
        match.answer("attack", "{attacker: red/vampire, ability: wide-swing, dice: {attack: 1, wild: 0}, "
                               "against: [{model: blue/ram}, {model: blue/dwarf}]}");
        QVERIFY(asks(match.form("attack"), "against/0/rolled"));
        match.answer("attack", "{against: [{rolled: [1]}]}");
        QVERIFY(asks(match.form("attack"), "against/1/rolled"));
    }

    // A sweep has further targets: the form stays at each until somebody says that there is nobody else.
    void aWideAttackAsksForFurtherTargets()
    {
        ScriptedMatch match = begun();
        const std::string first = "{attacker: red/vampire, ability: wide-swing, against: [";
        const door::Form form = match.form("attack", first + "{model: blue/ram}]}");
        QVERIFY(asks(form, "against/1/model"));
        QVERIFY(!form.fields.back().detail && !form.fields.back().ifSkipped.empty());
        QVERIFY(asks(match.form("attack", first + "{model: blue/ram}, {model: null}]}"), "dice/attack"));
        // Nobody but the attacker's own side is left: that isn't asked.
        QVERIFY(
            asks(match.form("attack", first + "{model: blue/ram}, {model: blue/dwarf}]}"), "dice/attack"));
    }

    // Melee, 4: "Vicious stab has a allocation of 1-3. The vampire chooses 3", and its card says 2 at most.
    void aDieBeyondTheCardIsWarnedOfWhereTheRulesContradictIt()
    {
        Json cards = sourceCards();
        cards["vampire"]["abilities"][0]["max_elsewhere"] = 3;
        ScriptedMatch match(warbands({{"vampire", cards["vampire"]}}, {{"ram", cards["ram"]}}));
        const std::string first =
            "{attacker: red/vampire, ability: vicious-stab, against: [{model: blue/ram}]}";
        const door::Form form = match.form("attack", first);
        const auto& options = optionsOf(form, "dice/attack");
        QCOMPARE(options[2].standing, door::Standing::open);
        QCOMPARE(options[3].standing, door::Standing::warned);
        QCOMPARE(options[3].remark.rule, "allocation");
        QVERIFY(options[3].odds);
        match.refuses("allocation", "attack: {attacker: red/vampire, ability: vicious-stab, dice: {attack: "
                                    "3, wild: 1}, against: [{model: blue/ram, rolled: [2, 5, 6, 1]}]}");
        match.play("attack: {attacker: red/vampire, ability: vicious-stab, dice: {attack: 3}, against: "
                   "[{model: blue/ram, rolled: [2, 5, 6], dice: {wild: 1}, dodges: [7], saves: [1]}]}");
        QCOMPARE(match.session().warnings().size(), 1U);
        QCOMPARE(match.unit("blue/ram")["wounds"], 4);
    }

    // Four dice to dodge, four to strike back: "allocate all defense dice", spent or not.
    void farMountainTechniqueTakesSpentDiceToo()
    {
        ScriptedMatch match = begun();
        match.answer("attack",
                     "{attacker: red/vampire, ability: vicious-stab, dice: {attack: 2}, against: [{model: "
                     "blue/dwarf, rolled: [5, 9], dice: {defence: 4, wild: 0}, dodges: [5, 8, 1, 1]}]}");
        QVERIFY(asks(match.form("attack"), "against/0/react/ability"));
        match.answer("attack", "{against: [{react: {ability: far-mountain}}]}");
        const door::Form form = match.form("attack");
        QVERIFY(asks(form, "against/0/react/against/0/rolled"));
        QCOMPARE(std::get<door::DiceInput>(form.fields.back().input).dice.size(), 4U);
        QCOMPARE(match.unit("blue/dwarf")["dice"]["defence"], 0);
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

    void aModelInMistformIsNotAskedToTurnToMist()
    {
        for (const bool isMist : {false, true}) {
            ScriptedMatch match = begun();
            if (isMist)
                match.play("condition: {model: red/vampire, add: mistform}");
            match.answer("attack", "{attacker: blue/ram, ability: claw, dice: {attack: 1, wild: 0}, against: "
                                   "[{model: red/vampire, rolled: [1]}]}");
            const bool asksIt = !isMist && asks(match.form("attack"), "against/0/react/ability");
            QCOMPARE(asksIt, !isMist);
            QCOMPARE(std::ranges::any_of(match.session().offers({}), &door::Offer::open), !isMist);
        }
    }

    void whatIsOwedGreetsThePlayers()
    {
        ScriptedMatch match = afterStab("{model: blue/ram, rolled: [5, 9]}");
        const door::Offer first = match.session().offers({}).front();
        QCOMPARE(listed(first.open, first.key.procedure), "true attack");
    }

    void onlyThoseWhoCanAreOffered()
    {
        ScriptedMatch match = afterStab("{model: blue/ram, rolled: [1, 1]}");
        for (const door::Offer& offer : match.session().offers({})) {
            if (offer.key.piece == unitRefOf("red/vampire") && offer.key.procedure == "attack")
                QCOMPARE(offer.remark.rule, "activated");
            if (offer.key.piece == unitRefOf("red/wizard") && offer.key.procedure == "attack")
                QCOMPARE(offer.standing, door::Standing::closed); // no actions are printed
        }
    }
};

ADJUTANT_TEST(SkirmishFormTest)

} // namespace adjutant::test::tst_skirmish_form
