#pragma once

#include "app/storage/database.h"

namespace adjutant {

/// The time to be written of what is deleted now.
QString deletionTime();

/// What was deleted before this time goes: 30 days ago by the clock, and by the last change of any list or
/// match. A clock that is ahead empties no trash so.
Stored<QString> endOfTrash(Database& database);

} // namespace adjutant
