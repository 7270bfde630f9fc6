#include "core/systems/drakerys/resolution/rolldue.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr int faces = 10;

// The sum of so many D10s.
odds::Distribution sumOfDice(int dice)
{
    odds::Distribution die(faces + 1, 1.0 / faces);
    die[0] = 0;
    return odds::power(die, dice, static_cast<std::size_t>(faces * dice) + 1);
}

int mostSuccesses(const RollDue& due, int asked)
{
    switch (due.highest) {
    case odds::HighestFace::addsDie:
        return asked;
    case odds::HighestFace::counts:
        return due.dice;
    case odds::HighestFace::fails:
        break;
    }
    return due.threshold < faces ? due.dice : 0;
}

} // namespace

odds::Distribution forecastOf(const RollDue& due)
{
    if (due.reading == Reading::sum)
        return sumOfDice(due.dice);
    // No face that passes an Injury on cancels it, so both are one success against the lower Threshold.
    PlainRoll roll;
    roll.dice = due.dice;
    roll.threshold = due.passesFrom.value_or(due.threshold);
    roll.highest = due.highest;
    roll.rerolls = due.rerolls;
    return oddsOf(roll);
}

int forecastCount(const Shown& shown)
{
    return shown.successes + shown.passed;
}

RollToCount countingOf(const RollDue& due)
{
    return {.dice = due.dice,
            .threshold = due.threshold,
            .highest = due.highest,
            .rerolls = due.rerolls,
            .rerolled = std::nullopt,
            .passesFrom = due.passesFrom};
}

Shown shownOf(const RollDue& due, const DiceCount& count)
{
    return {due.reading == Reading::sum ? count.sum : count.successes, count.criticals, count.passed,
            count.ones};
}

Shown nearestPossible(const RollDue& due, const Shown& shown)
{
    if (due.reading == Reading::sum)
        return {.successes = std::clamp(shown.successes, due.dice, faces * due.dice)};
    Shown nearest;
    const int asked = std::max(0, shown.successes);
    nearest.successes = std::min(asked, mostSuccesses(due, asked));
    // Every die beyond the initial ones was added by a 10.
    const bool adds = due.highest == odds::HighestFace::addsDie;
    const int fewest = due.reading == Reading::criticals ? std::max(0, nearest.successes - due.dice) : 0;
    nearest.criticals = adds ? std::clamp(shown.criticals, fewest, nearest.successes) : 0;
    nearest.passed = due.passesFrom ? std::clamp(shown.passed, 0, due.dice - nearest.successes) : 0;
    nearest.ones = std::max(0, shown.ones);
    return nearest;
}

bool isPossible(const RollDue& due, const Shown& shown)
{
    return nearestPossible(due, shown) == shown;
}

} // namespace adjutant::drakerys
