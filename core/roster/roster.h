#pragma once

#include "core/catalogue/ids.h"
#include "core/table/answers.h"

#include <string>
#include <vector>

namespace adjutant {

/// What an army may cost: neither total may exceed its limit (chapter "Forming an Army: Strategic Value").
struct Limits
{
    int ap = 0;
    int rarity = 0;

    bool operator==(const Limits&) const = default;

    static constexpr int highestAp = 100'000;
    static constexpr int highestRarity = 1'000;
};

/// The Rarity the rulebook advises for an AP limit: one for every full 100 AP.
constexpr int advisedRarity(int apLimit)
{
    return apLimit / 100;
}

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
    Limits limits;
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
