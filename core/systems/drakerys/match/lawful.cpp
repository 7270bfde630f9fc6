#include "core/systems/drakerys/match/lawful.h"

#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/lawfulsetup.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>
#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

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
    if (Refused waiting = notToPlay(state, command.player))
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
