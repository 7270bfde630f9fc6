#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/headquartersphase.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/procedures/procedures.h"
#include "core/systems/drakerys/procedures/tablepicks.h"
#include "core/systems/drakerys/procedures/tellchanges.h"

#include <algorithm>

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

// Before its time, or in the Headquarters Phase that finishes it. What the cards bring by then is told before
// it is done, and once it is.
Task<> finish(MatchState& state, Ask& ask)
{
    if (const Forbidden reason = isOver(state) ? afterTheEnd(state) : std::nullopt)
        co_await ask.refuse(reason->rule, reason->message);
    if (const int left = TimePath::rounds - roundOf(state); left > 0)
        ask.follows(counted(WORDS_N("drakerys", "%n Round(s) of 6 not played"), left));
    if (state.activation)
        ask.follows(message(WORDS("drakerys", "%1’s activation is not paid for"),
                            toMessage(state, state.activation->unit)));
    state.activation.reset();
    state.ended = true;
    const bool covered = std::ranges::any_of(state.missions, &MissionState::secret);
    if (covered)
        ask.follows(message(WORDS("drakerys", "Secret choices are revealed and VP are counted")));
    else
        for (const Message& each : finalScore(state))
            ask.follows(each);
    ask.tell(message(WORDS("drakerys", "The players end the match")));
    Change change{state, {MatchFinished{}}};
    tellChanges(ask, change);
}

} // namespace adjutant::drakerys
