#include "app/storage/matches/matchtable.h"

#include "app/storage/matches/matchrow.h"
#include "app/storage/matches/matchsearch.h"
#include "app/storage/matches/steplog.h"
#include "app/storage/storedtime.h"
#include "app/storage/trashtime.h"

#include <QSqlQuery>

#include <functional>
#include <limits>

namespace adjutant::matchtable {

namespace {

constexpr int newestLookedAt = 1000;

// What changes one match has to change one.
Stored<void> changedOne(Database& database, const Stored<int>& rows)
{
    if (!rows)
        return refuse(rows.error());
    if (*rows == 0)
        return refuse(database.fault(StorageFault::Kind::noSuchMatch));
    return {};
}

// The checksum of details, which are of one match and no other.
QString sumOf(const QString& id, const QString& text)
{
    return steplog::chainOf(id + u':' + text);
}

// Looks at the seal of a match, without its steps.
Stored<void> readSeal(Database& database, const QString& id,
                      const std::function<void(const QSqlQuery& row)>& take)
{
    return database.read(QStringLiteral("SELECT %1 FROM matches WHERE id = ?").arg(matchrow::sealColumns()),
                         {id}, take);
}

Stored<void> seal(Database& database, const QString& id)
{
    QString sealed;
    auto read = readSeal(database, id, [&sealed](const QSqlQuery& row) { sealed = matchrow::sealOf(row); });
    if (!read)
        return read;
    return database.change(QStringLiteral("UPDATE matches SET seal = ? WHERE id = ?"), {sealed, id});
}

Stored<bool> isSealed(Database& database, const QString& id)
{
    bool sealed = false;
    auto read = readSeal(database, id, [&sealed](const QSqlQuery& row) { sealed = matchrow::isSealed(row); });
    if (!read)
        return refuse(read.error());
    return sealed;
}

Stored<void> removeOld(Database& database)
{
    const auto before = endOfTrash(database);
    if (!before)
        return refuse(before.error());
    const QString old = QStringLiteral("(SELECT id FROM matches WHERE deleted_at <> '' AND deleted_at < ?)");
    for (const char* table : {"match_steps WHERE match_id", "match_steps_aside WHERE match_id",
                              "match_starts WHERE id", "match_details WHERE id", "matches WHERE id"})
        if (auto removed = database.change(
                QStringLiteral("DELETE FROM %1 IN %2").arg(QLatin1String(table), old), {*before});
            !removed)
            return removed;
    return {};
}

} // namespace

Stored<void> insert(Database& database, const MatchSummary& summary, const QString& startText)
{
    static const QString statement = [] {
        const QStringList& columns = matchrow::writtenColumns();
        return QStringLiteral("INSERT INTO matches (%1, chain, sealed_chain, deleted_at) VALUES (%2?, ?, '') "
                              "ON CONFLICT DO NOTHING")
            .arg(columns.join(QStringLiteral(", ")), QStringLiteral("?, ").repeated(columns.size()));
    }();
    const QString chain = steplog::chainOf(startText);
    auto inserted = database.change(statement, matchrow::valuesOf(summary) + QVariantList{chain, chain});
    if (!inserted)
        return inserted;
    auto begun = database.change(QStringLiteral("INSERT INTO match_starts (id, chain, body) VALUES (?, ?, ?) "
                                                "ON CONFLICT DO NOTHING"),
                                 {summary.id, chain, startText});
    return begun ? seal(database, summary.id) : begun;
}

Stored<void> update(Database& database, const MatchSummary& summary)
{
    static const QString statement = [] {
        QStringList sets;
        for (const QString& column : matchrow::writtenColumns().mid(1))
            sets.append(column + QStringLiteral(" = ?"));
        return QStringLiteral(
                   "UPDATE matches SET %1, sealed_steps = steps, sealed_chain = chain WHERE id = ?")
            .arg(sets.join(QStringLiteral(", ")));
    }();
    QVariantList values = matchrow::valuesOf(summary);
    values.append(values.takeFirst());
    auto updated = changedOne(database, database.run(statement, values));
    return updated ? seal(database, summary.id) : updated;
}

Stored<bool> contains(Database& database, const QString& id)
{
    const auto found =
        database.value(QStringLiteral("SELECT COUNT(*) FROM matches WHERE id = ? AND deleted_at = ''"), {id});
    if (!found)
        return refuse(found.error());
    return found->toInt() > 0;
}

Stored<std::vector<MatchSummary>> summaries(Database& database, const MatchFilter& filter, int limit,
                                            int offset)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    const int most = limit < 0 ? std::numeric_limits<int>::max() : limit;
    const QVariantList page = {most, offset};
    std::vector<MatchSummary> found;
    const auto read = [&](const QString& source, const QVariantList& values) {
        found.clear();
        return database.read(QStringLiteral("SELECT %1 FROM matches ").arg(matchrow::readColumns()) + source,
                             values,
                             [&found](const QSqlQuery& row) { found.push_back(matchrow::summaryOf(row)); });
    };
    const QString order = QStringLiteral(" ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?");
    // What is searched for is often among the newest, and then there is no need to look through all texts.
    if (!filter.text.isEmpty() && limit >= 0) {
        const QString newest = QStringLiteral(" AND id IN (SELECT id FROM matches WHERE deleted_at = '' "
                                              "ORDER BY started_at DESC, id DESC LIMIT ?)");
        auto done =
            read(condition.sql + newest + order, condition.values + QVariantList{newestLookedAt} + page);
        if (!done)
            return refuse(done.error());
        if (static_cast<int>(found.size()) == limit)
            return found;
    }
    // Otherwise looking through them in the order of the file, and sorting what is found, is quicker than in
    // that of the index; the other columns are read of those that are shown only.
    const QString source =
        filter.text.isEmpty()
            ? condition.sql + order
            : QStringLiteral(
                  "WHERE id IN (SELECT id FROM matches %1 ORDER BY started_at || '' DESC, id DESC LIMIT ? "
                  "OFFSET ?) ORDER BY started_at || '' DESC, id DESC")
                  .arg(condition.sql);
    if (auto done = read(source, condition.values + page); !done)
        return refuse(done.error());
    return found;
}

Stored<std::vector<MatchSummary>> results(Database& database, const MatchFilter& filter)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    std::vector<MatchSummary> found;
    const auto done = database.read(
        QStringLiteral("SELECT %1 FROM matches ").arg(matchrow::resultColumns()) + condition.sql,
        condition.values, [&found](const QSqlQuery& row) { found.push_back(matchrow::resultOf(row)); });
    if (!done)
        return refuse(done.error());
    return found;
}

Stored<int> count(Database& database, const MatchFilter& filter)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    const auto number =
        database.value(QStringLiteral("SELECT COUNT(*) FROM matches ") + condition.sql, condition.values);
    if (!number)
        return refuse(number.error());
    return number->toInt();
}

Stored<std::optional<MatchSummary>> find(Database& database, const QString& id)
{
    std::optional<MatchSummary> found;
    auto read = database.read(QStringLiteral("SELECT %1 FROM matches WHERE id = ? AND deleted_at = ''")
                                  .arg(matchrow::readColumns()),
                              {id}, [&found](const QSqlQuery& row) { found = matchrow::summaryOf(row); });
    if (!read)
        return refuse(read.error());
    return found;
}

Stored<KeptText> details(Database& database, const QString& id)
{
    KeptText kept;
    auto read = database.read(QStringLiteral("SELECT (SELECT body FROM match_details WHERE match_details.id "
                                             "= matches.id), details FROM matches WHERE id = ?"),
                              {id}, [&](const QSqlQuery& row) {
                                  kept.text = row.value(0).toString();
                                  kept.intact = row.value(1).toString() ==
                                                (row.isNull(0) ? QString() : sumOf(id, kept.text));
                              });
    if (!read)
        return refuse(read.error());
    return kept;
}

Stored<QSet<QString>> alteredDetails(Database& database)
{
    QSet<QString> ids;
    auto read =
        database.read(QStringLiteral("SELECT id, body, details FROM match_details JOIN matches USING (id)"),
                      {}, [&ids](const QSqlQuery& row) {
                          const QString id = row.value(0).toString();
                          if (row.value(2).toString() != sumOf(id, row.value(1).toString()))
                              ids.insert(id);
                      });
    if (!read)
        return refuse(read.error());
    return ids;
}

Stored<void> setDetails(Database& database, const QString& id, const QString& text)
{
    const auto there = contains(database, id);
    if (!there)
        return refuse(there.error());
    if (!*there)
        return refuse(database.fault(StorageFault::Kind::noSuchMatch));
    const auto wasSealed = isSealed(database, id);
    if (!wasSealed)
        return refuse(wasSealed.error());
    auto kept = database.change(QStringLiteral("INSERT INTO match_details (id, body) VALUES (?, ?) "
                                               "ON CONFLICT (id) DO UPDATE SET body = excluded.body"),
                                {id, text});
    if (kept)
        kept = database.change(QStringLiteral("UPDATE matches SET details = ? WHERE id = ?"),
                               {sumOf(id, text), id});
    // What somebody else has changed beside it still shows.
    return kept && *wasSealed ? seal(database, id) : kept;
}

Stored<void> sealAnew(Database& database, const QString& id)
{
    auto sealed = database.change(
        QStringLiteral("UPDATE matches SET sealed_steps = steps, sealed_chain = chain WHERE id = ?"), {id});
    return sealed ? seal(database, id) : sealed;
}

Stored<void> sealAll(Database& database)
{
    QStringList ids;
    QList<QPair<QString, QString>> texts;
    // How many steps there were used to be known at least.
    auto sealed = database.change(QStringLiteral("UPDATE matches SET steps = MAX(steps, COALESCE((SELECT "
                                                 "MAX(number) FROM match_steps WHERE match_id = id), "
                                                 "0)), chain = COALESCE((SELECT chain FROM match_steps "
                                                 "WHERE match_id = matches.id ORDER BY number DESC LIMIT 1), "
                                                 "(SELECT chain FROM match_starts WHERE match_starts.id = "
                                                 "matches.id), '') WHERE seal = ''"));
    if (sealed)
        sealed = database.read(QStringLiteral("SELECT id FROM matches WHERE seal = ''"), {},
                               [&ids](const QSqlQuery& row) { ids.append(row.value(0).toString()); });
    if (sealed)
        sealed = database.read(
            QStringLiteral(
                "SELECT id, body FROM match_details WHERE id IN (SELECT id FROM matches WHERE seal = '')"),
            {}, [&texts](const QSqlQuery& row) {
                texts.append({row.value(0).toString(), row.value(1).toString()});
            });
    for (const auto& [id, text] : texts)
        if (sealed)
            if (auto set = database.runAgain(QStringLiteral("UPDATE matches SET details = ? WHERE id = ?"),
                                             {sumOf(id, text), id});
                !set)
                sealed = refuse(set.error());
    for (const QString& id : ids)
        if (sealed)
            sealed = sealAnew(database, id);
    return sealed;
}

Stored<void> moveToTrash(Database& database, const QString& id)
{
    if (auto removed = removeOld(database); !removed)
        return removed;
    return changedOne(
        database,
        database.run(QStringLiteral("UPDATE matches SET deleted_at = ? WHERE id = ? AND deleted_at = ''"),
                     {deletionTime(), id}));
}

Stored<void> takeFromTrash(Database& database, const QString& id)
{
    return changedOne(
        database,
        database.run(QStringLiteral("UPDATE matches SET deleted_at = '' WHERE id = ? AND deleted_at <> ''"),
                     {id}));
}

Stored<std::vector<DeletedMatch>> deleted(Database& database)
{
    std::vector<DeletedMatch> all;
    auto read = database.read(
        QStringLiteral(
            "SELECT %1, deleted_at FROM matches WHERE deleted_at <> '' ORDER BY deleted_at DESC, id")
            .arg(matchrow::readColumns()),
        {}, [&all](const QSqlQuery& row) {
            all.push_back(
                {matchrow::summaryOf(row), timeOfStored(row.value(QStringLiteral("deleted_at")).toString())});
        });
    if (!read)
        return refuse(read.error());
    return all;
}

} // namespace adjutant::matchtable
