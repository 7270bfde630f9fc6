#include "core/systems/skirmish/abilitychoice.h"

#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/strike.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

void closeOption(table::Option& option, const char* rule, Message why)
{
    option.standing = table::Standing::closed;
    option.remark = {rule, std::move(why)};
}

} // namespace

table::Option abilityOption(const State& state, std::size_t model, const Ability& ability)
{
    table::Option option{ability.id, verbatim(ability.name), summaryOf(ability)};
    if (std::ranges::count(state.card(model).abilities, ability.name, &Ability::name) > 1)
        option.label = verbatim(ability.name + " (" + ability.id + ')');
    const DicePool& dice = state.models[model].dice;
    if (!dice.holds(ability.cost))
        closeOption(option, "not-enough-dice",
                    message(WORDS("skirmish", "it costs %1"), toText(ability.cost)));
    else if (ability.isAttack() && mostAttackDice(ability, dice) < ability.least)
        closeOption(option, "not-enough-dice", allocationText(ability.least, ability.most));
    return option;
}

std::vector<table::Option> abilityOptions(const State& state, std::size_t model, bool attacks)
{
    std::vector<table::Option> options;
    for (const Ability& each : state.card(model).abilities) {
        options.push_back(abilityOption(state, model, each));
        if (each.when != Trigger::none)
            closeOption(options.back(), "malformed",
                        message(WORDS("skirmish", "%1 is a reaction: it is offered when it is triggered"),
                                verbatim(each.name)));
        else if (each.isAttack() != attacks)
            closeOption(options.back(), "malformed",
                        attacks ? message(WORDS("skirmish", "%1 is no attack"), verbatim(each.name))
                                : message(WORDS("skirmish", "%1 is an attack"), verbatim(each.name)));
    }
    return options;
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
        ask.tell(message(WORDS("skirmish", "%1 can't fall prone now"), state.name(model)));
        return;
    }
    state.models[model].add(ability.gives, ability.rounds);
    ask.tell(message(WORDS("skirmish", "%1: %2"), state.name(model), conditionName(ability.gives)));
}

Task<bool> askSuccess(const State& state, Ask& ask, table::Path path, std::size_t model,
                      const Ability& ability)
{
    if (ability.chance == 0)
        co_return true;
    const auto faces = co_await ask.dice(DiceOf(std::move(path),
                                                message(WORDS("skirmish", "Roll for %1: %2"),
                                                        verbatim(ability.name), targetText(ability.chance)),
                                                1, state.sides())
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
