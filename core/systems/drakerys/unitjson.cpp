#include "core/systems/drakerys/missions/mission.h"
#include "core/systems/drakerys/printedcard.h"
#include "core/systems/drakerys/procedures/rules.h"
#include "core/yaml/cataloguefile.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using Json = nlohmann::ordered_json;

// What stands in the brackets of a skill on the card; null where nothing does.
Json parameterOf(const Json& use, const std::string& parameter)
{
    const auto given = [&use](const char* key) { return use.value(key, Json()); };
    if (parameter == "level")
        return {{"level", given("value")}, {"domains", use.value("domains", Json::array())}};
    if (parameter == "mana")
        return {{"element", given("element")}, {"mana", given("value")}};
    return given(use.contains("weapon") ? "weapon" : "value");
}

Json parametersOf(const Unit& unit, const Json& uses, const Catalogue& catalogue)
{
    Json parameters = Json::object();
    for (const Json& use : uses) {
        const SkillId id(use["id"].get<std::string>());
        const Skill* skill = catalogue.find(id);
        Json parameter = parameterOf(use, skill ? skill->parameter : std::string());
        if (parameter.is_null())
            continue;
        // A Unit may shoot with two weapons: then all of them are listed.
        Json& known = parameters[id.text()];
        if (known.is_null())
            known = std::move(parameter);
        else if (known.is_array())
            known.push_back(std::move(parameter));
        else
            known = Json::array({known, parameter});
    }
    if (unit.figures["awakened"] > 0)
        parameters["awakened"] = unit.figures["awakened"];
    return parameters;
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json() : Json(text);
}

Json unitJson(const UnitState& unit)
{
    Json object{{"id", unit.id().text()},
                {"warriors", unit.warriors},
                {"injuries", unit.injuries},
                {"stress", unit.stress},
                {"status", mapped(unit.status, &StatusId::text)},
                {"removed", unit.removed()}};
    if (unit.chosenSpells)
        object["spells"] = mapped(*unit.chosenSpells, &SpellId::text);
    return object;
}

Json playerJson(const MatchState& state, const PlayerState& player)
{
    return {{"id", player.id.text()},
            {"progress", player.progress},
            {"square", player.square()},
            {"headquarters", player.headquarters()},
            {"vp", victoryPointsOf(state, player.id)},
            {"done", player.done()},
            {"units", mapped(player.units, [](const UnitState& unit) { return unitJson(unit); })}};
}

} // namespace

Json unitJson(const Unit& unit, const Catalogue& catalogue)
{
    const Json written = yaml::unitJson(SystemId("drakerys"), unit);
    const Json uses = written.value("skills", Json::array());
    Json types = typesOf(unit);
    if (unit.figures["awakened"] > 0)
        types.push_back("awakened");
    Json profile;
    for (const Characteristic& each : characteristics)
        if (!unit.profile.empty())
            profile[each.key] = written["profile"].value(each.key, Json());
    return {{"id", unit.id.text()},
            {"name", unit.name},
            {"faction", factionOf(unit.id).text()},
            {"types", types},
            {"skills", mapped(uses, [](const Json& use) { return use["id"]; })},
            {"skill_parameters", parametersOf(unit, uses, catalogue)},
            {"sizes", written.value("sizes", Json::array())},
            {"profile", profile},
            {"unknown", unit.unknown},
            {"source", textOrNull(unit.source)},
            {"note", textOrNull(unit.note)}};
}

Json stateJson(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    Json object{{"round", roundOf(state)},
                {"finished", isFinished(state)},
                {"active_player", active ? Json(active->id.text()) : Json()},
                {"players", mapped(state.players, [&state](const PlayerState& player) {
                     return playerJson(state, player);
                 })}};
    if (state.activation) {
        const auto name = [](const Action& action) { return nameOfKind(action.kind, actionNames).id; };
        object["activation"] = {{"unit", toText(state.activation->unit)},
                                {"actions", mapped(state.activation->actions, name)},
                                {"ts", state.activation->ts}};
    }
    for (const SourceState& vortex : state.sources)
        object["vortexes"].push_back(
            {{"id", vortex.id.text()},
             {"element", vortex.element ? toWord(*vortex.element) : std::string_view("maelstrom")},
             {"exhausted", vortex.exhausted}});
    for (const ObjectiveState& objective : state.objectives)
        object["objectives"].push_back(
            {{"id", objective.id.text()},
             {"carrier", objective.carrier ? Json(toText(*objective.carrier)) : Json()}});
    return object;
}

} // namespace adjutant::drakerys
