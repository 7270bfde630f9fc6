#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/catalogue/catalogue.h"

#include <QLocale>

namespace adjutant {

/// A match told as one HTML page that needs nothing but itself: the players and their armies as they were,
/// the result, victory points and Army Points over the TimePath, luck, every command that stands, Round by
/// Round, and the notes. Light and dark as the reader's system has it; no script, nothing from elsewhere.
/// What users wrote is text, never markup; photos are named, not shown. A match that can't be followed to its
/// end is told as far as it can be. Names of peoples come from the catalogue.
QString storyOf(const MatchRecord& match, const Catalogue& catalogue, const QLocale& language);

} // namespace adjutant
