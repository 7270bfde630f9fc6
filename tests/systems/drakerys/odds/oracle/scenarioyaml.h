#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

#include <nlohmann/json.hpp>

namespace adjutant::oracle {

// JSON is YAML.
using Json = nlohmann::ordered_json;

inline Json orNull(const std::optional<int>& number)
{
    return number ? Json(*number) : Json();
}

// Adds what differs from what holds where nothing is said.
inline void addChanged(Json& json, const Json& values, const Json& usual)
{
    for (const auto& [key, value] : values.items())
        if (value != usual[key])
            json[key] = value;
}

inline Json stateOf(const Unit& unit)
{
    return {{"shooting", orNull(unit.shooting)},
            {"warriors", unit.warriors},
            {"contact", orNull(unit.contact)},
            {"supporting", unit.supporting},
            {"injuries", unit.injuries},
            {"stress", unit.stress},
            {"allied_units_engaged", unit.alliedUnitsEngaged},
            {"rerolls", unit.rerolls},
            {"heroic_dice", unit.heroicDice},
            {"extra_dice", unit.extraDice},
            {"blocking", unit.blocking},
            {"guard_in_cohesion", unit.guardInCohesion},
            {"authority", unit.authority},
            {"charisma", unit.charisma},
            {"dreaded", unit.dreaded},
            {"morale_intact", unit.moraleIntact},
            {"other_enemy_headcount", unit.otherEnemyHeadcount},
            {"other_enemy_min_stress", orNull(unit.otherEnemyMinStress)}};
}

inline Json jsonOf(const Unit& unit)
{
    Json json{{"power", unit.power},         {"health", unit.health},     {"initiative", unit.initiative},
              {"combat", unit.combat},       {"strength", unit.strength}, {"resistance", unit.resistance},
              {"willpower", unit.willpower}, {"actions", unit.actions},   {"types", unit.types},
              {"skills", unit.skills}};
    addChanged(json, stateOf(unit), stateOf(Unit()));
    return json;
}

inline Json jsonOf(const Weapon& weapon)
{
    if (!weapon.id.empty())
        return weapon.id;
    Json json{{"strength", weapon.strength ? Json(*weapon.strength) : Json("warrior")},
              {"saturation", weapon.saturation},
              {"range", weapon.range}};
    if (weapon.cancelsParry)
        json["cancels_parry"] = true;
    return json;
}

inline Json jsonOf(const RollScenario& scenario)
{
    constexpr const char* criticals[]{"explode", "count", "fail"};
    Json json{{"kind", "roll"},
              {"dice", scenario.dice},
              {"criticals", criticals[static_cast<int>(scenario.criticals)]}};
    if (scenario.threshold)
        json["threshold"] = *scenario.threshold;
    else
        json.update({{"action", scenario.action}, {"opposition", scenario.opposition}});
    addChanged(json, {{"reroll_failures", scenario.rerollFailures}, {"rerolls", scenario.rerolls}},
               {{"reroll_failures", false}, {"rerolls", 0}});
    return json;
}

inline Json jsonOf(const FightScenario& scenario)
{
    constexpr const char* actions[]{"attack", "charge", "combined_charge"};
    return {{"kind", "fight"},
            {"action", actions[static_cast<int>(scenario.action)]},
            {"active", jsonOf(scenario.active)},
            {"target", jsonOf(scenario.target)}};
}

inline Json jsonOf(const ShootingScenario& scenario)
{
    Json json{{"kind", "shooting"},
              {"weapon", jsonOf(scenario.weapon)},
              {"distance", scenario.distance},
              {"active", jsonOf(scenario.active)},
              {"target", jsonOf(scenario.target)}};
    addChanged(json,
               {{"obstacles", scenario.obstacles},
                {"concealment", scenario.concealment},
                {"reroll_failures", scenario.rerollFailures}},
               {{"obstacles", 0}, {"concealment", 0}, {"reroll_failures", false}});
    return json;
}

inline Json jsonOf(const HarassmentScenario& scenario)
{
    return {{"kind", "harassment"},
            {"weapon", jsonOf(scenario.weapon)},
            {"active", jsonOf(scenario.active)},
            {"target", jsonOf(scenario.target)}};
}

inline Json jsonOf(const HitsScenario& scenario)
{
    Json json{{"kind", "hits"}, {"strength", scenario.strength}, {"target", jsonOf(scenario.target)}};
    if (scenario.hitsDice > 0)
        json["hits_dice"] = scenario.hitsDice;
    else
        json["hits"] = scenario.hits;
    if (scenario.saturation)
        json["saturation"] = *scenario.saturation;
    return json;
}

inline Json jsonOf(const MoraleScenario& scenario)
{
    return {{"kind", "morale"}, {"opposition", scenario.opposition}, {"unit", jsonOf(scenario.unit)}};
}

inline Json jsonOf(const SpellScenario& scenario)
{
    Json json{{"kind", "spell"}, {"level", scenario.level}};
    for (const Source& source : scenario.sources)
        json["sources"].push_back(
            {{"type", source.maelstrom ? "maelstrom" : "vortex"}, {"distance", source.distance}});
    addChanged(json, {{"reinforcement", scenario.reinforcement}, {"heroic_dice", scenario.heroicDice}},
               {{"reinforcement", 0}, {"heroic_dice", 0}});
    return json;
}

inline Json jsonOf(const InvocationScenario& scenario)
{
    return {{"kind", "invocation"}, {"extra_dice", scenario.extraDice}};
}

/// The scenario file of a scenario: inline characteristics, no Unit of the catalogue, and of the
/// state what differs from the default.
inline std::string yamlOf(const Scenario& scenario)
{
    Json json{{"system", "drakerys"}};
    json.update(std::visit([](const auto& one) { return jsonOf(one); }, scenario));
    return json.dump(1);
}

} // namespace adjutant::oracle
