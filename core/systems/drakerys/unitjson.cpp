#include "core/systems/drakerys/unitjson.h"

#include "core/systems/drakerys/armybudgets.h"
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

} // namespace adjutant::drakerys
