#pragma once

#include "app/storage/matches/matchsummary.h"

#include <QVariantList>

class QSqlQuery;

// A summary as a row of the table of matches.
namespace adjutant::matchrow {

/// The columns that a seal is made of, and the seal, with commas between.
const QString& sealColumns();

/// The columns that a summary is read from, with commas between: the same, and whether the steps are there.
const QString& readColumns();

/// The summary of a row whose first columns are those.
MatchSummary summaryOf(const QSqlQuery& row);

/// The columns by which results are counted, and such a row, with nothing else in it.
const QString& resultColumns();
MatchSummary resultOf(const QSqlQuery& row);

/// The checksum of the columns of a row that have a seal; they come first.
QString sealOf(const QSqlQuery& row);

/// Whether the row's seal is that checksum.
bool isSealed(const QSqlQuery& row);

/// All columns but the time of deletion, the id first, and their values.
const QStringList& writtenColumns();
QVariantList valuesOf(const MatchSummary& summary);

} // namespace adjutant::matchrow
