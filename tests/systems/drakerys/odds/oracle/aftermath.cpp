#include "tests/systems/drakerys/odds/oracle/rulings.h"

#include <algorithm>

// The rulings on what follows the dice of an attack: casualties, the winner, Morale; and those of Magic.
namespace adjutant::oracle {

int casualtiesOf(const Unit& unit, int suffered)
{
    int tokens = unit.injuries;
    int removed = 0;
    for (int i = 0; i < suffered && removed < unit.warriors; ++i) {
        ++tokens;
        if (tokens >= unit.health) {
            tokens -= unit.health;
            ++removed;
        }
    }
    return removed;
}

int leftOf(const FightScenario& fight, const Aftermath& aftermath, Side side)
{
    return side == Side::Active ? fight.active.warriors - aftermath.activeCasualties
                                : fight.target.warriors - aftermath.targetCasualties;
}

int advantageOf(const FightScenario& fight, const Aftermath& aftermath, Side side)
{
    const Unit& own = unitOf(fight, side);
    const Unit& enemy = unitOf(fight, enemyOf(side));
    const int difference = aftermath.activeInflicted - aftermath.targetInflicted;

    int advantage = 0;
    // Reach and the Sharpshooter take the bonus of a Charge away, not the Charge.
    if (side == Side::Active && charged(fight))
        ++advantage;
    if (side == Side::Active ? difference > 0 : difference < 0)
        ++advantage;
    if (leftOf(fight, aftermath, side) > leftOf(fight, aftermath, enemyOf(side)) + own.otherEnemyHeadcount)
        ++advantage;
    const bool calmerThanOthers = !own.otherEnemyMinStress || own.stress < *own.otherEnemyMinStress;
    if (own.stress < enemy.stress && calmerThanOthers)
        ++advantage;
    return advantage;
}

Verdict verdictOf(const FightScenario& fight, const Aftermath& aftermath)
{
    const bool activeLeft = leftOf(fight, aftermath, Side::Active) > 0;
    const bool targetLeft = leftOf(fight, aftermath, Side::Target) > 0;
    if (!activeLeft && !targetLeft)
        return {Winner::Draw, 0};
    if (!targetLeft)
        return {Winner::Active, 0};
    if (!activeLeft)
        return {Winner::Target, 0};

    const int active = advantageOf(fight, aftermath, Side::Active);
    const int target = advantageOf(fight, aftermath, Side::Target);
    if (active > target)
        return {Winner::Active, active - target};
    if (target > active)
        return {Winner::Target, target - active};
    return {Winner::Draw, 0};
}

Roll moraleRoll(const Unit& unit, int warriorsLeft, bool enemyDreadful, int opposition)
{
    int willpower = unit.willpower;
    if ((enemyDreadful || unit.dreaded) && !has(unit, "dreadful"))
        --willpower;

    Roll roll;
    roll.dice = 2 + unit.authority;
    for (int five = 5; five <= warriorsLeft; five += 5)
        ++roll.dice;
    if (has(unit, "discipline"))
        ++roll.dice;
    roll.threshold = thresholdOf(willpower, opposition);
    roll.rerolls = unit.charisma ? roll.dice : 0;
    return roll;
}

Mood moodOf(const Unit& unit, int successes)
{
    if (has(unit, "berserker"))
        ++successes;
    if (unit.moraleIntact || successes >= 3)
        return Mood::Intact;
    if (successes == 2)
        return Mood::InDoubt;
    return successes == 1 ? Mood::Destabilised : Mood::Scattered;
}

bool usesMaelstrom(const SpellScenario& spell)
{
    return std::any_of(spell.sources.begin(), spell.sources.end(),
                       [](const Source& s) { return s.maelstrom; });
}

Roll spellRoll(const SpellScenario& spell)
{
    int opposition = -1; // the first source is free
    int furthest = 0;
    for (const Source& source : spell.sources) {
        ++opposition;
        furthest = std::max(furthest, source.distance);
    }
    for (int cm = 0; cm < furthest; cm += 10)
        ++opposition;

    Roll roll;
    roll.dice = 1 + spell.reinforcement + spell.heroicDice;
    roll.threshold = thresholdOf(spell.level, opposition);
    return roll;
}

bool isCast(const SpellScenario& spell, int successes, int ones)
{
    const bool failedByCataclysm = usesMaelstrom(spell) && ones >= 3;
    return successes > 0 && !failedByCataclysm;
}

Roll rollOf(const RollScenario& scenario)
{
    Roll roll;
    roll.dice = scenario.dice;
    roll.threshold = scenario.threshold.value_or(thresholdOf(scenario.action, scenario.opposition));
    roll.criticals = scenario.criticals;
    roll.rerolls = scenario.rerollFailures ? scenario.dice : std::min(scenario.rerolls, scenario.dice);
    return roll;
}

} // namespace adjutant::oracle
