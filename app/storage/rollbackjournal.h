#pragma once

#include "app/storage/schema.h"

namespace adjutant {

/// What a program that keeps no log has left beside a database, to undo a transaction that was broken off, is
/// carried out by whoever opens the file next, whatever it is of. Moves it to `adjutant.damaged-….journal`
/// where the database, tried on a copy, is not sound after it: then it is another's, or damaged itself.
/// Refused where it can't be tried or moved. No connection to the database may be open in this program.
Stored<void> setForeignJournalAside(const QString& database, const SchemaSteps& steps);

} // namespace adjutant
