#include "core/roster/edit.h"

#include "core/catalogue/ids.h"

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

// `vela`, `vela-2`, …
EntryId freeCardId(const Roster& roster, const table::Answers& card)
{
    const auto name = card.find("name");
    const auto* text = name == card.end() ? nullptr : std::get_if<std::string>(&name->second);
    const std::string made = idOfName(text ? *text : std::string());
    const std::string stem = made.empty() ? "card" : made;
    EntryId id(stem);
    for (int k = 2; roster.find(id); ++k)
        id = EntryId(stem + '-' + std::to_string(k));
    return id;
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

Roster withOwnCard(Roster roster, table::Answers card)
{
    if (roster.entries.size() < Roster::mostEntries) {
        RosterEntry entry;
        entry.id = freeCardId(roster, card);
        entry.size = 1;
        entry.card = std::move(card);
        roster.entries.push_back(std::move(entry));
    }
    return roster;
}

Roster withCardReplaced(Roster roster, const EntryId& entry, table::Answers card)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) {
        found.unit = {};
        found.card = std::move(card);
    });
}

Roster withExtras(Roster roster, table::Answers extras)
{
    roster.extras = std::move(extras);
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
    copy.id = copy.unit.empty() ? freeCardId(roster, copy.card) : freeId(roster, copy.unit);
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
        found.card.clear();
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
