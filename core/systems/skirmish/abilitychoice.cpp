#include "core/systems/skirmish/abilitychoice.h"

#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

table::Option abilityOption(const State& state, std::size_t model, const Ability& ability)
{
    table::Option option{ability.id, verbatim(ability.name), summaryOf(ability)};
    if (std::ranges::count(state.card(model).abilities, ability.name, &Ability::name) > 1)
        option.label = verbatim(ability.name + " (" + ability.id + ')');
    const DicePool& dice = state.models[model].dice;
    if (!dice.holds(ability.cost))
        judge(option,
              closedBy("not-enough-dice", message(WORDS("skirmish", "it costs %1"), toText(ability.cost))));
    else if (ability.isAttack() && mostAttackDice(ability, poolFor(state, model, ability)) < ability.least)
        judge(option, closedBy("not-enough-dice", allocationText(ability.least, ability.most)));
    return option;
}

namespace {

// The same, closed where it isn't one of those that are asked for.
table::Option abilityOfTurn(const State& state, std::size_t model, const Ability& ability, bool attacks)
{
    table::Option option = abilityOption(state, model, ability);
    if (ability.when != Trigger::none)
        judge(option,
              closedBy("malformed", message(WORDS("skirmish", "%1 is a reaction: offered when triggered"),
                                            verbatim(ability.name))));
    else if (ability.isAttack() != attacks)
        judge(option,
              closedBy("malformed",
                       attacks ? message(WORDS("skirmish", "%1 is not an attack"), verbatim(ability.name))
                               : message(WORDS("skirmish", "%1 is an attack"), verbatim(ability.name))));
    return option;
}

Pick pickAbility(const State& state, std::size_t model, bool attacks)
{
    const auto& abilities = state.card(model).abilities;
    const auto all = [&state, &abilities, model, attacks] {
        std::vector<table::Option> options;
        for (const Ability& each : abilities)
            options.push_back(abilityOfTurn(state, model, each, attacks));
        return options;
    };
    const auto find = [&state, &abilities, model,
                       attacks](const std::string& id) -> std::optional<table::Option> {
        const auto found = std::ranges::find(abilities, id, &Ability::id);
        if (found == abilities.end())
            return std::nullopt;
        return abilityOfTurn(state, model, *found, attacks);
    };
    return Pick("ability", WORDS("skirmish", "Ability"), all, find)
        .by(state.playerOf(model))
        .rule("rule/abilities");
}

} // namespace

Objection mayUse(const State& state, std::size_t model, bool attacks)
{
    const bool has = std::ranges::any_of(state.card(model).abilities, [attacks](const Ability& each) {
        return each.isAttack() == attacks && each.when == Trigger::none;
    });
    if (has)
        return mayActivate(state, model);
    return closedBy("malformed", message(attacks ? WORDS("skirmish", "%1 has no attack on its card")
                                                 : WORDS("skirmish", "%1 has attacks only"),
                                         state.name(model)));
}

Task<const Ability*> askAbilityOf(const State& state, Ask& ask, std::size_t model, bool attacks)
{
    const std::string id = co_await ask.one(pickAbility(state, model, attacks));
    const Ability& ability = abilityOf(state, model, id);
    ask.title(message(WORDS("skirmish", "%1: %2"), state.name(model), verbatim(ability.name)));
    if (ability.cost.total() > 0)
        ask.cost(message(WORDS("skirmish", "Costs %1"), toText(ability.cost)));
    co_return &ability;
}

const Ability& abilityOf(const State& state, std::size_t model, std::string_view id)
{
    return *std::ranges::find(state.card(model).abilities, id, &Ability::id);
}

void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability)
{
    if (ability.cost.total() == 0)
        return;
    state.models[model].dice.spend(ability.cost);
    ask.tell(message(WORDS("skirmish", "%1 pays %2"), state.name(model), toText(ability.cost)));
}

void giveCondition(State& state, Ask& ask, std::size_t model, const Ability& ability)
{
    if (ability.gives.empty())
        return;
    if (ability.gives == prone && state.models[model].is(unmovable)) {
        ask.tell(message(WORDS("skirmish", "%1 can’t fall prone now"), state.name(model)));
        return;
    }
    if (!state.models[model].is(ability.gives) &&
        state.models[model].conditions.size() >= ModelState::mostConditions) {
        ask.tell(message(WORDS("skirmish", "at most %1 conditions per model"),
                         static_cast<int>(ModelState::mostConditions)));
        return;
    }
    state.models[model].add(ability.gives, ability.rounds);
    ask.tell(message(WORDS("skirmish", "%1: %2"), state.name(model), conditionName(ability.gives)));
}

Task<> needFaces(Ask& ask, table::Path at, int dice)
{
    if (dice > 0 && ask.isScript() && !ask.isGiven(at))
        co_await ask.refuse("dice-count", counted(WORDS_N("skirmish", "%1: %n face(s) needed, none given"),
                                                  dice, verbatim(at)));
}

Task<bool> askSuccess(const State& state, Ask& ask, table::Path path, std::size_t model,
                      const Ability& ability)
{
    if (ability.chance == 0)
        co_return true;
    co_await needFaces(ask, path, 1);
    const auto faces = co_await ask.dice(DiceOf(std::move(path),
                                                message(WORDS("skirmish", "Roll for %1: %2"),
                                                        verbatim(ability.name), targetText(ability.chance)),
                                                1, state.sides())
                                             .succeedsFrom(ability.chance)
                                             .by(state.playerOf(model))
                                             .wrongCountIs("dice-count")
                                             .rule("rule/hits"));
    const bool succeeds = faces.front() >= ability.chance;
    ask.tell(succeeds
                 ? message(WORDS("skirmish", "%1 succeeds with %2"), verbatim(ability.name), faces.front())
                 : message(WORDS("skirmish", "%1 fails with %2"), verbatim(ability.name), faces.front()),
             succeeds ? table::Tone::good : table::Tone::bad);
    co_return succeeds;
}

} // namespace adjutant::skirmish
