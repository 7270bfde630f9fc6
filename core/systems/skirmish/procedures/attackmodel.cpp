#include "core/systems/skirmish/abilitychoice.h"
#include "core/systems/skirmish/allocation.h"
#include "core/systems/skirmish/exchange.h"
#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

struct Bonus
{
    int accuracy = 0;
    int power = 0;
};

Task<int> askBonus(Ask& ask, const char* path, Label label)
{
    co_return co_await ask.number(
        NumberOf(path, std::move(label), -Ability::mostModifier, Ability::mostModifier)
            .preset(0)
            .detail()
            .rule("rule/accuracy-and-power"));
}

// Whom it can attack: everybody else, those first who stand and are not of its side.
PieceChoice targetsOf(const State& state, std::size_t attacker, const Ability& ability, Bonus bonus,
                      const std::vector<std::size_t>& others)
{
    const auto judged = [&state, attacker, others](std::size_t target) -> Objection {
        if (target == attacker)
            return closedBy("malformed", message(WORDS("skirmish", "a model can’t attack itself")));
        if (std::ranges::find(others, target) != others.end())
            return closedBy("malformed",
                            message(WORDS("skirmish", "%1 is already a target"), state.name(target)));
        if (state.playerOf(target) == state.playerOf(attacker))
            return warnedBy("own-side",
                            message(WORDS("skirmish", "%1 is on the same side"), state.name(target)));
        return {};
    };
    const int dice = mostAttackDice(ability, state.models[attacker].dice);
    PieceChoice targets = piecesOf(state, [=, &state, &ability](std::size_t target) {
        table::Option option = pieceOption(state, target, judged(target));
        if (state.models[target].is(mistform) && !harmsMist(ability.type))
            option.detail = message(WORDS("skirmish", "%1: only Fire, Arcane and Radiant harm it"),
                                    std::move(option.detail));
        option.odds =
            attackForecast(figuresOf(state, attacker, ability, target, bonus.accuracy, bonus.power), dice, 0);
        return option;
    });
    targets.rank = [judged, &state](std::size_t target) {
        return judged(target) ? 2 : state.models[target].is(dying) ? 1 : 0;
    };
    return targets;
}

bool hasEnemyBeside(const State& state, std::size_t attacker, const std::vector<std::size_t>& targets)
{
    for (std::size_t k = 0; k < state.models.size(); ++k)
        if (state.playerOf(k) != state.playerOf(attacker) && std::ranges::find(targets, k) == targets.end())
            return true;
    return false;
}

// One target, or as many as a wide attack sweeps.
Task<std::vector<std::size_t>> askTargets(const State& state, Ask& ask, std::size_t attacker,
                                          const Ability& ability, Bonus bonus)
{
    std::vector<std::size_t> targets;
    for (std::size_t n = 0; n + 1 < state.models.size(); ++n) {
        Pick question = pickPiece("against/" + std::to_string(n) + "/model",
                                  n == 0 ? WORDS("skirmish", "Target") : WORDS("skirmish", "Another target"),
                                  targetsOf(state, attacker, ability, bonus, targets));
        question.rule(ability.wide ? "rule/wide-attack" : "rule/attack");
        if (n > 0)
            question.ifLeftOut(WORDS("skirmish", "No more targets"));
        // Further enemies are asked for one by one; models of the attacker's own side are rarely meant.
        if (n > 0 && !hasEnemyBeside(state, attacker, targets))
            question.usuallyNone();
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
            message(WORDS("skirmish", "%1 is not a wide attack: one target only"), verbatim(ability.name)));
    co_return targets;
}

Task<DicePool> askAttackDice(const State& state, Ask& ask, std::size_t attacker, const Ability& ability,
                             AttackFigures figures, const std::vector<std::size_t>& targets)
{
    AllocationQuestion asked = attackAllocation(state, attacker, ability, figures);
    asked.at = "dice/";
    asked.have.spend(ability.cost);
    constexpr double even = 0.5;
    const auto enough =
        ask.isRead()
            ? fewestDice(figures, mostAttackDice(ability, state.models[attacker].dice), 0, even, false)
            : std::nullopt;
    if (enough)
        asked.why = message(WORDS("skirmish", "%1 gives an even chance to wound if nobody dodges"),
                            diceText(*enough, figures.sides));
    if (targets.size() > 1)
        asked.why =
            message(WORDS("skirmish", "Odds shown for %1 as the target"), state.name(targets.front()));
    return askAllocation(state, ask, std::move(asked));
}

Message rangeText(const Ability& ability)
{
    return ability.range
               ? counted(WORDS_N("skirmish", "%1 within %n inch(es)"), *ability.range, toText(ability.kind))
               : toText(ability.kind);
}

} // namespace

Task<> attack(State& state, Ask& ask)
{
    co_await modelsMayAct(state, ask);
    const std::size_t attacker =
        co_await askPiece(state, ask, "attacker", WORDS("skirmish", "Attacker"), mayUse<true>);
    const Ability& ability = *co_await askAbilityOf(state, ask, attacker, true);
    Bonus bonus;
    bonus.accuracy =
        co_await askBonus(ask, "bonus/accuracy", WORDS("skirmish", "Accuracy bonus from allies"));
    bonus.power = co_await askBonus(ask, "bonus/power", WORDS("skirmish", "Power bonus from allies"));
    const std::vector<std::size_t> targets = co_await askTargets(state, ask, attacker, ability, bonus);
    const AttackFigures figures =
        figuresOf(state, attacker, ability, targets.front(), bonus.accuracy, bonus.power);
    const DicePool dice = co_await askAttackDice(state, ask, attacker, ability, figures, targets);
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
        const Exchange exchange{attacker, &ability, dice.total(), bonus.accuracy, bonus.power};
        co_await exchangeBlows(state, ask, exchange, targets[n], "against/" + std::to_string(n) + '/');
    }
}

} // namespace adjutant::skirmish
