#include "core/systems/drakerys/match/actionrules.h"

#include "core/systems/drakerys/match/labels.h"

namespace adjutant::drakerys {

namespace {

Forbidden removedFromPlay(const MatchState& state, const UnitRef& unit)
{
    if (!state.find(unit)->removed())
        return std::nullopt;
    return forbidden("removed", WORDS("drakerys", "%1 is off the table"), toMessage(state, unit));
}

} // namespace

Forbidden forbidden(std::string rule, Message message)
{
    return door::Remark{std::move(rule), std::move(message)};
}

Forbidden afterTheEnd(const MatchState& state)
{
    if (!isFinished(state))
        return std::nullopt;
    return forbidden(
        "finished",
        state.ended
            ? WORDS("drakerys", "the game is over: the players ended it")
            : WORDS("drakerys", "the game is over: all players have resolved six Headquarters Phases"));
}

Forbidden notToTurn(const MatchState& state, const PlayerId& id)
{
    if (Forbidden finished = afterTheEnd(state))
        return finished;
    const PlayerState& active = *activePlayer(state);
    if (active.id == id)
        return std::nullopt;
    return forbidden("not-active", WORDS("drakerys", "it is %1’s turn, not %2’s"), toMessage(active),
                     toMessage(state, id));
}

Forbidden notToPlay(const MatchState& state, const PlayerId& id)
{
    if (Forbidden waiting = notToTurn(state, id))
        return waiting;
    if (!state.activation)
        return std::nullopt;
    return forbidden("activating", WORDS("drakerys", "%1’s activation is not over"),
                     toMessage(state, state.activation->unit));
}

Forbidden notInPlay(const MatchState& state, const UnitRef& unit)
{
    if (Forbidden refusal = afterTheEnd(state))
        return refusal;
    return removedFromPlay(state, unit);
}

Forbidden notOnBattlefield(const MatchState& state, const UnitRef& ref)
{
    if (Forbidden gone = notInPlay(state, ref))
        return gone;
    if (!state.find(ref)->isAway())
        return std::nullopt;
    return forbidden("removed",
                     WORDS("drakerys", "%1 is off the battlefield until its next Headquarters Phase"),
                     toMessage(state, ref));
}

Forbidden notAtHeadquarters(const MatchState& state, const UnitRef& unit)
{
    if (state.ended || !state.find(unit.player)->atHeadquarters)
        return notInPlay(state, unit);
    return removedFromPlay(state, unit);
}

Forbidden tooDear(const PlayerState& player, int cost)
{
    if (cost > TimePath::dearestActivation)
        return forbidden("over-16", WORDS("drakerys", "the activation costs %1 TS; at most %2 may be spent"),
                         cost, TimePath::dearestActivation);
    const int left = TimePath::lastStart - player.progress;
    if (cost > left)
        return forbidden(
            "beyond-start",
            WORDS("drakerys", "the activation costs %1 TS; only %2 TS left before the last START"), cost,
            left);
    return std::nullopt;
}

} // namespace adjutant::drakerys
