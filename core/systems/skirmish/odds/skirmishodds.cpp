#include "core/systems/skirmish/odds/skirmishodds.h"

#include "core/systems/skirmish/odds/attackodds.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>
#include <array>

namespace adjutant::skirmish {

namespace {

constexpr int mostSidesOfDie = 100;

NumberOf modifierQuestion(const char* path, Message label)
{
    return NumberOf(path, std::move(label), -Ability::mostModifier, Ability::mostModifier)
        .preset(0)
        .rule("rule/accuracy-and-power");
}

NumberOf diceQuestion(const char* path, Message label)
{
    return NumberOf(path, std::move(label), 0, Ability::mostDice).rule("rule/allocation");
}

Task<int> askSides(Ask& ask)
{
    co_return co_await ask.number(
        NumberOf("sides", message(WORDS("skirmish", "Sides of the dice")), 2, mostSidesOfDie)
            .preset(MatchSettings::usualSides)
            .detail()
            .rule("rule/dice"));
}

struct Dice
{
    int attack = 0;
    int defence = 0;
};

// What both kinds are told: the figures of the attack, and how many dice of both, or how many at most.
Task<Dice> askFigures(AttackFigures& figures, Ask& ask)
{
    Dice dice;
    figures.sides = co_await askSides(ask);
    figures.chance = co_await ask.number(
        NumberOf("chance", message(WORDS("skirmish", "Hits on")), 1, Ability::highestTarget)
            .rule("rule/hits"));
    dice.attack = co_await ask.number(diceQuestion("attack_dice", message(WORDS("skirmish", "Attack dice"))));
    figures.accuracy =
        co_await ask.number(modifierQuestion("accuracy", message(WORDS("skirmish", "Accuracy"))));
    figures.defence = co_await ask.numberOrNone(
        NumberOf("defence", message(WORDS("skirmish", "Defense")), 1, Ability::highestTarget)
            .ifLeftOut(message(WORDS("skirmish", "It never dodges")))
            .rule("rule/defenses"));
    dice.defence = co_await ask.number(
        diceQuestion("defence_dice", message(WORDS("skirmish", "Defense dice"))).preset(0));
    figures.resistance = co_await ask.numberOrNone(
        NumberOf("resistance", message(WORDS("skirmish", "Resistance")), 1, Ability::highestTarget)
            .ifLeftOut(message(WORDS("skirmish", "It never saves")))
            .rule("rule/resistances"));
    figures.power = co_await ask.number(modifierQuestion("power", message(WORDS("skirmish", "Power"))));
    figures.damage =
        co_await ask.number(NumberOf("damage", message(WORDS("skirmish", "Damage")), 0, Ability::mostDamage)
                                .preset(1)
                                .rule("rule/wounds"));
    figures.targetWounds = co_await ask.numberOrNone(
        NumberOf("target_wounds", message(WORDS("skirmish", "Wounds the target has left")), 1,
                 ModelCard::mostWounds)
            .ifLeftOut(message(WORDS("skirmish", "Whether it is dying isn't said")))
            .rule("rule/conditions"));
    figures.vulnerable = co_await ask.yes(
        Whether("vulnerable", message(WORDS("skirmish", "Vulnerable to it"))).rule("rule/damage-types"));
    figures.resistant = co_await ask.yes(
        Whether("resistant", message(WORDS("skirmish", "Resistant to it"))).rule("rule/damage-types"));
    co_return dice;
}

Task<> askAttackOdds(OddsQuestion& question, Ask& ask)
{
    AttackFigures figures;
    const Dice dice = co_await askFigures(figures, ask);
    const auto hits = co_await ask.numberOrNone(
        NumberOf("hits", message(WORDS("skirmish", "Hits already rolled")), 0, Ability::mostDice)
            .usuallyNone()
            .detail()
            .ifLeftOut(message(WORDS("skirmish", "The attack is still to be rolled"))));
    question.solve = [=] { return attackView(figures, dice.attack, dice.defence, hits); };
}

// The wanted chance, in per cent, and of what.
Task<> askWanted(Allocations& asked, Ask& ask)
{
    const auto wanted =
        co_await ask.numberOrNone(NumberOf("wanted", message(WORDS("skirmish", "Wanted chance")), 1, 100)
                                      .unit(verbatim("%"))
                                      .usuallyNone()
                                      .detail()
                                      .ifLeftOut(message(WORDS("skirmish", "None in particular"))));
    if (!wanted)
        co_return;
    asked.wanted = *wanted / 100.0;
    if (asked.figures.targetWounds)
        asked.ofDying = co_await ask.yes(
            Whether("of_dying", message(WORDS("skirmish", "Of Dying, not only of a wound"))).detail());
}

Task<> askAllocationOdds(OddsQuestion& question, Ask& ask)
{
    Allocations asked;
    const Dice dice = co_await askFigures(asked.figures, ask);
    asked.attackDice = dice.attack;
    asked.defenceDice = dice.defence;
    co_await askWanted(asked, ask);
    question.solve = [asked = std::move(asked)] { return allocationsView(asked); };
}

std::vector<table::Option> attacksOf(const ModelCard& card)
{
    std::vector<table::Option> options;
    for (const Ability& each : card.abilities)
        if (each.isAttack()) {
            options.push_back({each.id, verbatim(each.name), summaryOf(each)});
            if (std::ranges::count(card.abilities, each.name, &Ability::name) > 1)
                options.back().label = verbatim(each.name + " (" + each.id + ')');
        }
    return options;
}

Task<> askModelsOdds(OddsQuestion& question, Ask& ask)
{
    const ModelCard attacker = co_await askCard(ask, "attacker");
    const ModelCard target = co_await askCard(ask, "target");
    auto attacks = attacksOf(attacker);
    if (attacks.empty())
        co_await ask.refuse("malformed",
                            message(WORDS("skirmish", "attacker: no ability of the card is an attack")));
    Pick which("ability", message(WORDS("skirmish", "Ability")), attacks);
    which.rule("rule/abilities").preset(attacks.front().id);
    const std::string id = co_await ask.one(std::move(which));
    const Ability& ability = *std::ranges::find(attacker.abilities, id, &Ability::id);
    Allocations asked;
    asked.figures = figuresOf(attacker, ability, target);
    asked.figures.sides = co_await askSides(ask);
    asked.attackDice = mostAttackDice(ability, attacker.dice);
    asked.defenceDice =
        std::min(target.dice[DieKind::defence] + target.dice[DieKind::wild], Ability::mostDice);
    co_await askWanted(asked, ask);
    question.solve = [asked = std::move(asked)] { return allocationsView(asked); };
}

} // namespace

std::span<const OddsKind> oddsKinds()
{
    static constexpr std::array kinds{
        OddsKind{"models", WORDS("skirmish", "Model against model"), askModelsOdds},
        OddsKind{"attack", WORDS("skirmish", "One attack"), askAttackOdds},
        OddsKind{"allocations", WORDS("skirmish", "Every allocation of dice"), askAllocationOdds},
    };
    return kinds;
}

} // namespace adjutant::skirmish
