#pragma once

#include "core/roster/finding.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"
#include "tests/systems/shippeddata.h"

#include <vector>

namespace adjutant::test {

/// The Drakerys catalogue as data/ has it.
inline const Catalogue& shipped()
{
    static const Catalogue catalogue = catalogueOf("drakerys");
    return catalogue;
}

/// An army within limits that no test exceeds by accident; entries get their default ids.
struct Muster
{
    std::string unit; ///< of the faction unless a faction is named
    int size = 1;
};
struct ArmyLimits
{
    int ap = 10'000;
    int rarity = 100;
};
inline Roster army(const std::string& faction, const std::vector<Muster>& muster,
                   ArmyLimits limits = {10'000, 100})
{
    Roster roster;
    roster.system = SystemId("drakerys");
    roster.faction = FactionId(faction);
    roster.limits = {{"ap", limits.ap}, {"rarity", limits.rarity}};
    for (const auto& [unit, size] : muster) {
        const bool named = unit.find('/') != unit.npos;
        roster.entries.push_back(
            {EntryId(), named ? UnitId(unit) : unitOf(roster.faction, unit), size, {}, {}, {}});
    }
    const auto ids = defaultEntryIds(roster);
    for (std::size_t i = 0; i < ids.size(); ++i)
        roster.entries[i].id = ids[i];
    return roster;
}

/// The findings of an army, and the codes of the rules that it breaks, in order.
inline std::vector<Finding> findings(const Roster& roster)
{
    return findGameSystem("drakerys")->checkRoster(roster, shipped());
}
inline std::vector<std::string> brokenRules(const Roster& roster)
{
    std::vector<std::string> rules;
    for (const Finding& finding : findings(roster))
        rules.push_back(finding.rule);
    return rules;
}

} // namespace adjutant::test
