#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

// Who heals a unit: an ally that stands; which of them can is on their cards.
Pick healer(const State& state, std::size_t healed)
{
    const auto option = [&state, healed](std::size_t unit) {
        const bool isAlly = state.playerOf(unit) == state.playerOf(healed);
        return pieceOption(state, unit,
                           isAlly ? isDefeated(state, unit)
                                  : closedBy(unknownPiece, message(WORDS("drafta", "%1 is not an ally of %2"),
                                                                   state.name(unit), state.name(healed))));
    };
    return pickPiece("by", WORDS("drafta", "Healed by"), piecesOf(state, option))
        .usuallyNone()
        .ifLeftOut(WORDS("drafta", "Not stated"))
        .detail();
}

} // namespace

Task<> heal(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit = co_await askPiece(state, ask, "unit", WORDS("drafta", "Unit"), isDefeated);
    const int hp = co_await ask.number(
        NumberOf("hp", WORDS("drafta", "Hit points"), 1, Card::mostHp).rule("rule/healing"));
    const auto by = co_await ask.oneOrNone(healer(state, unit));
    UnitState& healed = state.units[unit];
    const int most = state.card(unit).hp;
    healed.hp = std::min(healed.hp + hp, most);
    if (by && *by != toText(state.recruit(unit).ref))
        ask.tell(message(WORDS("drafta", "%1 heals %2: %3 of %4 hit points"),
                         state.name(state.find(unitRefOf(*by))), state.name(unit), healed.hp, most),
                 table::Tone::good);
    else
        ask.tell(
            message(WORDS("drafta", "%1 is healed: %2 of %3 hit points"), state.name(unit), healed.hp, most),
            table::Tone::good);
}

} // namespace adjutant::drafta
