#pragma once

#include "app/documents/document.h"
#include "app/matches/matchfold.h"
#include "core/catalogue/catalogue.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"

#include <QLocale>

namespace adjutant {

/// Everything a player brings to the table: the army with its totals, what keeps it from being legal, notes,
/// an overview, and a card for each Unit. Nothing is left out of a faulty one: unknown Units are called by
/// their ids and have no cost.
document::Document listSheetOf(const Roster& roster, const Catalogue& catalogue, const GameSystem& game);

/// A match as one HTML page that needs nothing but itself: the players and what they brought, the
/// result, points and worth Round by Round, luck, every record that stands, and the notes. Photos are named,
/// not shown. A match that can't be followed to its end is shown as far as it can be; what only one side may
/// know is left out. Names of peoples come from the catalogue of its game.
QString storyOf(const FoldedMatch& folded, const Catalogue& catalogue, const QLocale& language);

} // namespace adjutant
