#include "tests/systems/drakerys/odds/oracle/rulings.h"

#include <algorithm>

namespace adjutant::oracle {

int thresholdOf(int action, int opposition)
{
    constexpr int printed[]{10, 9, 8, 7, 6, 5, 4, 3, 2}; // by the difference, from -4 to 4
    return printed[std::clamp(action - opposition, -4, 4) + 4];
}

Side enemyOf(Side side)
{
    return side == Side::Active ? Side::Target : Side::Active;
}

const Unit& unitOf(const FightScenario& fight, Side side)
{
    return side == Side::Active ? fight.active : fight.target;
}

bool has(const Unit& unit, const std::string& skill)
{
    if (skill == "dreadful" && unit.types.contains("monster"))
        return true;
    if (skill == "safeguard" && unit.types.contains("hero"))
        return true;
    return unit.skills.contains(skill);
}

namespace {

// Berserker: one point a Stress marker.
int rageOf(const Unit& unit)
{
    return has(unit, "berserker") ? unit.stress : 0;
}

int resistanceOf(const Unit& unit)
{
    return std::max(0, unit.resistance - rageOf(unit));
}

// Expert Parry prevails over Parry.
Criticals parryOf(const Unit& unit)
{
    if (has(unit, "expert_parry"))
        return Criticals::Fail;
    if (has(unit, "parry"))
        return Criticals::Count;
    return Criticals::Explode;
}

// Every part of 10 cm, even an incomplete one.
int tensOfCentimetres(int distance)
{
    int tens = 0;
    while (tens * 10 < distance)
        ++tens;
    return tens;
}

// Shots know no Martial Arts: nobody is Engaged.
Roll shotInjuries(const Unit& shooter, const Unit& target, const Weapon& weapon, int hits)
{
    Roll roll;
    roll.dice = hits;
    roll.threshold = thresholdOf(weapon.strength.value_or(shooter.strength), resistanceOf(target));
    roll.criticals = parryOf(target);
    if (weapon.cancelsParry || has(shooter, "violent_blow"))
        roll.criticals = Criticals::Explode;
    return roll;
}

} // namespace

bool charged(const FightScenario& fight)
{
    return fight.action == FightAction::Charge || fight.action == FightAction::CombinedCharge;
}

bool hasChargeBonus(const FightScenario& fight)
{
    if (!charged(fight) || has(fight.active, "sharpshooter"))
        return false;
    const bool stopped = has(fight.target, "reach") && !has(fight.active, "martial_arts");
    return !stopped;
}

bool assassinated(const FightScenario& fight)
{
    return charged(fight) && has(fight.active, "assassination") && fight.target.types.contains("hero");
}

int initiativeOf(const FightScenario& fight, Side side)
{
    const Unit& unit = unitOf(fight, side);
    const int bonus = side == Side::Active && hasChargeBonus(fight) ? 1 : 0;
    return unit.initiative + unit.alliedUnitsEngaged + bonus;
}

int combatOf(const FightScenario& fight, Side side)
{
    const int bonus = side == Side::Active && hasChargeBonus(fight) ? 1 : 0;
    return unitOf(fight, side).combat + bonus;
}

bool blocks(const FightScenario& fight, Side side)
{
    const Unit& unit = unitOf(fight, side);
    if (side == Side::Target && assassinated(fight))
        return false;
    return unit.blocking && has(unit, "blocking");
}

Roll attackRoll(const FightScenario& fight, Side side, int casualties)
{
    const Unit& unit = unitOf(fight, side);
    int supporting = unit.supporting;
    int contact = unit.contact.value_or(unit.warriors - unit.supporting);
    int others = unit.warriors - supporting - contact;
    for (int i = 0; i < casualties; ++i) { // those who fight fall last
        if (others > 0)
            --others;
        else if (supporting > 0)
            --supporting;
        else
            --contact;
    }

    int power = unit.power + rageOf(unit);
    if (side == Side::Active && charged(fight) && has(unit, "brutal_charge"))
        ++power;

    Roll roll;
    if (contact + supporting > 0)
        roll.dice = power * contact + supporting + unit.heroicDice + unit.extraDice;
    roll.threshold = thresholdOf(combatOf(fight, side), combatOf(fight, enemyOf(side)));
    roll.rerolls = has(unit, "swashbuckler") ? roll.dice : std::min(unit.rerolls, roll.dice);
    return roll;
}

Roll injuryRoll(const FightScenario& fight, Side attacker, int hits)
{
    const Unit& striker = unitOf(fight, attacker);
    const Unit& struck = unitOf(fight, enemyOf(attacker));
    Roll roll;
    roll.dice = hits;
    roll.threshold = thresholdOf(striker.strength, resistanceOf(struck));
    roll.criticals = parryOf(struck);
    if (attacker == Side::Active && assassinated(fight))
        roll.criticals = Criticals::Explode;
    if (has(striker, "martial_arts"))
        roll.criticals = Criticals::Explode;
    if (has(striker, "violent_blow") && !has(struck, "martial_arts"))
        roll.criticals = Criticals::Explode;
    return roll;
}

bool safeguarded(const FightScenario& fight, Side side)
{
    if (side == Side::Target && assassinated(fight))
        return false;
    return has(unitOf(fight, side), "safeguard");
}

Roll shootingRoll(const ShootingScenario& shot)
{
    int power = shot.active.power + rageOf(shot.active);
    if (has(shot.active, "multiple_shots"))
        power += 2;
    int opposition =
        tensOfCentimetres(shot.distance) + shot.active.stress + shot.obstacles + shot.concealment;
    if (has(shot.target, "sharpshooter"))
        ++opposition;

    Roll roll;
    roll.dice = power * shot.active.warriors + shot.active.heroicDice + shot.active.extraDice;
    roll.threshold = thresholdOf(shot.active.shooting.value_or(0), opposition);
    roll.rerolls = shot.rerollFailures ? roll.dice : 0;
    return roll;
}

Roll injuryRoll(const ShootingScenario& shot, int hits)
{
    return shotInjuries(shot.active, shot.target, shot.weapon, hits);
}

Roll shootingRoll(const HarassmentScenario& shot)
{
    Roll roll;
    roll.dice = shot.active.warriors;
    roll.threshold =
        thresholdOf(shot.active.shooting.value_or(0), shot.target.initiative + shot.active.stress);
    return roll;
}

Roll injuryRoll(const HarassmentScenario& shot, int hits)
{
    return shotInjuries(shot.active, shot.target, shot.weapon, hits);
}

Roll injuryRoll(const HitsScenario& blast, int hits)
{
    Roll roll;
    roll.dice = hits;
    roll.threshold = thresholdOf(blast.strength, resistanceOf(blast.target));
    roll.criticals = parryOf(blast.target);
    return roll;
}

} // namespace adjutant::oracle
