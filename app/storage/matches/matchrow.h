#pragma once

#include "app/storage/matches/matchsummary.h"

#include <QVariantList>

class QSqlQuery;

// A summary as a row of the index.
namespace adjutant::matchrow {

/// The columns that a summary is read from, with commas between.
const QString& readColumns();

/// The summary of a row whose first columns are those.
MatchSummary summaryOf(const QSqlQuery& row);

/// The columns by which results are counted, and such a row, with nothing else in it.
const QString& resultColumns();
MatchSummary resultOf(const QSqlQuery& row);

/// The columns that say what a match is, the id first, and their values.
const QString& writtenColumns();
QVariantList valuesOf(const MatchSummary& summary);

} // namespace adjutant::matchrow
