#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tellchanges.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

namespace adjutant::drakerys {

namespace {

// Fewer Warriors are on the table than are named.
Forbidden fewerLeft(const MatchState& state, const UnitRef& unit, int warriors)
{
    return forbidden("removed", WORDS("drakerys", "%1: %2 Warriors are left, not %3"), toMessage(state, unit),
                     state.find(unit)->warriors, warriors);
}

} // namespace

// Chapter "Basics: Injuries and withdrawal of the Casualties".
Task<> injureUnit(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const int count = co_await ask.number(NumberOf("count", WORDS("drakerys", "Injuries"), 1, 1000));
    if (!state.find(unit)->card->profile)
        ask.warn("unknown-profile", WORDS("drakerys", "no stats for %1: its Health counts as 1"),
                 toMessage(state, unit));
    ask.tell(count == 1 ? message(WORDS("drakerys", "%1: 1 Injury"), toMessage(state, unit))
                        : message(WORDS("drakerys", "%1: %2 Injuries"), toMessage(state, unit), count),
             door::Tone::bad);
    Change change{state};
    injure(change, unit, count);
    tellChanges(ask, change);
}

// Warriors leave the table whole, whatever their Health (Rift, Sacrifice).
Task<> removeWarriors(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    const int warriors = co_await ask.number(NumberOf("warriors", WORDS("drakerys", "Warriors"), 1, 1000));
    if (warriors > state.find(unit)->warriors) {
        const Forbidden reason = fewerLeft(state, unit, warriors);
        co_await ask.refuse(reason->rule, reason->message);
    }
    ask.tell(counted(WORDS_N("drakerys", "%1: %n Warrior(s) removed"), warriors, toMessage(state, unit)));
    Change change{state};
    loseWarriors(change, unit, warriors);
    tellChanges(ask, change);
}

// A Unit flees: all its Warriors count as Casualties (chapter "Morale").
Task<> scatter(MatchState& state, Ask& ask)
{
    const UnitRef unit = co_await ask.piece(pickUnitInMatch(state));
    ask.tell(door::Tone::bad, WORDS("drakerys", "%1: scattered"), toMessage(state, unit));
    Change change{state};
    loseWarriors(change, unit, state.find(unit)->warriors);
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
