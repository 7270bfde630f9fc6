#include "core/systems/skirmish/abilitychoice.h"
#include "core/systems/skirmish/allocation.h"
#include "core/systems/skirmish/exchange.h"
#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

// Whoever has an attack for its own activation.
Objection mayAttack(const State& state, std::size_t model)
{
    const bool has = std::ranges::any_of(state.card(model).abilities, [](const Ability& each) {
        return each.isAttack() && each.when == Trigger::none;
    });
    if (has)
        return mayActivate(state, model);
    return {table::Standing::closed,
            {"malformed",
             message(WORDS("skirmish", "no attack is printed on the card of %1"), state.name(model))}};
}

struct Bonus
{
    int accuracy = 0;
    int power = 0;
};

Task<int> askBonus(Ask& ask, const char* path, Message label)
{
    co_return co_await ask.number(
        NumberOf(path, std::move(label), -Ability::mostModifier, Ability::mostModifier)
            .preset(0)
            .detail()
            .rule("rule/accuracy-and-power"));
}

// Whom it can attack: everybody else, those first who are not of its side.
std::vector<table::Option> targetOptions(const State& state, std::size_t attacker, const Ability& ability,
                                         Bonus bonus, const std::vector<std::size_t>& others)
{
    std::vector<table::Option> options = modelOptions(state, anybody);
    const int dice = mostAttackDice(ability, state.models[attacker].dice);
    for (std::size_t k = 0; k < options.size(); ++k) {
        table::Option& option = options[k];
        option.odds =
            attackQuery(figuresOf(state, attacker, ability, k, bonus.accuracy, bonus.power), dice, 0);
        if (k == attacker || std::ranges::find(others, k) != others.end()) {
            option.standing = table::Standing::closed;
            option.remark = {"malformed", k == attacker ? message(WORDS("skirmish", "nobody attacks itself"))
                                                        : message(WORDS("skirmish", "%1 is attacked already"),
                                                                  state.name(k))};
        } else if (state.playerOf(k) == state.playerOf(attacker)) {
            option.standing = table::Standing::warned;
            option.remark = {"own-side", message(WORDS("skirmish", "%1 is of the same side"), state.name(k))};
        }
    }
    std::ranges::stable_partition(
        options, [](const table::Option& each) { return each.standing == table::Standing::open; });
    return options;
}

// One target, or as many as a wide attack sweeps.
Task<std::vector<std::size_t>> askTargets(const State& state, Ask& ask, std::size_t attacker,
                                          const Ability& ability, Bonus bonus)
{
    std::vector<std::size_t> targets;
    for (std::size_t n = 0; n + 1 < state.models.size(); ++n) {
        auto options = targetOptions(state, attacker, ability, bonus, targets);
        Pick question("against/" + std::to_string(n) + "/model",
                      n == 0 ? message(WORDS("skirmish", "Target"))
                             : message(WORDS("skirmish", "Another target")),
                      std::move(options));
        question.unknownIs("unknown-unit").rule(ability.wide ? "rule/wide-attack" : "rule/attack");
        if (n > 0)
            question.usuallyNone().ifLeftOut(message(WORDS("skirmish", "Nobody else")));
        std::string picked;
        if (n == 0) {
            picked = co_await ask.one(std::move(question));
        } else {
            const auto another = co_await ask.oneOrNone(std::move(question));
            if (!another)
                co_return targets;
            picked = *another;
        }
        targets.push_back(state.find(unitRefOf(picked)));
        if (!ability.wide)
            break;
    }
    if (!ability.wide && ask.isGiven("against/1"))
        co_await ask.refuse(
            "one-target",
            message(WORDS("skirmish", "%1 has one target: it is no wide attack"), verbatim(ability.name)));
    co_return targets;
}

Task<DicePool> askAttackDice(const State& state, Ask& ask, std::size_t attacker, const Ability& ability,
                             AttackFigures figures)
{
    AllocationQuestion asked;
    asked.at = "dice/";
    asked.model = attacker;
    asked.have = state.models[attacker].dice;
    asked.have.spend(ability.cost);
    asked.from = ability.from;
    asked.least = ability.least;
    asked.most = ability.most;
    asked.all = ability.allDice;
    constexpr double even = 0.5;
    if (const auto dice =
            fewestDice(figures, mostAttackDice(ability, state.models[attacker].dice), 0, even, false))
        asked.why = message(WORDS("skirmish", "%1 wound as often as not where nobody dodges"),
                            diceText(*dice, figures.sides));
    asked.odds = [figures](int dice) { return attackQuery(figures, dice, 0); };
    return askAllocation(state, ask, std::move(asked));
}

Message rangeText(const Ability& ability)
{
    return ability.range
               ? message(WORDS("skirmish", "%1 within %2 inches"), toText(ability.kind), *ability.range)
               : toText(ability.kind);
}

Task<std::string> askAttackAbility(const State& state, Ask& ask, std::size_t attacker)
{
    co_return co_await ask.one(
        Pick("ability", message(WORDS("skirmish", "Ability")), abilityOptions(state, attacker, true))
            .by(state.playerOf(attacker))
            .rule("rule/abilities"));
}

} // namespace

Task<> attack(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t attacker =
        co_await askModel(state, ask, "attacker", message(WORDS("skirmish", "Attacker")), mayAttack);
    const std::string id = co_await askAttackAbility(state, ask, attacker);
    const Shared<Setup> setup = state.setup; // what the players put right leaves cards as they are
    const Ability& ability = abilityOf(state, attacker, id);
    ask.title(message(WORDS("skirmish", "%1: %2"), state.name(attacker), verbatim(ability.name)));
    if (ability.cost.total() > 0)
        ask.cost(message(WORDS("skirmish", "Costs %1"), toText(ability.cost)));
    Bonus bonus;
    bonus.accuracy =
        co_await askBonus(ask, "bonus/accuracy", message(WORDS("skirmish", "Accuracy of others' help")));
    bonus.power = co_await askBonus(ask, "bonus/power", message(WORDS("skirmish", "Power of others' help")));
    const std::vector<std::size_t> targets = co_await askTargets(state, ask, attacker, ability, bonus);
    const AttackFigures figures =
        figuresOf(state, attacker, ability, targets.front(), bonus.accuracy, bonus.power);
    const DicePool dice = co_await askAttackDice(state, ask, attacker, ability, figures);
    ask.follows(rangeText(ability));
    if (!ability.text.empty())
        ask.follows(verbatim(ability.text));
    ModelState& model = state.models[attacker];
    model.activated = true;
    ask.tell(dice.total() > 0 ? message(WORDS("skirmish", "%1 attacks: %2, with %3"), state.name(attacker),
                                        verbatim(ability.name), toText(dice))
                              : message(WORDS("skirmish", "%1 attacks: %2, without dice"),
                                        state.name(attacker), verbatim(ability.name)));
    payCost(state, ask, attacker, ability);
    model.dice.spend(dice);
    for (std::size_t n = 0; n < targets.size(); ++n) {
        ask.settle();
        Exchange exchange;
        exchange.attacker = attacker;
        exchange.ability = id;
        exchange.dice = dice.total();
        exchange.accuracy = bonus.accuracy;
        exchange.power = bonus.power;
        co_await exchangeBlows(state, ask, std::move(exchange), targets[n],
                               "against/" + std::to_string(n) + '/');
    }
}

} // namespace adjutant::skirmish
