#pragma once

#include "app/storage/matches/matchstore.h"

namespace adjutant::test {

/// A finished match that no other number gives: number n was started n days after 2026-01-01.
MatchSummary matchOf(int number);

/// A match as it is when it begins.
MatchSummary openMatch(const QString& id);

/// Adds a match with that many steps; the test fails where that fails.
void addMatch(MatchStore& store, const MatchSummary& summary, int steps);

/// The text of a step, in several scripts.
QString stepText(int number);

/// The texts of a match's steps; the test fails where they can't be read.
QStringList stepTexts(MatchStore& store, const QString& id);

/// The texts of the first steps.
QStringList stepTexts(int count);

/// The ids of the matches that a filter shows.
QStringList shown(MatchStore& store, const MatchFilter& filter = {});

} // namespace adjutant::test
