#include "core/roster/roster.h"

#include <algorithm>
#include <unordered_map>

namespace adjutant {

const RosterEntry* Roster::find(const EntryId& id) const
{
    const auto found = std::ranges::find(entries, id, &RosterEntry::id);
    return found == entries.end() ? nullptr : &*found;
}

EntryId defaultEntryId(const UnitId& unit, int k)
{
    return EntryId(nameWithinFaction(unit) + '-' + std::to_string(k));
}

std::vector<EntryId> defaultEntryIds(const Roster& roster)
{
    std::unordered_map<std::string, int> counted;
    std::vector<EntryId> ids;
    ids.reserve(roster.entries.size());
    for (const RosterEntry& entry : roster.entries)
        ids.push_back(defaultEntryId(entry.unit, ++counted[nameWithinFaction(entry.unit)]));
    return ids;
}

} // namespace adjutant
