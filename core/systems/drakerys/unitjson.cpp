#include "core/systems/drakerys/unitjson.h"

#include "core/systems/drakerys/armybuilding.h"
#include "core/systems/drakerys/missions/verdicts.h"
#include "core/systems/drakerys/profile.h"

#include <nlohmann/json.hpp>

namespace adjutant::drakerys {

namespace {

using Json = nlohmann::ordered_json;

Json typesOfUnit(const Unit& unit)
{
    Json types = typesOf(unit);
    if (unit.figures["awakened"] > 0)
        types.push_back("awakened");
    return types;
}

Json sizeOffers(const Unit& unit)
{
    Json sizes = Json::array();
    for (const SizeOffer& offer : unit.sizes) {
        Json size{{"size", offer.size}};
        for (const auto& [budget, cost] : adjutant::inOrder(offer.cost, budgets))
            size[budget] = cost;
        sizes.push_back(std::move(size));
    }
    return sizes;
}

Json numberOrNull(const std::optional<int>& value)
{
    return value ? Json(*value) : Json();
}

Json profileJson(const Unit& unit)
{
    if (unit.profile.empty())
        return nullptr;
    Json json = Json::object();
    for (const Characteristic& each : characteristics) {
        const auto printed = unit.profile.find(each.key);
        json[each.key] = printed != unit.profile.end() ? Json(printed->second) : Json();
    }
    return json;
}

// What stands in the brackets of a skill on the card; null where nothing does.
Json parameterOf(const SkillUse& use, SkillParameter parameter)
{
    if (parameter == SkillParameter::level) {
        Json domains = Json::array();
        for (const DomainId& domain : use.domains)
            domains.push_back(domain.text());
        return {{"level", numberOrNull(use.value)}, {"domains", domains}};
    }
    if (parameter == SkillParameter::mana)
        return {{"element", use.element ? Json(toWord(*use.element)) : Json()},
                {"mana", numberOrNull(use.value)}};
    if (!use.weapon.empty())
        return use.weapon.text();
    return numberOrNull(use.value);
}

Json parametersOf(const Unit& unit, const Catalogue& catalogue)
{
    Json parameters = Json::object();
    for (const SkillUse& use : unit.skills) {
        const Skill* skill = catalogue.find(use.skill);
        Json parameter = parameterOf(use, skill ? skill->parameter : SkillParameter::none);
        if (parameter.is_null())
            continue;
        // A Unit may shoot with two weapons: then all of them are listed.
        Json& known = parameters[use.skill.text()];
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

} // namespace

Json unitJson(const Unit& unit, const Catalogue& catalogue)
{
    Json skills = Json::array();
    for (const SkillUse& use : unit.skills)
        skills.push_back(use.skill.text());
    return {{"id", unit.id.text()},
            {"name", unit.name},
            {"faction", factionOf(unit.id).text()},
            {"types", typesOfUnit(unit)},
            {"skills", skills},
            {"skill_parameters", parametersOf(unit, catalogue)},
            {"sizes", sizeOffers(unit)},
            {"profile", profileJson(unit)},
            {"unknown", unit.unknown},
            {"source", unit.source.empty() ? Json() : Json(unit.source)},
            {"note", unit.note.empty() ? Json() : Json(unit.note)}};
}

namespace {

Json unitJson(const UnitState& unit)
{
    Json status = Json::array();
    for (const StatusId& token : unit.status)
        status.push_back(token.text());
    Json object{{"id", unit.id().text()}, {"warriors", unit.warriors},   {"injuries", unit.injuries},
                {"stress", unit.stress},  {"status", std::move(status)}, {"removed", unit.removed()}};
    if (unit.chosenSpells) {
        Json& spells = object["spells"] = Json::array();
        for (const SpellId& spell : *unit.chosenSpells)
            spells.push_back(spell.text());
    }
    return object;
}

Json playerJson(const MatchState& state, const PlayerState& player)
{
    Json units = Json::array();
    for (const UnitState& unit : player.units)
        units.push_back(unitJson(unit));
    return {{"id", player.id.text()},
            {"progress", player.progress},
            {"square", player.square()},
            {"headquarters", player.headquarters()},
            {"vp", victoryPointsOf(state, player.id)},
            {"done", player.done()},
            {"units", std::move(units)}};
}

} // namespace

Json stateJson(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    Json players = Json::array();
    for (const PlayerState& player : state.players)
        players.push_back(playerJson(state, player));
    Json object{{"round", roundOf(state)},
                {"finished", isFinished(state)},
                {"active_player", active ? Json(active->id.text()) : Json()},
                {"players", std::move(players)}};
    if (state.activation) {
        Json actions = Json::array();
        for (const Action& action : state.activation->actions)
            actions.push_back(toWord(action.kind));
        object["activation"] = {{"unit", toText(state.activation->unit)},
                                {"actions", std::move(actions)},
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
