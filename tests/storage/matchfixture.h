#pragma once

#include "app/storage/matches/matchstore.h"

namespace adjutant::test {

/// Reads records as addMatch() writes them.
MatchReader testReader();

/// The store of a folder whose records those are.
MatchStore matchesIn(const QString& folder);

/// A finished match that no other number gives: number n was started n days after 2026-01-01.
MatchSummary matchOf(int number);

/// A match as it is when it begins.
MatchSummary openMatch(const QString& id);

/// Adds a match with that many steps, and its end where it has one; the test fails where that fails.
void addMatch(MatchStore& store, const MatchSummary& summary, int steps);

/// The same in a store of its own, which is closed again.
void addMatch(const QString& folder, const MatchSummary& summary, int steps);

/// The bytes of a file with these records.
QByteArray matchFile(const std::vector<std::string>& records);

/// The text of a step, in several scripts; and those of the first steps, behind the first record.
std::string stepText(int number);
std::vector<std::string> stepTexts(int count);

/// The steps among the records of a match; the test fails where they can't be read.
std::vector<std::string> stepTexts(MatchStore& store, const QString& id);

/// The file of a match.
QString fileOf(const MatchStore& store, const QString& id);

/// The ids of the matches that a filter shows.
QStringList shown(MatchStore& store, const MatchFilter& filter = {});

} // namespace adjutant::test
