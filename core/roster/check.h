#pragma once

#include "core/door/form.h"
#include "core/expected.h"
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

/// What is wrong with a card; nothing where it holds.
using WrongCard = std::function<std::optional<Message>(const door::Answers& card)>;

void checkEntries(const Roster& list, const Catalogue& catalogue, const WrongCard& wrong,
                  std::vector<Finding>& findings);

} // namespace adjutant
