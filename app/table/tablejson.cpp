#include "app/table/tablejson.h"

#include "app/table/tablerosterjson.h"
#include "core/catalogue/ids.h"
#include "core/utf8.h"

#include <algorithm>
#include <optional>
#include <set>

namespace adjutant {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t longestText = 4 * 1024 * 1024;
constexpr std::size_t longestName = 400;
constexpr std::size_t mostNames = 16;
constexpr int mostRounds = 1000;
constexpr int mostMinutes = 100'000;
constexpr int mostPoints = 100'000;
constexpr std::size_t mostSides = 16;
constexpr std::size_t mostSteps = 100'000;
constexpr std::size_t mostAccepted = 64;
constexpr int furthest = 1'000'000;
constexpr int deepest = 40;
constexpr std::size_t mostKeys = 4096; // of one object

std::string dumped(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
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

// What the reader of JSON doesn't tell: where a text is none, a key that stands twice in one object (it keeps
// the last one in silence), and objects of so many keys that to find one among them takes long.
class TextReview : public nlohmann::json_sax<Json>
{
public:
    std::optional<TableDamage> found;

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception&) override
    {
        found = TableDamage{0, "this is not JSON", {}, false, byte};
        return false;
    }

    bool key(string_t& key) override
    {
        Level& level = m_levels.back();
        level.key = key;
        const bool isNew = level.keys.insert(key).second;
        if (isNew && level.keys.size() <= mostKeys)
            return true;
        found = TableDamage{0,
                            isNew ? "an object has " + std::to_string(mostKeys) + " keys at most"
                                  : "the key '" + key.substr(0, 80) + "' stands here twice",
                            {},
                            !isNew};
        for (const Level& each : m_levels)
            found->path.push_back(each.isList ? std::to_string(each.item - 1) : each.key);
        if (found->path.size() > 1 && found->path.front() == "steps")
            found->step = QString::fromStdString(found->path[1]).toLongLong() + 1;
        return false;
    }

private:
    struct Level
    {
        bool isList;
        std::size_t item = 0;
        std::string key{};
        std::set<std::string> keys{};
    };

    bool value()
    {
        if (!m_levels.empty())
            ++m_levels.back().item;
        return true;
    }

    bool open(bool isList)
    {
        value();
        m_levels.push_back({isList});
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        return true;
    }

    std::vector<Level> m_levels;
};

// A file of matches as JSON, or why it is none.
Expected<Json, TableDamage> parsedFile(std::string_view text)
{
    if (text.size() > longestText)
        return refuse(TableDamage{0, "longer than 4 MiB", {}});
    if (!isShallow(text))
        return refuse(TableDamage{0, "nested too deep", {}});
    TextReview review;
    Json::sax_parse(text, &review);
    if (review.found)
        return refuse(std::move(*review.found));
    return Json::parse(text, nullptr, false);
}

Json startJson(const TableStart& start)
{
    Json json{{"format", tableFormat}, {"system", start.start.system.text()}};
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

TableStart startOf(const JsonKeys& keys, JsonFault& fault)
{
    if (keys.text("format", longestId, true) != tableFormat)
        keys.say("its format is not " + std::string(tableFormat), "format");
    TableStart start;
    start.start.system = SystemId(keys.text("system", longestId, true));
    start.title = QString::fromStdString(keys.text("title", longestTitle));
    start.started = keys.time("started");
    start.start.first = PlayerId(keys.text("first", longestId));
    start.start.extras = answersAt(keys, "extras");
    for (const Json& each : keys.list("sides", mostSides, true)) {
        const JsonKeys of(each, "a side", fault);
        Side side;
        side.id = PlayerId(of.text("id", longestId, true));
        side.name = of.text("name", longestTitle);
        side.extras = answersAt(of, "extras");
        if (const Json* roster = of.find("roster"))
            side.roster = tableRosterOf(*roster, fault);
        of.finish();
        start.start.sides.push_back(std::move(side));
    }
    if (fault.why.empty())
        checkSides(start.start, keys);
    return start;
}

TableStart startOf(const Json& json, JsonFault& fault)
{
    return startOf(JsonKeys(json, "a match", fault), fault);
}

constexpr std::string_view roleWords[] = {"procedure", "answer", "correction"};

Json stepJson(const TimedStep& timed)
{
    const Step& step = timed.step;
    Json json{{"at", jsonTime(timed.at)}};
    switch (step.kind) {
    case Step::Kind::record:
        json["command"] = commandJson(step.record);
        if (!step.record.brief)
            json["role"] = roleWords[static_cast<std::size_t>(step.record.role)];
        if (!step.record.accepted.empty())
            json["accepted"] = step.record.accepted;
        break;
    case Step::Kind::undo:
        json["move"] = "undo";
        json["count"] = step.count;
        break;
    case Step::Kind::redo:
        json["move"] = "redo";
        json["count"] = step.count;
        break;
    case Step::Kind::goTo:
        json["move"] = "goto";
        json["entry"] = step.entry;
        break;
    }
    return json;
}

Record recordOf(const JsonKeys& keys)
{
    Record record;
    const Json* command = keys.find("command");
    if (!command || !command->is_object() || command->size() != 1) {
        keys.say("'command' has to be an object of one word", "command");
        return record;
    }
    record.procedure = command->begin().key();
    if (auto answers = answersOf(command->begin().value()))
        record.answers = std::move(*answers);
    else
        keys.say("'" + record.procedure.substr(0, 80) + "' has no answers that can be read", "command");
    const std::string role = keys.text("role", longestId);
    const auto known = std::ranges::find(roleWords, role);
    if (role.empty())
        record.brief = true;
    else if (known == std::end(roleWords))
        keys.say("'role' has to be procedure, answer or correction", "role");
    else
        record.role = static_cast<table::Role>(known - std::begin(roleWords));
    record.accepted = keys.texts("accepted", mostAccepted, longestText);
    return record;
}

TimedStep stepOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a step", fault);
    TimedStep timed;
    timed.at = keys.time("at");
    Step& step = timed.step;
    const std::string move = keys.text("move", longestId);
    if (!move.empty() && keys.find("command")) {
        keys.say("it is either a command or a move");
    } else if (move.empty()) {
        step.record = recordOf(keys);
    } else if (move == "undo" || move == "redo") {
        step.kind = move == "undo" ? Step::Kind::undo : Step::Kind::redo;
        step.count = static_cast<std::size_t>(keys.number("count", 1, furthest));
    } else if (move == "goto") {
        step.kind = Step::Kind::goTo;
        step.entry = static_cast<std::size_t>(keys.number("entry", 0, furthest, true));
    } else {
        keys.say("'move' has to be undo, redo or goto", "move");
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
            keys.say("'vp' has to be a list of whole numbers", "vp");
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
    if (const Json* names = keys.find("names")) {
        bool good = names->is_object() && names->size() <= mostNames;
        for (const auto& [side, name] : names->items()) {
            const auto* text = name.get_ptr<const std::string*>();
            good = good && isId(side) && text && text->size() <= longestName;
            if (good)
                details.names[side] = *text;
        }
        if (!good)
            keys.say("'names' has to be an object with a name for each side", "names");
    }
    if (const Json* entered = keys.find("manual"))
        details.entered = enteredOf(*entered, fault);
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
    for (const auto& [side, name] : details.names)
        json["names"][side] = name;
    if (const auto& entered = details.entered)
        json["manual"] = {{"rounds", entered->rounds},
                          {"minutes", entered->minutes},
                          {"missions", listJson(entered->playedFor)},
                          {"vp", entered->points}};
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

// What shows nothing, or turns the direction of writing, is left out of the names in a file: they are read by
// people who don't know who wrote it.
void clean(std::string& name)
{
    if (hasInvisible(name))
        name = withoutInvisible(name);
}

void cleanNames(TableRecord& record)
{
    record.start.title = QString::fromStdString(withoutInvisible(record.start.title.toStdString()));
    for (Side& side : record.start.start.sides) {
        clean(side.name);
        clean(side.roster.name);
        for (RosterEntry& entry : side.roster.entries)
            clean(entry.name);
    }
    for (auto& [side, name] : record.details.names)
        clean(name);
}

TableRecord fileOf(const Json& json, JsonFault& fault)
{
    TableRecord record;
    const JsonKeys keys(json, "a match", fault);
    record.start = startOf(keys, fault);
    record.id = QString::fromStdString(keys.text("id", longestId));
    if (!record.id.isEmpty() && !isId(record.id.toStdString()))
        keys.say("'id' has to be lower-case letters, digits and hyphens between them", "id");
    if (const Json* details = keys.find("details"))
        record.details = detailsOf(*details, fault);
    if (const auto& entered = record.details.entered;
        entered && entered->points.size() != record.start.start.sides.size())
        keys.say("'vp' has to be a number for each player", "details");
    keys.find("written_by");
    const Json& steps = keys.list("steps", mostSteps, true);
    keys.finish();
    for (std::size_t k = 0; fault.why.empty() && k < steps.size(); ++k)
        record.steps.push_back(stepOf(steps[k], fault));
    cleanNames(record);
    return record;
}

// The keys and numbers that lead to a value within another; none where it isn't in there.
bool findPath(const Json& within, const Json* wanted, std::vector<std::string>& path)
{
    if (&within == wanted)
        return true;
    if (!within.is_structured())
        return false;
    std::size_t number = 0;
    for (const auto& member : within.items()) {
        path.push_back(within.is_object() ? member.key() : std::to_string(number++));
        if (findPath(member.value(), wanted, path))
            return true;
        path.pop_back();
    }
    return false;
}

// Where in the file it is, and in which step.
TableDamage damageOf(const Json& json, const JsonFault& fault)
{
    TableDamage damage{0, fault.why, {}};
    if (fault.at && findPath(json, fault.at, damage.path) && !fault.key.empty())
        damage.path.push_back(fault.key);
    if (damage.path.size() > 1 && damage.path.front() == "steps")
        damage.step = QString::fromStdString(damage.path[1]).toLongLong() + 1;
    return damage;
}

} // namespace

Expected<Json, std::string> parsedJson(std::string_view text)
{
    if (text.size() > longestText)
        return refuse(std::string("longer than 4 MiB"));
    if (!isShallow(text))
        return refuse(std::string("nested too deep"));
    // A shorter text has no room for too many keys: steps are read by the thousand.
    if (TextReview review; text.size() > 4 * mostKeys && !Json::sax_parse(text, &review))
        return refuse(std::move(review.found->why));
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded())
        return refuse(std::string("this is not JSON"));
    return json;
}

std::string writtenTableStart(const TableStart& start)
{
    return dumped(startJson(start));
}

Expected<TableStart, std::string> readTableStart(std::string_view text)
{
    return read<TableStart>(text, startOf);
}

std::string writtenTableStep(const TimedStep& step)
{
    return dumped(stepJson(step));
}

Expected<TimedStep, std::string> readTableStep(std::string_view text)
{
    return read<TimedStep>(text, stepOf);
}

std::string writtenTableDetails(const TableDetails& details)
{
    return dumped(detailsJson(details));
}

Expected<TableDetails, std::string> readTableDetails(std::string_view text)
{
    if (text.empty())
        return TableDetails{};
    return read<TableDetails>(text, detailsOf);
}

std::string writtenTable(const TableRecord& record, std::string_view version)
{
    Json json = startJson(record.start);
    if (!record.id.isEmpty())
        json["id"] = record.id.toStdString();
    json["details"] = detailsJson(record.details);
    json["written_by"] = version;
    std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace);
    text.erase(text.rfind('}'));
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    text += ",\n  \"steps\": [";
    for (std::size_t k = 0; k < record.steps.size(); ++k)
        text += (k > 0 ? ",\n    " : "\n    ") + dumped(stepJson(record.steps[k]));
    return text + (record.steps.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

Expected<TableRecord, TableDamage> readTable(std::string_view text)
{
    const auto json = parsedFile(text);
    if (!json)
        return refuse(json.error());
    JsonFault fault;
    fault.closed = true;
    TableRecord record = fileOf(*json, fault);
    if (!fault.why.empty())
        return refuse(damageOf(*json, fault));
    std::size_t entries = 0;
    for (const Side& side : record.start.start.sides)
        entries += side.roster.entries.size();
    if (const std::size_t most = mostStepsWith(entries); record.steps.size() > most)
        return refuse(
            TableDamage{0,
                        "with lists as long as these there are at most " + std::to_string(most) + " steps",
                        {"steps"}});
    return record;
}

} // namespace adjutant
