#pragma once

#include "app/storage/matches/matchsummary.h"

#include <QVariantList>

// How matches are found by what is in their summaries.
namespace adjutant::matchsearch {

/// What a search looks through: title, names of players and army lists, factions, missions, words and notes.
QString searchText(const MatchSummary& summary);

/// What a filter compares as a whole, one line each: factions, players' names and missions.
QString facets(const MatchSummary& summary);

/// A condition on the table of matches with its values.
struct Condition
{
    QString sql; ///< begins with WHERE
    QVariantList values;
};
Condition conditionOf(const MatchFilter& filter);

} // namespace adjutant::matchsearch
