#include "app/storage/matches/wholematch.h"

#include "app/storage/matches/matchtable.h"
#include "app/storage/matches/steplog.h"

namespace adjutant::wholematch {

Stored<void> add(Database& database, const WholeMatch& match)
{
    const QString& id = match.summary.id;
    const auto taken = database.value(
        QStringLiteral("SELECT COUNT(*) FROM matches JOIN match_starts USING (id) WHERE id = ?"), {id});
    if (!taken)
        return refuse(taken.error());
    if (taken->toInt() > 0)
        return refuse(database.fault(StorageFault::Kind::changedElsewhere));
    // What damage has left of the match, without its row or what it began with, makes room.
    for (const char* table : {"matches", "match_starts", "match_details"})
        if (auto removed = database.change(
                QStringLiteral("DELETE FROM %1 WHERE id = ?").arg(QLatin1String(table)), {id});
            !removed)
            return removed;
    if (auto moved = steplog::moveAside(database, id, 0); !moved)
        return moved;
    if (auto inserted = matchtable::insert(database, match.summary, match.record.startText); !inserted)
        return inserted;
    QString chain = steplog::chainOf(match.record.startText);
    for (const StoredStep& each : match.record.steps) {
        const steplog::ChainedStep step{each, chain, steplog::chainOf(chain, each.body)};
        const auto appended = steplog::append(database, id, step);
        if (!appended)
            return refuse(appended.error());
        if (!*appended)
            return refuse(database.fault(StorageFault::Kind::changedElsewhere));
        chain = step.chain;
    }
    if (!match.details.text.isEmpty())
        if (auto kept = matchtable::setDetails(database, id, match.details.text); !kept)
            return kept;
    return matchtable::sealAnew(database, id);
}

} // namespace adjutant::wholematch
