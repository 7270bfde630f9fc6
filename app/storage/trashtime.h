#pragma once

#include "app/storage/database.h"

#include <QDateTime>

namespace adjutant {

/// The time to be written of what is deleted now.
QString deletionTime();

/// Until when what was deleted at this time can at least be brought back.
QDateTime keptInTrashUntil(const QDateTime& deletedAt);

/// What was deleted before this time goes: 30 days ago by the clock, and by the last change of any list or
/// match. A clock that is ahead empties no trash so.
Stored<QString> endOfTrash(Database& database);

} // namespace adjutant
