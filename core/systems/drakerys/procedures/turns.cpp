#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

namespace adjutant::drakerys {

namespace {

Forbidden notToPass(const MatchState& state, const PlayerId& id)
{
    if (Forbidden waiting = notToPlay(state, id))
        return waiting;
    const UnitState* unit = affordableUnit(*state.find(id));
    if (!unit)
        return std::nullopt;
    return forbidden(RefusalRule::affordable,
                     message(WORDS("drakerys", "%1 can still be activated, for %2 TS"), verbatim(unit->name),
                             cheapestActivation(*unit)));
}

Pick playerToPass(const MatchState& state)
{
    return pickPlayer(state, "player", [&state](table::Option& option, const PlayerId& player) {
        closeFor(option, notToPass(state, player));
    });
}

} // namespace

// The active player, who can activate nothing, goes to the next START.
Task<> pass(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(playerToPass(state)));
    ask.tell(message(WORDS("drakerys", "%1 passes to the next START"), toMessage(state, player)));
    const int progress = state.find(player)->progress;
    Change change{state};
    spendTs(change, player, TimePath::nextStart(progress) - progress);
    tellChanges(ask, change);
}

// The active player spends TS on something that has no Unit here (an army without a list).
Task<> spend(MatchState& state, Ask& ask)
{
    const PlayerId player(co_await ask.one(pickActivePlayer(state)));
    const int ts = co_await ask.number(NumberOf("ts", message(WORDS("drakerys", "TS")), 1, 100));
    if (const Forbidden reason = tooDear(*state.find(player), ts))
        co_await ask.refuse(reason->rule, reason->message);
    ask.tell(message(WORDS("drakerys", "%1: %2 TS spent"), toMessage(state, player), ts));
    Change change{state};
    spendTs(change, player, ts);
    tellChanges(ask, change);
}

// Before its time.
Task<> finish(MatchState& state, Ask& ask)
{
    if (const Forbidden reason = afterTheEnd(state))
        co_await ask.refuse(reason->rule, reason->message);
    ask.tell(message(WORDS("drakerys", "The players end the match")));
    state.ended = true;
    Change change{state, {MatchFinished{}}};
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
