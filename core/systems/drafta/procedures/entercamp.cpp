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

std::vector<table::Option> campOptions(const State& state, std::size_t unit)
{
    std::vector<table::Option> options;
    for (int camp = 1; camp <= static_cast<int>(state.camps.size()); ++camp) {
        if (state.camps[static_cast<std::size_t>(camp - 1)] != *state.active)
            continue;
        const auto inside = static_cast<int>(state.unitsIn(camp));
        table::Option option{campId(camp), verbatim(campId(camp)),
                             counted(WORDS_N("drafta", "%n unit(s) inside"), inside)};
        if (state.units[unit].camp == camp) {
            option.standing = table::Standing::closed;
            option.remark = {"malformed", message(WORDS("drafta", "%1 is in it"), state.name(unit))};
        } else if (state.unitsIn(camp) >= State::campHolds) {
            option.standing = table::Standing::closed;
            option.remark = {"camp-full",
                             message(WORDS("drafta", "%1 holds %2 units, and is full"),
                                     verbatim(campId(camp)), static_cast<int>(State::campHolds))};
        }
        options.push_back(std::move(option));
    }
    return options;
}

} // namespace

Task<> enter(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), hasNoCamp);
    const std::string camp = co_await ask.one(
        Pick("camp", WORDS("drafta", "Encampment"), campOptions(state, unit)).rule("rule/healing"));
    for (int k = 1; k <= static_cast<int>(state.camps.size()); ++k)
        if (campId(k) == camp)
            state.units[unit].camp = k;
    ask.tell(message(WORDS("drafta", "%1 goes into %2"), state.name(unit), verbatim(camp)));
}

} // namespace adjutant::drafta
