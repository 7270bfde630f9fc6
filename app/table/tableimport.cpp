#include "app/table/tableimport.h"

#include "app/table/storedtable.h"

#include <QUuid>

#include <algorithm>

namespace adjutant {

namespace {

constexpr int longestStem = 60; // of an id, so that a number fits behind it

// Whether a match of that id and these contents is there, or among those about to be added.
Stored<bool> isThere(MatchDatabase& database, const std::vector<WholeMatch>& added, const QString& id,
                     const TableRecord& match)
{
    const auto waiting = std::ranges::find(added, id, [](const WholeMatch& each) { return each.summary.id; });
    std::optional<WholeMatch> found;
    if (waiting != added.end()) {
        found = *waiting;
    } else {
        auto stored = database.find(id);
        if (!stored)
            return refuse(stored.error());
        found = std::move(*stored);
    }
    if (!found)
        return false;
    const auto read = tableOf(*found);
    return read && !read->damage && haveSameContents(read->record, match);
}

Stored<bool> isTaken(MatchDatabase& database, const std::vector<WholeMatch>& added, const QString& id)
{
    if (std::ranges::find(added, id, [](const WholeMatch& each) { return each.summary.id; }) != added.end())
        return true;
    return database.knows(id);
}

// The same for the same contents, so that a file without an id is imported once.
QString idOf(const WholeMatch& match)
{
    const QUuid matches(0x5d0e2f61, 0x8a3b, 0x4f0c, 0xb7, 0x19, 0x63, 0x0c, 0x4e, 0x92, 0xd8, 0xa5);
    QString contents = match.record.startText + match.details.text;
    for (const StoredStep& step : match.record.steps)
        contents += step.body;
    return QUuid::createUuidV5(matches, contents).toString(QUuid::WithoutBraces);
}

QString numbered(const QString& id, int number)
{
    QString stem = id.left(longestStem);
    while (!stem.isEmpty() && !stem.back().isLetterOrNumber())
        stem.chop(1);
    return number == 1 ? id : stem + QLatin1Char('-') + QString::number(number);
}

// The start with the players called as they are by now.
TableStart withNames(const TableRecord& record)
{
    TableStart start = record.start;
    for (Side& side : start.start.sides)
        if (const auto name = record.details.names.find(side.id.text()); name != record.details.names.end())
            side.name = name->second;
    return start;
}

} // namespace

bool haveSameContents(const TableRecord& one, const TableRecord& other)
{
    return withNames(one) == withNames(other) && one.steps == other.steps && one.details == other.details;
}

Stored<std::vector<ImportedMatch>> importInto(MatchDatabase& database, std::vector<TableRecord> matches,
                                              const SearchWords& words)
{
    std::vector<ImportedMatch> imported;
    std::vector<WholeMatch> added;
    for (TableRecord& match : matches) {
        ImportedMatch one{{}, match.id, false};
        auto whole = wholeTableOf(match);
        if (!whole)
            continue; // whoever calls has looked at that
        const QString id = match.id.isEmpty() ? idOf(*whole) : match.id;
        for (int number = 1; one.id.isEmpty(); ++number) {
            const QString candidate = numbered(id, number);
            const auto known = isThere(database, added, candidate, match);
            if (!known)
                return refuse(known.error());
            const auto taken = isTaken(database, added, candidate);
            if (!taken)
                return refuse(taken.error());
            one.known = *known;
            if (*known || !*taken)
                one.id = candidate;
        }
        if (!one.known) {
            whole->summary.id = one.id;
            whole->summary.words = words(whole->summary);
            added.push_back(std::move(*whole));
        }
        imported.push_back(std::move(one));
    }
    if (auto done = database.add(added); !done)
        return refuse(done.error());
    return imported;
}

} // namespace adjutant
