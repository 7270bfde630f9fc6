#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

// Who heals a unit: an ally that stands; which of them can is on their cards.
Pick healer(const State& state, std::size_t healed)
{
    std::vector<table::Option> options = unitOptions(state, isDefeated);
    std::erase_if(options,
                  [&](const table::Option& each) { return each.piece.player != state.playerOf(healed); });
    return Pick("by", message(WORDS("drafta", "Healed by")), std::move(options))
        .unknownIs("unknown-unit")
        .usuallyNone()
        .ifLeftOut(message(WORDS("drafta", "Nobody says by whom")))
        .detail();
}

} // namespace

Task<> heal(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const std::size_t unit =
        co_await askUnit(state, ask, "unit", message(WORDS("drafta", "Unit")), isDefeated);
    const int hp = co_await ask.number(
        NumberOf("hp", message(WORDS("drafta", "Hit points")), 1, Card::mostHp).rule("rule/healing"));
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
