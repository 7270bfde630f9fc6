#include "tests/systems/drakerys/shippedcatalogue.h"

#include "core/systems/gamesystem.h"
#include "tests/systems/shippeddata.h"

namespace adjutant::test {

const Catalogue& shipped()
{
    static const Catalogue catalogue = catalogueOf("drakerys");
    return catalogue;
}

Roster army(const std::string& faction, const std::vector<Muster>& muster, ArmyLimits limits)
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

std::vector<Finding> findings(const Roster& roster)
{
    return findGameSystem("drakerys")->checkRoster(roster, shipped());
}

std::vector<std::string> brokenRules(const Roster& roster)
{
    std::vector<std::string> rules;
    for (const Finding& finding : findings(roster))
        rules.push_back(finding.rule);
    return rules;
}

} // namespace adjutant::test
