#pragma once

#include "app/viewmodels/lists/cardrow.h"
#include "app/viewmodels/rowmodel.h"
#include "core/roster/finding.h"
#include "core/systems/gamesystem.h"

namespace adjutant {

/// A card as pages show it, in the reader's language.
GameCard rowOf(const table::CardView& card);

/// A card of the catalogue, or of a list where its owner typed it.
GameCard cardOf(const Unit& unit, const GameSystem& game, const Catalogue& catalogue);
GameCard cardOf(const RosterEntry& entry, const GameSystem& game, const Catalogue& catalogue);

/// The answers that make up the card of an entry: its own, or those of its Unit; none where neither is known.
table::Answers cardAnswersOf(const RosterEntry& entry, const Catalogue& catalogue);

/// What can be added to a list: the Units that it may have, its own faction's first; those that match every
/// word of `search` in name, kind, faction or abilities.
QList<RowModel::Row> catalogueCardRows(const Roster& roster, const GameSystem& game,
                                       const Catalogue& catalogue, const QString& search);

/// The entries of a list in their order, with what each could hand out and carries.
QList<RowModel::Row> listEntryRows(const Roster& roster, const std::vector<Finding>& findings,
                                   const GameSystem& game, const Catalogue& catalogue);

} // namespace adjutant
