#include "app/storage/matches/matchindex.h"

#include "app/text/foldedwords.h"

#include <QDataStream>
#include <QIODevice>
#include <limits>

namespace adjutant::matchindex {

namespace {

using Summaries = std::optional<std::vector<MatchSummary>>;

struct Condition
{
    QString sql; //< begins with WHERE
    QVariantList values;
};

constexpr int newestLookedAt = 1000;

enum class Wanted { result, all };

// All of a summary but its notes, which may be long; its result first.
QByteArray rowOf(const MatchSummary& match)
{
    QByteArray row;
    QDataStream out(&row, QIODevice::WriteOnly);
    out << match.state << match.winner << match.drawn << match.first
        << static_cast<qint32>(match.missions.size()) << static_cast<qint32>(match.players.size());
    for (const QString& mission : match.missions)
        out << mission;
    for (const MatchPlayer& player : match.players)
        out << player.id << player.name << player.faction;
    for (const MatchPlayer& player : match.players)
        out << player.roster << player.vp << player.ap;
    out << match.id << match.system << match.title << match.started << match.changed << match.rounds
        << match.minutes << match.manual << match.intact << match.words;
    return row;
}

// None of a row that is damaged.
std::optional<MatchSummary> summaryOf(const QByteArray& row, Wanted wanted)
{
    MatchSummary match;
    QDataStream in(row);
    qint32 missions = 0, players = 0;
    in >> match.state >> match.winner >> match.drawn >> match.first >> missions >> players;
    // One by one: a damaged row may claim any number.
    for (; missions > 0 && in.status() == QDataStream::Ok; --missions)
        in >> match.missions.emplaceBack();
    for (; players > 0 && in.status() == QDataStream::Ok; --players) {
        MatchPlayer& player = match.players.emplaceBack();
        in >> player.id >> player.name >> player.faction;
    }
    if (wanted == Wanted::all) {
        for (MatchPlayer& player : match.players)
            in >> player.roster >> player.vp >> player.ap;
        in >> match.id >> match.system >> match.title >> match.started >> match.changed >> match.rounds >>
            match.minutes >> match.manual >> match.intact >> match.words;
    }
    return in.status() == QDataStream::Ok ? std::optional(std::move(match)) : std::nullopt;
}

constexpr QChar lineEnd = u'\n';

QString lineOf(QChar kind, const QString& value)
{
    return kind + QStringLiteral("=") + value.simplified() + lineEnd;
}

// A pattern for LIKE that finds the text itself anywhere.
QString patternOf(QString text)
{
    for (const QChar each : {u'\\', u'%', u'_'})
        text.replace(each, QString(u'\\') + each);
    return u'%' + text + u'%';
}

QString searchText(const MatchSummary& summary)
{
    QStringList parts = {summary.title};
    for (const MatchPlayer& player : summary.players)
        parts << player.name << player.faction << player.roster;
    parts << summary.missions << summary.words << summary.notes;
    QStringList lines;
    for (const QString& part : parts)
        if (const QString line = folded(part); !line.isEmpty() && !lines.contains(line))
            lines.append(line);
    return lines.join(lineEnd);
}

QString facets(const MatchSummary& summary)
{
    QString lines(lineEnd);
    for (const MatchPlayer& player : summary.players)
        lines += lineOf(u'f', player.faction) + lineOf(u'p', folded(player.name));
    for (const QString& mission : summary.missions)
        lines += lineOf(u'm', mission);
    return lines;
}

Condition conditionOf(const MatchFilter& filter)
{
    Condition condition{QStringLiteral("WHERE 1"), {}};
    const auto add = [&condition](const char* test, const QVariant& value) {
        condition.sql += QLatin1String(" AND ") + QLatin1String(test);
        condition.values.append(value);
    };
    for (const auto& [test, value] :
         {std::pair("id = ?", filter.id), {"system = ?", filter.system}, {"state = ?", filter.state}})
        if (!value.isEmpty())
            add(test, value);
    if (filter.from.isValid())
        add("started_at >= ?", filter.from.toMSecsSinceEpoch());
    if (filter.to.isValid())
        add("started_at < ?", filter.to.toMSecsSinceEpoch());
    const auto addFacet = [&add](QChar kind, const QString& value) {
        if (!value.isEmpty())
            add("facets LIKE ? ESCAPE '\\'", patternOf(lineEnd + lineOf(kind, value)));
    };
    addFacet(u'f', filter.faction);
    addFacet(u'p', folded(filter.player));
    addFacet(u'm', filter.mission);
    for (const QString& word : folded(filter.text).split(u' ', Qt::SkipEmptyParts))
        add("search LIKE ? ESCAPE '\\'", patternOf(word));
    return condition;
}

Summaries read(IndexFile& index, Wanted wanted, const QString& source, const QVariantList& values)
{
    const QString columns = wanted == Wanted::all ? QStringLiteral("row, notes") : QStringLiteral("row");
    auto rows = index.sql().run(QStringLiteral("SELECT %1 FROM matches ").arg(columns) + source, values);
    if (!rows)
        return std::nullopt;
    std::vector<MatchSummary> found;
    while (rows->next()) {
        auto match = summaryOf(rows->value(0).toByteArray(), wanted);
        if (!match)
            return std::nullopt;
        if (wanted == Wanted::all)
            match->notes = rows->value(1).toString();
        found.push_back(std::move(*match));
    }
    return found;
}

} // namespace

std::optional<QHash<QString, FileMark>> marks(IndexFile& index, const QString& id)
{
    const QString all = QStringLiteral("SELECT id, bytes, modified FROM matches");
    auto rows =
        id.isEmpty() ? index.sql().run(all) : index.sql().run(all + QStringLiteral(" WHERE id = ?"), {id});
    if (!rows)
        return std::nullopt;
    QHash<QString, FileMark> marks;
    while (rows->next())
        marks.insert(rows->value(0).toString(),
                     FileMark{rows->value(1).toLongLong(), rows->value(2).toLongLong()});
    return marks;
}

bool put(IndexFile& index, const MatchSummary& summary, const FileMark& mark)
{
    return index.sql()
        .run(QStringLiteral("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
             {summary.id, mark.bytes, mark.modified, summary.system, summary.state,
              summary.started.toMSecsSinceEpoch(), facets(summary), searchText(summary), rowOf(summary),
              summary.notes})
        .has_value();
}

bool setMark(IndexFile& index, const QString& id, const FileMark& mark)
{
    return index.sql()
        .run(QStringLiteral("UPDATE matches SET bytes = ?, modified = ? WHERE id = ?"),
             {mark.bytes, mark.modified, id})
        .has_value();
}

bool remove(IndexFile& index, const QString& id)
{
    return index.sql().run(QStringLiteral("DELETE FROM matches WHERE id = ?"), {id}).has_value();
}

Summaries summaries(IndexFile& index, const MatchFilter& filter, int limit, int offset)
{
    const Condition condition = conditionOf(filter);
    const QVariantList page = {limit < 0 ? std::numeric_limits<int>::max() : limit, offset};
    const QString order = QStringLiteral(" ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?");
    if (filter.text.isEmpty())
        return read(index, Wanted::all, condition.sql + order, condition.values + page);
    // What is searched for is often among the newest, and then there is no need to look through all texts.
    if (limit >= 0) {
        const QString newest = QStringLiteral(" AND id IN (SELECT id FROM matches ORDER BY started_at DESC, "
                                              "id DESC LIMIT ?)");
        auto found = read(index, Wanted::all, condition.sql + newest + order,
                          condition.values + QVariantList{newestLookedAt} + page);
        if (!found || static_cast<int>(found->size()) == limit)
            return found;
    }
    // Otherwise looking through them in the order of the file, and sorting what is found, is quicker than in
    // that of the index; the other columns are read for the shown rows only.
    return read(index, Wanted::all,
                QStringLiteral("WHERE id IN (SELECT id FROM matches %1 ORDER BY +started_at DESC, id "
                               "DESC LIMIT ? OFFSET ?) ORDER BY +started_at DESC, id DESC")
                    .arg(condition.sql),
                condition.values + page);
}

Summaries results(IndexFile& index, const MatchFilter& filter)
{
    const Condition condition = conditionOf(filter);
    return read(index, Wanted::result, condition.sql, condition.values);
}

std::optional<int> count(IndexFile& index, const MatchFilter& filter)
{
    const Condition condition = conditionOf(filter);
    auto rows =
        index.sql().run(QStringLiteral("SELECT COUNT(*) FROM matches ") + condition.sql, condition.values);
    return rows && rows->next() ? std::optional(rows->value(0).toInt()) : std::nullopt;
}

} // namespace adjutant::matchindex
