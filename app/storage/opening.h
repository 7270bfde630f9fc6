#pragma once

#include "app/storage/rescue.h"

#include <optional>

namespace adjutant {

/// How a store is opened; the app takes it as it is.
struct StoreSettings
{
    SchemaSteps steps = schemaSteps();
    Database::Settings database;
    Contents inMemory = Contents::rosters; ///< what is shown where the file can't be used
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
