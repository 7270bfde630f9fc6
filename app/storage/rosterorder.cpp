#include "app/storage/rosterorder.h"

#include <QSqlQuery>

#include <algorithm>
#include <vector>

namespace adjutant::rosterorder {

namespace {

constexpr qint64 gap = 65536;

// The positions of the rosters before and at a place, the one to be moved left out: both, or the one there is
// at an end.
Stored<std::vector<qint64>> around(Database& database, const QString& without, int place)
{
    std::vector<qint64> positions;
    auto done = database.read(
        QStringLiteral("SELECT position FROM rosters WHERE id <> ? ORDER BY position, id LIMIT ? OFFSET ?"),
        {without, place == 0 ? 1 : 2, std::max(place - 1, 0)},
        [&positions](const QSqlQuery& row) { positions.push_back(row.value(0).toLongLong()); });
    if (!done)
        return refuse(done.error());
    return positions;
}

Stored<void> renumber(Database& database)
{
    return database.change(QStringLiteral(
        "UPDATE rosters SET position = ordered.place * 65536 FROM "
        "(SELECT id, ROW_NUMBER() OVER (ORDER BY position, id) AS place FROM rosters) AS ordered "
        "WHERE ordered.id = rosters.id"));
}

Stored<qint64> countWithout(Database& database, const QString& id)
{
    const auto count = database.value(QStringLiteral("SELECT COUNT(*) FROM rosters WHERE id <> ?"), {id});
    if (!count)
        return refuse(count.error());
    return count->toLongLong();
}

// A free position at a place among the other rosters.
Stored<qint64> freeAt(Database& database, const QString& without, int place)
{
    const auto others = countWithout(database, without);
    if (!others)
        return refuse(others.error());
    place = std::clamp(place, 0, static_cast<int>(*others));
    auto neighbours = around(database, without, place);
    if (neighbours && neighbours->size() == 2 && neighbours->back() - neighbours->front() < 2) {
        if (auto done = renumber(database); !done)
            return refuse(done.error());
        neighbours = around(database, without, place);
    }
    if (!neighbours)
        return refuse(neighbours.error());
    if (neighbours->empty())
        return gap;
    if (neighbours->size() == 1)
        return place == 0 ? neighbours->front() - gap : neighbours->front() + gap;
    return neighbours->front() + (neighbours->back() - neighbours->front()) / 2;
}

} // namespace

Stored<qint64> last(Database& database)
{
    const auto highest = database.value(QStringLiteral("SELECT COALESCE(MAX(position), 0) FROM rosters"));
    if (!highest)
        return refuse(highest.error());
    return highest->toLongLong() + gap;
}

Stored<qint64> behind(Database& database, const QString& id)
{
    const auto before = database.value(
        QStringLiteral(
            "SELECT COUNT(*) FROM rosters AS other, rosters AS self WHERE self.id = ? AND "
            "(other.position < self.position OR (other.position = self.position AND other.id <= self.id))"),
        {id});
    if (!before)
        return refuse(before.error());
    return freeAt(database, QString(), before->toInt());
}

Stored<void> move(Database& database, const QString& id, int place)
{
    const auto position = freeAt(database, id, place);
    if (!position)
        return refuse(position.error());
    const auto moved =
        database.run(QStringLiteral("UPDATE rosters SET position = ? WHERE id = ?"), {*position, id});
    if (!moved)
        return refuse(moved.error());
    if (*moved == 0)
        return refuse(database.fault(StorageFault::Kind::noSuchRoster));
    return {};
}

} // namespace adjutant::rosterorder
