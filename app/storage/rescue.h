#pragma once

#include "app/storage/diskfile.h"
#include "app/storage/salvage.h"

#include <optional>

namespace adjutant {

/// What happened when a store was opened, or had to be opened anew. Nothing, as a rule.
struct OpenReport
{
    /// Why nothing can be saved: the lists that could be read are shown, and changes stay in memory. None:
    /// all is well, or a damaged database was rescued.
    std::optional<StorageFault> fault;

    bool rescued =
        false;           ///< a damaged or vanished database was replaced by one with what could be read of it
    int salvaged = 0;    ///< lists read from the damaged file, the deleted ones not counted
    int fromBackup = 0;  ///< lists that only the newest backup still had
    QString damagedFile; ///< where the damaged file is now; empty where it had vanished
    QString backup; ///< the backup that was used, or taken before the database was brought to this version
    int matches =
        0; ///< recorded matches in the new database, whichever they came from, the deleted ones not counted
    int inPart = 0; ///< those of them that miss what they began with, or steps

    bool hasNews() const { return fault || rescued; }
};

/// Whether a folder without a database, or with an empty one, has had one: there are backups, or a rescue was
/// cut off.
bool hasTracesOfDatabase(const QString& folder);

/// Moves a folder's damaged database and its log aside, and puts a new one with everything that can still be
/// read in its place. Nothing is deleted. May be cut off at any moment and begun again. Where another program
/// has put another file in the place of `damaged` meanwhile, that one is left alone. No connection to it may
/// be open in this program. Nothing is reported where another window had done it already; `locked` where
/// another window is rescuing it and isn't done within `patience` milliseconds.
Stored<OpenReport> rescueDatabase(const QString& folder, const FileIdentity& damaged,
                                  const SchemaSteps& steps, int patience);

/// Puts a database made of rows where there is none any more. Where another window has done so, that one
/// stays, and nothing is reported. `locked` as above.
Stored<OpenReport> replaceVanished(const QString& folder, const SalvagedRows& rows, const SchemaSteps& steps,
                                   int patience);

} // namespace adjutant
