#pragma once

#include "core/roster/finding.h"

namespace adjutant {

// Edits of a roster: each takes a roster and gives the changed one. An entry that isn't there changes
// nothing.

/// The roster with one entry as `change` makes it.
template <class Change> Roster changed(Roster roster, const EntryId& entry, Change change)
{
    if (RosterEntry* found = findIn(roster.entries, entry, &RosterEntry::id))
        change(*found);
    return roster;
}

/// Adds a Unit at the end, under the first free default id. A full roster (Roster::mostEntries) stays as it
/// is.
Roster recruited(Roster roster, const UnitId& unit, int size);

/// Adds a card that its owner typed, under a free id made of the card's `name`. A full roster stays as it is.
Roster withOwnCard(Roster roster, door::Answers card);

/// Gives an entry a card of its own, in place of its Unit or of the card it had.
inline Roster withCardReplaced(Roster roster, const EntryId& entry, door::Answers card)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) {
        found.unit = {};
        found.card = std::move(card);
    });
}

/// Takes an entry out, and the options that others hand to it.
Roster withoutEntry(Roster roster, const EntryId& entry);

/// Puts a copy right behind an entry, under a free id, with its card; options are not copied, since most are
/// limited.
Roster duplicated(Roster roster, const EntryId& entry);

/// Moves an entry to a place in the list, counted from 0; places beyond the ends mean the ends.
Roster moved(Roster roster, const EntryId& entry, int place);

inline Roster resized(Roster roster, const EntryId& entry, int size)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { found.size = size; });
}

inline Roster renamed(Roster roster, const EntryId& entry, std::string name)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { found.name = std::move(name); });
}

inline Roster annotated(Roster roster, const EntryId& entry, std::string notes)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { found.notes = std::move(notes); });
}

/// Makes an entry one of another Unit, with its card, keeping id, name and notes.
inline Roster withUnitReplaced(Roster roster, const EntryId& entry, const UnitId& unit, int size)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) {
        found.unit = unit;
        found.size = size;
        found.card.clear();
    });
}

/// Lets an entry hand out an option; choosing it twice changes nothing.
inline Roster withOption(Roster roster, const EntryId& entry, ChosenOption chosen)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) {
        const bool isNew = !findIn(found.options, chosen);
        if (isNew && found.options.size() < RosterEntry::mostOptions)
            found.options.push_back(std::move(chosen));
    });
}

inline Roster withoutOption(Roster roster, const EntryId& entry, const ChosenOption& chosen)
{
    return changed(std::move(roster), entry, [&](RosterEntry& found) { std::erase(found.options, chosen); });
}

/// Whether a change is to be offered: a game system keeps the last Hero of an allegiance from being dropped.
using MayChange = std::function<bool(const RosterChange&)>;

/// The smallest change that brings a roster within the limits of all budgets: one change where one is enough,
/// else the best pair, else entries dropped from the dearest down. Smallest is least lost of the first
/// budget, then of the next, then a size step before a Unit. None where nothing that may change would do, or
/// where a total is beyond counting.
std::optional<Fix> fixForLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                                const Catalogue& catalogue, const MayChange& mayChange);

/// The roster with a fix applied.
Roster fixed(Roster roster, const Fix& fix);

} // namespace adjutant
