#pragma once

#include "app/storage/diskfile.h"
#include "app/storage/salvage.h"

#include <optional>

namespace adjutant {

/// How a store is opened; the app takes it as it is.
struct StoreSettings
{
    SchemaSteps steps = schemaSteps();
    Database::Settings database;
    Contents inMemory = Contents::rosters; ///< what is shown where the file can't be used
};

/// What happened when a store was opened, or had to be opened anew. Nothing, as a rule.
struct OpenReport
{
    /// Why nothing can be saved: the lists that could be read are shown, and changes stay in memory. None:
    /// all is well, or a damaged database was rescued.
    std::optional<StorageFault> fault;

    bool rescued =
        false;           ///< a damaged or vanished database was replaced by one with what could be read of it
    int salvaged = 0;    ///< lists read from the damaged file
    int fromBackup = 0;  ///< lists taken from the newest backup
    QString damagedFile; ///< where the damaged file is now; empty where it had vanished
    QString backup;  ///< the backup that was used, or taken before the database was brought to this version
    int matches = 0; ///< recorded matches in the new database, whichever they came from

    bool hasNews() const { return fault || rescued; }
};

/// An open database, and how it came to be.
struct OpenedStore
{
    std::optional<Database> database; ///< none only where not even memory can hold one
    FileIdentity identity;            ///< of the file
    OpenReport report;

    /// Whether changes can be written; otherwise the database is a copy in memory for reading.
    bool writable() const { return database && !report.fault; }
};

/// Whether a database has been found damaged already.
enum class Suspicion { none, damaged };

/// Opens the database in a folder, makes or updates or rescues it where needed, or else holds a copy in
/// memory of what can be read.
OpenedStore openStore(const QString& folder, const StoreSettings& settings,
                      Suspicion suspicion = Suspicion::none);

/// Opens a folder whose database has vanished while it was open: it is made anew of the rows it had, unless
/// another window has done so.
OpenedStore reopenVanished(const QString& folder, const StoreSettings& settings, const SalvagedRows& rows);

/// The fault `newerVersion` where a file was written by a newer Adjutant, found out without touching it.
Stored<void> refuseNewer(const QString& path, const SchemaSteps& steps);

} // namespace adjutant
