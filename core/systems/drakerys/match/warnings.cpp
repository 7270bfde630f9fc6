#include "core/systems/drakerys/match/warnings.h"

#include "core/systems/drakerys/match/activationwarnings.h"
#include "core/systems/drakerys/match/bookwarnings.h"
#include "core/systems/drakerys/match/missionwarnings.h"
#include "core/systems/drakerys/match/placingwarnings.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>
#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

std::vector<Warning> review(const MatchState& state, const Activate& command)
{
    return activationWarnings(state, command);
}

std::vector<Warning> review(const MatchState& state, const Injure& command)
{
    const UnitCard& card = *state.find(command.unit)->card;
    if (card.profile)
        return {};
    return {
        {"unknown-profile", fmt::format("the card of {} is not known: its Health is taken as 1", card.name)}};
}

std::vector<Warning> review(const MatchState& state, const ChangeStatus& command)
{
    std::vector<Warning> warnings;
    if (!isKnownStatus(command.status))
        warnings.push_back({"unknown-status", fmt::format("the rulebook has no status '{}'; kept as it is",
                                                          command.status.text())});
    if (!command.add && !state.find(command.unit)->has(command.status.text()))
        warnings.push_back({"status", fmt::format("no token '{}' lies beside {}", command.status.text(),
                                                  textOf(command.unit))});
    return warnings;
}

// What belongs to a Headquarters Phase, by a Unit that should have the skill for it.
std::vector<Warning> reviewHeadquarters(const MatchState& state, const UnitRef& unit, std::string_view skill)
{
    std::vector<Warning> warnings;
    const UnitCard& card = *state.find(unit)->card;
    if (!card.has(skill) && card.profile)
        warnings.push_back({"skill", fmt::format("{} has no {}", card.name, skill)});
    if (state.atHeadquarters != unit.player)
        warnings.push_back(
            {"headquarters", fmt::format("{} resolves no Headquarters Phase now", unit.player.text())});
    return warnings;
}

std::vector<Warning> review(const MatchState& state, const GiveOrder& command)
{
    auto warnings = reviewHeadquarters(state, command.unit, "leadership");
    if (state.find(command.to)->has(status::engaged))
        warnings.push_back({"engaged", fmt::format("an order to {}, who is Engaged", textOf(command.to))});
    return warnings;
}

std::vector<Warning> review(const MatchState& state, const Pray& command)
{
    return reviewHeadquarters(state, command.unit, "divination");
}

std::vector<Warning> review(const MatchState& state, const BlowZephyr& command)
{
    return reviewHeadquarters(state, command.unit, "zephyr");
}

std::vector<Warning> review(const MatchState& state, const Summon& command)
{
    std::vector<Warning> warnings;
    const UnitCard& card = *state.find(command.unit)->card;
    if (card.awakened == 0 && card.profile)
        warnings.push_back({"skill", fmt::format("{} is no Awakened", card.name)});
    const auto vortex = std::ranges::find(state.sources, command.source, &SourceState::id);
    if (vortex == state.sources.end())
        return warnings;
    if (vortex->exhausted)
        warnings.push_back({"vortex", fmt::format("the Vortex {} is exhausted", command.source.text())});
    if (vortex->element && !nameWithinFaction(command.elemental).starts_with(wordFor(*vortex->element)))
        warnings.push_back(
            {"vortex", fmt::format("the Vortex {} is of another Element", command.source.text())});
    return warnings;
}

// Only Infantry that is not Engaged picks Objectives up.
std::vector<Warning> review(const MatchState& state, const PlaceObjective& command)
{
    if (!command.carrier)
        return placingWarnings(state, command);
    std::vector<Warning> warnings;
    const UnitState& unit = *state.find(*command.carrier);
    if (!unit.card->infantry && unit.card->profile)
        warnings.push_back({"infantry", fmt::format("{} is no Infantry", unit.card->name)});
    if (unit.has(status::engaged))
        warnings.push_back({"engaged", fmt::format("{} is Engaged", unit.card->name)});
    std::ranges::move(missionWarnings(state, command), std::back_inserter(warnings));
    return warnings;
}

std::vector<Warning> review(const MatchState& state, const PlaceScenery& command)
{
    return placingWarnings(state, command);
}

std::vector<Warning> review(const MatchState& state, const Score& command)
{
    return missionWarnings(state, command);
}

std::vector<Warning> review(const MatchState& state, const DealMissions& command)
{
    return missionWarnings(state, command);
}

std::vector<Warning> review(const MatchState& state, const ChooseFor& command)
{
    return missionWarnings(state, command);
}

std::vector<Warning> review(const MatchState& state, const Tick& command)
{
    return missionWarnings(state, command);
}

std::vector<Warning> review(const MatchState& state, const Cast& command)
{
    return bookWarnings(state, command);
}

template <class Other> std::vector<Warning> review(const MatchState&, const Other&)
{
    return {};
}

} // namespace

std::vector<Warning> warningsOf(const MatchState& state, const Command& command)
{
    return std::visit([&state](const auto& each) { return review(state, each); }, command);
}

} // namespace adjutant::drakerys
