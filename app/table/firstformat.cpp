#include "app/table/firstformat.h"

#include "core/match/record.h"
#include "core/yaml/rosterreader.h"

#include <algorithm>

namespace adjutant {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::size_t mostPlayers = 8;
constexpr std::size_t mostElementals = 100;

// A card of that format as the answers of today: without what stands in the list.
table::Answers cardOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a card", fault);
    Json asked = json;
    if (!asked.is_object())
        return {};
    const bool isKnown = keys.find("profile") != nullptr;
    for (const char* listed : {"id", "unit", "size"})
        asked.erase(listed);
    auto answers = answersOf(asked);
    if (!answers) {
        keys.say("it can't be read");
        return {};
    }
    (*answers)["profile_known"] = isKnown;
    return std::move(*answers);
}

// The list, written as a file of lists is.
Roster rosterOf(const Json& json, const JsonKeys& keys)
{
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    yaml::ReadRoster read = yaml::readRoster(text, {}, yaml::Letters::any);
    if (!read.faults.empty())
        keys.say(yaml::inEnglish(read.faults.front()));
    return std::move(read.roster);
}

// A card whose entry the list doesn't have stood at the table all the same.
RosterEntry& entryOf(Roster& roster, const Json& card, const JsonKeys& keys)
{
    const EntryId id(keys.text("id", longestId));
    const auto known = std::ranges::find(roster.entries, id, &RosterEntry::id);
    if (known != roster.entries.end())
        return *known;
    RosterEntry entry;
    entry.id = id;
    entry.unit = UnitId(keys.text("unit", longestId, true));
    entry.size = card.is_object() ? keys.number("size", 0, 1000) : 1;
    return roster.entries.emplace_back(std::move(entry));
}

Side sideOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a player", fault);
    Side side;
    side.id = PlayerId(keys.text("id", longestId, true));
    side.name = keys.text("name", longestTitle);
    if (const Json* roster = keys.find("roster"))
        side.roster = rosterOf(*roster, keys);
    else
        keys.say("'roster' is missing");
    std::vector<EntryId> dealt;
    for (const Json& card : keys.list("cards", Roster::mostEntries)) {
        RosterEntry& entry = entryOf(side.roster, card, JsonKeys(card, "a card", fault));
        if (std::ranges::find(dealt, entry.id) != dealt.end())
            keys.say("two cards are called '" + entry.id.text() + "'");
        dealt.push_back(entry.id);
        entry.card = cardOf(card, fault);
    }
    return side;
}

} // namespace

TableStart firstFormatStartOf(const JsonKeys& keys, JsonFault& fault)
{
    TableStart start;
    start.start.system = SystemId(keys.text("system", longestId, true));
    start.title = QString::fromStdString(keys.text("title", longestTitle));
    start.started = keys.time("started");
    start.start.first = PlayerId(keys.text("first", longestId, true));
    for (const Json& player : keys.list("players", mostPlayers, true))
        start.start.sides.push_back(sideOf(player, fault));
    for (const Json& elemental : keys.list("elementals", mostElementals)) {
        const JsonKeys card(elemental, "an Elemental", fault);
        const std::string name = nameWithinFaction(UnitId(card.text("unit", longestId, true)));
        table::addUnder(start.start.extras, "elementals/" + name, cardOf(elemental, fault));
    }
    return start;
}

} // namespace adjutant
