#include "core/systems/drakerys/match/unitcard.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// The Reloading Mechanism gives Quick Shot to a Unit with Crossbows. The rulebook has three kinds of them and
// says only "Crossbows": we read it as any.
void equip(UnitCard& card, const RosterEntry& entry, const Roster& roster)
{
    const bool crossbows = std::ranges::any_of(
        card.weapons, [](const CarriedWeapon& weapon) { return weapon.id.text().ends_with("crossbow"); });
    for (const RosterEntry& giver : roster.entries)
        for (const ChosenOption& chosen : giver.options)
            if (chosen.to == entry.id && chosen.option.text() == "reloading-mechanism" && crossbows &&
                !card.has("quick_shot"))
                card.skills.emplace_back("quick_shot");
}

CarriedWeapon carriedWeapon(const WeaponId& id, const Weapon* weapon)
{
    CarriedWeapon carries{id, std::nullopt};
    if (weapon)
        carries = {id,
                   weapon->shotsPerActivation,
                   weapon->range,
                   weapon->strength,
                   weapon->saturation,
                   weapon->cancelsParry};
    return carries;
}

} // namespace

bool UnitCard::has(std::string_view skill) const
{
    return std::ranges::find(skills, skill, &SkillId::text) != skills.end();
}

int UnitCard::health() const
{
    return profile ? std::max(1, profile->health) : 1;
}

UnitCard cardOf(const RosterEntry& entry, const Roster& roster, const Catalogue& catalogue)
{
    UnitCard card;
    card.id = entry.id;
    card.unit = entry.unit;
    card.size = entry.size;
    card.name = entry.name.empty() ? nameWithinFaction(entry.unit) : entry.name;
    const Unit* unit = catalogue.find(entry.unit);
    if (!unit)
        return card;
    if (entry.name.empty())
        card.name = unit->name;
    if (const SizeOffer* offer = unit->offerFor(entry.size))
        card.ap = offer->cost["ap"];
    card.profile = unit->profile;
    card.hero = unit->has(UnitType::hero);
    card.infantry = unit->has(UnitType::infantry);
    card.monster = unit->has(UnitType::monster);
    card.awakened = unit->figures["awakened"];
    for (const SkillUse& use : unit->skills) {
        card.skills.push_back(use.skill);
        if (use.skill.text() == "wizard")
            card.wizard = use.value.value_or(1);
        else if (use.skill.text() == "war_cry")
            card.warCry = use.value.value_or(0);
        else if (use.skill.text() == "sacrifice")
            card.sacrifice = use.value.value_or(0);
        else if (use.skill.text() == "authority")
            card.authorityRange = use.value;
        else if (use.skill.text() == "charisma")
            card.charismaRange = use.value;
        if (!use.weapon.empty())
            card.weapons.push_back(carriedWeapon(use.weapon, catalogue.find(use.weapon)));
    }
    equip(card, entry, roster);
    return card;
}

} // namespace adjutant::drakerys
