#include "core/systems/drakerys/match/lawfulsetup.h"

#include "core/systems/drakerys/battlefield/placing.h"

#include <algorithm>
#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

Refused offTheField(const Point& at, double radius, std::string_view what)
{
    if (liesWithin(at, radius))
        return std::nullopt;
    return refused(RefusalRule::offTheField,
                   fmt::format("{} at {:.1f}, {:.1f} cm would leave the battlefield of {} x {} cm", what,
                               at.x, at.y, Field::side, Field::side));
}

} // namespace

// A Deviation Roll that superimposes two of them or leaves the battlefield is cancelled and rolled again
// (chapter "Creation of the Battlefield").
Refused refusal(const MatchState& state, const ChangeSource& command)
{
    if (Refused over = afterTheEnd(state))
        return over;
    if (!command.at || command.condition == SourceCondition::destroyed)
        return std::nullopt;
    const Point at = command.deviation ? deviated(*command.at, *command.deviation) : *command.at;
    if (Refused off = offTheField(at, Field::sourceRadius, command.source.text()))
        return off;
    const SourceState* other = sourceUnder(state, at, command.source);
    if (!other)
        return std::nullopt;
    return refused(RefusalRule::overlap, fmt::format("{} at {:.1f}, {:.1f} cm would lie on {}",
                                                     command.source.text(), at.x, at.y, other->id.text()));
}

Refused refusal(const MatchState& state, const PlaceObjective& command)
{
    if (command.carrier)
        return notOnTheTable(state, *command.carrier);
    if (Refused over = afterTheEnd(state))
        return over;
    if (!command.owner.empty())
        if (Refused unknown = unknownPlayer(state, command.owner))
            return unknown;
    return command.at ? offTheField(*command.at, 0, command.objective.text()) : std::nullopt;
}

Refused refusal(const MatchState& state, const NameFirst& command)
{
    if (Refused unknown = unknownPlayer(state, command.player))
        return unknown;
    if (Refused over = afterTheEnd(state))
        return over;
    const bool begun =
        std::ranges::any_of(state.players, [](const PlayerState& player) { return player.progress > 0; });
    if (!begun)
        return std::nullopt;
    return refused(RefusalRule::begun, "the First Player is named before the first token moves");
}

Refused refusal(const MatchState& state, const PlaceScenery& command)
{
    if (Refused over = afterTheEnd(state))
        return over;
    return command.gone ? std::nullopt : offTheField(command.at, 0, command.scenery.text());
}

Refused refusal(const MatchState& state, const Deploy& command)
{
    Refused unknown = unknownPlayer(state, command.player);
    return unknown ? unknown : afterTheEnd(state);
}

Refused refusal(const MatchState& state, const StandAt& command)
{
    if (Refused gone = notOnTheTable(state, command.unit))
        return gone;
    return command.at ? offTheField(*command.at, 0, textOf(command.unit)) : std::nullopt;
}

Refused refusal(const MatchState& state, const DealMissions& command)
{
    if (Refused over = afterTheEnd(state))
        return over;
    for (const auto& [player, mission] : command.solo)
        if (Refused unknown = unknownPlayer(state, player))
            return unknown;
    return std::nullopt;
}

Refused refusal(const MatchState& state, const ChooseFor& command)
{
    if (Refused unknown = unknownMission(state, command.player, command.mission))
        return unknown;
    if (Refused over = afterTheEnd(state))
        return over;
    for (const UnitRef& unit : command.units)
        if (Refused unknown = unknownUnit(state, unit))
            return unknown;
    return std::nullopt;
}

Refused refusal(const MatchState& state, const Reveal& command)
{
    return unknownMission(state, command.player, command.mission);
}

Refused refusal(const MatchState& state, const Tick& command)
{
    return unknownMission(state, command.player, command.mission);
}

Refused refusal(const MatchState& state, const RecordRoll& command)
{
    if (Refused unknown = unknownPlayer(state, command.player))
        return unknown;
    return command.unit == UnitRef() ? std::nullopt : unknownUnit(state, command.unit);
}

Refused refusal(const MatchState& state, const Spend& command)
{
    if (Refused waiting = notToPlay(state, command.player))
        return waiting;
    return tooDear(*state.find(command.player), command.ts);
}

Refused refusal(const MatchState& state, const Amend& command)
{
    if (Refused unknown = command.unit.empty() ? unknownPlayer(state, command.player)
                                               : unknownUnit(state, {command.player, command.unit}))
        return unknown;
    return afterTheEnd(state);
}

} // namespace adjutant::drakerys
