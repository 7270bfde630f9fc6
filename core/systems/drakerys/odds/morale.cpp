#include "core/systems/drakerys/odds/morale.h"

#include "core/odds/pool.h"
#include "core/systems/drakerys/odds/attack.h"

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
    roll.dice = 2 + left / 5 + side.bonus(Figure::moraleDice) + side.authority;
    roll.threshold = thresholdFor(side.willpower - (isCowed(side, dreadfulEnemy) ? 1 : 0), opposition);
    roll.rerollFailures = side.charisma;
    roll.successes = side.bonus(Figure::moraleSuccesses);
    roll.alwaysIntact = side.moraleIntact;
    return roll;
}

MoraleResult moraleResultOf(const MoraleRoll& roll, int successes)
{
    if (roll.alwaysIntact)
        return MoraleResult::intact;
    switch (successes + roll.successes) {
    case 0:
        return MoraleResult::scattered;
    case 1:
        return MoraleResult::destabilised;
    case 2:
        return MoraleResult::inDoubt;
    default:
        return MoraleResult::intact;
    }
}

MoraleOdds oddsOf(const MoraleRoll& roll)
{
    if (roll.alwaysIntact)
        return {.intact = 1};
    const odds::Pool pool{roll.dice, odds::faceOf(d10, roll.threshold, odds::HighestFace::addsDie),
                          roll.rerollFailures ? roll.dice : 0};
    const std::array<double, 3> rolled = odds::atMostTwo(pool);
    MoraleOdds result;
    for (int successes = 0; successes < 3; ++successes) {
        const double chance = rolled[static_cast<std::size_t>(successes)];
        switch (moraleResultOf(roll, successes)) {
        case MoraleResult::scattered:
            result.scattered = chance;
            break;
        case MoraleResult::destabilised:
            result.destabilised = chance;
            break;
        case MoraleResult::inDoubt:
            result.inDoubt = chance;
            break;
        default:
            break;
        }
    }
    result.intact = 1 - (result.scattered + result.destabilised + result.inDoubt);
    return result;
}

} // namespace adjutant::drakerys
