#include "core/systems/drakerys/match/lawful.h"

#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/lawfulsetup.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

Forbidden wrongActions(const UnitState& unit, const std::vector<Action>& actions)
{
    const auto count = static_cast<int>(actions.size());
    const int most = actionsOf(unit).value_or(mostUnknownActions);
    if (count < 1 || count > most)
        return forbidden(RefusalRule::actionCount,
                         message(WORDS("drakerys", "%1 makes 1 to %2 Actions an activation, not %3"),
                                 verbatim(unit.name), most, count));
    const auto charges = std::ranges::count_if(actions, [](const Action& action) {
        return action.kind == ActionKind::charge || action.kind == ActionKind::combinedCharge;
    });
    if (charges > 1)
        return forbidden(RefusalRule::oneCharge,
                         message(WORDS("drakerys", "one Charge or Combined Charge an activation, not %1"),
                                 static_cast<int>(charges)));
    return std::nullopt;
}

Forbidden refusal(const MatchState& state, const Activate& command)
{
    if (Forbidden unknown = unknownUnit(state, command.unit))
        return unknown;
    if (Forbidden finished = afterTheEnd(state))
        return finished;
    if (Forbidden waiting = notActive(state, command.unit.player))
        return waiting;
    if (Forbidden gone = notOnTheTable(state, command.unit))
        return gone;
    const UnitState& unit = *state.find(command.unit);
    if (Forbidden wrong = wrongActions(unit, command.actions))
        return wrong;
    return tooDear(*state.find(command.unit.player), costOf(command.actions, unit));
}

Forbidden refusal(const MatchState& state, const RemoveWarriors& command)
{
    if (Forbidden gone = notOnTheTable(state, command.unit))
        return gone;
    const int left = state.find(command.unit)->warriors;
    if (command.warriors > left)
        return fewerLeft(state, command.unit, command.warriors);
    return std::nullopt;
}

Forbidden refusal(const MatchState& state, const Score& command)
{
    return unknownPlayer(state, command.player);
}

Forbidden refusal(const MatchState& state, const Pass& command)
{
    if (Forbidden waiting = notToPlay(state, command.player))
        return waiting;
    const UnitState* unit = affordableUnit(*state.find(command.player));
    if (!unit)
        return std::nullopt;
    return forbidden(RefusalRule::affordable,
                     message(WORDS("drakerys", "%1 can still be activated, for %2 TS"), verbatim(unit->name),
                             cheapestActivation(*unit)));
}

Forbidden refusal(const MatchState& state, const Summon& command)
{
    if (Forbidden gone = notOnTheTable(state, command.unit))
        return gone;
    return state.findElemental(command.elemental) ? std::nullopt : unknownElemental(command.elemental);
}

Forbidden refusal(const MatchState& state, const GiveOrder& command)
{
    Forbidden gone = notOnTheTable(state, command.unit);
    return gone ? gone : notOnTheTable(state, command.to);
}

Forbidden refusal(const MatchState& state, const BlowZephyr& command)
{
    Forbidden gone = notOnTheTable(state, command.unit);
    return gone ? gone : notOnTheTable(state, command.to);
}

Forbidden refusal(const MatchState& state, const Pray& command)
{
    if (Forbidden gone = notOnTheTable(state, command.unit))
        return gone;
    return command.prayer == Prayer::aPoxOnThem ? unknownPlayer(state, command.enemy)
                                                : notOnTheTable(state, command.to);
}

Forbidden refusal(const MatchState&, const Note&)
{
    return std::nullopt;
}

Forbidden refusal(const MatchState& state, const EndMatch&)
{
    return afterTheEnd(state);
}

template <class UnitCommand> Forbidden refusal(const MatchState& state, const UnitCommand& command)
{
    return notOnTheTable(state, command.unit);
}

} // namespace

Forbidden fewerLeft(const MatchState& state, const UnitRef& unit, int warriors)
{
    return forbidden(RefusalRule::removed,
                     message(WORDS("drakerys", "%1: %2 Warriors are left, not %3"), toMessage(state, unit),
                             state.find(unit)->warriors, warriors));
}

Forbidden unknownElemental(const UnitId& elemental)
{
    return forbidden(
        RefusalRule::unknownUnit,
        message(WORDS("drakerys", "'%1' is no Elemental that can be invoked"), verbatim(elemental.text())));
}

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
    const Forbidden why = std::visit([&state](const auto& each) { return refusal(state, each); }, command);
    if (!why)
        return std::nullopt;
    RefusalRule rule = RefusalRule::unknownUnit;
    while (wordFor(rule) != why->rule)
        rule = static_cast<RefusalRule>(static_cast<int>(rule) + 1);
    return MatchRefusal{rule, toText(why->message)};
}

} // namespace adjutant::drakerys
