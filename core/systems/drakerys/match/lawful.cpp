#include "core/systems/drakerys/match/lawful.h"

#include "core/catalogue/nearest.h"
#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>
#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

using Refused = std::optional<MatchRefusal>;

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

// What holds for every command that names a Unit on the table.
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

Refused wrongActions(const UnitState& unit, const std::vector<Action>& actions)
{
    const auto count = static_cast<int>(actions.size());
    const int most = actionsOf(unit).value_or(mostUnknownActions);
    if (count < 1 || count > most)
        return refused(RefusalRule::actionCount, fmt::format("{} makes 1 to {} Actions an activation, not {}",
                                                             unit.card->name, most, count));
    const auto charges = std::ranges::count_if(actions, [](const Action& action) {
        return action.kind == ActionKind::charge || action.kind == ActionKind::combinedCharge;
    });
    if (charges > 1)
        return refused(RefusalRule::oneCharge,
                       fmt::format("one Charge or Combined Charge an activation, not {}", charges));
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

Refused refusal(const MatchState& state, const Activate& command)
{
    if (Refused unknown = unknownUnit(state, command.unit))
        return unknown;
    if (Refused finished = afterTheEnd(state))
        return finished;
    if (Refused waiting = notActive(state, command.unit.player))
        return waiting;
    if (Refused gone = notOnTheTable(state, command.unit))
        return gone;
    const UnitState& unit = *state.find(command.unit);
    if (Refused wrong = wrongActions(unit, command.actions))
        return wrong;
    return tooDear(*state.find(command.unit.player), costOf(command.actions, unit));
}

Refused refusal(const MatchState& state, const RemoveWarriors& command)
{
    if (Refused gone = notOnTheTable(state, command.unit))
        return gone;
    const int left = state.find(command.unit)->warriors;
    if (command.warriors > left)
        return refused(RefusalRule::removed,
                       fmt::format("{} has {} Warrior{} left, not {}", textOf(command.unit), left,
                                   left == 1 ? "" : "s", command.warriors));
    return std::nullopt;
}

Refused refusal(const MatchState& state, const Score& command)
{
    return unknownPlayer(state, command.player);
}

Refused refusal(const MatchState& state, const Pass& command)
{
    if (Refused unknown = unknownPlayer(state, command.player))
        return unknown;
    if (Refused finished = afterTheEnd(state))
        return finished;
    if (Refused waiting = notActive(state, command.player))
        return waiting;
    const UnitState* unit = affordableUnit(*state.find(command.player));
    if (!unit)
        return std::nullopt;
    return refused(RefusalRule::affordable,
                   fmt::format("{} can still be activated, for {} TS", textOf({command.player, unit->id()}),
                               cheapestActivation(*unit)));
}

Refused refusal(const MatchState& state, const Summon& command)
{
    if (Refused gone = notOnTheTable(state, command.unit))
        return gone;
    if (state.findElemental(command.elemental))
        return std::nullopt;
    std::vector<std::string> known;
    for (const UnitCard& card : *state.elementals)
        known.push_back(card.unit.text());
    return refused(RefusalRule::unknownUnit,
                   fmt::format("'{}' is no Elemental that can be invoked{}", command.elemental.text(),
                               didYouMean(command.elemental.text(), known)));
}

Refused refusal(const MatchState& state, const GiveOrder& command)
{
    Refused gone = notOnTheTable(state, command.unit);
    return gone ? gone : notOnTheTable(state, command.to);
}

Refused refusal(const MatchState& state, const BlowZephyr& command)
{
    Refused gone = notOnTheTable(state, command.unit);
    return gone ? gone : notOnTheTable(state, command.to);
}

Refused refusal(const MatchState& state, const Pray& command)
{
    if (Refused gone = notOnTheTable(state, command.unit))
        return gone;
    return command.prayer == Prayer::aPoxOnThem ? unknownPlayer(state, command.enemy)
                                                : notOnTheTable(state, command.to);
}

Refused refusal(const MatchState& state, const PlaceObjective& command)
{
    return command.carrier ? notOnTheTable(state, *command.carrier) : afterTheEnd(state);
}

Refused refusal(const MatchState& state, const ChangeVortex&)
{
    return afterTheEnd(state);
}

Refused refusal(const MatchState&, const Note&)
{
    return std::nullopt;
}

Refused refusal(const MatchState& state, const EndMatch&)
{
    return afterTheEnd(state);
}

template <class UnitCommand> Refused refusal(const MatchState& state, const UnitCommand& command)
{
    return notOnTheTable(state, command.unit);
}

} // namespace

const UnitState* affordableUnit(const PlayerState& player)
{
    const int left = std::min(TimePath::dearestActivation, TimePath::lastStart - player.progress);
    for (const UnitState& unit : player.units)
        if (!unit.removed() && !unit.has(status::noActivation) && cheapestActivation(unit) <= left)
            return &unit;
    return nullptr;
}

std::optional<MatchRefusal> refusalOf(const MatchState& state, const Command& command)
{
    return std::visit([&state](const auto& each) { return refusal(state, each); }, command);
}

} // namespace adjutant::drakerys
