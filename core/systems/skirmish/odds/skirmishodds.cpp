#include "core/systems/skirmish/exchange.h"
#include "core/systems/skirmish/skirmish.h"

namespace adjutant::skirmish {

namespace {

Task<int> askSides(Ask& ask)
{
    return askNumber(ask, "sides", WORDS("skirmish", "Sides per die"), 2, MatchSettings::mostSides,
                     MatchSettings::usualSides, "rule/dice", true);
}

// What both kinds are told: the figures of the attack, and how many dice of both, or how many at most.
Task<> askFigures(Attack& attack, Ask& ask)
{
    // One or less always succeeds: a table may reckon below it, but nobody taps that far.
    const int lowest = ask.isScript() ? -Ability::highestTarget : 1;
    constexpr int highest = Ability::highestTarget;
    constexpr int farthest = 2 * Ability::mostModifier; // the ability's, and what others add
    attack.sides = co_await askSides(ask);
    NumberOf chance("chance", WORDS("skirmish", "Hits on"), lowest, highest);
    attack.chance = co_await ask.number(chance.rule("rule/hits"));
    NumberOf dice("attack_dice", WORDS("skirmish", "Attack dice"), 0, Ability::mostDice);
    attack.attackDice = co_await ask.number(dice.rule("rule/allocation"));
    attack.accuracy = co_await askNumber(ask, "accuracy", WORDS("skirmish", "Accuracy"), -farthest, farthest,
                                         0, "rule/accuracy-and-power");
    attack.defence = co_await askNumberOrNone(ask, "defence", WORDS("skirmish", "Defense"), lowest, highest,
                                              WORDS("skirmish", "Never dodges"), "rule/defenses");
    attack.defenceDice = co_await askNumber(ask, "defence_dice", WORDS("skirmish", "Defense dice"), 0,
                                            Ability::mostDice, 0, "rule/allocation");
    attack.resistance =
        co_await askNumberOrNone(ask, "resistance", WORDS("skirmish", "Resistance"), lowest, highest,
                                 WORDS("skirmish", "Never saves"), "rule/resistances");
    attack.power = co_await askNumber(ask, "power", WORDS("skirmish", "Power"), -farthest, farthest, 0,
                                      "rule/accuracy-and-power");
    attack.damage = co_await askNumber(ask, "damage", WORDS("skirmish", "Damage"), 0, Ability::mostDamage, 1,
                                       "rule/wounds");
    attack.targetWounds = co_await askNumberOrNone(
        ask, "target_wounds", WORDS("skirmish", "Target’s wounds left"), 1, ModelCard::mostWounds,
        WORDS("skirmish", "Dying not computed"), "rule/conditions");
    attack.vulnerable = co_await askWhether(ask, "vulnerable", WORDS("skirmish", "Target is vulnerable"),
                                            "rule/damage-types");
    attack.resistant =
        co_await askWhether(ask, "resistant", WORDS("skirmish", "Target is resistant"), "rule/damage-types");
    attack.unharmed = co_await askWhether(
        ask, "unharmed", WORDS("skirmish", "In Mistform and unharmed by this type"), "rule/mistform", true);
}

Task<> askAttackOdds(OddsQuestion& question, Ask& ask)
{
    Attack attack;
    co_await askFigures(attack, ask);
    attack.hits =
        co_await askNumberOrNone(ask, "hits", WORDS("skirmish", "Hits already rolled"), 0, Ability::mostDice,
                                 WORDS("skirmish", "Not rolled yet"), "rule/hits", true);
    question.solve = [attack] { return attackView(attack); };
}

// The wanted chance, in per cent, and of what; then everything is known.
Task<> askWanted(OddsQuestion& question, Allocations asked, Ask& ask)
{
    const auto wanted = co_await askNumberOrNone(ask, "wanted", WORDS("skirmish", "Target chance (%)"), 1,
                                                 100, WORDS("skirmish", "None"), "rule/allocation", true);
    if (wanted)
        asked.wanted = *wanted / 100.0;
    if (wanted && asked.most.targetWounds)
        asked.ofDying = co_await askWhether(
            ask, "of_dying", WORDS("skirmish", "Chance of Dying, not just a wound"), "rule/conditions", true);
    // Every number of dice of either, and for each the Hits, those left and those not saved from.
    const double attack = asked.most.attackDice + 1.0;
    const double defence = asked.most.defenceDice + 1.0;
    co_await limitWork(question, 2 * attack * defence * attack * (attack + defence), ask);
    question.solve = [asked = std::move(asked)] { return allocationsView(asked); };
}

Task<> askAllocationOdds(OddsQuestion& question, Ask& ask)
{
    Allocations asked;
    co_await askFigures(asked.most, ask);
    co_await askWanted(question, asked, ask);
}

Task<> askModelsOdds(OddsQuestion& question, Ask& ask)
{
    const ModelCard attacker = co_await askCard(ask, "attacker");
    const ModelCard target = co_await askCard(ask, "target");
    std::vector<door::Option> attacks;
    for (const Ability& each : attacker.abilities)
        if (each.isAttack())
            attacks.push_back(optionOf(each, attacker.abilities));
    if (attacks.empty())
        co_await ask.refuse("malformed", WORDS("skirmish", "attacker: the card has no attack"));
    Pick which("ability", WORDS("skirmish", "Ability"), attacks);
    const std::string id = co_await ask.one(which.rule("rule/abilities").preset(attacks.front().id));
    const Ability& ability = *std::ranges::find(attacker.abilities, id, &Ability::id);
    Allocations asked{{figuresOf(attacker, ability, target)}};
    asked.most.sides = co_await askSides(ask);
    asked.most.attackDice = mostAttackDice(ability, attacker.dice);
    asked.most.defenceDice = mostDefenceDice(target.dice);
    co_await askWanted(question, asked, ask);
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
