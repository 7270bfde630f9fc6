#include "core/systems/drakerys/match/refusing.h"

#include "core/catalogue/nearest.h"

#include <fmt/format.h>

namespace adjutant::drakerys {

Refused refused(RefusalRule rule, std::string message)
{
    return MatchRefusal{rule, std::move(message)};
}

std::string didYouMean(const std::string& named, const std::vector<std::string>& candidates)
{
    const std::string nearest = nearestOf(named, candidates);
    return nearest.empty() ? std::string() : fmt::format("; did you mean '{}'?", nearest);
}

Refused unknownPlayer(const MatchState& state, const PlayerId& id)
{
    if (state.find(id))
        return std::nullopt;
    std::vector<std::string> known;
    for (const PlayerState& player : state.players)
        known.push_back(player.id.text());
    return refused(RefusalRule::unknownUnit,
                   fmt::format("no player is called '{}'{}", id.text(), didYouMean(id.text(), known)));
}

Refused unknownUnit(const MatchState& state, const UnitRef& unit)
{
    if (unit.unit.empty())
        return refused(
            RefusalRule::unknownUnit,
            fmt::format("'{}' names no Unit; write player/entry, as in {}/crows-1", textOf(unit),
                        state.players.empty() ? std::string("red") : state.players.front().id.text()));
    if (Refused refusal = unknownPlayer(state, unit.player))
        return refusal;
    if (state.find(unit))
        return std::nullopt;
    std::vector<std::string> known;
    for (const UnitState& each : state.find(unit.player)->units)
        known.push_back(textOf({unit.player, each.id()}));
    return refused(RefusalRule::unknownUnit,
                   fmt::format("no Unit is called '{}'{}", textOf(unit), didYouMean(textOf(unit), known)));
}

Refused afterTheEnd(const MatchState& state)
{
    if (!isFinished(state))
        return std::nullopt;
    return refused(RefusalRule::finished,
                   state.ended ? "the game is over: the players ended it"
                               : "the game is over: all players have resolved six Headquarters Phases");
}

Refused notActive(const MatchState& state, const PlayerId& id)
{
    const PlayerState* active = activePlayer(state);
    if (active->id == id)
        return std::nullopt;
    return refused(RefusalRule::notActive,
                   fmt::format("it is the turn of {}, not of {}", active->id.text(), id.text()));
}

Refused notToPlay(const MatchState& state, const PlayerId& id)
{
    if (Refused unknown = unknownPlayer(state, id))
        return unknown;
    if (Refused finished = afterTheEnd(state))
        return finished;
    return notActive(state, id);
}

Refused notOnTheTable(const MatchState& state, const UnitRef& unit)
{
    if (Refused refusal = unknownUnit(state, unit))
        return refusal;
    if (Refused refusal = afterTheEnd(state))
        return refusal;
    if (state.find(unit)->removed())
        return refused(RefusalRule::removed, fmt::format("{} is off the table", textOf(unit)));
    return std::nullopt;
}

Refused tooDear(const PlayerState& player, int cost)
{
    if (cost > TimePath::dearestActivation)
        return refused(RefusalRule::over16, fmt::format("the activation costs {} TS; at most {} may be spent",
                                                        cost, TimePath::dearestActivation));
    const int left = TimePath::lastStart - player.progress;
    if (cost > left)
        return refused(RefusalRule::beyondStart,
                       fmt::format("the activation costs {} TS, and {} {} left before the last START", cost,
                                   left, left == 1 ? "is" : "are"));
    return std::nullopt;
}

Refused unknownMission(const MatchState& state, const PlayerId& player, const MissionId& mission)
{
    if (Refused unknown = unknownPlayer(state, player))
        return unknown;
    if (state.find(player, mission))
        return std::nullopt;
    std::vector<std::string> known;
    for (const MissionState& each : state.missions)
        if (each.player == player)
            known.push_back(each.mission.text());
    return refused(RefusalRule::unknownMission,
                   fmt::format("{} has no mission '{}'{}", player.text(), mission.text(),
                               didYouMean(mission.text(), known)));
}

} // namespace adjutant::drakerys
