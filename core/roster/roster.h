#pragma once

#include "core/catalogue/amounts.h"
#include "core/catalogue/ids.h"
#include "core/table/answers.h"

#include <string>
#include <vector>

namespace adjutant {

/// An option that one entry hands to another, or to itself.
struct ChosenOption
{
    OptionId option;
    EntryId to;

    bool operator==(const ChosenOption&) const = default;
};

/// One Unit of an army list.
struct RosterEntry
{
    EntryId id;
    UnitId unit; ///< kept as written even when nothing has that id
    int size = 0;
    std::string name; ///< the player's own name for it; empty: the catalogue's
    std::string notes;
    std::vector<ChosenOption> options;
    table::Answers card{}; ///< what its owner typed, in place of a Unit of the catalogue; empty: nothing

    bool operator==(const RosterEntry&) const = default;

    static constexpr std::size_t mostOptions = 20;
};

/// An army list. It may break every rule of its game: a draft is worth keeping.
struct Roster
{
    SystemId system;
    std::string name;
    FactionId faction; ///< the allegiance
    Amounts limits;    ///< what it may cost, by budget: no total may exceed its limit
    std::string notes;
    std::vector<RosterEntry> entries;
    table::Answers extras{}; ///< what else the game asks of a list

    const RosterEntry* find(const EntryId& id) const;

    bool operator==(const Roster&) const = default;

    static constexpr std::size_t mostEntries = 200;
    static constexpr std::size_t longestName = 200;   ///< bytes
    static constexpr std::size_t longestNotes = 4000; ///< bytes
};

/// The id of the k-th entry of a Unit where its owner gives none: `crows-1`.
EntryId defaultEntryId(const UnitId& unit, int k);

/// The ids a roster's entries have where their owner gives none, in order; k counts the entries of the same
/// name.
std::vector<EntryId> defaultEntryIds(const Roster& roster);

} // namespace adjutant
