#include "core/roster/edit.h"

#include <algorithm>

namespace adjutant {

namespace {

EntryId freeId(const Roster& roster, const UnitId& unit)
{
    for (int k = 1;; ++k) {
        EntryId id = defaultEntryId(unit, k);
        if (!roster.find(id))
            return id;
    }
}

auto positionOf(Roster& roster, const EntryId& entry)
{
    return std::ranges::find(roster.entries, entry, &RosterEntry::id);
}

template <class Change> Roster changed(Roster roster, const EntryId& entry, Change change)
{
    if (const auto found = positionOf(roster, entry); found != roster.entries.end())
        change(*found);
    return roster;
}

} // namespace

Roster recruited(Roster roster, const UnitId& unit, int size)
{
    if (roster.entries.size() < Roster::mostEntries)
        roster.entries.push_back({freeId(roster, unit), unit, size, {}, {}, {}});
    return roster;
}

Roster withoutEntry(Roster roster, const EntryId& entry)
{
    const EntryId gone = entry; // the caller's id may live in the entry that goes
    std::erase_if(roster.entries, [&](const RosterEntry& candidate) { return candidate.id == gone; });
    for (RosterEntry& other : roster.entries)
        std::erase_if(other.options, [&](const ChosenOption& chosen) { return chosen.to == gone; });
    return roster;
}

Roster duplicated(Roster roster, const EntryId& entry)
{
    const auto found = positionOf(roster, entry);
    if (found == roster.entries.end() || roster.entries.size() >= Roster::mostEntries)
        return roster;
    RosterEntry copy = *found;
    copy.id = freeId(roster, copy.unit);
    copy.options.clear();
    roster.entries.insert(found + 1, std::move(copy));
    return roster;
}

Roster moved(Roster roster, const EntryId& entry, int place)
{
    const auto found = positionOf(roster, entry);
    if (found == roster.entries.end())
        return roster;
    RosterEntry moving = std::move(*found);
    roster.entries.erase(found);
    const int target = std::clamp(place, 0, static_cast<int>(roster.entries.size()));
    roster.entries.insert(roster.entries.begin() + target, std::move(moving));
    return roster;
}

Roster resized(Roster roster, const EntryId& entry, int size)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { found.size = size; });
}

Roster renamed(Roster roster, const EntryId& entry, std::string name)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { found.name = std::move(name); });
}

Roster annotated(Roster roster, const EntryId& entry, std::string notes)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { found.notes = std::move(notes); });
}

Roster withUnitReplaced(Roster roster, const EntryId& entry, const UnitId& unit, int size)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) {
        found.unit = unit;
        found.size = size;
    });
}

Roster withOption(Roster roster, const EntryId& entry, ChosenOption chosen)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) {
        const bool isNew = std::ranges::find(found.options, chosen) == found.options.end();
        if (isNew && found.options.size() < RosterEntry::mostOptions)
            found.options.push_back(std::move(chosen));
    });
}

Roster withoutOption(Roster roster, const EntryId& entry, const ChosenOption& chosen)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { std::erase(found.options, chosen); });
}

} // namespace adjutant
