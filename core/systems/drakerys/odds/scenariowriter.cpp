#include "core/systems/drakerys/odds/scenariowriter.h"

#include <fmt/format.h>

namespace adjutant::drakerys {

namespace {

void add(std::string& text, std::string_view key, int value, int usual)
{
    if (value != usual)
        text += fmt::format(",\"{}\":{}", key, value);
}

void add(std::string& text, std::string_view key, bool value)
{
    if (value)
        text += fmt::format(",\"{}\":true", key);
}

std::string written(const Side& side)
{
    std::string text = fmt::format(
        "{{\"power\":{},\"health\":{},\"initiative\":{},\"combat\":{},\"shooting\":{},\"strength\":{},"
        "\"resistance\":{},\"willpower\":{},\"warriors\":{},\"contact\":{}",
        side.power, side.health, side.initiative, side.combat, side.shooting, side.strength, side.resistance,
        side.willpower, side.warriors, side.contact);
    if (!side.unit.empty())
        text += fmt::format(",\"unit\":\"{}\"", side.unit.text());
    text += side.hero ? ",\"types\":[\"hero\"]" : ",\"types\":[\"infantry\"]";
    std::string skills;
    for (const SkillRule& rule : skillRules())
        if (side.has(rule.skill))
            skills += fmt::format("{}\"{}\"", skills.empty() ? "" : ",", rule.id);
    text += ",\"skills\":[" + skills + "]";
    add(text, "supporting", side.supporting, 0);
    add(text, "injuries", side.injuries, 0);
    add(text, "stress", side.stress, 0);
    add(text, "allied_units_engaged", side.alliedUnitsEngaged, 0);
    add(text, "rerolls", side.rerolls, 0);
    add(text, "heroic_dice", side.heroicDice, 0);
    add(text, "extra_dice", side.extraDice, 0);
    add(text, "blocking", side.blocking);
    add(text, "guard_in_cohesion", side.guardInCohesion);
    add(text, "authority", side.authority, 0);
    add(text, "charisma", side.charisma);
    add(text, "dreaded", side.dreaded);
    add(text, "morale_intact", side.moraleIntact);
    add(text, "other_enemy_headcount", side.otherEnemyHeadcount, 0);
    if (side.otherEnemyMinStress)
        text += fmt::format(",\"other_enemy_min_stress\":{}", *side.otherEnemyMinStress);
    return text + "}";
}

std::string written(const RangedWeapon& weapon)
{
    if (!weapon.id.empty())
        return fmt::format("\"{}\"", weapon.id.text());
    return fmt::format("{{\"strength\":{},\"saturation\":{},\"cancels_parry\":{}{}}}",
                       weapon.strength ? fmt::format("{}", *weapon.strength) : "\"warrior\"",
                       weapon.saturation, weapon.cancelsParry,
                       weapon.range ? fmt::format(",\"range\":{}", *weapon.range) : "");
}

} // namespace

std::string writeScenario(const Fight& fight)
{
    constexpr std::string_view actions[] = {"attack", "charge", "combined_charge"};
    return fmt::format(R"({{"system":"drakerys","kind":"fight","action":"{}","active":{},"target":{}}})",
                       actions[static_cast<std::size_t>(fight.action)], written(fight.active),
                       written(fight.target));
}

std::string writeScenario(const Shooting& shooting)
{
    std::string text = fmt::format(
        R"({{"system":"drakerys","kind":"shooting","active":{},"target":{},"weapon":{},"distance":{})",
        written(shooting.active), written(shooting.target), written(shooting.weapon), shooting.distance);
    add(text, "obstacles", shooting.obstacles, 0);
    add(text, "concealment", shooting.concealment, 0);
    add(text, "reroll_failures", shooting.rerollFailures);
    return text + "}";
}

} // namespace adjutant::drakerys
