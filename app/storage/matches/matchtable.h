#pragma once

#include "app/storage/database.h"
#include "app/storage/matches/matchsummary.h"

#include <QSet>

#include <optional>
#include <vector>

// The statements on the table of matches and what belongs to each match but its steps. Those that change
// something are run within a transaction of the caller's.
namespace adjutant::matchtable {

/// Adds a match; nothing where it is there already.
Stored<void> insert(Database& database, const MatchSummary& summary, const QString& startText);

/// Replaces what the history shows; `noSuchMatch` where there is none of that id.
Stored<void> update(Database& database, const MatchSummary& summary);

/// Whether a match is there and not in the trash.
Stored<bool> contains(Database& database, const QString& id);

/// The matches that a filter shows, the last started first; `limit` below 0: all from `offset` on.
Stored<std::vector<MatchSummary>> summaries(Database& database, const MatchFilter& filter, int limit,
                                            int offset);

/// Of those that a filter shows only what results are counted by, in any order.
Stored<std::vector<MatchSummary>> results(Database& database, const MatchFilter& filter);

/// How many a filter shows.
Stored<int> count(Database& database, const MatchFilter& filter);

/// One match's summary; none where there is no such.
Stored<std::optional<MatchSummary>> find(Database& database, const QString& id);

/// The text of details; empty where there is none.
Stored<KeptText> details(Database& database, const QString& id);

/// The ids of the matches whose details aren't what was written: the same as asking for each, in one go.
Stored<QSet<QString>> alteredDetails(Database& database);

/// Replaces the text of details; `noSuchMatch` where there is no such match.
Stored<void> setDetails(Database& database, const QString& id, const QString& text);

/// Moves a match into the trash; `noSuchMatch` where there is none. What has been there for over 30 days
/// goes (see endOfTrash()), with its steps.
Stored<void> moveToTrash(Database& database, const QString& id);

/// Takes a match out of the trash; `noSuchMatch` where it isn't there.
Stored<void> takeFromTrash(Database& database, const QString& id);

/// Seals a match as it stands now: its players have gone on without what was lost.
Stored<void> sealAnew(Database& database, const QString& id);

/// Gives checksums to what has none, being of an older version.
Stored<void> sealAll(Database& database);

/// What is in the trash, deleted last first.
Stored<std::vector<DeletedMatch>> deleted(Database& database);

} // namespace adjutant::matchtable
