#pragma once

#include "core/systems/drakerys/match/dicecount.h"
#include "core/systems/drakerys/odds/steps.h"

namespace adjutant::drakerys {

/// What is read from the dice of a roll beside its successes.
enum class Reading {
    successes, ///< nothing
    criticals, ///< the 10s that added a die: each inflicts an Injury (Deadly Blow)
    ones,      ///< the 1s, which count towards a cataclysm
    safeguard, ///< the successes are Injuries cancelled; beside them those passed on to a Guard Unit
    sum        ///< not the successes, but the sum of the faces: so many Hits
};

/// What a roll showed. Counts that its Reading does not ask for may stay 0.
struct Shown
{
    int successes = 0; ///< of a sum: the sum
    int criticals = 0; ///< 10s that added a die, among the successes
    int passed = 0;    ///< Injuries that a Safeguard passed on
    int ones = 0;

    bool operator==(const Shown&) const = default;
};

/// A roll that is to be made next.
struct RollDue
{
    RollName roll = RollName::plain;
    Whose whose = Whose::active;
    int dice = 0; ///< D10s, at least one
    int threshold = 10;
    odds::HighestFace highest = odds::HighestFace::addsDie;
    int rerolls = 0; ///< failures of the initial dice that may be rerolled, at most `dice`
    Reading reading = Reading::successes;
    /// Safeguard with a Guard: the least face that passes an Injury on.
    std::optional<int> passesFrom = std::nullopt;
    odds::Distribution forecast = {}; ///< of what `forecastCount` counts
    Step reasons = {};                ///< with dice and Threshold filled in
};

/// The exact chances of what `forecastCount` counts in the roll; dice, Threshold and the rest of it are taken
/// as they are.
odds::Distribution forecastOf(const RollDue& due);

/// What is compared with the forecast: the successes, with the Injuries that a Safeguard passed on.
int forecastCount(const Shown& shown);

/// The dice, for those who count or throw them one by one.
RollToCount countingOf(const RollDue& due);

/// What a counted roll showed; the sum stands for the successes where the roll asks for it.
Shown shownOf(const RollDue& due, const DiceCount& count);

/// The nearest thing to `shown` that the dice of the roll can show, as far as it matters.
Shown nearestPossible(const RollDue& due, const Shown& shown);

bool isPossible(const RollDue& due, const Shown& shown);

} // namespace adjutant::drakerys
