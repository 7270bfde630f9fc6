#pragma once

#include "app/storage/matches/matchsummary.h"

#include <QVariantList>

class QSqlQuery;

// A summary as a row of the table of matches.
namespace adjutant::matchrow {

/// The columns that a summary is read from, with commas between: those that have a seal, the seal, and
/// whether the steps are there.
const QString& readColumns();

/// The summary of a row whose first columns are those.
MatchSummary summaryOf(const QSqlQuery& row);

/// The columns by which results are counted, and such a row, with nothing else in it.
const QString& resultColumns();
MatchSummary resultOf(const QSqlQuery& row);

/// The checksum of a row's sealed columns, which come first.
QString sealOf(const QSqlQuery& row);

/// Whether the row's seal is that checksum.
bool isSealed(const QSqlQuery& row);

/// All columns but the time of deletion, the id first, and their values.
const QStringList& writtenColumns();
QVariantList valuesOf(const MatchSummary& summary);

} // namespace adjutant::matchrow
