#include "core/systems/drakerys/odds/side.h"

namespace adjutant::drakerys {

Side sideOf(const Profile& profile, int warriors)
{
    const int count = std::clamp(warriors, 1, SideLimits::warriors);
    return {.power = profile.power,
            .health = std::max(1, profile.health),
            .initiative = profile.initiative,
            .combat = profile.combat,
            .shooting = profile.shooting.value_or(0),
            .strength = profile.strength,
            .resistance = profile.resistance,
            .willpower = profile.willpower,
            .warriors = count,
            .contact = count};
}

std::optional<Side> sideOf(const Unit& unit, int warriors)
{
    const auto profile = profileOf(unit);
    if (!profile)
        return std::nullopt;
    Side side = sideOf(*profile, warriors);
    for (const SkillUse& use : unit.skills)
        side.skills.add(use.skill.text());
    for (const std::string& type : typesOf(unit))
        addType(type, side);
    side.element = elementOfElemental(unit);
    return side;
}

std::optional<Element> elementOfElemental(const Unit& unit)
{
    return elementOf(wordUnder(unit.words, "element"));
}

void addWeapon(const OptionId& weapon, Side& side)
{
    side.heavyWeapon = side.heavyWeapon || weapon == OptionId("enchanted-heavy-weapon");
    side.enchantedArmour = side.enchantedArmour || weapon == OptionId("enchanted-armour");
}

SkillSet skillsOfType(std::string_view type)
{
    SkillSet skills;
    if (type == "hero")
        skills.add(RollSkill::safeguard);
    else if (type == "monster")
        skills.add(RollSkill::dreadful);
    return skills;
}

void addType(std::string_view type, Side& side)
{
    side.hero = side.hero || type == "hero";
    side.skills.add(skillsOfType(type));
}

double worthOf(const SizeOffer* offer)
{
    return offer ? static_cast<double>(offer->cost["ap"]) / offer->size : 0;
}

} // namespace adjutant::drakerys
