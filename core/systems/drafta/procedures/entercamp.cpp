#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

Objection hasNoCamp(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (std::ranges::find(state.camps, *state.active) != state.camps.end())
        return {};
    return closedBy("malformed", message(WORDS("drafta", "its side has no encampment")));
}

// A unit in the only encampment of its side has no other to go to.
bool mayEnter(const State& state, std::size_t unit)
{
    const int in = state.units[unit].camp;
    const auto ofItsSide =
        std::ranges::count_if(state.camps, [&](std::size_t player) { return state.belongsTo(unit, player); });
    return hasTurnLeft(state, unit) && (in == 0 || ofItsSide > 1);
}

std::vector<table::Option> campOptions(const State& state, std::size_t unit)
{
    std::vector<table::Option> options;
    for (int camp = 1; camp <= static_cast<int>(state.camps.size()); ++camp) {
        if (state.camps[static_cast<std::size_t>(camp - 1)] != *state.active)
            continue;
        const auto inside = static_cast<int>(state.unitsIn(camp));
        table::Option option{campId(camp), campName(state, camp),
                             counted(WORDS_N("drafta", "%n unit(s) inside"), inside)};
        if (state.units[unit].camp == camp) {
            option.standing = table::Standing::closed;
            option.remark = {"malformed", message(WORDS("drafta", "%1 is already inside"), state.name(unit))};
        } else if (state.unitsIn(camp) >= State::campHolds) {
            option.standing = table::Standing::closed;
            option.remark = {"camp-full", message(WORDS("drafta", "%1 is full (%2 units)"),
                                                  campName(state, camp), static_cast<int>(State::campHolds))};
        }
        options.push_back(std::move(option));
    }
    return options;
}

} // namespace

Task<> enter(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit =
        co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), hasNoCamp, mayEnter);
    const std::string camp = co_await ask.one(
        Pick("camp", WORDS("drafta", "Encampment"), campOptions(state, unit)).rule("rule/healing"));
    for (int k = 1; k <= static_cast<int>(state.camps.size()); ++k)
        if (campId(k) == camp)
            state.units[unit].camp = k;
    ask.tell(
        message(WORDS("drafta", "%1 enters %2"), state.name(unit), campName(state, state.units[unit].camp)));
}

} // namespace adjutant::drafta
