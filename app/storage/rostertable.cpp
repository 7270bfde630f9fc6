#include "app/storage/rostertable.h"

#include "app/storage/schema.h"
#include "app/storage/storedtime.h"
#include "app/storage/trashtime.h"
#include "core/roster/listshape.h"

#include <QSqlQuery>
#include <QSqlRecord>

#include <algorithm>
#include <array>

namespace adjutant::rostertable {

namespace {

// The columns of the budgets, each written as `each` says: limits, then totals.
QString budgetColumns(const QString& each)
{
    QStringList written;
    for (const auto* columns : {&limitColumns, &totalColumns})
        for (const char* column : *columns)
            written.append(each.arg(QLatin1String(column)));
    return written.join(QStringLiteral(", "));
}

const QString summaryColumns = QStringLiteral("id, name, system, faction, %1, warriors, findings, changed_at")
                                   .arg(budgetColumns(QStringLiteral("%1")));
const QString allColumns = summaryColumns + QStringLiteral(", position, created_at, revision, body");

std::span<const Budget> budgetsOf(const QString& system)
{
    return listShapeOf(SystemId(system.toStdString())).budgets;
}

Amounts amountsOf(const QString& system, const std::array<QVariant, storedBudgets>& columns)
{
    Amounts amounts;
    const auto budgets = budgetsOf(system);
    for (std::size_t i = 0; i < std::min(budgets.size(), columns.size()); ++i)
        amounts.set(budgets[i].id, columns[i].toInt());
    return amounts;
}

// Limits, then totals.
QVariantList columnsOf(const RosterSummary& summary)
{
    const auto budgets = budgetsOf(summary.system);
    QVariantList columns;
    for (const Amounts* amounts : {&summary.limits, &summary.figures.spent})
        for (std::size_t i = 0; i < storedBudgets; ++i)
            columns.append(i < budgets.size() ? (*amounts)[budgets[i].id] : 0);
    return columns;
}

// The first columns of a row, in the order of `summaryColumns`.
RosterSummary summaryOf(const QSqlQuery& row)
{
    RosterSummary summary;
    summary.id = row.value(0).toString();
    summary.name = row.value(1).toString();
    summary.system = row.value(2).toString();
    summary.faction = row.value(3).toString();
    summary.limits = amountsOf(summary.system, {row.value(4), row.value(5)});
    summary.figures = {amountsOf(summary.system, {row.value(6), row.value(7)}), row.value(8).toInt(),
                       row.value(9).toInt()};
    summary.changedAt = timeOfStored(row.value(10).toString());
    return summary;
}

// A row of all columns, by their names: an older database may lack some.
RosterRow rowOf(const QSqlQuery& query)
{
    const QSqlRecord record = query.record();
    const auto at = [&](const char* column) { return record.value(QLatin1String(column)); };
    RosterRow row;
    const QString system = at("system").toString();
    row.summary = {at("id").toString(),
                   at("name").toString(),
                   system,
                   at("faction").toString(),
                   amountsOf(system, {at(limitColumns[0]), at(limitColumns[1])}),
                   {amountsOf(system, {at(totalColumns[0]), at(totalColumns[1])}), at("warriors").toInt(),
                    at("findings").toInt()},
                   timeOfStored(at("changed_at").toString())};
    row.position = at("position").toLongLong();
    row.createdAt = timeOfStored(at("created_at").toString());
    row.revision = at("revision").toString();
    row.body = at("body").toString();
    return row;
}

QVariantList valuesOf(const RosterRow& row)
{
    const RosterSummary& summary = row.summary;
    return QVariantList{summary.id, summary.name, summary.system, summary.faction}
           << columnsOf(summary) << summary.figures.warriors << summary.figures.findings
           << storedTimeOrNow(summary.changedAt) << row.position << storedTimeOrNow(row.createdAt)
           << row.revision << row.body;
}

Stored<std::optional<RosterRow>> findWhere(Database& database, const QString& condition, const QString& value)
{
    std::optional<RosterRow> found;
    auto done =
        everyRoster(database, condition, {value}, [&found](RosterRow row) { found = std::move(row); });
    if (!done)
        return refuse(done.error());
    return found;
}

} // namespace

Stored<std::vector<RosterSummary>> summaries(Database& database)
{
    std::vector<RosterSummary> all;
    auto done =
        database.read(QStringLiteral("SELECT %1 FROM rosters ORDER BY position, id").arg(summaryColumns), {},
                      [&all](const QSqlQuery& row) { all.push_back(summaryOf(row)); });
    if (!done)
        return refuse(done.error());
    return all;
}

Stored<std::optional<RosterRow>> find(Database& database, const QString& id)
{
    return findWhere(database, QStringLiteral("WHERE id = ?"), id);
}

Stored<std::optional<RosterRow>> findRevision(Database& database, const QString& revision)
{
    return findWhere(database, QStringLiteral("WHERE revision = ?"), revision);
}

Stored<void> insert(Database& database, const RosterRow& row)
{
    return database.change(
        QStringLiteral("INSERT INTO rosters (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .arg(allColumns),
        valuesOf(row));
}

Stored<void> update(Database& database, const RosterRow& row)
{
    const RosterSummary& summary = row.summary;
    return database.change(
        QStringLiteral(
            "UPDATE rosters SET name = ?, system = ?, faction = ?, %1, warriors = ?, findings = ?, "
            "changed_at = ?, revision = ?, body = ? WHERE id = ?")
            .arg(budgetColumns(QStringLiteral("%1 = ?"))),
        QVariantList{summary.name, summary.system, summary.faction}
            << columnsOf(summary) << summary.figures.warriors << summary.figures.findings
            << storedTime(summary.changedAt) << row.revision << row.body << summary.id);
}

Stored<void> moveToTrash(Database& database, const QString& id)
{
    const auto before = endOfTrash(database);
    if (!before)
        return refuse(before.error());
    auto done = database.change(QStringLiteral("DELETE FROM rosters_trash WHERE deleted_at < ?"), {*before});
    if (!done)
        return done;
    const auto row = find(database, id);
    if (!row)
        return refuse(row.error());
    if (!*row)
        return refuse(database.fault(StorageFault::Kind::noSuchRoster));
    if (done = insertTrash(database, {**row, timeOfStored(deletionTime())}); !done)
        return done;
    return database.change(QStringLiteral("DELETE FROM rosters WHERE id = ?"), {id});
}

Stored<QString> takeFromTrash(Database& database, const QString& id)
{
    std::optional<TrashedRow> latest;
    auto done = everyTrashed(database, QStringLiteral("WHERE id = ? ORDER BY deleted_at DESC LIMIT 1"), {id},
                             [&latest](TrashedRow trashed) { latest = std::move(trashed); });
    if (!done)
        return refuse(done.error());
    if (!latest)
        return refuse(database.fault(StorageFault::Kind::noSuchRoster));
    RosterRow row = latest->row;
    const auto present = find(database, id);
    if (!present)
        return refuse(present.error());
    if (*present)
        row = setAside(std::move(row));
    if (done = insert(database, row); !done)
        return refuse(done.error());
    done = database.change(QStringLiteral("DELETE FROM rosters_trash WHERE id = ? AND revision = ?"),
                           {id, latest->row.revision});
    if (!done)
        return refuse(done.error());
    return row.summary.id;
}

Stored<void> insertTrash(Database& database, const TrashedRow& trashed)
{
    // The same revision may come again after a backup was restored; its contents are the same.
    return database.change(
        QStringLiteral("INSERT INTO rosters_trash (%1, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                       "?, ?, ?, ?, ?) "
                       "ON CONFLICT (id, revision) DO UPDATE SET deleted_at = excluded.deleted_at")
            .arg(allColumns),
        valuesOf(trashed.row) << storedTimeOrNow(trashed.deletedAt));
}

Stored<std::vector<DeletedRoster>> deleted(Database& database)
{
    std::vector<DeletedRoster> all;
    auto done = database.read(
        QStringLiteral("SELECT %1, deleted_at FROM rosters_trash ORDER BY deleted_at DESC, id")
            .arg(summaryColumns),
        {}, [&all](const QSqlQuery& row) {
            all.push_back({summaryOf(row), timeOfStored(row.value(QStringLiteral("deleted_at")).toString())});
        });
    if (!done)
        return refuse(done.error());
    return all;
}

Stored<void> clear(Database& database)
{
    auto done = database.change(QStringLiteral("DELETE FROM rosters"));
    return done ? database.change(QStringLiteral("DELETE FROM rosters_trash")) : done;
}

Stored<void> everyRoster(Database& database, const QString& where, const QVariantList& values,
                         const std::function<void(RosterRow)>& take)
{
    return database.read(QStringLiteral("SELECT * FROM rosters ") + where, values,
                         [&take](const QSqlQuery& query) { take(rowOf(query)); });
}

Stored<void> everyTrashed(Database& database, const QString& where, const QVariantList& values,
                          const std::function<void(TrashedRow)>& take)
{
    return database.read(
        QStringLiteral("SELECT * FROM rosters_trash ") + where, values, [&take](const QSqlQuery& query) {
            take({rowOf(query), timeOfStored(query.record().value(QStringLiteral("deleted_at")).toString())});
        });
}

} // namespace adjutant::rostertable
