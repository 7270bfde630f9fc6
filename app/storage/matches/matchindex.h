#pragma once

#include "app/storage/indexfile.h"
#include "app/storage/matches/matchsummary.h"

#include <QHash>

#include <vector>

// The matches in the index, each with the mark of its file. None, or false, where the index can't be used any
// more.
namespace adjutant::matchindex {

std::optional<QHash<QString, FileMark>> marks(IndexFile& index);

bool put(IndexFile& index, const MatchSummary& summary, const FileMark& mark);
bool remove(IndexFile& index, const QString& id);

/// The matches that a filter shows, the last started first; `limit` below 0: all from `offset` on.
std::optional<std::vector<MatchSummary>> summaries(IndexFile& index, const MatchFilter& filter, int limit,
                                                   int offset);

/// The results of those that a filter shows, in any order; see MatchStore::results().
std::optional<std::vector<MatchSummary>> results(IndexFile& index, const MatchFilter& filter);

/// How many a filter shows.
std::optional<int> count(IndexFile& index, const MatchFilter& filter);

/// One match's summary, or nothing in it.
std::optional<std::vector<MatchSummary>> find(IndexFile& index, const QString& id);

} // namespace adjutant::matchindex
