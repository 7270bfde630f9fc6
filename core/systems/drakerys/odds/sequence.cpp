#include "core/systems/drakerys/odds/scenario.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

/// How a target may stand between two steps: Injuries suffered in all, and Stress its morale has brought.
struct Standing
{
    int suffered = 0;
    int stress = 0;
};

/// The target as it stands: fewer Warriors, Injury tokens, more Stress. Those in Contact are removed last.
Side standing(const Side& target, const Standing& now)
{
    Side side = target;
    const int tokens = target.injuries + now.suffered;
    side.warriors = target.warriors - tokens / target.health;
    side.injuries = tokens % target.health;
    side.stress = target.stress + now.stress;
    const Attackers left = attackersOf(target, side.warriors);
    side.contact = left.contact;
    side.supporting = left.supporting;
    return side;
}

} // namespace

std::vector<SequenceStepOdds> oddsOf(const Sequence& sequence)
{
    const int capacity = sequence.target.capacity();
    const auto width = sequence.steps.size() + 1; // of the Stress that may have come
    const auto index = [width](int suffered, int stress) {
        return static_cast<std::size_t>(suffered) * width + static_cast<std::size_t>(stress);
    };
    // Chances of every standing with a Warrior left; what is missing is destroyed or scattered.
    std::vector<double> now(static_cast<std::size_t>(capacity) * width, 0.0);
    now[index(0, 0)] = 1;
    odds::Distribution scatteredByLost(static_cast<std::size_t>(sequence.target.warriors) + 1, 0.0);
    double destroyed = 0;
    double scattered = 0;

    std::vector<SequenceStepOdds> results;
    for (std::size_t step = 0; step < sequence.steps.size(); ++step) {
        SequenceStepOdds result;
        std::vector<double> next(now.size(), 0.0);
        for (int suffered = 0; suffered < capacity; ++suffered) {
            for (int stress = 0; stress <= static_cast<int>(step); ++stress) {
                const double chance = now[index(suffered, stress)];
                if (chance < odds::negligible)
                    continue;
                const Side target = standing(sequence.target, {suffered, stress});
                Aftermath after;
                result.reached += chance;
                if (const auto* fight = std::get_if<Fight>(&sequence.steps[step])) {
                    Fight here = *fight;
                    here.target = target;
                    const FightOdds odds = oddsOf(here, after);
                    odds::accumulate(result.active.casualties, chance, odds.active.casualties);
                    result.active.destroyed += chance * odds.active.destroyed;
                    result.active.removed += chance * odds.active.removed;
                    result.active.morale.add(chance, odds.active.morale);
                    result.meanInflicted += chance * odds.active.meanInflicted;
                } else {
                    Shooting here = std::get<Shooting>(sequence.steps[step]);
                    here.target = target;
                    result.meanInflicted += chance * oddsOf(here, after).meanInflicted;
                }
                for (std::size_t more = 0; more < after.bySuffered.size(); ++more) {
                    const MoraleOdds& end = after.bySuffered[more];
                    const int sum = suffered + static_cast<int>(more);
                    if (sum >= capacity) {
                        destroyed += chance * (end.none + end.scattered);
                        continue;
                    }
                    scattered += chance * end.scattered;
                    scatteredByLost[static_cast<std::size_t>(casualtiesOf(sequence.target, sum))] +=
                        chance * end.scattered;
                    next[index(sum, stress)] += chance * (end.none + end.inDoubt + end.intact);
                    next[index(sum, stress + 1)] += chance * end.destabilised;
                }
            }
        }
        now = std::move(next);
        result.casualties = scatteredByLost;
        for (int suffered = 0; suffered < capacity; ++suffered)
            for (std::size_t stress = 0; stress < width; ++stress)
                result.casualties[static_cast<std::size_t>(casualtiesOf(sequence.target, suffered))] +=
                    now[static_cast<std::size_t>(suffered) * width + stress];
        result.casualties.back() += destroyed;
        result.destroyed = destroyed;
        result.scattered = scattered;
        result.removed = destroyed + scattered;
        results.push_back(std::move(result));
    }
    return results;
}

odds::Distribution oddsOf(const PlainRoll& roll)
{
    odds::Distribution successes = odds::successes(roll.pool(), odds::lengthFor(roll.dice));
    odds::trim(successes, 1e-16, static_cast<std::size_t>(roll.dice) + 1);
    return successes;
}

MoraleOdds oddsOf(const MoraleTest& test)
{
    return oddsOf(moraleRollOf(test.unit, test.unit.warriors, test.opposition, false));
}

} // namespace adjutant::drakerys
