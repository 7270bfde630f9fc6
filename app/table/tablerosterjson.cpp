#include "app/table/tablerosterjson.h"

#include "core/match/record.h"
#include "core/roster/listshape.h"
#include "core/utf8.h"

namespace adjutant {

using Json = nlohmann::ordered_json;

namespace {

constexpr int highestUnknown = 100'000; // limit of a budget that nobody knows

Json entryJson(const RosterEntry& entry)
{
    Json json{{"id", entry.id.text()}, {"unit", entry.unit.text()}, {"size", entry.size}};
    if (!entry.name.empty())
        json["name"] = entry.name;
    if (!entry.notes.empty())
        json["notes"] = entry.notes;
    for (const ChosenOption& option : entry.options)
        json["options"].push_back({{"option", option.option.text()}, {"to", option.to.text()}});
    if (!entry.card.empty())
        json["card"] = answersJson(entry.card);
    return json;
}

RosterEntry entryOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "an entry", fault);
    RosterEntry entry;
    entry.id = EntryId(keys.text("id", longestId, true));
    entry.unit = UnitId(keys.text("unit", longestId));
    entry.size = keys.number("size", 0, 100'000);
    entry.name = withoutInvisible(keys.text("name", Roster::longestName));
    entry.notes = keys.text("notes", Roster::longestNotes);
    for (const Json& each : keys.list("options", RosterEntry::mostOptions)) {
        const JsonKeys option(each, "an option", fault);
        entry.options.push_back(
            {OptionId(option.text("option", longestId, true)), EntryId(option.text("to", longestId))});
        option.finish();
    }
    entry.card = answersAt(keys, "card");
    keys.finish();
    return entry;
}

// Limits of budgets that nobody knows are kept.
Amounts limitsOf(const Json& json, const ListShape& shape, JsonFault& fault)
{
    const JsonKeys keys(json, "limits", fault);
    Amounts limits;
    const bool isUnknownGame = shape.hasLimits && shape.budgets.empty();
    if (isUnknownGame && json.is_object())
        for (const auto& each : json.items())
            limits.set(each.key(), keys.number(each.key(), 0, highestUnknown));
    for (const Budget& budget : shape.budgets)
        limits.set(budget.id, keys.number(budget.id, 0, budget.highestLimit));
    keys.finish();
    return limits;
}

} // namespace

table::Answers answersAt(const JsonKeys& keys, std::string_view key)
{
    const Json* at = keys.find(key);
    if (!at)
        return {};
    auto answers = answersOf(*at);
    if (!answers)
        keys.say("'" + std::string(key) + "' is not a set of answers");
    return answers.value_or(table::Answers());
}

Json tableRosterJson(const Roster& roster)
{
    Json json{{"system", roster.system.text()}, {"name", roster.name}};
    if (!roster.faction.empty())
        json["faction"] = roster.faction.text();
    if (!roster.limits.empty())
        for (const auto& [budget, limit] : inOrder(roster.limits, listShapeOf(roster.system).budgets))
            json["limits"][budget] = limit;
    if (!roster.notes.empty())
        json["notes"] = roster.notes;
    if (!roster.extras.empty())
        json["extras"] = answersJson(roster.extras);
    json["entries"] = Json::array();
    for (const RosterEntry& entry : roster.entries)
        json["entries"].push_back(entryJson(entry));
    return json;
}

Roster tableRosterOf(const Json& json, JsonFault& fault)
{
    const JsonKeys keys(json, "a list", fault);
    Roster roster;
    roster.system = SystemId(keys.text("system", longestId, true));
    roster.name = withoutInvisible(keys.text("name", Roster::longestName));
    roster.faction = FactionId(keys.text("faction", longestId));
    if (const Json* limits = keys.find("limits"))
        roster.limits = limitsOf(*limits, listShapeOf(roster.system), fault);
    roster.notes = keys.text("notes", Roster::longestNotes);
    roster.extras = answersAt(keys, "extras");
    for (const Json& entry : keys.list("entries", Roster::mostEntries))
        roster.entries.push_back(entryOf(entry, fault));
    keys.finish();
    return roster;
}

} // namespace adjutant
