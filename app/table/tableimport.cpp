#include "app/table/tableimport.h"

#include "app/table/storedtable.h"

#include <QUuid>

#include <map>
#include <optional>

namespace adjutant {

namespace {

constexpr int longestStem = 60; // of an id, so that a number fits behind it

// The letters of a match as it is stored.
qsizetype lettersOf(const WholeMatch& match)
{
    qsizetype letters = match.record.startText.size() + match.details.text.size();
    for (const StoredStep& step : match.record.steps)
        letters += step.body.size();
    return letters;
}

// The matches of the database that have an id. Those read last are remembered: files of one id are compared
// with the same again and again.
class TakenIds
{
public:
    explicit TakenIds(MatchDatabase& database) : m_database(database) {}

    Stored<MatchThere> find(const QString& id)
    {
        if (const auto known = m_matches.find(id); known != m_matches.end())
            return thereOf(known->second);
        const auto taken = m_database.knows(id);
        if (!taken)
            return refuse(taken.error());
        if (!*taken)
            return MatchThere{};
        const auto stored = m_database.find(id);
        if (!stored)
            return refuse(stored.error());
        std::optional<TableRecord> record;
        if (auto read = *stored ? tableOf(**stored) : refuse(std::string()); read && !read->damage)
            record = std::move(read->record);
        return thereOf(remember(id, std::move(record), *stored ? lettersOf(**stored) : 0));
    }

    void add(const WholeMatch& match, TableRecord record)
    {
        remember(match.summary.id, std::move(record), lettersOf(match));
    }

private:
    static constexpr qsizetype mostLetters = 8'000'000;
    using Match = std::optional<TableRecord>; // none: it is damaged, or in the trash

    static MatchThere thereOf(const Match& match) { return {true, match ? &*match : nullptr}; }

    const Match& remember(const QString& id, Match match, qsizetype letters)
    {
        m_letters += letters;
        if (m_letters > mostLetters) {
            m_matches.clear();
            m_letters = letters;
        }
        return m_matches.insert_or_assign(id, std::move(match)).first->second;
    }

    MatchDatabase& m_database;
    std::map<QString, Match> m_matches;
    qsizetype m_letters = 0; ///< of them
};

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

Stored<ImportedMatch> placeOf(const TableRecord& match, const WholeMatch& whole,
                              const std::function<Stored<MatchThere>(const QString& id)>& find)
{
    ImportedMatch place{{}, match.id, false};
    const QString id = match.id.isEmpty() ? idOf(whole) : match.id;
    for (int number = 1; place.id.isEmpty(); ++number) {
        const QString candidate = numbered(id, number);
        const auto there = find(candidate);
        if (!there)
            return refuse(there.error());
        place.known = there->record && haveSameContents(*there->record, match);
        if (place.known || !there->isTaken)
            place.id = candidate;
    }
    return place;
}

Stored<std::vector<ImportedMatch>> importInto(MatchDatabase& database, const NextMatch& next,
                                              const SearchWords& words)
{
    std::vector<ImportedMatch> imported;
    TakenIds ids(database);
    const auto take = [&](TableRecord match) -> Stored<void> {
        auto whole = wholeTableOf(match);
        if (!whole)
            return {}; // whoever calls has looked at that
        auto place = placeOf(match, *whole, [&ids](const QString& id) { return ids.find(id); });
        if (!place)
            return refuse(place.error());
        if (!place->known) {
            whole->summary.id = place->id;
            whole->summary.words = words(whole->summary);
            if (auto added = database.add(*whole); !added)
                return added;
            ids.add(*whole, std::move(match));
        }
        imported.push_back(std::move(*place));
        return {};
    };
    const auto done = database.together([&]() -> Stored<void> {
        for (;;) {
            auto match = next();
            if (!match)
                return refuse(match.error());
            if (!*match)
                return {};
            if (auto taken = take(std::move(**match)); !taken)
                return taken;
        }
    });
    return done ? Stored<std::vector<ImportedMatch>>(std::move(imported)) : refuse(done.error());
}

} // namespace adjutant
