#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

// The names of our files in the user's data folder.
namespace adjutant::storefiles {

QString database(const QString& folder); ///< `adjutant.db`
QString backups(const QString& folder);  ///< the folder `backups`
/// Held by the one process that writes into the folder.
QString lock(const QString& folder);

/// The folder beside a backup with what the players wrote beside the rules.
QString rulesOf(const QString& backup);

/// The log that SQLite keeps beside a database while it is open, or after a program was killed.
QString logOf(const QString& database);
/// The index of that log; worthless without it.
QString logIndexOf(const QString& database);
/// What SQLite undoes a transaction with, where another program keeps the database without a log.
QString journalOf(const QString& database);

/// A name for a damaged database to be moved to, not taken yet: `adjutant.damaged-20260131-201500-123.db`.
QString freshDamaged(const QString& folder);
/// The damaged databases that were moved aside, newest first.
QStringList damaged(const QString& folder);

/// A time in UTC as it stands in file names, and back; invalid where the text is none.
QString stamp(const QDateTime& time);
QDateTime timeOfStamp(const QString& stamp);

/// A name with a stamp of now that no file has yet, made of `prefix`, the stamp and `suffix`.
QString freshStamped(const QString& prefix, const QString& suffix);

} // namespace adjutant::storefiles
