#include "core/systems/drakerys/odds/morale.h"

#include "core/odds/pool.h"
#include "core/systems/drakerys/odds/actiontable.h"

namespace adjutant::drakerys {

void MoraleOdds::add(double weight, const MoraleOdds& other)
{
    none += weight * other.none;
    scattered += weight * other.scattered;
    destabilised += weight * other.destabilised;
    inDoubt += weight * other.inDoubt;
    intact += weight * other.intact;
}

bool isCowed(const Side& side, bool dreadfulEnemy)
{
    return (dreadfulEnemy || side.dreaded) && !side.has(RollSkill::dreadful);
}

MoraleRoll moraleRollOf(const Side& side, int left, int opposition, bool dreadfulEnemy)
{
    MoraleRoll roll;
    roll.dice = 2 + left / 5 + (side.has(RollSkill::discipline) ? 1 : 0) + side.authority;
    roll.threshold = thresholdFor(side.willpower - (isCowed(side, dreadfulEnemy) ? 1 : 0), opposition);
    roll.rerollFailures = side.charisma;
    roll.successes = side.has(RollSkill::berserker) ? 1 : 0;
    roll.alwaysIntact = side.moraleIntact;
    return roll;
}

MoraleOdds oddsOf(const MoraleRoll& roll)
{
    if (roll.alwaysIntact)
        return {.intact = 1};
    const odds::Pool pool{roll.dice, odds::faceOf(roll.threshold, odds::HighestFace::addsDie),
                          roll.rerollFailures ? roll.dice : 0};
    odds::Distribution rolled = odds::successes(pool, 3);
    rolled.resize(3, 0.0);
    rolled.insert(rolled.begin(), static_cast<std::size_t>(roll.successes), 0.0);
    MoraleOdds result{.scattered = rolled[0], .destabilised = rolled[1], .inDoubt = rolled[2]};
    result.intact = 1 - (rolled[0] + rolled[1] + rolled[2]);
    return result;
}

} // namespace adjutant::drakerys
