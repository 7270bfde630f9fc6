#include "app/storage/matches/joinedmatches.h"

#include "app/storage/matches/missingsummaries.h"
#include "app/storage/matches/stepchain.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace adjutant {

namespace {

// Places in matchTables.
enum Place : std::size_t { summaries, starts, details, steps, aside };

using Rows = std::vector<QVariantList>;
using Group = std::array<Rows, matchTables.size()>; // what belongs to one match
using Columns = std::array<QStringList, matchTables.size()>;

QVariant valueOf(const QStringList& columns, const QVariantList& row, const char* column)
{
    return row.value(columns.indexOf(QLatin1String(column)));
}

// As of a table with other columns. What it lacks, being of an older version, is filled where seals are.
void takeColumns(StoredTable& table, const QStringList& columns)
{
    if (columns.isEmpty() || table.columns == columns)
        return;
    for (QVariantList& row : table.rows) {
        QVariantList as;
        for (const QString& column : columns)
            as.append(row.value(table.columns.indexOf(column), QStringLiteral("")));
        row = std::move(as);
    }
    table.columns = columns;
}

QHash<QString, Group> groupsOf(MatchRows&& rows)
{
    QHash<QString, Group> groups;
    for (std::size_t i = 0; i < matchTables.size(); ++i)
        for (QVariantList& row : rows.tables[i].rows) {
            Group& group = groups[row.front().toString()];
            group[i].push_back(std::move(row));
        }
    return groups;
}

// How many steps follow from the start; below 0 where that is missing.
qint64 goodSteps(const Columns& columns, const Group& group)
{
    if (group[starts].empty())
        return -1;
    const auto of = [&](Place place, const QVariantList& row, const char* column) {
        return valueOf(columns[place], row, column);
    };
    const QVariantList& start = group[starts].front();
    RecordMarks marks;
    marks.startChain = of(starts, start, "chain").toString();
    if (!group[summaries].empty()) {
        const QVariantList& summary = group[summaries].front();
        marks.steps = of(summaries, summary, "steps").toLongLong();
        marks.lastChain = of(summaries, summary, "chain").toString();
        marks.sealedSteps = of(summaries, summary, "sealed_steps").toLongLong();
        marks.sealedChain = of(summaries, summary, "sealed_chain").toString();
    }
    Rows inOrder = group[steps];
    const auto numberOf = [&of](const QVariantList& row) { return of(steps, row, "number").toLongLong(); };
    std::ranges::sort(inOrder, {}, numberOf);
    StepChain chain(marks, of(starts, start, "body").toString().toUtf8());
    for (const QVariantList& row : inOrder)
        if (!chain.take(numberOf(row), of(steps, row, "chain").toString(),
                        of(steps, row, "body").toString().toUtf8()))
            break;
    return chain.steps();
}

void fill(Group& group, const Group& other, Place place)
{
    QSet<QString> keys;
    for (const QVariantList& row : group[place])
        keys.insert(storedrows::keyOf(matchTables[place], row));
    for (const QVariantList& row : other[place])
        if (!keys.contains(storedrows::keyOf(matchTables[place], row)))
            group[place].push_back(row);
}

// Of two that are the same match the longer record, with what the other has beside it; and where the other
// says that there were more steps, that, so that their loss is told.
Group joined(const Columns& columns, const Group& mine, const Group& other)
{
    Group best = mine;
    const auto takeIfLonger = [&](Group candidate) {
        if (goodSteps(columns, candidate) > goodSteps(columns, best))
            best = std::move(candidate);
    };
    takeIfLonger(other);
    Group both = mine;
    for (const Place place : {summaries, starts, steps})
        fill(both, other, place);
    takeIfLonger(std::move(both));
    // What is made up knows nothing that the record doesn't.
    const auto stepsBySummary = [&columns](const Group& group) -> qint64 {
        if (group[summaries].empty())
            return -1;
        const QVariantList& summary = group[summaries].front();
        return valueOf(columns[summaries], summary, "seal").toString() == missingsummaries::madeUpSeal
                   ? -1
                   : valueOf(columns[summaries], summary, "steps").toLongLong();
    };
    const Group& later = stepsBySummary(other) > stepsBySummary(mine) ? other : mine;
    Group withLater = best;
    withLater[summaries] = later[summaries];
    if (goodSteps(columns, withLater) == goodSteps(columns, best)) {
        best = std::move(withLater);
        best[details] = later[details];
    }
    for (const Group* each : {&mine, &other}) {
        for (const Place place : {starts, details, aside})
            fill(best, *each, place);
        if (goodSteps(columns, best) < stepsBySummary(best)) // then what is behind the gap is all kept
            fill(best, *each, steps);
    }
    return best;
}

} // namespace

int joinMatches(MatchRows& rows, MatchRows others)
{
    Columns columns;
    for (std::size_t i = 0; i < matchTables.size(); ++i) {
        StoredTable& mine = rows.tables[i];
        if (mine.columns.isEmpty())
            mine.columns = others.tables[i].columns;
        takeColumns(others.tables[i], mine.columns);
        columns[i] = mine.columns;
    }
    QHash<QString, Group> known = groupsOf(std::move(rows));
    int better = 0;
    const QHash<QString, Group> more = groupsOf(std::move(others));
    for (auto each = more.cbegin(); each != more.cend(); ++each) {
        const auto mine = known.constFind(each.key());
        const bool isNew = mine == known.cend();
        const qint64 before = isNew ? -1 : goodSteps(columns, *mine);
        const Group now = isNew ? *each : joined(columns, *mine, *each);
        better += isNew || goodSteps(columns, now) > before ? 1 : 0;
        known.insert(each.key(), now);
    }
    rows.known = rows.known || others.known;
    for (std::size_t i = 0; i < matchTables.size(); ++i) {
        rows.tables[i] = {columns[i], {}};
        for (Group& group : known)
            std::ranges::move(group[i], std::back_inserter(rows.tables[i].rows));
    }
    return better;
}

} // namespace adjutant
