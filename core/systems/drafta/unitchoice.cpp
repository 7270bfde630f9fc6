#include "core/systems/drafta/unitchoice.h"

#include <utility>

namespace adjutant::drafta {

Task<> askWhetherPlayed(const State& state, Ask& ask)
{
    if (state.finished())
        co_await ask.refuse("finished", message(WORDS("drafta", "the battle is over")));
    if (!state.active)
        co_await ask.refuse("not-active",
                            message(WORDS("drafta", "both sides must first roll for the first turn")));
}

Message conditionText(const State& state, std::size_t unit)
{
    return message(WORDS("drafta", "%1 of %2 hit points"), state.units[unit].hp, state.card(unit).hp);
}

Objection notActive(const State& state, std::size_t unit)
{
    if (state.active && state.belongsTo(unit, *state.active))
        return {};
    return closedBy("not-active", message(WORDS("drafta", "%1 is not on the active side"), state.name(unit)));
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
    return closedBy("acted", message(WORDS("drafta", "%1 has already acted this turn"), state.name(unit)));
}

PieceChoice ownersOf(const State& state, Objection (*judged)(const State& state, std::size_t unit),
                     std::string (*wordsOf)(const Card& card))
{
    PieceChoice owners = piecesOf(state, [&state, judged, wordsOf](std::size_t unit) {
        table::Option option = pieceOption(state, unit, judged(state, unit));
        option.detail = verbatim(wordsOf(state.card(unit)));
        return option;
    });
    owners.offered = [&state, wordsOf](std::size_t unit) {
        return hasTurnLeft(state, unit) && !wordsOf(state.card(unit)).empty();
    };
    return owners;
}

bool hasTurnLeft(const State& state, std::size_t unit)
{
    return !state.units[unit].builtCamp;
}

void leaveCamp(State& state, Ask& ask, std::size_t unit)
{
    const int camp = std::exchange(state.units[unit].camp, 0);
    if (camp != 0)
        ask.tell(message(WORDS("drafta", "%1 leaves %2"), state.name(unit), campName(state, camp)));
}

} // namespace adjutant::drafta
