#pragma once

#include <QString>
#include <optional>

namespace adjutant {

/// The schema version that the log beside a database says, read without letting SQLite at it, which would
/// carry the log over into the database. None where the log is none, or says nothing of the version.
std::optional<int> schemaVersionInLog(const QString& log);

/// Whether there is a log beside a database that was not written for it: SQLite would carry that over all the
/// same, or throw it away where the database is missing or empty.
bool hasStrayLog(const QString& database);

/// The same for a log and a database that don't lie beside each other.
bool isStrayLog(const QString& log, const QString& database);

} // namespace adjutant
