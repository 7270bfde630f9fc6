#include "app/export/rosterjson.h"

#include "core/match/record.h"
#include "core/roster/listshape.h"
#include "core/yaml/rosterreader.h"

#include <nlohmann/json.hpp>

namespace adjutant {

namespace {

using Json = nlohmann::ordered_json;

void writeText(Json& object, const char* key, const std::string& text)
{
    if (!text.empty())
        object[key] = text;
}

Json entryAsJson(const RosterEntry& entry, const EntryId& defaultId, const Roster& roster,
                 const ListShape& shape)
{
    Json object;
    if (entry.card.empty() || !entry.unit.empty())
        object["unit"] =
            factionOf(entry.unit) == roster.faction ? nameWithinFaction(entry.unit) : entry.unit.text();
    if (shape.hasLimits || entry.size != 1)
        object["size"] = entry.size;
    if (entry.id != defaultId || !entry.card.empty())
        object["id"] = entry.id.text();
    writeText(object, "name", entry.name);
    writeText(object, "notes", entry.notes);
    for (const ChosenOption& chosen : entry.options)
        object["options"].push_back(Json{{"option", chosen.option.text()}, {"to", chosen.to.text()}});
    if (!entry.card.empty())
        object["card"] = answersJson(entry.card);
    return object;
}

} // namespace

std::string writeRosterJson(const Roster& roster)
{
    Json object;
    object["format"] = std::string(yaml::rosterFormat);
    object["system"] = roster.system.text();
    writeText(object, "name", roster.name);
    const ListShape shape = listShapeOf(roster.system);
    if (shape.hasFactions || !roster.faction.empty())
        object["faction"] = roster.faction.text();
    if (shape.hasLimits || !roster.limits.empty()) {
        Json& limits = object["limits"] = Json::object();
        for (const auto& [budget, limit] : inOrder(roster.limits, shape.budgets))
            limits[budget] = limit;
    }
    writeText(object, "notes", roster.notes);
    object.update(answersJson(roster.extras));
    object["units"] = Json::array();
    const std::vector<EntryId> defaults = defaultEntryIds(roster);
    for (std::size_t i = 0; i < roster.entries.size(); ++i)
        object["units"].push_back(entryAsJson(roster.entries[i], defaults[i], roster, shape));
    return object.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace adjutant
