#include "app/storage/joinedrows.h"

#include "app/storage/matches/joinedmatches.h"

#include <QHash>
#include <QSet>

namespace adjutant {

JoinedRows joinRows(SalvagedRows& rows, SalvagedRows others)
{
    JoinedRows joined;
    QHash<QString, std::size_t> places;
    for (std::size_t i = 0; i < rows.rosters.size(); ++i)
        places.insert(rows.rosters[i].summary.id, i);
    QSet<QString> deleted, inTrash;
    for (const TrashedRow& trashed : rows.trash) {
        deleted.insert(trashed.row.summary.id);
        inTrash.insert(trashed.row.revision);
    }
    for (RosterRow& row : others.rosters) {
        const auto place = places.constFind(row.summary.id);
        if (place == places.cend() && !deleted.contains(row.summary.id))
            rows.rosters.push_back(std::move(row));
        else if (place != places.cend() && rows.rosters[*place].summary.changedAt < row.summary.changedAt)
            rows.rosters[*place] = std::move(row);
        else
            continue;
        ++joined.rosters;
    }
    for (TrashedRow& trashed : others.trash)
        if (!places.contains(trashed.row.summary.id) && !inTrash.contains(trashed.row.revision))
            rows.trash.push_back(std::move(trashed));
    joined.matches = joinMatches(rows.matches, std::move(others.matches));
    return joined;
}

} // namespace adjutant
