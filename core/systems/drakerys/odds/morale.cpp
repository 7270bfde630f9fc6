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
    const std::array<double, 3> rolled = odds::atMostTwo(pool);
    // With a success of its own a Unit never scatters.
    std::array<double, 3> in{};
    for (int successes = roll.successes; successes < 3; ++successes)
        in[static_cast<std::size_t>(successes)] =
            rolled[static_cast<std::size_t>(successes - roll.successes)];
    MoraleOdds result{.scattered = in[0], .destabilised = in[1], .inDoubt = in[2]};
    result.intact = 1 - (in[0] + in[1] + in[2]);
    return result;
}

} // namespace adjutant::drakerys
