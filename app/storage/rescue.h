#pragma once

#include "app/storage/diskfile.h"
#include "app/storage/salvage.h"

namespace adjutant {

/// What a rescue brought.
struct Rescue
{
    bool needed = true;  ///< false: another window had done it already
    int salvaged = 0;    ///< lists read from the damaged file, the deleted ones not counted
    int fromBackup = 0;  ///< lists that only the newest backup still had
    QString damagedFile; ///< where the damaged file is now; empty where it had vanished
    QString backup;      ///< the backup that was used; empty: none
    int matches = 0;     ///< recorded matches from either, the deleted ones not counted
};

/// Whether a folder without a database, or with an empty one, has had one: there are backups, or a rescue was
/// cut off.
bool hasTracesOfDatabase(const QString& folder);

/// Moves a folder's damaged database and its log aside, and puts a new one with everything that can still be
/// read in its place. Nothing is deleted. May be cut off at any moment and begun again. Where another program
/// has put another file in the place of `damaged` meanwhile, that one is left alone. No connection to it may
/// be open in this program. `locked` where another window is rescuing it and isn't done within `patience`
/// milliseconds.
Stored<Rescue> rescueDatabase(const QString& folder, const FileIdentity& damaged, const SchemaSteps& steps,
                              int patience);

/// Puts a database made of rows where there is none any more. Where another window has done so, that one
/// stays. `locked` as above.
Stored<Rescue> replaceVanished(const QString& folder, const SalvagedRows& rows, const SchemaSteps& steps,
                               int patience);

} // namespace adjutant
