#include "app/storage/matches/matchindex.h"

#include "app/storage/matches/matchsearch.h"

#include <QDataStream>

#include <limits>

namespace adjutant::matchindex {

namespace {

using Summaries = std::optional<std::vector<MatchSummary>>;

constexpr int newestLookedAt = 1000;

// All of a summary but its notes, which may be long.
QByteArray rowOf(const MatchSummary& match)
{
    QByteArray row;
    QDataStream out(&row, QIODevice::WriteOnly);
    out << match.id << match.system << match.title << match.started << match.changed << match.state
        << match.rounds << match.minutes << match.winner << match.drawn << match.first << match.manual
        << match.intact << match.words << static_cast<qint32>(match.missions.size());
    for (const QString& mission : match.missions)
        out << mission;
    for (const MatchPlayer& player : match.players)
        out << player.id << player.name << player.faction << player.roster << player.vp << player.ap;
    return row;
}

// None of a row that is damaged.
std::optional<MatchSummary> summaryOf(const QByteArray& row)
{
    MatchSummary match;
    QDataStream in(row);
    qint32 missions = 0;
    in >> match.id >> match.system >> match.title >> match.started >> match.changed >> match.state >>
        match.rounds >> match.minutes >> match.winner >> match.drawn >> match.first >> match.manual >>
        match.intact >> match.words >> missions;
    // One by one: Qt would make room for as many as a damaged row claims.
    for (; missions > 0 && in.status() == QDataStream::Ok; --missions)
        in >> match.missions.emplaceBack();
    while (!in.atEnd() && in.status() == QDataStream::Ok) {
        MatchPlayer& player = match.players.emplaceBack();
        in >> player.id >> player.name >> player.faction >> player.roster >> player.vp >> player.ap;
    }
    return in.status() == QDataStream::Ok ? std::optional(std::move(match)) : std::nullopt;
}

// `columns` are the row, and the notes or something in their place.
Summaries read(IndexFile& index, const QString& columns, const QString& source, const QVariantList& values)
{
    auto rows = index.run(QStringLiteral("SELECT %1 FROM matches ").arg(columns) + source, values);
    if (!rows)
        return std::nullopt;
    std::vector<MatchSummary> found;
    while (rows->next()) {
        auto match = summaryOf(rows->value(0).toByteArray());
        if (!match)
            return std::nullopt;
        match->notes = rows->value(1).toString();
        found.push_back(std::move(*match));
    }
    return found;
}

const QString everything = QStringLiteral("row, notes");

} // namespace

std::optional<QHash<QString, FileMark>> marks(IndexFile& index)
{
    auto rows = index.run(QStringLiteral("SELECT id, bytes, modified FROM matches"));
    if (!rows)
        return std::nullopt;
    QHash<QString, FileMark> marks;
    while (rows->next())
        marks.insert(rows->value(0).toString(), {rows->value(1).toLongLong(), rows->value(2).toLongLong()});
    return marks;
}

bool put(IndexFile& index, const MatchSummary& summary, const FileMark& mark)
{
    return index
        .run(QStringLiteral("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
             {summary.id, mark.bytes, mark.modified, summary.system, summary.state,
              summary.started.toMSecsSinceEpoch(), matchsearch::facets(summary),
              matchsearch::searchText(summary), rowOf(summary), summary.notes})
        .has_value();
}

bool remove(IndexFile& index, const QString& id)
{
    return index.run(QStringLiteral("DELETE FROM matches WHERE id = ?"), {id}).has_value();
}

Summaries summaries(IndexFile& index, const MatchFilter& filter, int limit, int offset)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    const QVariantList page = {limit < 0 ? std::numeric_limits<int>::max() : limit, offset};
    const QString order = QStringLiteral(" ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?");
    if (filter.text.isEmpty())
        return read(index, everything, condition.sql + order, condition.values + page);
    // What is searched for is often among the newest, and then there is no need to look through all texts.
    if (limit >= 0) {
        const QString newest = QStringLiteral(" AND id IN (SELECT id FROM matches ORDER BY started_at DESC, "
                                              "id DESC LIMIT ?)");
        auto found = read(index, everything, condition.sql + newest + order,
                          condition.values + QVariantList{newestLookedAt} + page);
        if (!found || static_cast<int>(found->size()) == limit)
            return found;
    }
    // Otherwise looking through them in the order of the file, and sorting what is found, is quicker than in
    // that of the index; the other columns are read of those that are shown only.
    return read(index, everything,
                QStringLiteral("WHERE id IN (SELECT id FROM matches %1 ORDER BY +started_at DESC, id "
                               "DESC LIMIT ? OFFSET ?) ORDER BY +started_at DESC, id DESC")
                    .arg(condition.sql),
                condition.values + page);
}

Summaries results(IndexFile& index, const MatchFilter& filter)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    return read(index, QStringLiteral("row, ''"), condition.sql, condition.values);
}

std::optional<int> count(IndexFile& index, const MatchFilter& filter)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    auto rows = index.run(QStringLiteral("SELECT COUNT(*) FROM matches ") + condition.sql, condition.values);
    return rows && rows->next() ? std::optional(rows->value(0).toInt()) : std::nullopt;
}

Summaries find(IndexFile& index, const QString& id)
{
    return read(index, everything, QStringLiteral("WHERE id = ?"), {id});
}

} // namespace adjutant::matchindex
