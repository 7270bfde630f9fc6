#include "core/yaml/rosterwriter.h"

#include "core/match/record.h"
#include "core/roster/listshape.h"
#include "core/yaml/answerswriter.h"
#include "core/yaml/rosterreader.h"

#include <nlohmann/json.hpp>
#include <yaml-cpp/emitter.h>

#include <algorithm>

namespace adjutant::yaml {

namespace {

using Json = nlohmann::ordered_json;

void putText(Json& json, const char* key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

Json entryJson(const RosterEntry& entry, const EntryId& defaultId, const Roster& roster, bool hasLimits)
{
    Json json;
    if (entry.card.empty() || !entry.unit.empty())
        json["unit"] =
            factionOf(entry.unit) == roster.faction ? nameWithinFaction(entry.unit) : entry.unit.text();
    if (hasLimits || entry.size != 1)
        json["size"] = entry.size;
    if (entry.id != defaultId || !entry.card.empty())
        json["id"] = entry.id.text();
    putText(json, "name", entry.name);
    putText(json, "notes", entry.notes);
    for (const ChosenOption& chosen : entry.options)
        json["options"].push_back({{"option", chosen.option.text()}, {"to", chosen.to.text()}});
    if (!entry.card.empty())
        json["card"] = answersJson(entry.card);
    return json;
}

// Ids need no quotes, and no number is taken for one of them.
bool hasId(std::string_view key)
{
    constexpr std::string_view keys[] = {"format", "system", "faction", "unit", "id", "option", "to"};
    return std::ranges::find(keys, key) != std::end(keys);
}

void writeMembers(YAML::Emitter& out, const Json& json)
{
    for (const auto& [key, value] : json.items()) {
        out << YAML::Key << (isId(key) ? YAML::Auto : YAML::DoubleQuoted) << key << YAML::Value;
        if (value.is_string() && hasId(key)) {
            out << YAML::Auto << value.get<std::string>();
        } else if ((key == "units" || key == "options") && !value.empty()) {
            out << (key == "units" ? YAML::Block : YAML::Flow) << YAML::BeginSeq;
            for (const Json& item : value) {
                out << YAML::Flow << YAML::BeginMap;
                writeMembers(out, item);
                out << YAML::EndMap;
            }
            out << YAML::EndSeq;
        } else {
            writeJson(out, value);
        }
    }
}

} // namespace

Json rosterJson(const Roster& roster)
{
    Json json{{"format", rosterFormat}, {"system", roster.system.text()}};
    putText(json, "name", roster.name);
    const ListShape shape = listShapeOf(roster.system);
    if (shape.hasFactions || !roster.faction.empty())
        json["faction"] = roster.faction.text();
    if (shape.hasLimits || !roster.limits.empty()) {
        Json& limits = json["limits"] = Json::object();
        for (const auto& [budget, limit] : inOrder(roster.limits, shape.budgets))
            limits[budget] = limit;
    }
    putText(json, "notes", roster.notes);
    json.update(answersJson(roster.extras));
    json["units"] = Json::array();
    const std::vector<EntryId> defaults = defaultEntryIds(roster);
    for (std::size_t i = 0; i < roster.entries.size(); ++i)
        json["units"].push_back(entryJson(roster.entries[i], defaults[i], roster, shape.hasLimits));
    return json;
}

std::string writeRoster(const Roster& roster)
{
    YAML::Emitter out;
    out.SetIndent(2);
    out << YAML::BeginMap;
    writeMembers(out, rosterJson(roster));
    out << YAML::EndMap << YAML::Newline;
    return out.c_str();
}

std::string writeRosterJson(const Roster& roster)
{
    return rosterJson(roster).dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace adjutant::yaml
