#pragma once

#include "app/storage/matches/matchindex.h"
#include "core/catalogue/catalogue.h"

#include <QVariantList>

#include <vector>

namespace adjutant {

/// What occurs in the history, each list of {text, value}: what filters can choose from.
struct HistoryChoices
{
    QVariantList factions;
    QVariantList players; ///< who plays most comes first
    QVariantList missions;
    QVariantList periods; ///< spans of days, then years
};

HistoryChoices choicesOf(const std::vector<MatchSummary>& matches, const Catalogue& catalogue);

/// A period in words; see MatchHistory::period().
QString periodText(const QString& period);

/// When a period begins and ends; invalid where it is open.
struct Span
{
    QDateTime from;
    QDateTime to;
};
Span spanOf(const QString& period, const QDateTime& now);

/// A state of matches in words: "Finished".
QString stateText(const QString& state);

} // namespace adjutant
