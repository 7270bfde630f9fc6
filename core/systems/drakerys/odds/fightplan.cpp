#include "core/systems/drakerys/odds/fight.h"

namespace adjutant::drakerys {

namespace {

// Whether the defender may parry (chapter "Skills": Violent Blow, Martial Arts). A surprised Hero has lost
// both parries.
bool parriesWork(const Side& attacker, const Side& defender, bool assassinated)
{
    const bool violent = attacker.has(RollSkill::violentBlow) && !defender.has(RollSkill::martialArts);
    return !assassinated && !violent && !attacker.has(RollSkill::martialArts);
}

Attack attackOf(const Side& attacker, const Side& defender, int combat, int enemyCombat, bool assassinated)
{
    Attack attack;
    attack.hitThreshold = thresholdFor(combat, enemyCombat);
    attack.rerolls = std::max(attacker.rerolls, attacker.bonus(Figure::rerollsOfAttacks));
    attack.injuryThreshold = thresholdFor(attacker.strength, defender.resistanceTo(attacker));
    attack.injuryTen = injuryTen(defender, parriesWork(attacker, defender, assassinated));
    attack.harmless = defender.isProofAgainst(attacker.element);
    attack.deadly = !attack.harmless &&
                    (attacker.has(RollSkill::deadlyBlow) || (attacker.heavyWeapon && defender.element));
    if (!assassinated)
        attack.safeguard = safeguardOf(defender);
    return attack;
}

} // namespace

FightPlan planOf(const Fight& fight)
{
    const Side& active = fight.active;
    const Side& target = fight.target;
    FightPlan plan;
    plan.outreached = fight.isCharge() && target.has(RollSkill::reach) && !active.has(RollSkill::martialArts);
    plan.chargeBonus = fight.isCharge() && !plan.outreached && !active.has(RollSkill::sharpshooter);
    const int bonus = plan.chargeBonus ? 1 : 0;
    const bool assassinated = fight.isCharge() && active.has(RollSkill::assassination) && target.hero;

    const auto blocks = [](const Side& side) { return side.blocking && side.has(RollSkill::blocking); };
    const bool charges = fight.isCharge();

    plan.active = {active.initiative + active.alliedUnitsEngaged + bonus, blocks(active),
                   attackOf(active, target, active.combat + bonus, target.combat, assassinated),
                   active.powerNow() + (charges ? active.bonus(Figure::powerOfCharge) : 0)};
    plan.target = {target.initiative + target.alliedUnitsEngaged, blocks(target) && !assassinated,
                   attackOf(target, active, target.combat, active.combat + bonus, false), target.powerNow()};
    if (plan.active.initiative != plan.target.initiative)
        plan.order =
            plan.active.initiative > plan.target.initiative ? Order::activeFirst : Order::targetFirst;
    return plan;
}

int attackDice(const Side& side, const FightPlan::Part& part, int left)
{
    const Attackers attackers = attackersOf(side, left);
    if (!attackers.any())
        return 0;
    return part.power * attackers.contact + attackers.supporting + side.heroicDice + side.extraDice +
           side.fightDice;
}

bool hasLessStress(const Side& own, const Side& enemy)
{
    return own.stress < enemy.stress && (!own.otherEnemyMinStress || own.stress < *own.otherEnemyMinStress);
}

int fixedAdvantageOf(const Fight& fight)
{
    return (fight.isCharge() ? 1 : 0) + (hasLessStress(fight.active, fight.target) ? 1 : 0) -
           (hasLessStress(fight.target, fight.active) ? 1 : 0);
}

} // namespace adjutant::drakerys
