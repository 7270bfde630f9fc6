#include "app/matches/matchlines.h"

#include "app/matches/matchclock.h"
#include "core/match/linechain.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/fields.h"
#include "core/yaml/rosterfile.h"

#include <algorithm>
#include <map>

// How QString and the times of matches are read and written, for the fields below.
namespace adjutant::yaml {

using Json = nlohmann::ordered_json;

// Other than in YAML, a number or a truth is no text.
template <class Limit>
std::string quotedOf(const Node& node, std::string_view key, Limit limit, FaultList& faults)
{
    std::string text;
    if (node.kind == Node::Kind::scalar && node.plain)
        faults.add(FaultRule::wrongType, node.at, std::string(key), WORDS("files", "text"));
    else
        readField(node, key, text, limit, faults);
    return text;
}

template <class Limit>
void readField(const Node& node, std::string_view key, QString& text, Limit limit, FaultList& faults)
{
    text = QString::fromStdString(quotedOf(node, key, limit, faults));
}

template <class Limit> Json fieldJson(const QString& text, Limit)
{
    return text.toStdString();
}

/// Of the years that matches may be of.
struct OurYears
{};

// Every line of a match has a time. The general parser is slow, so it only gets what we don't write
// ourselves.
static QDateTime timeOf(std::string_view text)
{
    constexpr std::string_view form = "0000-00-00T00:00:00.000Z";
    const auto fits = [](char byte, char of) { return of == '0' ? byte >= '0' && byte <= '9' : byte == of; };
    const auto number = [text](std::size_t at, std::size_t digits) {
        int value = 0;
        for (const char digit : text.substr(at, digits))
            value = 10 * value + (digit - '0');
        return value;
    };
    if (std::ranges::equal(text, form, fits)) {
        const QTime time(number(11, 2), number(14, 2), number(17, 2), number(20, 3));
        if (time.isValid())
            return {QDate(number(0, 4), number(5, 2), number(8, 2)), time, Qt::UTC};
    }
    return text.ends_with('Z') ? QDateTime::fromString(QString::fromUtf8(text), Qt::ISODateWithMs)
                               : QDateTime();
}

static void readField(const Node& node, std::string_view key, QDateTime& time, OurYears, FaultList& faults)
{
    constexpr std::size_t longest = 40;
    time = timeOf(textOf(node, key, longest, faults).value_or(std::string()));
    if (!isOfOurYears(time))
        faults.add(FaultRule::wrongType, node.at, std::string(key),
                   message(WORDS("files", "a time like %1, of the years %2 to %3"),
                           "2026-11-21T10:30:00.000Z", std::to_string(firstYear), std::to_string(lastYear)));
}

static Json fieldJson(const QDateTime& time, OurYears)
{
    return jsonTime(time);
}

using Names = std::map<std::string, std::string>;

static void readField(const Node& node, std::string_view key, Names& names, NameLimit longest,
                      FaultList& faults)
{
    // Reports anything that isn't a mapping, and keys that appear twice.
    const Mapping keys(node, std::string(key), faults);
    for (const Member& each : node.members)
        names[each.key] = quotedOf(each.value, each.key, longest, faults);
}

static Json fieldJson(const Names& names, NameLimit)
{
    return names;
}

static void readField(const Node& node, std::string_view, Roster& roster, Members, FaultList& faults)
{
    ReadRoster read = readRoster(node, faults.file, ListOf::match);
    roster = std::move(read.roster);
    for (Fault& fault : read.faults)
        faults.faults.push_back(std::move(fault));
}

static Json fieldJson(const Roster& roster, Members)
{
    return rosterJson(roster);
}

} // namespace adjutant::yaml

namespace adjutant {

using Json = nlohmann::ordered_json;
using yaml::FaultRule;
using yaml::IntRange;
using yaml::Members;
using yaml::NameLimit;
using yaml::Need;
using yaml::OurYears;
using yaml::Several;
using yaml::TextLimit;
using yaml::Truth;

namespace {

constexpr std::size_t longestId = 200;
constexpr NameLimit title{400};
constexpr TextLimit longText{4 * 1024 * 1024};
constexpr std::size_t mostSides = 16;
constexpr std::size_t mostAccepted = 64;
constexpr IntRange points{-100'000, 100'000};
constexpr IntRange ap{0, 100'000'000};
constexpr IntRange rounds{0, 1000};
constexpr IntRange minutes{0, 100'000};
constexpr IntRange entry{0, 1'000'000};
constexpr IntRange turn{0, TimedStep::longestTurn};
constexpr Several<TextLimit> missions{mostSides * 4, longestId};

} // namespace

// Each type once: its keys in the order of the file, with their ranges.

template <class Visit> void fields(Visit& visit, Side& side)
{
    visit("id", side.id, TextLimit(longestId), Need::required);
    visit("name", side.name, title);
    visit("extras", side.extras, Members());
    visit("roster", side.roster, Members());
}

template <class Visit> void fields(Visit& visit, MatchStart& start)
{
    visit("title", start.title, title);
    visit("started", start.started, OurYears(), Need::required);
    visit("first", start.start.first, TextLimit(longestId));
    visit("extras", start.start.extras, Members());
    visit("sides", start.start.sides, Several{mostSides, Members()}, Need::required);
    visit("brought", start.brought, Several{MatchStart::mostBrought, TextLimit(longestId)});
}

template <class Visit> void fields(Visit& visit, EnteredResult& result)
{
    visit("rounds", result.rounds, rounds);
    visit("minutes", result.minutes, minutes);
    visit("missions", result.playedFor, missions);
    visit("vp", result.points, Several{mostSides, IntRange{0, points.highest}}, Need::required);
}

template <class Visit> void fields(Visit& visit, MatchDetails& details)
{
    visit("notes", details.notes, TextLimit(MatchDetails::longestNotes));
    visit("photos", details.photos,
          Several{static_cast<std::size_t>(MatchDetails::mostPhotos),
                  TextLimit(MatchDetails::longestPhotoPath)});
    visit("abandoned", details.abandoned, Truth());
    visit("clock", details.clock, Truth());
    visit("names", details.names, title);
    visit("manual", details.entered, Members());
}

template <class Visit> void fields(Visit& visit, MatchPlayer& player)
{
    visit("id", player.id, title);
    visit("name", player.name, title);
    visit("faction", player.faction, title);
    visit("roster", player.roster, title);
    visit("vp", player.vp, points);
    visit("ap", player.ap, ap);
}

template <class Visit> void fields(Visit& visit, MatchSummary& summary)
{
    visit("id", summary.id, title, Need::required);
    visit("system", summary.system, title, Need::required);
    visit("title", summary.title, title);
    visit("started", summary.started, OurYears(), Need::required);
    visit("changed", summary.changed, OurYears(), Need::required);
    visit("state", summary.state, title, Need::required);
    visit("rounds", summary.rounds, rounds);
    visit("minutes", summary.minutes, minutes);
    visit("winner", summary.winner, longText);
    visit("drawn", summary.drawn, Truth());
    visit("first", summary.first, title);
    visit("missions", summary.missions, missions);
    visit("players", summary.players, Several{mostSides, Members()});
    visit("manual", summary.manual, Truth());
    visit("words", summary.words, longText);
    visit("notes", summary.notes, TextLimit(MatchDetails::longestNotes));
}

namespace {

// Players and entries that can be told apart: views and records rely on it.
void checkSides(const Start& start, yaml::Position at, yaml::FaultList& faults)
{
    const std::vector<Side>& sides = start.sides;
    for (auto side = sides.begin(); side != sides.end(); ++side) {
        if (!isId(side->id.text()))
            faults.addBadId(at, side->id.text());
        if (std::ranges::find(sides.begin(), side, side->id, &Side::id) != side)
            faults.add(FaultRule::duplicateId, at, side->id.text());
    }
    if (!start.first.empty() && std::ranges::find(sides, start.first, &Side::id) == sides.end())
        faults.add(FaultRule::refused, at, {},
                   message(WORDS("files", "'%1' begins, and is not a player"), start.first.text()));
}

// Each in the order of its kinds.
constexpr std::array<std::string_view, 3> roleWords{"procedure", "answer", "correction"};
constexpr std::array<std::string_view, 4> stepKeys{"procedure", "undo", "redo", "goto"};

void readRecord(yaml::Mapping& keys, Record& record)
{
    yaml::FieldReader read(keys);
    read("procedure", record.procedure, TextLimit(longestId), Need::required);
    read("answers", record.answers, Members());
    read("accepted", record.accepted, Several{mostAccepted, longText});
    const yaml::Node* role = keys.node("role");
    static const std::vector<std::string> words(roleWords.begin(), roleWords.end());
    record.fromScript = !role;
    if (const auto index = role ? yaml::wordIn(*role, "role", words, keys.faults()) : std::nullopt)
        record.role = static_cast<door::Role>(*index);
}

TimedStep stepOf(yaml::Mapping& keys)
{
    TimedStep timed;
    yaml::FieldReader read(keys);
    read("at", timed.at, OurYears(), Need::required);
    read("by", timed.by, TextLimit(longestId));
    Step& step = timed.step;
    const auto isThere = [&keys](std::string_view key) { return keys.node(key) != nullptr; };
    std::array<bool, stepKeys.size()> there{};
    std::ranges::transform(stepKeys, there.begin(), isThere);
    const auto key = std::ranges::find(there, true);
    if (std::ranges::count(there, true) != 1) {
        keys.faults().add(FaultRule::refused, keys.at(), {},
                          message(WORDS("files", "needs one of procedure, undo, redo and goto")));
        return timed;
    }
    step.kind = static_cast<Step::Kind>(key - there.begin());
    if (step.kind == Step::Kind::record) {
        readRecord(keys, step.record);
    } else {
        const bool isGoTo = step.kind == Step::Kind::goTo;
        const int number =
            keys.integer(stepKeys[static_cast<std::size_t>(step.kind)], {isGoTo ? 0 : 1, entry.highest})
                .value_or(1);
        (isGoTo ? step.entry : step.count) = static_cast<std::size_t>(number);
    }
    if (const yaml::Node* clock = keys.node("clock")) {
        if (clock->members.size() != 1 || !isId(clock->members.front().key)) {
            keys.faults().add(FaultRule::wrongType, clock->at, "clock",
                              message(WORDS("files", "an object with the milliseconds of one side")));
            return timed;
        }
        timed.clockOf = clock->members.front().key;
        timed.clockMillis =
            yaml::integerOf(clock->members.front().value, "clock", turn, keys.faults()).value_or(0);
    }
    return timed;
}

MatchRecord beginningOf(yaml::Mapping& keys)
{
    MatchRecord beginning;
    yaml::FaultList& faults = keys.faults();
    const std::string format = keys.text("format", longestId, Need::required);
    if (!format.empty() && format != matchFormat)
        faults.add(FaultRule::unknownFormat, keys.at(), format, std::string(matchFormat));
    yaml::FieldReader read(keys);
    read("id", beginning.id, TextLimit(longestId));
    if (!beginning.id.isEmpty() && !isId(beginning.id.toStdString()))
        faults.addBadId(keys.at(), beginning.id.toStdString());
    Start& start = beginning.start.start;
    read("system", start.system, TextLimit(longestId), Need::required);
    // Its lists are as its game has them: of one that nobody knows nothing can be said.
    if (start.system.empty() || findGameSystem(start.system.text()))
        read("start", beginning.start, Members(), Need::required);
    else
        keys.node("start");
    if (faults.faults.empty())
        checkSides(start, keys.at(), faults);
    return beginning;
}

MatchLine lineOf(yaml::Mapping& keys)
{
    MatchSummary end;
    MatchDetails about;
    const bool isEnd = keys.node("end") != nullptr;
    if (!isEnd && !keys.node("about"))
        return stepOf(keys);
    yaml::FieldReader read(keys);
    QDateTime at;
    read("at", at, OurYears(), Need::required);
    if (!isEnd) {
        read("about", about, Members());
        return about;
    }
    read("end", end, Members());
    return end;
}

template <class Made>
Expected<Made, LineFault> readWhole(std::string_view text, Made (*of)(yaml::Mapping& keys))
{
    const auto toLineFault = [](const yaml::Fault& fault) {
        return LineFault{chainFrame + static_cast<std::size_t>(fault.place.column), yaml::inEnglish(fault)};
    };
    const auto root = yaml::parseJson(text);
    if (!root)
        return refuse(toLineFault(root.error()));
    yaml::FaultList faults;
    yaml::Mapping keys(*root, "the line", faults);
    Made made = of(keys);
    keys.finish();
    if (!faults.faults.empty())
        return refuse(toLineFault(faults.faults.front()));
    return made;
}

std::string dumped(const Json& json)
{
    return escapedInvisible(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

std::string writtenBeginning(const MatchStart& start, const QString& id)
{
    Json json{{"format", matchFormat}};
    if (!id.isEmpty())
        json["id"] = id.toStdString();
    json["system"] = start.start.system.text();
    json["start"] = yaml::fieldJson(start, Members());
    return dumped(json);
}

Expected<MatchRecord, LineFault> readBeginning(std::string_view text)
{
    return readWhole(text, beginningOf);
}

std::string writtenStep(const TimedStep& timed)
{
    const Step& step = timed.step;
    Json json{{"at", jsonTime(timed.at)}};
    const std::string key(stepKeys[static_cast<std::size_t>(step.kind)]);
    if (step.kind == Step::Kind::record) {
        json[key] = step.record.procedure;
        json["answers"] = answersJson(step.record.answers);
        if (!step.record.fromScript)
            json["role"] = roleWords[static_cast<std::size_t>(step.record.role)];
        if (!step.record.accepted.empty())
            json["accepted"] = step.record.accepted;
    } else {
        json[key] = step.kind == Step::Kind::goTo ? step.entry : step.count;
    }
    if (!timed.clockOf.empty())
        json["clock"][timed.clockOf] = timed.clockMillis;
    if (!timed.by.empty())
        json["by"] = timed.by;
    return dumped(json);
}

std::string writtenAbout(const QDateTime& at, const MatchDetails& details)
{
    return dumped({{"at", jsonTime(at)}, {"about", yaml::fieldJson(details, Members())}});
}

std::string writtenEnd(const QDateTime& at, const MatchSummary& summary)
{
    return dumped({{"at", jsonTime(at)}, {"end", yaml::fieldJson(summary, Members())}});
}

LineKind kindOfLine(std::string_view text)
{
    // Its time stands before it.
    const std::string_view beginning = text.substr(0, 64);
    return beginning.find(R"(,"about":)") != beginning.npos ? LineKind::about
           : beginning.find(R"(,"end":)") != beginning.npos ? LineKind::end
                                                            : LineKind::step;
}

Expected<MatchLine, LineFault> readLine(std::string_view text)
{
    return readWhole(text, lineOf);
}

} // namespace adjutant
