#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

Task<> askWhetherPlayed(const State& state, Ask& ask)
{
    if (state.finished())
        co_await ask.refuse("finished", message(WORDS("drafta", "the battle is over")));
    if (!state.active)
        co_await ask.refuse("not-active",
                            message(WORDS("drafta", "first both sides roll for the first turn")));
}

Message conditionText(const State& state, std::size_t unit)
{
    return message(WORDS("drafta", "%1 of %2 hit points"), state.units[unit].hp, state.card(unit).hp);
}

Objection notActive(const State& state, std::size_t unit)
{
    if (state.active && state.belongsTo(unit, *state.active))
        return {};
    return closedBy("not-active",
                    message(WORDS("drafta", "%1 is not of the side whose turn it is"), state.name(unit)));
}

Objection isDefeated(const State& state, std::size_t unit)
{
    if (!state.units[unit].defeated())
        return {};
    return closedBy("defeated", message(WORDS("drafta", "%1 is defeated"), state.name(unit)));
}

Objection cannotUse(const State& state, std::size_t unit)
{
    auto obstacle = notActive(state, unit);
    return obstacle ? obstacle : isDefeated(state, unit);
}

Objection hasActed(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (!state.units[unit].acted)
        return {};
    return closedBy("acted", message(WORDS("drafta", "%1 has acted in this turn"), state.name(unit)));
}

} // namespace adjutant::drafta
