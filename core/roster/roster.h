#pragma once

#include "core/catalogue/translation.h"
#include "core/words/message.h"

#include <set>

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
    door::Answers card{}; ///< what its owner typed, in place of a Unit of the catalogue; empty: nothing

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
    door::Answers extras{}; ///< what else the game asks of a list

    const RosterEntry* find(const EntryId& id) const { return findIn(entries, id, &RosterEntry::id); }

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

/// What files and people call a thing; its id stands for a name that the catalogue doesn't have.
template <class Kind> ProperName properName(const Id<Kind>& id, const Catalogue& catalogue)
{
    const auto* thing = catalogue.find(id);
    return {id.text(), thing ? thing->name : id.text()};
}

/// An entry goes by its owner's own name for it, else by its card's.
ProperName properName(const RosterEntry& entry, const Catalogue& catalogue);
ProperName properName(const EntryId& id, const Roster& roster, const Catalogue& catalogue);

/// A roster as a match begins with it: every entry has its card, its own or the one of its Unit in the
/// catalogue, called by the name that its owner gave it. An entry of an unknown Unit has none.
Roster withCards(Roster roster, const Catalogue& catalogue);

/// A sample list's roster in another language, by its path in the data; its ids stay.
Roster translated(Roster roster, const std::string& path, const Translation& translation);

/// Sample lists by the paths that translations name them by.
using ListsByPath = std::map<std::string, Roster>;

/// What the cards of a catalogue and of its sample lists write as a word or a key: what `words` of a
/// translation can name.
std::set<std::string> wordsOf(const Catalogue& catalogue, const ListsByPath& lists);

} // namespace adjutant
