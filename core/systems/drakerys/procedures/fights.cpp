#include "core/systems/drakerys/match/sideattable.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/declaring.h"
#include "core/systems/drakerys/procedures/moving.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/rolling.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/scenarios/scenarioquery.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

FightAction fightOf(ActionKind kind)
{
    return kind == ActionKind::charge           ? FightAction::charge
           : kind == ActionKind::combinedCharge ? FightAction::combinedCharge
                                                : FightAction::attack;
}

/// How the Warriors of one Unit stand in a fight.
struct Stand
{
    int contact = 0;
    int supporting = 0;
};

NumberOf warriorsIn(table::Path path, Words label, const Message& who, int most, int preset)
{
    return NumberOf(std::move(path), message(label, who), 0, most).preset(preset);
}

NumberOf warriorsInContact(table::Path path, const Message& who, int warriors)
{
    return NumberOf(std::move(path), message(WORDS("drakerys", "Warriors of %1 in Contact"), who), 0,
                    warriors)
        .ifLeftOut(message(WORDS("drakerys", "All of them")));
}

Task<Stand> askStand(const MatchState& state, Ask& ask, table::Path path, UnitRef ref)
{
    const int warriors = state.find(ref)->warriors;
    const Message who = toMessage(state, ref);
    Stand stand;
    if (warriors == 1) {
        stand.contact = 1;
        co_return stand;
    }
    const auto contact = co_await ask.numberOrNone(warriorsInContact(path + "/contact", who, warriors));
    stand.contact = contact.value_or(warriors);
    if (stand.contact == warriors)
        co_return stand;
    stand.supporting = co_await ask.number(warriorsIn(path + "/supporting",
                                                      WORDS("drakerys", "Warriors of %1 supporting them"),
                                                      who, warriors - stand.contact, 0));
    co_return stand;
}

Whether blocks(table::Path path, const MatchState& state, const UnitRef& ref)
{
    return Whether(std::move(path), message(WORDS("drakerys", "%1 means to block"), toMessage(state, ref)))
        .by(ref.player);
}

Task<bool> askBlocking(const MatchState& state, Ask& ask, table::Path path, UnitRef ref)
{
    if (!state.find(ref)->card->has("blocking"))
        co_return false;
    co_return co_await ask.yes(blocks(path + "/blocking", state, ref));
}

Side standing(Side side, const Stand& stand, bool blocking, int heroicDice)
{
    side.contact = std::min(stand.contact, side.warriors);
    side.supporting = std::min(stand.supporting, side.warriors - side.contact);
    side.blocking = blocking;
    side.heroicDice = heroicDice;
    return side;
}

Task<> fight(MatchState& state, Ask& ask, ActionKind kind, CardAllows allows)
{
    const UnitRef unit = unitRefOf(co_await ask.one(unitToAct(state, kind, allows)));
    const UnitRef target = unitRefOf(co_await ask.one(enemyToStrike(state, unit)));
    std::optional<Move> move;
    if (isCharge(kind))
        move = co_await askMove(state, ask, unit, kind);
    Action action;
    action.kind = kind;
    action.heroicDice = co_await heroicDiceOf(state, ask, unit);
    const Stand ofActive = co_await askStand(state, ask, "active", unit);
    const Stand ofTarget = co_await askStand(state, ask, "against", target);
    const bool activeBlocks = co_await askBlocking(state, ask, "active", unit);
    const bool targetBlocks = co_await askBlocking(state, ask, "against", target);
    co_await announce(state, ask, unit, action);
    const CurrentCause cause = [&]() -> std::optional<RollCause> {
        const auto active = sideAtTable(state, unit);
        const auto enemy = sideAtTable(state, target);
        if (!active || !enemy)
            return std::nullopt;
        return Fight{fightOf(kind), standing(*active, ofActive, activeBlocks, action.heroicDice),
                     standing(*enemy, ofTarget, targetBlocks, 0)};
    };
    warnOfUnknown(ask, state, unit);
    warnOfUnknown(ask, state, target);
    if (const auto fought = cause())
        ask.forecast(queryOf(std::get<Fight>(*fought)));
    ask.tell(message(WORDS("drakerys", "%1: %2 on %3"), toMessage(state, unit), actionMade(action),
                     toMessage(state, target)));
    make(state, unit, action);
    if (move)
        state.find(unit)->at = move->to;
    const Rollers rollers{unit, target};
    co_await resolveCause(state, ask, rollers, cause);
}

bool isHero(const UnitCard& card)
{
    return card.hero;
}

} // namespace

// Chapter "Fighting": the Unit strikes whom it is Engaged with.
Task<> attack(MatchState& state, Ask& ask)
{
    co_await fight(state, ask, ActionKind::attack, nullptr);
}

Task<> charge(MatchState& state, Ask& ask)
{
    co_await fight(state, ask, ActionKind::charge, nullptr);
}

// A Hero with an Infantry Unit that has Guard.
Task<> combinedCharge(MatchState& state, Ask& ask)
{
    co_await fight(state, ask, ActionKind::combinedCharge, isHero);
}

} // namespace adjutant::drakerys
