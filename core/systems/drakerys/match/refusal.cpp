#include "core/systems/drakerys/match/actionrules.h"

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/match/labels.h"

namespace adjutant::drakerys {

namespace {

// With the name that was probably meant, where one is near.
Message meantToBe(Message unknown, const std::string& named, const std::vector<std::string>& known)
{
    const std::string nearest = nearestOf(named, known);
    if (nearest.empty())
        return unknown;
    return message(WORDS("drakerys", "%1; did you mean '%2'?"), std::move(unknown), verbatim(nearest));
}

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

Forbidden unknownPlayer(const MatchState& state, const PlayerId& id)
{
    if (state.find(id))
        return std::nullopt;
    std::vector<std::string> known;
    for (const PlayerState& player : state.players)
        known.push_back(player.id.text());
    return forbidden("unknown-unit",
                     meantToBe(message(WORDS("drakerys", "no player is called '%1'"), verbatim(id.text())),
                               id.text(), known));
}

Forbidden unknownUnit(const MatchState& state, const UnitRef& unit)
{
    if (unit.unit.empty())
        return forbidden("unknown-unit",
                         WORDS("drakerys", "'%1' is not a Unit; write player/entry, as in %2/crows-1"),
                         verbatim(toText(unit)),
                         verbatim(state.players.empty() ? "red" : state.players.front().id.text()));
    if (Forbidden refusal = unknownPlayer(state, unit.player))
        return refusal;
    if (state.find(unit))
        return std::nullopt;
    std::vector<std::string> known;
    for (const UnitState& each : state.find(unit.player)->units)
        known.push_back(toText({unit.player, each.id()}));
    return forbidden("unknown-unit",
                     meantToBe(message(WORDS("drakerys", "no Unit is called '%1'"), verbatim(toText(unit))),
                               toText(unit), known));
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

Forbidden notActive(const MatchState& state, const PlayerId& id)
{
    const PlayerState* active = activePlayer(state);
    if (active->id == id)
        return std::nullopt;
    return forbidden("not-active", WORDS("drakerys", "it is %1’s turn, not %2’s"), toMessage(*active),
                     toMessage(state, id));
}

Forbidden notToTurn(const MatchState& state, const PlayerId& id)
{
    if (Forbidden unknown = unknownPlayer(state, id))
        return unknown;
    if (Forbidden finished = afterTheEnd(state))
        return finished;
    return notActive(state, id);
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
    if (Forbidden refusal = unknownUnit(state, unit))
        return refusal;
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
    if (state.ended || !state.find(unit) || !state.find(unit.player)->atHeadquarters)
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
