#pragma once

#include "app/matches/matchfold.h"
#include "core/catalogue/catalogue.h"

#include <QLocale>

namespace adjutant {

/// A match told as one HTML page that needs nothing but itself: the players and what they brought, the
/// result, points and worth Round by Round, luck, every record that stands, and the notes. Photos are named,
/// not shown. A match that can't be followed to its end is told as far as it can be; what only one side may
/// know is not told. Names of peoples come from the catalogue of its game.
QString storyOf(const FoldedMatch& folded, const Catalogue& catalogue, const QLocale& language);

} // namespace adjutant
