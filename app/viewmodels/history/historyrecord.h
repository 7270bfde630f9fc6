#pragma once

#include "app/storage/matches/matchstore.h"
#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/expected.h"

namespace adjutant {

/// A match of the store with what was wrong with it.
struct StoredRecord
{
    MatchRecord record;
    QString damage; ///< in words, why it ends before what was recorded; empty where it doesn't
};

/// Reads a match up to its last good step; why it can't be read, in words.
Expected<StoredRecord, QString> storedRecord(MatchStore& store, const QString& id);

/// Puts a whole match into the store, under a new id where it has none, with the words that a search finds it
/// by. Its id must be one that the store never had. The id, or
/// why the record can't be kept, in words. What the disk refuses now is kept in memory by the store.
Expected<QString, QString> keepRecord(MatchStore& store, MatchRecord record);

} // namespace adjutant
