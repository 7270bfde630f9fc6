#pragma once

#include <QString>

namespace adjutant {

/// Whether a log holds transactions that SQLite doesn't read: it stops at the first damaged frame without a
/// word, whatever was on disk behind it. A transaction that a power cut ended in the midst is no loss, and
/// nor is what is left from before the log was begun anew.
bool hasLostTransactions(const QString& log);

/// What became of a log that was to be mended.
enum class LogRepair {
    whole, ///< nothing was damaged, or all is as it was written
    partly ///< SQLite reads it to its end; some page of it isn't what was written, or it can't be mended
};

/// Writes a log anew so that SQLite reads it to its end: a frame with one altered byte as it was, and others
/// as they are.
LogRepair repairLog(const QString& log);

} // namespace adjutant
