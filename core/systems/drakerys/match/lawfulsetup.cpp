#include "core/systems/drakerys/match/lawfulsetup.h"

#include "core/systems/drakerys/battlefield/placing.h"
#include "core/systems/drakerys/match/spokennames.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

Forbidden offTheField(const Point& at, double radius, Message what)
{
    if (liesWithin(at, radius))
        return std::nullopt;
    return forbidden(RefusalRule::offTheField,
                     message(WORDS("drakerys", "%1 at %2 would leave the battlefield of %3 x %3 cm"),
                             std::move(what), toMessage(at), Field::side));
}

} // namespace

// A Deviation Roll that superimposes two of them or leaves the battlefield is cancelled and rolled again
// (chapter "Creation of the Battlefield").
Forbidden refusal(const MatchState& state, const ChangeSource& command)
{
    if (Forbidden over = afterTheEnd(state))
        return over;
    if (!command.at || command.condition == SourceCondition::destroyed)
        return std::nullopt;
    const Point at = command.deviation ? deviated(*command.at, *command.deviation) : *command.at;
    const SourceState moved{command.source, command.element, false, at};
    if (Forbidden off = offTheField(at, Field::sourceRadius, toMessage(moved)))
        return off;
    const SourceState* other = sourceUnder(state, at, command.source);
    if (!other)
        return std::nullopt;
    return forbidden(RefusalRule::overlap, message(WORDS("drakerys", "%1 at %2 would lie on the %3"),
                                                   toMessage(moved), toMessage(at), toMessage(*other)));
}

Forbidden refusal(const MatchState& state, const PlaceObjective& command)
{
    if (command.carrier)
        return notOnTheTable(state, *command.carrier);
    if (Forbidden over = afterTheEnd(state))
        return over;
    if (!command.owner.empty())
        if (Forbidden unknown = unknownPlayer(state, command.owner))
            return unknown;
    return command.at ? offTheField(*command.at, 0,
                                    toMessage(ObjectiveState{command.objective, {}, {}, command.mission, {}}))
                      : std::nullopt;
}

Forbidden refusal(const MatchState& state, const NameFirst& command)
{
    if (Forbidden unknown = unknownPlayer(state, command.player))
        return unknown;
    if (Forbidden over = afterTheEnd(state))
        return over;
    const bool begun =
        std::ranges::any_of(state.players, [](const PlayerState& player) { return player.progress > 0; });
    if (!begun)
        return std::nullopt;
    return forbidden(RefusalRule::begun,
                     message(WORDS("drakerys", "the First Player is named before the first token moves")));
}

Forbidden refusal(const MatchState& state, const PlaceScenery& command)
{
    if (Forbidden over = afterTheEnd(state))
        return over;
    return command.gone ? std::nullopt : offTheField(command.at, 0, toMessage(command.scenery));
}

Forbidden refusal(const MatchState& state, const Deploy& command)
{
    Forbidden unknown = unknownPlayer(state, command.player);
    return unknown ? unknown : afterTheEnd(state);
}

Forbidden refusal(const MatchState& state, const StandAt& command)
{
    if (Forbidden gone = notOnTheTable(state, command.unit))
        return gone;
    return command.at ? offTheField(*command.at, 0, toMessage(state, command.unit)) : std::nullopt;
}

Forbidden refusal(const MatchState& state, const DealMissions& command)
{
    if (Forbidden over = afterTheEnd(state))
        return over;
    for (const auto& [player, mission] : command.solo)
        if (Forbidden unknown = unknownPlayer(state, player))
            return unknown;
    return std::nullopt;
}

Forbidden refusal(const MatchState& state, const ChooseFor& command)
{
    if (Forbidden unknown = unknownMission(state, command.player, command.mission))
        return unknown;
    if (Forbidden over = afterTheEnd(state))
        return over;
    for (const UnitRef& unit : command.units)
        if (Forbidden unknown = unknownUnit(state, unit))
            return unknown;
    return std::nullopt;
}

Forbidden refusal(const MatchState& state, const Reveal& command)
{
    return unknownMission(state, command.player, command.mission);
}

Forbidden refusal(const MatchState& state, const Tick& command)
{
    return unknownMission(state, command.player, command.mission);
}

Forbidden refusal(const MatchState& state, const RecordRoll& command)
{
    if (Forbidden unknown = unknownPlayer(state, command.player))
        return unknown;
    return command.unit == UnitRef() ? std::nullopt : unknownUnit(state, command.unit);
}

Forbidden refusal(const MatchState& state, const Spend& command)
{
    if (Forbidden waiting = notToPlay(state, command.player))
        return waiting;
    return tooDear(*state.find(command.player), command.ts);
}

Forbidden refusal(const MatchState& state, const Amend& command)
{
    if (Forbidden unknown = command.unit.empty() ? unknownPlayer(state, command.player)
                                                 : unknownUnit(state, {command.player, command.unit}))
        return unknown;
    return afterTheEnd(state);
}

} // namespace adjutant::drakerys
