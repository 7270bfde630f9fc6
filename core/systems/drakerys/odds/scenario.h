#pragma once

#include "core/systems/drakerys/odds/magic.h"
#include "core/systems/drakerys/odds/shooting.h"

#include <variant>
#include <vector>

namespace adjutant::drakerys {

/// Any dice against a Threshold.
struct PlainRoll
{
    int dice = 1;
    int threshold = 6;
    std::optional<int> action; ///< with `opposition`: where the threshold comes from
    std::optional<int> opposition;
    odds::HighestFace highest = odds::HighestFace::addsDie;
    int rerolls = 0; ///< `SideLimits::pool`: every failure

    odds::Pool pool() const { return {dice, odds::faceOf(d10, threshold, highest), rerolls}; }

    bool operator==(const PlainRoll&) const = default;
};

/// A Unit tests its Morale.
struct MoraleTest
{
    Side unit;
    int opposition = 0;

    bool operator==(const MoraleTest&) const = default;
};

/// Several Units attack or shoot at one target in turn; what each leaves of it meets the next. The target of
/// each step is replaced by `target` as it then stands.
struct Sequence
{
    using Step = std::variant<Fight, Shooting>;
    static constexpr std::size_t mostSteps = 12;

    Side target;
    std::vector<Step> steps;

    bool operator==(const Sequence&) const = default;
};

/// Everything that odds can be asked for.
using Scenario =
    std::variant<PlainRoll, Fight, Shooting, Harassment, Hits, MoraleTest, Spell, Invocation, Sequence>;

/// The successes of a roll, at least one more chance than dice.
odds::Distribution oddsOf(const PlainRoll& roll);

/// The result of a test; `none` is always 0.
MoraleOdds oddsOf(const MoraleTest& test);

/// The target after one step of a sequence, and what the step did to the attackers.
struct SequenceStepOdds
{
    odds::Distribution casualties; ///< of the target, all steps so far together, scattered Units not counted
    double destroyed = 0;          ///< by the attacks of the steps so far
    double scattered = 0;          ///< in the steps so far
    double removed = 0;
    double reached = 0; ///< the chance that the target was still there when the step began
    SideOdds active;    ///< the attackers of a fight; the chances are those of having come to fight at all
    double meanInflicted = 0;
};

std::vector<SequenceStepOdds> oddsOf(const Sequence& sequence);

/// How much work the odds of a scenario take at most: additions of chances, roughly. Known from the figures
/// alone, before any of it is done.
double workOf(const Fight& fight);
double workOf(const Scenario& scenario);

} // namespace adjutant::drakerys
