#pragma once

#include "app/table/tablefold.h"
#include "core/catalogue/catalogue.h"

#include <QLocale>

namespace adjutant {

/// A match told as one HTML page that needs nothing but itself: the players and what they brought, the
/// result, points and worth Round by Round, luck, every record that stands, and the notes. Light and dark as
/// the reader's system has it; no script, nothing from elsewhere. What users wrote is text, never markup;
/// photos are named, not shown. A match that can't be followed to its end is told as far as it can be. Names
/// of peoples come from the catalogue of its game.
QString storyOf(const FoldedTable& table, const Catalogue& catalogue, const QLocale& language);

} // namespace adjutant
