#include "core/systems/skirmish/skirmish.h"

#include "core/match/fields.h"
#include "core/systems/skirmish/odds/attackodds.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>
#include <array>

namespace adjutant::skirmish {

namespace {

constexpr int mostSidesOfDie = 100;

Task<int> askSides(Ask& ask)
{
    return askNumber(ask, "sides", WORDS("skirmish", "Sides per die"), 2, mostSidesOfDie,
                     MatchSettings::usualSides, "rule/dice", true);
}

// One or less always succeeds: a table may reckon below it, but nobody taps that far.
int lowestTarget(const Ask& ask)
{
    return ask.isScript() ? -Ability::highestTarget : 1;
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
        NumberOf("chance", WORDS("skirmish", "Hits on"), lowestTarget(ask), Ability::highestTarget)
            .rule("rule/hits"));
    dice.attack =
        co_await ask.number(NumberOf("attack_dice", WORDS("skirmish", "Attack dice"), 0, Ability::mostDice)
                                .rule("rule/allocation"));
    constexpr int farthest = 2 * Ability::mostModifier; // the ability's, and what others add
    figures.accuracy = co_await askNumber(ask, "accuracy", WORDS("skirmish", "Accuracy"), -farthest, farthest,
                                          0, "rule/accuracy-and-power");
    figures.defence =
        co_await askNumberOrNone(ask, "defence", WORDS("skirmish", "Defense"), lowestTarget(ask),
                                 Ability::highestTarget, WORDS("skirmish", "Never dodges"), "rule/defenses");
    dice.defence = co_await askNumber(ask, "defence_dice", WORDS("skirmish", "Defense dice"), 0,
                                      Ability::mostDice, 0, "rule/allocation");
    figures.resistance = co_await askNumberOrNone(ask, "resistance", WORDS("skirmish", "Resistance"),
                                                  lowestTarget(ask), Ability::highestTarget,
                                                  WORDS("skirmish", "Never saves"), "rule/resistances");
    figures.power = co_await askNumber(ask, "power", WORDS("skirmish", "Power"), -farthest, farthest, 0,
                                       "rule/accuracy-and-power");
    figures.damage = co_await askNumber(ask, "damage", WORDS("skirmish", "Damage"), 0, Ability::mostDamage, 1,
                                        "rule/wounds");
    figures.targetWounds = co_await askNumberOrNone(
        ask, "target_wounds", WORDS("skirmish", "Target’s wounds left"), 1, ModelCard::mostWounds,
        WORDS("skirmish", "Dying not computed"), "rule/conditions");
    figures.vulnerable = co_await askWhether(ask, "vulnerable", WORDS("skirmish", "Target is vulnerable"),
                                             "rule/damage-types");
    figures.resistant =
        co_await askWhether(ask, "resistant", WORDS("skirmish", "Target is resistant"), "rule/damage-types");
    figures.unharmed = co_await askWhether(
        ask, "unharmed", WORDS("skirmish", "In Mistform and unharmed by this type"), "rule/mistform", true);
    co_return dice;
}

Task<> askAttackOdds(OddsQuestion& question, Ask& ask)
{
    AttackFigures figures;
    const Dice dice = co_await askFigures(figures, ask);
    const auto hits =
        co_await askNumberOrNone(ask, "hits", WORDS("skirmish", "Hits already rolled"), 0, Ability::mostDice,
                                 WORDS("skirmish", "Not rolled yet"), "rule/hits", true);
    question.solve = [=] { return attackView(figures, dice.attack, dice.defence, hits); };
}

// Every number of dice of either, and for each the Hits, those left and those not saved from.
double workOf(const Allocations& asked)
{
    const double attack = asked.attackDice + 1.0;
    const double defence = asked.defenceDice + 1.0;
    return 2 * attack * defence * attack * (attack + defence);
}

// The wanted chance, in per cent, and of what.
Task<> askWanted(Allocations& asked, Ask& ask)
{
    const auto wanted = co_await askNumberOrNone(ask, "wanted", WORDS("skirmish", "Target chance (%)"), 1,
                                                 100, WORDS("skirmish", "None"), "rule/allocation", true);
    if (!wanted)
        co_return;
    asked.wanted = *wanted / 100.0;
    if (asked.figures.targetWounds)
        asked.ofDying = co_await askWhether(
            ask, "of_dying", WORDS("skirmish", "Chance of Dying, not just a wound"), "rule/conditions", true);
}

Task<> askAllocationOdds(OddsQuestion& question, Ask& ask)
{
    Allocations asked;
    const Dice dice = co_await askFigures(asked.figures, ask);
    asked.attackDice = dice.attack;
    asked.defenceDice = dice.defence;
    co_await askWanted(asked, ask);
    const double work = workOf(asked);
    co_await limitWork(question, work, ask);
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
        co_await ask.refuse("malformed", message(WORDS("skirmish", "attacker: the card has no attack")));
    Pick which("ability", WORDS("skirmish", "Ability"), attacks);
    which.rule("rule/abilities").preset(attacks.front().id);
    const std::string id = co_await ask.one(std::move(which));
    const Ability& ability = *std::ranges::find(attacker.abilities, id, &Ability::id);
    Allocations asked;
    asked.figures = figuresOf(attacker, ability, target);
    asked.figures.sides = co_await askSides(ask);
    asked.attackDice = mostAttackDice(ability, attacker.dice);
    asked.defenceDice = mostDefenceDice(target.dice);
    co_await askWanted(asked, ask);
    const double work = workOf(asked);
    co_await limitWork(question, work, ask);
    question.solve = [asked = std::move(asked)] { return allocationsView(asked); };
}

} // namespace

std::span<const OddsKind> oddsKinds()
{
    static constexpr std::array kinds{
        OddsKind{"models", WORDS("skirmish", "Model against model"), askModelsOdds},
        OddsKind{"attack", WORDS("skirmish", "One attack"), askAttackOdds},
        OddsKind{"allocations", WORDS("skirmish", "Dice splits"), askAllocationOdds},
    };
    return kinds;
}

} // namespace adjutant::skirmish
