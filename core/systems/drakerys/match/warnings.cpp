#include "core/systems/drakerys/match/warnings.h"

#include "core/systems/drakerys/match/activationwarnings.h"
#include "core/systems/drakerys/match/bookwarnings.h"
#include "core/systems/drakerys/match/missionwarnings.h"
#include "core/systems/drakerys/match/placingwarnings.h"
#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>

namespace adjutant::drakerys {

std::vector<table::Remark> remarksOn(const MatchState& state, const Injure& command)
{
    const UnitState& unit = *state.find(command.unit);
    if (unit.card->profile)
        return {};
    return {{"unknown-profile",
             message(WORDS("drakerys", "the card of %1 is not known: its Health is taken as 1"),
                     verbatim(unit.name))}};
}

std::vector<table::Remark> remarksOn(const MatchState& state, const ChangeStatus& command)
{
    std::vector<table::Remark> remarks;
    if (!isKnownStatus(command.status))
        remarks.push_back(
            {"unknown-status", message(WORDS("drakerys", "the rulebook has no status '%1'; kept as it is"),
                                       verbatim(command.status.text()))});
    if (!command.add && !state.find(command.unit)->has(command.status.text()))
        remarks.push_back({"status", message(WORDS("drakerys", "no token “%1” lies beside %2"),
                                             toMessage(command.status), toMessage(state, command.unit))});
    return remarks;
}

std::vector<table::Remark> remarksOnHeadquarters(const MatchState& state, const UnitRef& ref,
                                                 std::string_view skill, Words without)
{
    std::vector<table::Remark> remarks;
    const UnitState& unit = *state.find(ref);
    if (!unit.card->has(skill) && unit.card->profile)
        remarks.push_back({"skill", message(without, verbatim(unit.name))});
    if (state.atHeadquarters != ref.player)
        remarks.push_back({"headquarters", message(WORDS("drakerys", "%1 resolves no Headquarters Phase now"),
                                                   toMessage(state, ref.player))});
    return remarks;
}

std::vector<table::Remark> remarksOn(const MatchState& state, const GiveOrder& command)
{
    auto remarks =
        remarksOnHeadquarters(state, command.unit, "leadership", WORDS("drakerys", "%1 has no Leadership"));
    if (state.find(command.to)->has(status::engaged))
        remarks.push_back({"engaged", message(WORDS("drakerys", "an order to %1, who is Engaged"),
                                              toMessage(state, command.to))});
    return remarks;
}

std::vector<table::Remark> remarksOn(const MatchState& state, const Pray& command)
{
    return remarksOnHeadquarters(state, command.unit, "divination",
                                 WORDS("drakerys", "%1 has no Divination"));
}

std::vector<table::Remark> remarksOn(const MatchState& state, const BlowZephyr& command)
{
    return remarksOnHeadquarters(state, command.unit, "zephyr", WORDS("drakerys", "%1 has no Zephyr"));
}

std::vector<table::Remark> remarksOn(const MatchState& state, const Summon& command)
{
    std::vector<table::Remark> remarks;
    const UnitState& unit = *state.find(command.unit);
    if (unit.card->awakened == 0 && unit.card->profile)
        remarks.push_back({"skill", message(WORDS("drakerys", "%1 is no Awakened"), verbatim(unit.name))});
    const auto vortex = std::ranges::find(state.sources, command.source, &SourceState::id);
    if (vortex == state.sources.end())
        return remarks;
    if (vortex->exhausted)
        remarks.push_back({"vortex", message(WORDS("drakerys", "the %1 is exhausted"), toMessage(*vortex))});
    if (vortex->element && !nameWithinFaction(command.elemental).starts_with(wordFor(*vortex->element)))
        remarks.push_back(
            {"vortex", message(WORDS("drakerys", "the %1 is of another Element"), toMessage(*vortex))});
    return remarks;
}

// Only Infantry that is not Engaged picks Objectives up.
std::vector<table::Remark> remarksOn(const MatchState& state, const PlaceObjective& command)
{
    if (!command.carrier)
        return remarksOnPlacing(state, command);
    std::vector<table::Remark> remarks;
    const UnitState& unit = *state.find(*command.carrier);
    if (!unit.card->infantry && unit.card->profile)
        remarks.push_back({"infantry", message(WORDS("drakerys", "%1 is no Infantry"), verbatim(unit.name))});
    if (unit.has(status::engaged))
        remarks.push_back({"engaged", message(WORDS("drakerys", "%1 is Engaged"), verbatim(unit.name))});
    std::ranges::move(remarksOnPicking(state, command), std::back_inserter(remarks));
    return remarks;
}

std::vector<Warning> warningsOf(const std::vector<table::Remark>& remarks)
{
    std::vector<Warning> warnings;
    for (const table::Remark& remark : remarks)
        warnings.push_back({remark.rule, toText(remark.message)});
    return warnings;
}

std::vector<Warning> warningsOf(const MatchState& state, const Command& command)
{
    return std::visit(
        [&state](const auto& each) -> std::vector<Warning> {
            if constexpr (requires { remarksOn(state, each); })
                return warningsOf(remarksOn(state, each));
            else
                return {};
        },
        command);
}

} // namespace adjutant::drakerys
