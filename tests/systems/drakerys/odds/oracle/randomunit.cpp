#include "tests/systems/drakerys/odds/oracle/randomscenario.h"

#include <array>

namespace adjutant::oracle {

namespace {

// Skills with a parameter or that other Units lend are left out: the state fields stand for these.
const std::array<const char*, 19> someSkills = {
    "parry",         "expert_parry",  "violent_blow", "martial_arts",  "reach",
    "sharpshooter",  "swashbuckler",  "deadly_blow",  "assassination", "berserker",
    "brutal_charge", "dreadful",      "discipline",   "safeguard",     "multiple_shots",
    "guard",         "heroic_action", "flight",       "disengagement"};

const std::array<Weapon, 6> printedWeapons = {Weapon{"crossbow", 4, 2, false, 80},
                                              Weapon{"heavy-crossbow", 4, 2, true, 100},
                                              Weapon{"repeating-crossbow", 3, 2, false, 60},
                                              Weapon{"bow", 3, 3, false, 50},
                                              Weapon{"javelins", std::nullopt, 1, false, 20},
                                              Weapon{"rocks", std::nullopt, 4, false, 30}};

} // namespace

int RandomScenarios::between(int least, int most)
{
    const auto span = static_cast<std::uint64_t>(most - least + 1);
    return least + static_cast<int>((m_random() >> 20U) % span);
}

Unit RandomScenarios::profile(Size size)
{
    const bool small = size == Size::Small;
    Unit unit;
    unit.power = between(1, small ? 3 : 4);
    unit.health = between(1, small ? 3 : 6);
    unit.initiative = between(1, 5);
    unit.combat = between(1, 6);
    if (percent(50))
        unit.shooting = between(1, 6);
    unit.strength = between(1, 6);
    unit.resistance = between(1, 6);
    unit.willpower = between(1, 6);
    unit.actions = between(1, 4);
    unit.warriors = between(1, small ? 4 : 20);
    unit.stress = sometimes(50, 3);
    unit.injuries = between(0, unit.health - 1);
    addSkillsAndTypes(unit);
    return unit;
}

void RandomScenarios::addSkillsAndTypes(Unit& unit)
{
    for (const char* skill : someSkills) {
        if (percent(20))
            unit.skills.insert(skill);
    }
    unit.types.insert(percent(70) ? "infantry" : percent(60) ? "monster" : "beast");
    if (percent(30))
        unit.types.insert("hero");
}

Unit RandomScenarios::struck(Size size)
{
    Unit unit = profile(size);
    unit.guardInCohesion = percent(50);
    unit.authority = sometimes(20, 2);
    unit.charisma = percent(30);
    unit.moraleIntact = percent(7);
    return unit;
}

Unit RandomScenarios::shooter(Size size)
{
    Unit unit = profile(size);
    unit.shooting = between(1, 6);
    unit.heroicDice = sometimes(20, size == Size::Small ? 2 : 5);
    unit.extraDice = sometimes(15, 2);
    return unit;
}

Unit RandomScenarios::fighter(Size size)
{
    const bool small = size == Size::Small;
    Unit unit = struck(size);
    if (percent(70)) { // some stand behind, some too far
        unit.contact = between(percent(85) ? 1 : 0, unit.warriors);
        unit.supporting = between(0, unit.warriors - *unit.contact);
    } else {
        unit.supporting = between(0, unit.warriors - 1);
    }
    unit.alliedUnitsEngaged = sometimes(30, 2);
    unit.rerolls = sometimes(40, small ? 3 : 8);
    unit.heroicDice = sometimes(20, small ? 2 : 5);
    unit.extraDice = sometimes(15, 2);
    if (percent(20)) {
        unit.blocking = true;
        if (percent(75))
            unit.skills.insert("blocking");
    }
    unit.dreaded = percent(15);
    unit.otherEnemyHeadcount = sometimes(25, small ? 3 : 12);
    if (percent(25))
        unit.otherEnemyMinStress = between(0, 3);
    return unit;
}

Weapon RandomScenarios::weapon()
{
    if (percent(50))
        return printedWeapons[static_cast<std::size_t>(between(0, 5))];
    Weapon weapon;
    if (percent(70))
        weapon.strength = between(1, 6);
    weapon.saturation = between(1, 5);
    weapon.cancelsParry = percent(30);
    weapon.range = between(10, 100);
    return weapon;
}

} // namespace adjutant::oracle
