#include "core/systems/drakerys/odds/scenario.h"

#include <cmath>

namespace adjutant::drakerys {

namespace {

/// A target between two steps, which has suffered so many Injuries in all, and so much Stress by its morale:
/// fewer Warriors, Injury tokens, more Stress. Those in Contact are removed last.
Side standing(const Side& target, int suffered, int stress)
{
    Side side = target;
    const int tokens = target.injuries + suffered;
    side.warriors = target.warriors - tokens / target.health;
    side.injuries = tokens % target.health;
    side.stress = target.stress + stress;
    const Attackers left = attackersOf(target, side.warriors);
    side.contact = left.contact;
    side.supporting = left.supporting;
    return side;
}

// Entries of what one die brings with all it adds, before they are negligible.
constexpr double ofOneDie = 20;

double lengthOf(double dice)
{
    return static_cast<double>(odds::lengthFor(static_cast<int>(dice)));
}

// Entries of a binomial distribution of so many dice that aren't negligible.
double spreadOf(double dice)
{
    return std::min(dice + 1, 16 * std::sqrt(dice) + 24);
}

// Dice that tens add, likewise.
double addedBy(double dice)
{
    return dice / 9 + 7 * std::sqrt(dice) + 20;
}

/// An attack of so many dice on a Unit; against so many dice of a Blocking enemy.
struct Roll
{
    const Attack& attack;
    const Side& enemy;
    double dice;
    std::optional<double> blocking{};

    /// Entries of the Injuries that it inflicts.
    double length() const
    {
        return std::min(static_cast<double>(decisiveLength(enemy, attack.safeguard, static_cast<int>(dice))),
                        lengthOf(dice) * (attack.deadly ? 2 : 1));
    }
    /// Ways in which it may end.
    double ends() const
    {
        const bool passesOn = attack.safeguard == Safeguard::withGuard;
        return passesOn ? length() * std::min(length(), static_cast<double>(enemy.capacity())) : length() + 1;
    }
    double work() const
    {
        if (dice <= 0)
            return 1;
        const bool someRerolled = attack.rerolls > 0 && attack.rerolls < dice;
        double work = ends();
        if (blocking) {
            const double hits = lengthOf(dice);
            const double blocks = spreadOf(*blocking) + addedBy(*blocking);
            const double rows = addedBy(dice);
            work += hits * length() * ofOneDie + (someRerolled ? dice * hits * 2 * ofOneDie : hits * hits);
            work += attack.deadly ? rows * (spreadOf(dice) * blocks + hits * rows) : spreadOf(dice) * blocks;
            if (attack.deadly && someRerolled)
                work += dice * rows * spreadOf(dice);
        } else if (someRerolled) {
            work += dice * length() * 2 * ofOneDie;
        } else if (attack.rerolls > 0 || attack.deadly) {
            work += 2 * length() * length();
        } else {
            work += std::min(dice, length()) * std::min(length(), lengthOf(dice) - dice);
        }
        return work;
    }
};

double workOfFight(const Fight& fight, bool byEveryInjury)
{
    const FightPlan plan = planOf(fight);
    const auto rollOf = [](const Side& side, const FightPlan::Part& part, const Side& enemy) {
        return Roll{part.attack, enemy, static_cast<double>(attackDice(side, part))};
    };
    Roll byActive = rollOf(fight.active, plan.active, fight.target);
    Roll byTarget = rollOf(fight.target, plan.target, fight.active);
    const double activeGrades = fight.active.warriors + 1.0;
    const double targetGrades = byEveryInjury ? fight.target.capacity() + 1.0 : fight.target.warriors + 1.0;
    const double cells = 10 * activeGrades * targetGrades;
    if (plan.bothBlock())
        return cells;
    if (plan.oneBlocks()) {
        Roll& strike = plan.active.blocks ? byTarget : byActive;
        strike.blocking = (plan.active.blocks ? byActive : byTarget).dice;
        return cells + strike.work();
    }
    // Who strikes back does so once for each number of Warriors left, with fewer and fewer dice.
    const bool activeFirst = plan.order != Order::targetFirst;
    const Roll& first = activeFirst ? byActive : byTarget;
    const Roll& second = activeFirst ? byTarget : byActive;
    const double answers =
        plan.order == Order::together
            ? 1
            : 1 + std::min<double>((activeFirst ? fight.target : fight.active).warriors, first.length()) / 2;
    const double grades = std::min(activeFirst ? activeGrades : targetGrades, second.ends());
    return cells + first.work() + answers * second.work() + first.ends() * grades;
}

double rolledAgain(double dice, int rerolls)
{
    return rerolls > 0 && rerolls < dice ? dice * lengthOf(dice) * 2 * ofOneDie
                                         : 2 * lengthOf(dice) * lengthOf(dice);
}

struct Estimate
{
    double operator()(const PlainRoll& roll) const { return rolledAgain(roll.dice, roll.rerolls); }
    double operator()(const Fight& fight) const { return workOfFight(fight, false); }
    double operator()(const Shooting& shot) const
    {
        const ShotPlan plan = planOf(shot);
        return Roll{plan.attack, shot.target, static_cast<double>(plan.dice)}.work() + shot.target.capacity();
    }
    double operator()(const Hits& hits) const
    {
        const double most = hits.hits + 10.0 * hits.hitsDice;
        const Attack attack = injuriesOf(hits);
        const Roll roll{attack, hits.target, most};
        return most * roll.length() * ofOneDie + roll.ends() + most * most;
    }
    double operator()(const MoraleTest& test) const { return 100.0 + test.unit.authority; }
    double operator()(const Spell& spell) const { return rolledAgain(spell.dice(), 0); }
    double operator()(const Invocation& invocation) const { return rolledAgain(invocation.dice(), 0); }
    double operator()(const Sequence& sequence) const
    {
        double work = 0;
        double stress = 1; // that may have come, none among it
        for (const Sequence::Step& step : sequence.steps) {
            Side target = sequence.target;
            target.stress += static_cast<int>(stress) - 1;
            const double standings = target.capacity() * stress;
            const Sequence::Step here = against(step, target);
            const auto* fight = std::get_if<Fight>(&here);
            work += standings * (fight ? workOfFight(*fight, true) : (*this)(std::get<Shooting>(here)));
            ++stress;
        }
        return work;
    }
};

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
                const Sequence::Step here =
                    against(sequence.steps[step], standing(sequence.target, suffered, stress));
                Aftermath after;
                result.reached += chance;
                if (const auto* fight = std::get_if<Fight>(&here)) {
                    const FightOdds odds = oddsOf(*fight, &after);
                    odds::accumulate(result.active.casualties, chance, odds.active.casualties);
                    result.active.destroyed += chance * odds.active.destroyed;
                    result.active.removed += chance * odds.active.removed;
                    result.active.morale.add(chance, odds.active.morale);
                    result.meanInflicted += chance * odds.active.meanInflicted;
                } else {
                    result.meanInflicted += chance * oddsOf(std::get<Shooting>(here), &after).meanInflicted;
                }
                for (std::size_t more = 0; more < after.size(); ++more) {
                    const MoraleOdds& end = after[more];
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

double Spell::furthest() const
{
    return sources.empty() ? 0 : std::ranges::max(sources, {}, &MagicSource::distance).distance;
}

int Spell::threshold() const
{
    return thresholdFor(level, distanceOpposition(furthest()) + static_cast<int>(sources.size()) - 1);
}

SpellOdds oddsOf(const Spell& spell)
{
    const odds::Face face = odds::faceOf(d10, spell.threshold(), odds::HighestFace::addsDie);
    SpellOdds result;
    result.successes = odds::successes(odds::addingDie(face), spell.dice(), odds::lengthFor(spell.dice()));
    odds::trim(result.successes, 1e-16, static_cast<std::size_t>(spell.dice()) + 1);
    if (!spell.usesMaelstrom()) {
        result.cast = 1 - std::pow(face.fails, spell.dice());
        return result;
    }

    // The chance of each number of 1s, and that of it without any success. A die shows a 1, another failure,
    // a success, or a 10 that adds a die.
    constexpr double one = 0.1;
    const double otherFailure = face.fails - one;
    // With all that 10s add, each die ends in a face below 10: an even chance for each of the nine.
    const odds::Distribution perDie{8.0 / 9, 1.0 / 9};
    odds::Distribution ones = odds::power(perDie, spell.dice(), static_cast<std::size_t>(spell.dice()) + 1);
    ones.resize(std::max<std::size_t>(ones.size(), 4), 0.0);
    for (std::size_t k = 0; k < 4; ++k)
        result.cataclysm[k] = ones[k];
    result.cataclysm[4] = std::max(0.0, 1 - (ones[0] + ones[1] + ones[2] + ones[3]));

    odds::Distribution allFail = odds::power(odds::Distribution{otherFailure, one}, spell.dice(),
                                             static_cast<std::size_t>(spell.dice()) + 1);
    allFail.resize(std::max<std::size_t>(allFail.size(), 3), 0.0);
    for (std::size_t k = 0; !cataclysmOf(static_cast<int>(k)).endsSpell; ++k)
        result.cast += ones[k] - allFail[k];
    return result;
}

double successOf(const Invocation& invocation)
{
    return 1 - std::pow((Invocation::threshold - 1) / 10.0, invocation.dice());
}

double workOf(const Scenario& scenario)
{
    return std::visit(Estimate(), scenario);
}

} // namespace adjutant::drakerys
