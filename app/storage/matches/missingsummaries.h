#pragma once

#include "app/storage/database.h"
#include "app/storage/matches/matchsummary.h"

#include <QStringList>

// Matches of which only the record is left are shown by what stands at its beginning. This is made last, when
// no copy of the database is left that might have the real one.
namespace adjutant::missingsummaries {

/// The seal of a summary that was made up: not the right one, so that what is missing shows, until somebody
/// goes on with the match.
inline const QString madeUpSeal = QStringLiteral("made up");

/// What stands at the beginning of a match, as far as it can be read; not `intact`.
MatchSummary summaryOfStart(const QString& id, const QString& startText);

/// Gives each match that has a start and no summary one without a seal, within a transaction of the caller's;
/// the ids of those matches.
Stored<QStringList> make(Database& database);

/// Marks sealed summaries as made up.
Stored<void> mark(Database& database, const QStringList& ids);

} // namespace adjutant::missingsummaries
