#include "app/storage/matches/matchindex.h"

#include "app/storage/matches/matchrow.h"
#include "app/storage/matches/matchsearch.h"

#include <limits>

namespace adjutant::matchindex {

namespace {

using Summaries = std::optional<std::vector<MatchSummary>>;

constexpr int newestLookedAt = 1000;

Summaries read(IndexFile& index, const QString& source, const QVariantList& values)
{
    auto rows =
        index.run(QStringLiteral("SELECT %1 FROM matches ").arg(matchrow::readColumns()) + source, values);
    if (!rows)
        return std::nullopt;
    std::vector<MatchSummary> found;
    while (rows->next())
        found.push_back(matchrow::summaryOf(*rows));
    return found;
}

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
    const QVariantList values = matchrow::valuesOf(summary);
    static const QString statement =
        QStringLiteral("INSERT OR REPLACE INTO matches (%1, bytes, modified) VALUES (%2?, ?)")
            .arg(matchrow::writtenColumns(), QStringLiteral("?, ").repeated(values.size()));
    return index.run(statement, values + QVariantList{mark.bytes, mark.modified}).has_value();
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
        return read(index, condition.sql + order, condition.values + page);
    // What is searched for is often among the newest, and then there is no need to look through all texts.
    if (limit >= 0) {
        const QString newest = QStringLiteral(" AND id IN (SELECT id FROM matches ORDER BY started_at DESC, "
                                              "id DESC LIMIT ?)");
        auto found = read(index, condition.sql + newest + order,
                          condition.values + QVariantList{newestLookedAt} + page);
        if (!found || static_cast<int>(found->size()) == limit)
            return found;
    }
    // Otherwise looking through them in the order of the file, and sorting what is found, is quicker than in
    // that of the index; the other columns are read of those that are shown only.
    return read(index,
                QStringLiteral("WHERE id IN (SELECT id FROM matches %1 ORDER BY started_at || '' DESC, id "
                               "DESC LIMIT ? OFFSET ?) ORDER BY started_at || '' DESC, id DESC")
                    .arg(condition.sql),
                condition.values + page);
}

Summaries results(IndexFile& index, const MatchFilter& filter)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    auto rows =
        index.run(QStringLiteral("SELECT %1 FROM matches ").arg(matchrow::resultColumns()) + condition.sql,
                  condition.values);
    if (!rows)
        return std::nullopt;
    std::vector<MatchSummary> found;
    while (rows->next())
        found.push_back(matchrow::resultOf(*rows));
    return found;
}

std::optional<int> count(IndexFile& index, const MatchFilter& filter)
{
    const matchsearch::Condition condition = matchsearch::conditionOf(filter);
    auto rows = index.run(QStringLiteral("SELECT COUNT(*) FROM matches ") + condition.sql, condition.values);
    return rows && rows->next() ? std::optional(rows->value(0).toInt()) : std::nullopt;
}

Summaries find(IndexFile& index, const QString& id)
{
    return read(index, QStringLiteral("WHERE id = ?"), {id});
}

} // namespace adjutant::matchindex
