#include "app/storage/trashtime.h"

#include "app/storage/storedtime.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr int trashDays = 30;

} // namespace

QString deletionTime()
{
    return storedTimeOrNow({});
}

QDateTime keptInTrashUntil(const QDateTime& deletedAt)
{
    return deletedAt.addDays(trashDays);
}

Stored<QString> endOfTrash(Database& database)
{
    const auto lastChange =
        database.value(QStringLiteral("SELECT MAX(changed_at) FROM (SELECT MAX(changed_at) AS changed_at "
                                      "FROM rosters UNION ALL SELECT MAX(changed_at) FROM matches)"));
    if (!lastChange)
        return refuse(lastChange.error());
    const QDateTime last = timeOfStored(lastChange->toString());
    if (!last.isValid())
        return storedTime(last); // nothing was deleted before that
    return storedTime(std::min(last, timeOfStored(deletionTime())).addDays(-trashDays));
}

} // namespace adjutant
