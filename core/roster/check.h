#pragma once

#include "core/roster/finding.h"

namespace adjutant {

// The checks that hold for every game whose lists have budgets and sizes. A game system puts them together
// with its own.

/// An entry whose Unit nothing has; the nearest one is that which was probably meant.
Finding unknownUnit(const Roster& roster, std::size_t index, const std::string& named, const Unit* nearest,
                    const Catalogue& catalogue);

/// Entries whose Unit nothing has, or whose size the table does not offer. Units that nobody can recruit are
/// left to the game.
void checkUnitsAndSizes(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings);

/// Entries of factions from which the army may not recruit.
void checkFactions(const Roster& roster, const Catalogue& catalogue, std::vector<Finding>& findings);

/// The mend that takes an entry out, with what that saves.
Fix dropping(const RosterEntry& entry, const Catalogue& catalogue);

/// Totals over the limits.
void checkLimits(const Roster& roster, const Totals& totals, std::span<const Budget> budgets,
                 std::vector<Finding>& findings);

/// Entries of a list of typed cards: units that nobody knows, cards that are missing or don't hold, sizes of
/// what has none.
void checkCards(const Roster& list, const Catalogue& catalogue,
                Task<> (*card)(door::CardView& card, Ask& ask), std::vector<Finding>& findings);

/// All that is wrong with a list of a game that has no other rules for lists.
template <Task<> (*card)(door::CardView& card, Ask& ask)>
std::vector<Finding> checkedCards(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    checkCards(list, catalogue, card, findings);
    return findings;
}

} // namespace adjutant
