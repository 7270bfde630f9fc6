#include "app/storage/saving.h"

#include "app/storage/rosterorder.h"
#include "app/storage/rostertable.h"

namespace adjutant {

namespace {

Stored<Written> insertLast(Database& database, RosterRow row)
{
    const auto position = rosterorder::last(database);
    if (!position)
        return refuse(position.error());
    row.position = *position;
    if (auto done = rostertable::insert(database, row); !done)
        return refuse(done.error());
    return Written{row.summary.id, row.summary.name, {}, false};
}

Stored<Written> update(Database& database, const RosterRow& row, const QString& keptAside = {})
{
    if (auto done = rostertable::update(database, row); !done)
        return refuse(done.error());
    return Written{row.summary.id, row.summary.name, keptAside, false};
}

// Puts another window's version into a copy behind the row that is about to take its place.
Stored<QString> keepAside(Database& database, const RosterRow& others)
{
    RosterRow copy = setAside(others);
    const auto position = rosterorder::behind(database, others.summary.id);
    if (!position)
        return refuse(position.error());
    copy.position = *position;
    if (auto done = rostertable::insert(database, copy); !done)
        return refuse(done.error());
    return copy.summary.id;
}

Stored<Written> write(Database& database, const RosterRow& row, const QString& base)
{
    const auto present = rostertable::find(database, row.summary.id);
    if (!present)
        return refuse(present.error());
    // Its own revision is there already where a commit that seemed to fail did succeed.
    if (*present && ((*present)->revision == base || (*present)->revision == row.revision))
        return update(database, row);

    if (!base.isEmpty()) {
        const auto moved = rostertable::findRevision(database, base);
        if (!moved)
            return refuse(moved.error());
        if (*moved) {
            RosterRow marked = markedAsOther(row);
            marked.summary.id = (*moved)->summary.id;
            return update(database, marked);
        }
    }
    if (!*present) {
        auto written = insertLast(database, row);
        if (written)
            written->cameBack = !base.isEmpty();
        return written;
    }
    if ((*present)->body == row.body)
        return update(database, row);
    const auto copy = keepAside(database, **present);
    return copy ? update(database, row, *copy) : refuse(copy.error());
}

} // namespace

Stored<Written> writeRow(Database& database, const RosterRow& row, const QString& base)
{
    return inTransaction(database, [&] { return write(database, row, base); });
}

} // namespace adjutant
