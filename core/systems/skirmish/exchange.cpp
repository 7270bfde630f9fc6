#include "core/systems/skirmish/exchange.h"

#include "core/match/pieces.h"
#include "core/systems/skirmish/abilitychoice.h"
#include "core/systems/skirmish/allocation.h"
#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

int successesOf(const std::vector<int>& faces, int target)
{
    return static_cast<int>(std::ranges::count_if(faces, [=](int face) { return face >= target; }));
}

// A roll of dice against one target number; the contract calls a wrong number of faces `dice-count`.
Task<int> askRoll(const State& state, Ask& ask, table::Path at, Label label, int dice, int target,
                  std::size_t roller)
{
    co_await needFaces(ask, at, dice);
    if (dice == 0 && !ask.isGiven(at))
        co_return 0;
    const DiceOf::Reading reading = [target](const std::vector<int>& faces) {
        return counted(WORDS_N("skirmish", "%n success(es)"), successesOf(faces, target));
    };
    DiceOf question(std::move(at), std::move(label), dice, state.sides());
    question.wrongCountIs("dice-count")
        .readAs(reading)
        .succeedsFrom(target)
        .by(state.playerOf(roller))
        .rule("rule/attack");
    const auto faces = co_await ask.dice(std::move(question));
    co_return successesOf(faces, target);
}

Task<DicePool> askDefence(const State& state, Ask& ask, const AttackFigures& figures, std::size_t target,
                          int hits, table::Path at)
{
    AllocationQuestion asked;
    asked.at = std::move(at);
    asked.model = target;
    asked.have = state.models[target].dice;
    asked.from[DieKind::defence] = asked.from[DieKind::wild] = 1;
    if (ask.isRead())
        asked.why = adviceText(figures, hits, bestReply(figures, hits, mostDefenceDice(asked.have)));
    asked.odds = [figures, hits](int dice) { return attackForecast(figures, 0, dice, hits); };
    return askAllocation(state, ask, std::move(asked));
}

// Steps 7 to 12: the hits that are left.
Task<int> askDodges(State& state, Ask& ask, AttackFigures figures, std::size_t target, int hits,
                    table::Path at)
{
    if (hits == 0 && !ask.isGiven(at + "dice") && !ask.isGiven(at + "dodges"))
        co_return 0;
    const DicePool dice = co_await askDefence(state, ask, figures, target, hits, at + "dice/");
    const int count = dice.total();
    if (count > 0)
        ask.forecast(attackForecast(figures, 0, count, hits));
    const int needed = figures.dodgeTarget();
    const int dodges = co_await askRoll(
        state, ask, at + "dodges",
        message(WORDS("skirmish", "%1 dodges on %2"), state.name(target), targetText(needed)), count, needed,
        target);
    state.models[target].dice.spend(dice);
    if (count > 0) {
        ask.outcome(state.playerOf(target), "dodges", dodges);
        ask.tell(message(WORDS("skirmish", "%1 rolls %2 and dodges %3 of %4"), state.name(target),
                         toText(dice), std::min(dodges, hits),
                         counted(WORDS_N("skirmish", "%n hit(s)"), hits)));
    }
    co_return std::max(hits - dodges, 0);
}

// Steps 13 to 19: the wounds of the hits that are left.
Task<> askSaves(State& state, Ask& ask, const Exchange& attack, AttackFigures figures, std::size_t target,
                int left, table::Path at)
{
    if (left > 0)
        ask.forecast(attackForecast(figures, 0, 0, left));
    const int needed = figures.saveTarget();
    const int saves =
        co_await askRoll(state, ask, at + "saves",
                         message(WORDS("skirmish", "%1 saves on %2"), state.name(target), targetText(needed)),
                         left, needed, target);
    if (left == 0)
        co_return;
    ask.outcome(state.playerOf(target), "saves", saves);
    const int wounds = figures.woundsOf(left - saves);
    if (wounds == 0)
        ask.tell(
            left == saves ? message(WORDS("skirmish", "%1 saves every hit"), state.name(target))
            : attack.ability->damage == 0
                ? message(WORDS("skirmish", "%1 takes no wounds; other effects apply"), state.name(target))
                : message(WORDS("skirmish", "%1 isn’t harmed"), state.name(target)));
    wound(state, ask, target, wounds);
    const int heals = attack.ability->heals;
    const ModelState& attacker = state.models[attack.attacker];
    if (wounds > 0 && heals > 0 && attacker.wounds < state.card(attack.attacker).wounds) {
        setWounds(state, attack.attacker, attacker.wounds + heals);
        ask.tell(message(WORDS("skirmish", "%1 heals: %2 of %3 wounds left"), state.name(attack.attacker),
                         state.models[attack.attacker].wounds, state.card(attack.attacker).wounds),
                 table::Tone::good);
    }
}

// The reactions that this attack triggers, closed where they can't be paid.
std::vector<table::Option> reactionsTo(const State& state, const Exchange& attack, std::size_t target,
                                       bool allDodged, bool isAnswered)
{
    std::vector<table::Option> options;
    if (state.models[target].is(dying))
        return options;
    for (const Ability& each : state.card(target).abilities) {
        const bool triggered = each.when == Trigger::attacked || (each.when == Trigger::dodged && allDodged);
        if (!triggered || (each.isAttack() && attack.isReaction))
            continue;
        // What it is already isn't offered again; a record of earlier releases may have it.
        const bool gainsNothing = !each.isAttack() && state.models[target].is(each.gives);
        if (gainsNothing && !isAnswered)
            continue;
        options.push_back(abilityOption(state, target, each));
        if (gainsNothing && options.back().standing == table::Standing::open)
            judge(options.back(),
                  warnedBy("gains-nothing", message(WORDS("skirmish", "%1 already has this condition: %2"),
                                                    state.name(target), conditionName(each.gives))));
        if (each.isAttack() && mostAttackDice(each, poolFor(state, target, each)) == 0)
            judge(options.back(),
                  closedBy("not-enough-dice", message(WORDS("skirmish", "no dice are left for it"))));
    }
    return options;
}

// An attack as a reaction: against the attacker, with the dice of its own kind.
Task<> strikeBack(State& state, Ask& ask, std::size_t model, const Ability& ability, std::size_t target,
                  table::Path at)
{
    AllocationQuestion asked =
        attackAllocation(state, model, ability, figuresOf(state, model, ability, target));
    asked.at = at + "dice/";
    const DicePool dice = co_await askAllocation(state, ask, std::move(asked));
    DicePool& left = state.models[model].dice;
    for (const DieKind kind : allDice)
        left[kind] -= std::min(dice[kind], left[kind]);
    ask.settle();
    Exchange back{model, &ability, dice.total()};
    back.isReaction = true;
    co_await exchangeBlows(state, ask, back, target, at + "against/0/");
}

Task<> react(State& state, Ask& ask, const Exchange& attack, std::size_t target, bool allDodged,
             table::Path at)
{
    const bool isAnswered = ask.isAnswered(at + "ability");
    const auto before = reactionsTo(state, attack, target, allDodged, isAnswered);
    if (std::ranges::all_of(
            before, [](const table::Option& each) { return each.standing == table::Standing::closed; }))
        co_return;
    ask.settle();
    auto options = reactionsTo(state, attack, target, allDodged, isAnswered);
    const auto picked = co_await ask.oneOrNone(
        Pick(at + "ability", message(WORDS("skirmish", "Reaction by %1"), state.name(target)),
             std::move(options))
            .by(state.playerOf(target))
            .ifLeftOut(WORDS("skirmish", "No reaction"))
            .rule("rule/reactions"));
    if (!picked)
        co_return;
    const Ability& ability = abilityOf(state, target, *picked);
    ask.tell(message(WORDS("skirmish", "%1 reacts: %2"), state.name(target), verbatim(ability.name)));
    payCost(state, ask, target, ability);
    if (ability.isAttack()) {
        co_await strikeBack(state, ask, target, ability, attack.attacker, at);
        co_return;
    }
    const bool succeeds = co_await askSuccess(state, ask, at + "roll", target, ability);
    if (succeeds)
        giveCondition(state, ask, target, ability);
}

} // namespace

Task<> exchangeBlows(State& state, Ask& ask, Exchange attack, std::size_t target, table::Path at)
{
    const auto figuresNow = [&] {
        return figuresOf(state, attack.attacker, *attack.ability, target, attack.accuracy, attack.power);
    };
    const int chance = attack.ability->chance;
    if (attack.dice > 0)
        ask.forecast(attackForecast(figuresNow(), attack.dice, 0));
    const int hits =
        co_await askRoll(state, ask, at + "rolled",
                         message(WORDS("skirmish", "%1 hits %2 on %3"), state.name(attack.attacker),
                                 state.name(target), targetText(chance)),
                         attack.dice, chance, attack.attacker);
    if (attack.dice > 0)
        ask.outcome(state.playerOf(attack.attacker), "hits", hits);
    ask.tell(message(WORDS("skirmish", "%1 against %2: %3"), state.name(attack.attacker), state.name(target),
                     counted(WORDS_N("skirmish", "%n hit(s)"), hits)));
    ask.settle();
    const int left = co_await askDodges(state, ask, figuresNow(), target, hits, at);
    ask.settle();
    co_await askSaves(state, ask, attack, figuresNow(), target, left, at);
    co_await react(state, ask, attack, target, hits > 0 && left == 0, at + "react/");
}

} // namespace adjutant::skirmish
