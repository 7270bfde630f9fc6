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

std::vector<table::Option> unitOptions(const State& state, Obstacle obstacle)
{
    std::vector<table::Option> options;
    for (std::size_t k = 0; k < state.units.size(); ++k) {
        const Setup::Recruit& recruit = state.recruit(k);
        table::Option option{
            toText(recruit.ref), state.name(k),
            message(WORDS("drafta", "%1 of %2 hit points"), state.units[k].hp, recruit.card.hp)};
        option.piece = recruit.ref;
        if (auto remark = obstacle(state, k)) {
            option.standing = table::Standing::closed;
            option.remark = std::move(*remark);
        }
        options.push_back(std::move(option));
    }
    return options;
}

Task<std::size_t> askUnit(const State& state, Ask& ask, table::Path path, Message label, Obstacle obstacle)
{
    const std::string id = co_await ask.one(
        Pick(std::move(path), std::move(label), unitOptions(state, obstacle)).unknownIs("unknown-unit"));
    co_return state.find(unitRefOf(id));
}

std::optional<table::Remark> notActive(const State& state, std::size_t unit)
{
    if (state.active && state.belongsTo(unit, *state.active))
        return std::nullopt;
    return table::Remark{
        "not-active", message(WORDS("drafta", "%1 is not of the side whose turn it is"), state.name(unit))};
}

std::optional<table::Remark> isDefeated(const State& state, std::size_t unit)
{
    if (!state.units[unit].defeated())
        return std::nullopt;
    return table::Remark{"defeated", message(WORDS("drafta", "%1 is defeated"), state.name(unit))};
}

std::optional<table::Remark> cannotUse(const State& state, std::size_t unit)
{
    auto obstacle = notActive(state, unit);
    return obstacle ? obstacle : isDefeated(state, unit);
}

std::optional<table::Remark> hasActed(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (!state.units[unit].acted)
        return std::nullopt;
    return table::Remark{"acted", message(WORDS("drafta", "%1 has acted in this turn"), state.name(unit))};
}

} // namespace adjutant::drafta
