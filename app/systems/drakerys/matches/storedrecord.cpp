#include "app/systems/drakerys/matches/storedrecord.h"

#include "app/systems/drakerys/matches/detailsjson.h"
#include "app/systems/drakerys/matches/matchfile.h"
#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/stepjson.h"

#include <QUuid>

#include <algorithm>

namespace adjutant {

namespace {

constexpr int longestStem = 60; // of an id, so that a number fits behind it

// The checksums come first: what they don't vouch for may read well and still be something else.
std::optional<RecordFault> damageOf(const WholeMatch& match)
{
    if (!match.record.damage)
        return std::nullopt;
    return RecordFault{match.record.damage->number, "its checksum is wrong: it is not what was written"};
}

// Whether a match of that id and these contents is there, or among those about to be added.
Stored<bool> isThere(MatchDatabase& database, const std::vector<WholeMatch>& added, const QString& id,
                     const MatchRecord& match)
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
    const ReadRecord read = recordOf(*found);
    return read.record && !read.fault && haveSameContents(*read.record, match);
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
    QString contents = match.record.startText + match.details;
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

} // namespace

ReadRecord recordOf(const WholeMatch& match)
{
    ReadRecord read;
    read.fault = damageOf(match);
    auto start = readStart(match.record.startText.toStdString());
    if (!start) {
        read.fault = RecordFault{0, std::move(start.error())};
        return read;
    }
    MatchRecord record{match.summary.id, std::move(*start), {}, {}};
    if (auto details = readDetails(match.details.toStdString()))
        record.details = std::move(*details);
    else if (!read.fault)
        read.fault = RecordFault{0, "details: " + details.error()};
    FoldedMatch folded(record.start);
    for (const StoredStep& each : match.record.steps) {
        auto step = readStep(each.body.toStdString());
        const auto refusal = step ? folded.take(*step) : std::nullopt;
        if (!step || refusal) {
            read.fault = RecordFault{each.number, step ? refusal->message : step.error()};
            break;
        }
        record.steps.push_back(std::move(*step));
    }
    read.record = std::move(record);
    return read;
}

WholeMatch wholeMatchOf(const MatchRecord& record)
{
    WholeMatch match;
    match.summary = summaryOf(record, fold(record).match);
    match.record.startText = QString::fromStdString(writtenStart(record.start));
    for (const MatchStep& step : record.steps)
        match.record.steps.append({match.record.steps.size() + 1, QString::fromStdString(writtenStep(step))});
    if (record.details != MatchDetails())
        match.details = QString::fromStdString(writtenDetails(record.details));
    return match;
}

Stored<std::vector<ImportedMatch>> importInto(MatchDatabase& database, std::vector<MatchRecord> matches,
                                              const SearchWords& words)
{
    std::vector<ImportedMatch> imported;
    std::vector<WholeMatch> added;
    for (MatchRecord& match : matches) {
        ImportedMatch one{{}, match.id, false};
        const QString id = match.id.isEmpty() ? idOf(wholeMatchOf(match)) : match.id;
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
            match.id = one.id;
            added.push_back(wholeMatchOf(match));
            added.back().summary.words = words(added.back().summary);
        }
        imported.push_back(std::move(one));
    }
    if (auto done = database.add(added); !done)
        return refuse(done.error());
    return imported;
}

} // namespace adjutant
