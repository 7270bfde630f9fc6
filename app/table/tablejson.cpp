#include "app/table/tablejson.h"

#include "app/table/tablerosterjson.h"
#include "core/catalogue/ids.h"
#include "core/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace adjutant {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t longestText = 4 * 1024 * 1024;
constexpr std::size_t longestName = 400;
constexpr std::size_t mostNames = 16;
constexpr int mostRounds = 1000;
constexpr int mostMinutes = 100'000;
constexpr int mostPoints = 100'000;
constexpr int mostAp = 100'000'000;
constexpr std::size_t mostSides = 16;
constexpr std::size_t mostAccepted = 64;
constexpr int furthest = 1'000'000;
constexpr int deepest = 40;
constexpr std::size_t mostKeys = 4096; // of one object

std::string dumped(const Json& json)
{
    return escapedInvisible(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

// No text nests so deep that reading it could exhaust the stack.
bool isShallow(std::string_view text)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char each = text[at];
        if (quoted && each == '\\')
            ++at;
        else if (each == '"')
            quoted = !quoted;
        else if (!quoted && (each == '{' || each == '['))
            ++depth;
        else if (!quoted && (each == '}' || each == ']'))
            --depth;
        if (depth > deepest)
            return false;
    }
    return true;
}

// Objects of so many keys that to find one among them takes long.
class KeyCount : public nlohmann::json_sax<Json>
{
public:
    bool isTooMany = false;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }
    bool start_object(std::size_t) override
    {
        m_keys.push_back(0);
        return true;
    }
    bool end_object() override
    {
        m_keys.pop_back();
        return true;
    }
    bool key(string_t&) override
    {
        isTooMany = ++m_keys.back() > mostKeys;
        return !isTooMany;
    }

private:
    std::vector<std::size_t> m_keys; ///< of the objects that are open
};

Json startJson(const TableStart& start)
{
    Json json = Json::object();
    if (!start.title.isEmpty())
        json["title"] = start.title.toStdString();
    json["started"] = jsonTime(start.started);
    if (!start.start.first.empty())
        json["first"] = start.start.first.text();
    if (!start.start.extras.empty())
        json["extras"] = answersJson(start.start.extras);
    json["sides"] = Json::array();
    for (const Side& side : start.start.sides) {
        Json each{{"id", side.id.text()}, {"name", side.name}};
        if (!side.extras.empty())
            each["extras"] = answersJson(side.extras);
        each["roster"] = tableRosterJson(side.roster);
        json["sides"].push_back(std::move(each));
    }
    return json;
}

// Players and entries that can be told apart: views and records rely on it.
void checkSides(const Start& start, const JsonKeys& keys)
{
    const std::vector<Side>& sides = start.sides;
    for (auto side = sides.begin(); side != sides.end(); ++side) {
        const std::string& id = side->id.text();
        if (!isId(id))
            keys.say("'" + id + "' is not an id of a player");
        if (std::ranges::find(sides.begin(), side, side->id, &Side::id) != side)
            keys.say("two players are called '" + id + "'");
        std::vector<EntryId> entries;
        for (const RosterEntry& entry : side->roster.entries)
            entries.push_back(entry.id);
        std::ranges::sort(entries);
        if (const auto twice = std::ranges::adjacent_find(entries); twice != entries.end())
            keys.say("two entries of '" + id + "' are called '" + twice->text() + "'");
    }
    if (!start.first.empty() && std::ranges::find(sides, start.first, &Side::id) == sides.end())
        keys.say("'" + start.first.text() + "' begins, and is not a player");
}

// A name or a title: without what shows nothing.
QString textOf(const JsonKeys& keys, const char* key, std::size_t longest = longestTitle)
{
    return QString::fromStdString(withoutInvisible(keys.text(key, longest)));
}

// How it begins, of a game.
TableStart startOf(const JsonKeys& keys, SystemId system, JsonFault& fault)
{
    TableStart start;
    start.start.system = std::move(system);
    start.title = textOf(keys, "title");
    start.started = keys.time("started");
    start.start.first = PlayerId(keys.text("first", longestId));
    start.start.extras = answersAt(keys, "extras");
    for (const Json& each : keys.list("sides", mostSides, true)) {
        const JsonKeys of(each, "a side", fault);
        Side side;
        side.id = PlayerId(of.text("id", longestId, true));
        side.name = withoutInvisible(of.text("name", longestTitle));
        side.extras = answersAt(of, "extras");
        if (const Json* roster = of.find("roster"))
            side.roster = tableRosterOf(*roster, fault);
        of.finish();
        start.start.sides.push_back(std::move(side));
    }
    keys.finish();
    if (fault.why.empty())
        checkSides(start.start, keys);
    return start;
}

TableBeginning beginningOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a match", fault);
    TableBeginning beginning;
    if (keys.text("format", longestId, true) != tableFormat)
        keys.say("its format is not " + std::string(tableFormat));
    beginning.id = QString::fromStdString(keys.text("id", longestId));
    if (!beginning.id.isEmpty() && !isId(beginning.id.toStdString()))
        keys.say("'id' has to be lower-case letters, digits and hyphens between them");
    SystemId system(keys.text("system", longestId, true));
    if (const Json* start = keys.find("start"))
        beginning.start = startOf(JsonKeys(*start, "a start", fault), std::move(system), fault);
    else
        keys.say("'start' is missing");
    keys.finish();
    return beginning;
}

constexpr std::string_view roleWords[] = {"procedure", "answer", "correction"};

Json stepJson(const TimedStep& timed)
{
    const Step& step = timed.step;
    Json json{{"at", jsonTime(timed.at)}};
    switch (step.kind) {
    case Step::Kind::record:
        json["procedure"] = step.record.procedure;
        json["answers"] = answersJson(step.record.answers);
        if (!step.record.brief)
            json["role"] = roleWords[static_cast<std::size_t>(step.record.role)];
        if (!step.record.accepted.empty())
            json["accepted"] = step.record.accepted;
        break;
    case Step::Kind::undo:
        json["undo"] = step.count;
        break;
    case Step::Kind::redo:
        json["redo"] = step.count;
        break;
    case Step::Kind::goTo:
        json["goto"] = step.entry;
        break;
    }
    if (!timed.clockOf.empty())
        json["clock"][timed.clockOf] = timed.clockMillis;
    return json;
}

Record recordOf(const JsonKeys& keys)
{
    Record record;
    record.procedure = keys.text("procedure", longestId);
    record.answers = answersAt(keys, "answers");
    const std::string role = keys.text("role", longestId);
    const auto known = std::ranges::find(roleWords, role);
    if (role.empty())
        record.brief = true;
    else if (known == std::end(roleWords))
        keys.say("'role' has to be procedure, answer or correction");
    else
        record.role = static_cast<table::Role>(known - std::begin(roleWords));
    record.accepted = keys.texts("accepted", mostAccepted, longestText);
    return record;
}

constexpr std::uint64_t longestTurn = 24 * 60 * 60 * 1000; // milliseconds

TimedStep stepOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a step", fault);
    TimedStep timed;
    timed.at = keys.time("at");
    Step& step = timed.step;
    const std::array<std::string_view, 4> kinds{"procedure", "undo", "redo",
                                                "goto"}; // as Step::Kind has them
    const auto isThere = [&keys](std::string_view kind) { return keys.find(kind) != nullptr; };
    if (std::ranges::count_if(kinds, isThere) != 1) {
        keys.say("it has to be one of procedure, undo, redo and goto");
        return timed;
    }
    step.kind = static_cast<Step::Kind>(std::ranges::find_if(kinds, isThere) - kinds.begin());
    if (step.kind == Step::Kind::record)
        step.record = recordOf(keys);
    else if (step.kind == Step::Kind::goTo)
        step.entry = static_cast<std::size_t>(keys.number("goto", 0, furthest));
    else
        step.count =
            static_cast<std::size_t>(keys.number(kinds[static_cast<std::size_t>(step.kind)], 1, furthest));
    if (const Json* clock = keys.find("clock")) {
        const auto* millis = clock->is_object() && clock->size() == 1
                                 ? clock->front().get_ptr<const Json::number_unsigned_t*>()
                                 : nullptr;
        if (!millis || *millis > longestTurn || !isId(clock->begin().key())) {
            keys.say("'clock' has to be an object with the milliseconds of one side, a day at most");
            return timed;
        }
        timed.clockOf = clock->begin().key();
        timed.clockMillis = static_cast<qint64>(*millis);
    }
    keys.finish();
    return timed;
}

EnteredResult enteredOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a result", fault);
    EnteredResult entered;
    entered.rounds = keys.number("rounds", 0, mostRounds);
    entered.minutes = keys.number("minutes", 0, mostMinutes);
    for (const std::string& each : keys.texts("missions", mostSides * 4, longestId))
        entered.playedFor.append(QString::fromStdString(each));
    for (const Json& points : keys.list("vp", mostSides, true)) {
        const bool isCount = points.is_number_integer() && points >= 0 && points <= mostPoints;
        if (!isCount)
            keys.say("'vp' has to be a list of whole numbers");
        entered.points.push_back(isCount ? points.get<int>() : 0);
    }
    keys.finish();
    return entered;
}

TableDetails detailsOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "details", fault);
    TableDetails details;
    details.notes = QString::fromStdString(keys.text("notes", TableDetails::longestNotes));
    for (const std::string& photo :
         keys.texts("photos", TableDetails::mostPhotos, TableDetails::longestPhotoPath))
        details.photos.append(QString::fromStdString(photo));
    details.abandoned = keys.flag("abandoned");
    details.clock = keys.flag("clock");
    if (const Json* names = keys.find("names")) {
        bool good = names->is_object() && names->size() <= mostNames;
        for (const auto& [side, name] : names->items()) {
            const auto* text = name.get_ptr<const std::string*>();
            good = good && isId(side) && text && text->size() <= longestName;
            if (good)
                details.names[side] = withoutInvisible(*text);
        }
        if (!good)
            keys.say("'names' has to be an object with a name for each side");
    }
    if (const Json* entered = keys.find("manual"))
        details.entered = enteredOf(*entered, fault);
    keys.finish();
    return details;
}

MatchPlayer playerOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a player", fault);
    MatchPlayer player;
    player.id = textOf(keys, "id");
    player.name = textOf(keys, "name");
    player.faction = textOf(keys, "faction");
    player.roster = textOf(keys, "roster");
    player.vp = keys.number("vp", -mostPoints, mostPoints);
    player.ap = keys.number("ap", 0, mostAp);
    keys.finish();
    return player;
}

MatchSummary endOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "an end", fault);
    MatchSummary summary;
    summary.id = textOf(keys, "id");
    summary.system = textOf(keys, "system");
    summary.title = textOf(keys, "title");
    summary.started = keys.time("started");
    summary.changed = keys.time("changed");
    summary.state = textOf(keys, "state");
    summary.rounds = keys.number("rounds", 0, mostRounds);
    summary.minutes = keys.number("minutes", 0, mostMinutes);
    summary.winner = textOf(keys, "winner", longestText);
    summary.drawn = keys.flag("drawn");
    summary.first = textOf(keys, "first");
    for (const std::string& each : keys.texts("missions", mostSides * 4, longestId))
        summary.missions.append(QString::fromStdString(each));
    for (const Json& each : keys.list("players", mostSides))
        summary.players.append(playerOf(each, fault));
    summary.manual = keys.flag("manual");
    summary.words = textOf(keys, "words", longestText);
    summary.notes = textOf(keys, "notes", TableDetails::longestNotes);
    keys.finish();
    return summary;
}

TableLine lineOf(const Json& json, JsonFault& fault)
{
    if (json.is_object() && json.contains("end")) {
        const JsonKeys keys(json, "the end of a match", fault);
        keys.time("at");
        MatchSummary summary = endOf(*keys.find("end"), fault);
        keys.finish();
        return summary;
    }
    if (!json.is_object() || !json.contains("about"))
        return stepOf(json, fault);
    const JsonKeys keys(json, "what is known about a match", fault);
    keys.time("at");
    TableDetails details = detailsOf(*keys.find("about"), fault);
    keys.finish();
    return details;
}

Json listJson(const QStringList& texts)
{
    Json list = Json::array();
    for (const QString& each : texts)
        list.push_back(each.toStdString());
    return list;
}

Json detailsJson(const TableDetails& details)
{
    Json json = Json::object();
    if (!details.notes.isEmpty())
        json["notes"] = details.notes.toStdString();
    if (!details.photos.isEmpty())
        json["photos"] = listJson(details.photos);
    if (details.abandoned)
        json["abandoned"] = true;
    if (details.clock)
        json["clock"] = true;
    for (const auto& [side, name] : details.names)
        json["names"][side] = name;
    if (const auto& entered = details.entered)
        json["manual"] = {{"rounds", entered->rounds},
                          {"minutes", entered->minutes},
                          {"missions", listJson(entered->playedFor)},
                          {"vp", entered->points}};
    return json;
}

Json endJson(const MatchSummary& summary)
{
    Json players = Json::array();
    for (const MatchPlayer& each : summary.players) {
        Json player{{"id", each.id.toStdString()}};
        const auto put = [&player](const char* key, const QString& text) {
            if (!text.isEmpty())
                player[key] = text.toStdString();
        };
        put("name", each.name);
        put("faction", each.faction);
        put("roster", each.roster);
        player["vp"] = each.vp;
        player["ap"] = each.ap;
        players.push_back(std::move(player));
    }
    Json json{{"id", summary.id.toStdString()}, {"system", summary.system.toStdString()}};
    const auto put = [&json](const char* key, const QString& text) {
        if (!text.isEmpty())
            json[key] = text.toStdString();
    };
    put("title", summary.title);
    json["started"] = jsonTime(summary.started);
    json["changed"] = jsonTime(summary.changed);
    json["state"] = summary.state.toStdString();
    json["rounds"] = summary.rounds;
    json["minutes"] = summary.minutes;
    put("winner", summary.winner);
    if (summary.drawn)
        json["drawn"] = true;
    put("first", summary.first);
    if (!summary.missions.isEmpty())
        json["missions"] = listJson(summary.missions);
    json["players"] = std::move(players);
    if (summary.manual)
        json["manual"] = true;
    put("words", summary.words);
    put("notes", summary.notes);
    return json;
}

template <class Made>
Expected<Made, std::string> read(std::string_view text, Made (*of)(const Json&, JsonFault&))
{
    const auto json = parsedJson(text);
    if (!json)
        return refuse(json.error());
    JsonFault fault;
    Made made = of(*json, fault);
    if (!fault.why.empty())
        return refuse(std::move(fault.why));
    return made;
}

} // namespace

Expected<Json, std::string> parsedJson(std::string_view text)
{
    if (text.size() > longestText)
        return refuse(std::string("longer than 4 MiB"));
    if (!isShallow(text))
        return refuse(std::string("nested too deep"));
    // A shorter text has no room for too many keys: steps are read by the thousand.
    if (KeyCount count; text.size() > 4 * mostKeys && !Json::sax_parse(text, &count) && count.isTooMany)
        return refuse("an object has " + std::to_string(mostKeys) + " keys at most");
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded())
        return refuse(std::string("this is not JSON"));
    return json;
}

std::string writtenBeginning(const TableStart& start, const QString& id)
{
    Json json{{"format", tableFormat}};
    if (!id.isEmpty())
        json["id"] = id.toStdString();
    json["system"] = start.start.system.text();
    json["start"] = startJson(start);
    return dumped(json);
}

Expected<TableBeginning, std::string> readBeginning(std::string_view text)
{
    return read<TableBeginning>(text, beginningOf);
}

std::string writtenTableStep(const TimedStep& step)
{
    return dumped(stepJson(step));
}

Expected<TimedStep, std::string> readTableStep(std::string_view text)
{
    return read<TimedStep>(text, stepOf);
}

std::string writtenAbout(const QDateTime& at, const TableDetails& details)
{
    return dumped({{"at", jsonTime(at)}, {"about", detailsJson(details)}});
}

std::string writtenEnd(const QDateTime& at, const MatchSummary& summary)
{
    return dumped({{"at", jsonTime(at)}, {"end", endJson(summary)}});
}

Expected<TableLine, std::string> readLine(std::string_view text)
{
    return read<TableLine>(text, lineOf);
}

} // namespace adjutant
