#include "app/storage/matches/matchaudit.h"

#include "app/storage/matches/matchrow.h"
#include "app/storage/matches/matchsearch.h"
#include "app/storage/storedtime.h"

#include <QSqlQuery>
#include <QSqlRecord>

namespace adjutant {

namespace {

using FoundOddities = std::vector<Oddity>;

// `match`: the id of the only one that is looked at; empty: all are.
Stored<void> lookAtTrash(Database& database, const QString& match, FoundOddities& found)
{
    // A time to come is of a clock that was ahead. Only one beyond our years isn't ours.
    static const QString last = QStringLiteral("%1-12-31T23:59:59.999Z").arg(lastYear);
    return database.read(
        QStringLiteral("SELECT id, deleted_at FROM matches WHERE deleted_at <> ''%1 ORDER BY id")
            .arg(match.isEmpty() ? QString() : QStringLiteral(" AND id = ?")),
        match.isEmpty() ? QVariantList() : QVariantList{match}, [&](const QSqlQuery& row) {
            const QString text = row.value(1).toString();
            const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
            const bool isText = row.value(1).typeId() == QMetaType::QString;
            if (!isText || storedTime(time) != text || time.date().year() < firstYear)
                found.push_back({Oddity::Kind::noTime, row.value(0).toString(), text});
            else if (text > last)
                found.push_back({Oddity::Kind::futureTime, row.value(0).toString(), text});
        });
}

Stored<void> lookAtParts(Database& database, const QString& match, FoundOddities& found)
{
    QStringList parts;
    QVariantList values;
    for (const auto& [table, id] : {std::pair("match_steps", "match_id"),
                                    {"match_steps_aside", "match_id"},
                                    {"match_starts", "id"},
                                    {"match_details", "id"}}) {
        const QString all = QStringLiteral("SELECT %1 FROM %2").arg(QLatin1String(id), QLatin1String(table));
        parts.append(match.isEmpty() ? all : QStringLiteral("%1 WHERE %2 = ?").arg(all, QLatin1String(id)));
        if (!match.isEmpty())
            values.append(match);
    }
    return database.read(parts.join(QStringLiteral(" UNION ")) +
                             QStringLiteral(" EXCEPT SELECT id FROM matches"),
                         values, [&found](const QSqlQuery& row) {
                             found.push_back({Oddity::Kind::parts, row.value(0).toString(), {}});
                         });
}

Stored<void> lookAtNumbers(Database& database, FoundOddities& found)
{
    return database.read(
        QStringLiteral("SELECT match_id, number FROM match_steps WHERE number < 1 ORDER BY match_id, number"),
        {}, [&found](const QSqlQuery& row) {
            found.push_back({Oddity::Kind::stepNumber, row.value(0).toString(), row.value(1).toString()});
        });
}

// Of a match whose seal is broken that is told already.
Stored<void> lookAtSearch(Database& database, FoundOddities& found)
{
    return database.read(
        QStringLiteral("SELECT %1, facets, search FROM matches ORDER BY id").arg(matchrow::sealColumns()), {},
        [&found](const QSqlQuery& row) {
            const MatchSummary summary = matchrow::summaryOf(row);
            const int facets = row.record().indexOf(QStringLiteral("facets"));
            if (matchrow::isSealed(row) &&
                (row.value(facets).toString() != matchsearch::facets(summary) ||
                 row.value(facets + 1).toString() != matchsearch::searchText(summary)))
                found.push_back({Oddity::Kind::search, summary.id, {}});
        });
}

} // namespace

Stored<QStringList> unlisted(Database& database, const QString& match)
{
    FoundOddities found;
    for (const auto look : {lookAtTrash, lookAtParts})
        if (auto looked = look(database, match, found); !looked)
            return refuse(looked.error());
    QStringList ids;
    for (const Oddity& each : found)
        ids.append(each.match);
    return ids;
}

Stored<std::vector<Oddity>> oddities(Database& database)
{
    FoundOddities found;
    auto looked = lookAtTrash(database, {}, found);
    if (looked)
        looked = lookAtNumbers(database, found);
    if (looked)
        looked = lookAtParts(database, {}, found);
    if (looked)
        looked = lookAtSearch(database, found);
    return looked ? Stored<std::vector<Oddity>>(std::move(found)) : refuse(looked.error());
}

} // namespace adjutant
