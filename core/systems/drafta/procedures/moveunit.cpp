#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/squares.h"
#include "core/systems/drafta/unitchoice.h"

namespace adjutant::drafta {

namespace {

constexpr int mostSquares = 999;

Objection hasMoved(const State& state, std::size_t unit)
{
    if (auto obstacle = cannotUse(state, unit))
        return obstacle;
    if (!state.units[unit].moved)
        return {};
    return closedBy("moved", message(WORDS("drafta", "%1 has already moved this turn"), state.name(unit)));
}

std::vector<table::Option> terrainOptions(const State& state, std::size_t unit)
{
    std::vector<table::Option> options;
    for (const Terrain terrain : allTerrains) {
        table::Option option{idOf(terrain), toText(terrain)};
        if (!canCross(state.card(unit), terrain)) {
            option.standing = table::Standing::closed;
            option.remark = {"water",
                             message(WORDS("drafta", "%1 is not an air unit: it can’t cross deep water"),
                                     state.name(unit))};
        } else if (const auto squares = squaresWithin(state.card(unit), terrain)) {
            option.detail = counted(WORDS_N("drafta", "up to %n square(s)"), *squares);
        }
        options.push_back(std::move(option));
    }
    return options;
}

} // namespace

Task<> move(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), hasMoved);
    const Terrain terrain =
        terrainOf(co_await ask.one(Pick("terrain", WORDS("drafta", "Terrain"), terrainOptions(state, unit))
                                       .preset("plain")
                                       .rule("rule/special-movement")));
    const auto most = squaresWithin(state.card(unit), terrain);
    const int squares =
        co_await ask.number(NumberOf("squares", WORDS("drafta", "Squares"), 1,
                                     ask.isScript() ? mostSquares : most.value_or(mostSquares))
                                .unit(counted(WORDS_N("drafta", "square(s)"), 2))
                                .rule("rule/movement"));
    if (most && squares > *most)
        co_await ask.refuse("too-far", counted(WORDS_N("drafta", "%1 moves up to %n square(s) here, not %2"),
                                               *most, state.name(unit), squares));
    ask.follows(message(WORDS("drafta", "Through allies, not through enemies")));
    if (const int camp = state.units[unit].camp; camp != 0)
        ask.follows(message(WORDS("drafta", "%1 leaves %2"), state.name(unit), campName(state, camp)));
    state.units[unit].moved = true;
    ask.tell(counted(WORDS_N("drafta", "%1 moves %n square(s)"), squares, state.name(unit)));
    leaveCamp(state, ask, unit);
}

} // namespace adjutant::drafta
