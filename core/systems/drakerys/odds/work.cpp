#include "core/systems/drakerys/odds/scenario.h"

#include <algorithm>
#include <cmath>

namespace adjutant::drakerys {

namespace {

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
    const auto diceOf = [](const Side& side, int power) {
        return static_cast<double>(attackDice(side, power, side.warriors));
    };
    Roll byActive{plan.byActive, fight.target, diceOf(fight.active, plan.activePower)};
    Roll byTarget{plan.byTarget, fight.active, diceOf(fight.target, plan.targetPower)};
    const double activeGrades = fight.active.warriors + 1.0;
    const double targetGrades = byEveryInjury ? fight.target.capacity() + 1.0 : fight.target.warriors + 1.0;
    const double cells = 10 * activeGrades * targetGrades;
    if (plan.blocker == Blocker::both)
        return cells;
    if (plan.blocker == Blocker::active) {
        byTarget.blocking = byActive.dice;
        return cells + byTarget.work();
    }
    if (plan.blocker == Blocker::target) {
        byActive.blocking = byTarget.dice;
        return cells + byActive.work();
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

double workOfShot(const Attack& attack, const Side& target, int dice)
{
    return Roll{attack, target, static_cast<double>(dice)}.work() + target.capacity();
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
    double operator()(const Shooting& shooting) const
    {
        const ShotPlan plan = planOf(shooting);
        return workOfShot(plan.attack, shooting.target, plan.dice);
    }
    double operator()(const Harassment& harassment) const
    {
        const ShotPlan plan = planOf(harassment);
        return workOfShot(plan.attack, harassment.target, plan.dice);
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
            if (const auto* fight = std::get_if<Fight>(&step))
                work += standings * workOfFight({fight->action, fight->active, target}, true);
            else {
                Shooting shooting = std::get<Shooting>(step);
                shooting.target = target;
                work += standings * (*this)(shooting);
            }
            ++stress;
        }
        return work;
    }
};

} // namespace

double workOf(const Fight& fight)
{
    return Estimate()(fight);
}

double workOf(const Scenario& scenario)
{
    return std::visit(Estimate(), scenario);
}

} // namespace adjutant::drakerys
