#include "core/systems/drafta/cardwords.h"
#include "core/systems/drafta/procedures/draftaprocedures.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

bool isWoundedAlly(const State& state, std::size_t healer, std::size_t unit)
{
    const int hp = state.units[unit].hp;
    return unit != healer && state.playerOf(unit) == state.playerOf(healer) && hp > 0 &&
           hp < state.card(unit).hp;
}

// Its talent is what heals, and it was used.
bool isSpent(const State& state, std::size_t unit)
{
    return state.units[unit].talentSpent && areOfTalent(state.card(unit), healingOf(state.card(unit)));
}

// Forms offer units whose cards heal, in their own turn, while an ally is wounded. A script may name any
// other, or nobody.
Pick healerPick(const State& state)
{
    PieceChoice healers = ownersOf(state, isDefeated, healingOf);
    healers.offered = [&state, heals = std::move(healers.offered)](std::size_t unit) {
        if (!heals(unit) || cannotUse(state, unit) || isSpent(state, unit))
            return false;
        for (std::size_t ally = 0; ally < state.pieceCount(); ++ally)
            if (isWoundedAlly(state, unit, ally))
                return true;
        return false;
    };
    return pickPiece("by", WORDS("drafta", "Healed by"), std::move(healers))
        .usuallyNone()
        .ifLeftOut(WORDS("drafta", "Not stated"));
}

Pick healedPick(const State& state, std::optional<std::size_t> healer)
{
    PieceChoice allies = piecesOf(state, [&state, healer](std::size_t unit) {
        const bool isAlly = !healer || state.playerOf(unit) == state.playerOf(*healer);
        return pieceOption(state, unit,
                           isAlly ? isDefeated(state, unit)
                                  : closedBy(unknownPiece, message(WORDS("drafta", "%1 is not an ally of %2"),
                                                                   state.name(unit), state.name(*healer))));
    });
    if (healer)
        allies.offered = [&state, healer](std::size_t unit) { return isWoundedAlly(state, *healer, unit); };
    return pickPiece("unit", WORDS("drafta", "Unit"), std::move(allies)).rule("rule/healing");
}

} // namespace

Task<> heal(State& state, Ask& ask)
{
    co_await askWhetherPlayed(state, ask);
    const auto by = co_await ask.oneOrNone(healerPick(state));
    std::optional<std::size_t> healer;
    std::string words;
    if (by) {
        healer = state.find(unitRefOf(*by));
        words = healingOf(state.card(*healer));
    }
    const std::string id = co_await ask.one(healedPick(state, healer));
    const std::size_t unit = state.find(unitRefOf(id));
    const int hp = co_await ask.number(
        numberIn(words, "hp", WORDS("drafta", "Hit points"), 1, Card::mostHp).rule("rule/healing"));
    UnitState& healed = state.units[unit];
    if (healer && !ask.isScript() && areOfTalent(state.card(*healer), words))
        state.units[*healer].talentSpent = true;
    const int most = state.card(unit).hp;
    healed.hp = std::min(healed.hp + hp, most);
    if (healer && *healer != unit)
        ask.tell(message(WORDS("drafta", "%1 heals %2: %3 of %4 hit points"), state.name(*healer),
                         state.name(unit), healed.hp, most),
                 table::Tone::good);
    else
        ask.tell(
            message(WORDS("drafta", "%1 is healed: %2 of %3 hit points"), state.name(unit), healed.hp, most),
            table::Tone::good);
}

} // namespace adjutant::drafta
