#include "core/systems/skirmish/abilitychoice.h"
#include "core/systems/skirmish/modelchoice.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

#include <algorithm>

namespace adjutant::skirmish {

namespace {

Objection mayUseAbility(const State& state, std::size_t model)
{
    const bool has = std::ranges::any_of(state.card(model).abilities, [](const Ability& each) {
        return !each.isAttack() && each.when == Trigger::none;
    });
    if (!has)
        return {table::Standing::closed,
                {"malformed",
                 message(WORDS("skirmish", "%1 has no ability that is no attack"), state.name(model))}};
    return mayActivate(state, model);
}

} // namespace

Task<> useAbility(State& state, Ask& ask)
{
    co_await untilTheEnd(state, ask);
    const std::size_t model =
        co_await askModel(state, ask, "model", message(WORDS("skirmish", "Model")), mayUseAbility);
    const std::string id = co_await ask.one(
        Pick("ability", message(WORDS("skirmish", "Ability")), abilityOptions(state, model, false))
            .by(state.playerOf(model))
            .rule("rule/abilities"));
    const Shared<Setup> setup = state.setup;
    const Ability& ability = abilityOf(state, model, id);
    ask.title(message(WORDS("skirmish", "%1: %2"), state.name(model), verbatim(ability.name)));
    if (ability.cost.total() > 0)
        ask.cost(message(WORDS("skirmish", "Costs %1"), toText(ability.cost)));
    const std::string on =
        co_await ask.one(Pick("on", message(WORDS("skirmish", "Whom it helps")), modelOptions(state, anybody))
                             .preset(toText(state.model(model).ref))
                             .unknownIs("unknown-unit"));
    if (!ability.text.empty())
        ask.follows(verbatim(ability.text));
    ask.tell(message(WORDS("skirmish", "%1 uses %2"), state.name(model), verbatim(ability.name)));
    payCost(state, ask, model, ability);
    state.models[model].activated = true;
    if (ability.chance > 0)
        ask.settle();
    const bool succeeds = co_await askSuccess(state, ask, "dice", model, ability);
    if (succeeds)
        giveCondition(state, ask, state.find(unitRefOf(on)), ability);
}

} // namespace adjutant::skirmish
