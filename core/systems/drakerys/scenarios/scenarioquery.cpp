#include "core/systems/drakerys/scenarios/scenarioquery.h"

namespace adjutant::drakerys {

namespace {

void addSide(table::Answers& answers, const std::string& path, const Side& side)
{
    const auto add = [&](const char* key, int value) { answers[path + '/' + key] = value; };
    add("power", side.power);
    add("health", side.health);
    add("initiative", side.initiative);
    add("combat", side.combat);
    add("shooting", side.shooting);
    add("strength", side.strength);
    add("resistance", side.resistance);
    add("willpower", side.willpower);
    add("warriors", side.warriors);
    add("supporting", side.supporting);
    add("contact", side.contact);
    add("injuries", side.injuries);
    add("stress", side.stress);
    add("heroic_dice", side.heroicDice);
    add("extra_dice", side.extraDice);
    add("authority", side.authority);
    answers[path + "/blocking"] = side.blocking;
    answers[path + "/guard_in_cohesion"] = side.guardInCohesion && side.has(RollSkill::safeguard);
    answers[path + "/charisma"] = side.charisma;
    answers[path + "/morale_intact"] = side.moraleIntact;
    std::vector<std::string> skills;
    for (const SkillRule& rule : skillRules())
        if (side.has(rule.skill))
            skills.emplace_back(rule.id());
    answers[path + "/skills"] = std::move(skills);
    if (side.heavyWeapon || side.enchantedArmour)
        answers[path + "/option"] =
            std::string(side.heavyWeapon ? "enchanted-heavy-weapon" : "enchanted-armour");
    if (side.element)
        answers[path + "/element"] = std::string(toWord(*side.element));
    if (side.hero)
        answers[path + "/types"] = std::vector<std::string>{"hero"};
}

std::string toWord(FightAction action)
{
    return action == FightAction::charge           ? "charge"
           : action == FightAction::combinedCharge ? "combined_charge"
                                                   : "attack";
}

} // namespace

table::OddsQuery queryOf(const Fight& fight)
{
    table::OddsQuery query{"fight", {{"action", toWord(fight.action)}}};
    addSide(query.answers, "active", fight.active);
    addSide(query.answers, "target", fight.target);
    query.answers["active/extra_dice"] = fight.active.extraDice + fight.active.fightDice;
    query.answers["target/extra_dice"] = fight.target.extraDice + fight.target.fightDice;
    return query;
}

table::OddsQuery queryOf(const Shooting& shooting)
{
    table::OddsQuery query{"shooting", {}};
    addSide(query.answers, "active", shooting.active);
    addSide(query.answers, "target", shooting.target);
    query.answers["weapon/saturation"] = shooting.weapon.saturation;
    query.answers["weapon/cancels_parry"] = shooting.weapon.cancelsParry;
    if (shooting.weapon.strength)
        query.answers["weapon/strength"] = *shooting.weapon.strength;
    else
        query.answers["weapon/strength"] = std::string("warrior");
    if (shooting.weapon.range)
        query.answers["weapon/range"] = *shooting.weapon.range;
    query.answers["distance"] = shooting.distance;
    query.answers["obstacles"] = shooting.obstacles;
    query.answers["concealment"] = shooting.concealment;
    query.answers["reroll_failures"] = shooting.rerollFailures;
    return query;
}

table::OddsQuery queryOf(const Spell& spell)
{
    table::OddsQuery query{
        "spell",
        {{"level", spell.level}, {"reinforcement", spell.reinforcement}, {"heroic_dice", spell.heroicDice}}};
    for (std::size_t k = 0; k < spell.sources.size(); ++k) {
        const std::string row = "sources/" + std::to_string(k);
        query.answers[row + "/type"] = std::string(spell.sources[k].maelstrom ? "maelstrom" : "vortex");
        query.answers[row + "/distance"] = spell.sources[k].distance;
    }
    return query;
}

table::OddsQuery queryOf(const Invocation& invocation)
{
    return {"invocation", {{"extra_dice", invocation.extraDice}}};
}

} // namespace adjutant::drakerys
