#include "core/systems/drafta/strike.h"

#include "core/systems/drafta/odds/exchangeodds.h"
#include "core/systems/drafta/unitchoice.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

void wound(State& state, Ask& ask, std::size_t unit, int damage)
{
    UnitState& wounded = state.units[unit];
    if (damage == 0 || wounded.defeated())
        return;
    wounded.hp = std::max(wounded.hp - damage, 0);
    if (!wounded.defeated()) {
        ask.tell(message(WORDS("drafta", "%1 takes %2 damage, %3 of %4 left"), state.name(unit), damage,
                         wounded.hp, state.card(unit).hp),
                 table::Tone::bad);
        return;
    }
    wounded.camp = 0;
    ask.tell(message(WORDS("drafta", "%1 takes %2 damage and is defeated"), state.name(unit), damage),
             table::Tone::bad);
}

// Whoever defeats a foe may use the one-time talent again (chapter "Defeating Foes").
void regainTalent(State& state, Ask& ask, std::size_t victor)
{
    if (!state.units[victor].talentSpent)
        return;
    state.units[victor].talentSpent = false;
    ask.tell(message(WORDS("drafta", "%1 may use %2 again"), state.name(victor),
                     verbatim(state.card(victor).talent)),
             table::Tone::good);
}

Objection cannotBeAttacked(const State& state, std::size_t attacker, std::size_t unit)
{
    if (state.playerOf(unit) == state.playerOf(attacker))
        return closedBy(unknownPiece, message(WORDS("drafta", "%1 and %2 are on the same side"),
                                              state.name(unit), state.name(attacker)));
    return isDefeated(state, unit);
}

} // namespace

void tellEnd(const State& state, Ask& ask)
{
    if (!state.finished())
        return;
    if (const auto winner = state.winner())
        ask.tell(message(WORDS("drafta", "Battle won by %1"), state.playerName(*winner)), table::Tone::good);
    else
        ask.tell(message(WORDS("drafta", "No units left: the battle has no winner")));
}

void strike(State& state, Ask& ask, std::size_t attacker, std::size_t defender, Damages damages)
{
    const bool attackerStood = !state.units[attacker].defeated();
    const bool defenderStood = !state.units[defender].defeated();
    wound(state, ask, defender, damages.toDefender);
    wound(state, ask, attacker, damages.toAttacker);
    const bool attackerFell = state.units[attacker].defeated();
    const bool defenderFell = state.units[defender].defeated();
    if (defenderStood && defenderFell && !attackerFell)
        regainTalent(state, ask, attacker);
    if (attackerStood && attackerFell && !defenderFell)
        regainTalent(state, ask, defender);
    tellEnd(state, ask);
}

Task<std::size_t> askTarget(const State& state, Ask& ask, std::size_t attacker, bool rolled)
{
    const auto option = [&state, attacker, rolled](std::size_t unit) {
        table::Option target = pieceOption(state, unit, cannotBeAttacked(state, attacker, unit));
        if (rolled && target.standing == table::Standing::open)
            target.odds = exchangeForecast(state, attacker, unit);
        return target;
    };
    Pick defender = pickPiece("defender", WORDS("drafta", "Defender"), piecesOf(state, option));
    const std::string id = co_await ask.one(defender.rule("rule/combat"));
    co_return state.find(unitRefOf(id));
}

namespace {

struct Exchange
{
    Card attacker;
    Card defender;

    bool operator==(const Exchange&) const = default;
};

table::OddsView viewOf(const Exchange& exchange)
{
    return exchangeView(exchange.attacker, exchange.defender, std::nullopt);
}

} // namespace

table::Forecast exchangeForecast(const State& state, std::size_t attacker, std::size_t defender)
{
    const auto asItStands = [&state](std::size_t unit) {
        Card card = state.card(unit);
        card.name = state.recruit(unit).name;
        card.hp = std::max(state.units[unit].hp, 1);
        return card;
    };
    return {Exchange{asItStands(attacker), asItStands(defender)}, viewOf};
}

} // namespace adjutant::drafta
