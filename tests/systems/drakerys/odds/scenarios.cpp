#include "tests/systems/drakerys/odds/scenarios.h"

#include "tests/systems/drakerys/odds/oracle/enumerate.h"
#include "tests/systems/drakerys/odds/oracle/simulate.h"

#include <algorithm>
#include <cmath>

namespace adjutant::test {

namespace {

// Every figure of both results, in the same order, handed to `note(name, engine, oracle,
// deviationOfOneTrial)`.
template <class Note>
void compareMorale(Note note, const drakerys::MoraleOdds& engine, const oracle::MoraleChances& oracle)
{
    note("morale.none", engine.none, oracle.none, -1);
    note("morale.scattered", engine.scattered, oracle.scattered, -1);
    note("morale.destabilised", engine.destabilised, oracle.destabilised, -1);
    note("morale.in_doubt", engine.inDoubt, oracle.inDoubt, -1);
    note("morale.intact", engine.intact, oracle.intact, -1);
}

template <class Note>
void compareChances(Note note, const char* name, std::span<const double> engine,
                    std::span<const double> oracle)
{
    for (std::size_t k = 0; k < std::max(engine.size(), oracle.size()); ++k)
        note(name, k < engine.size() ? engine[k] : 0, k < oracle.size() ? oracle[k] : 0, -1);
}

template <class Note>
void compareSide(Note note, const drakerys::SideOdds& engine, const oracle::UnitResult& oracle)
{
    compareChances(note, "casualties", engine.casualties, oracle.casualties);
    note("destroyed", engine.destroyed, oracle.destroyed, -1);
    note("removed", engine.removed, oracle.removed, -1);
    compareMorale(note, engine.morale, oracle.morale);
}

template <class Note>
void compare(Note note, const drakerys::Fight& fight, const oracle::FightResult& oracle, double deviation,
             double targetDeviation)
{
    const drakerys::FightOdds engine = oddsOf(fight);
    compareSide(note, engine.active, oracle.active);
    compareSide(note, engine.target, oracle.target);
    note("active.mean", engine.active.meanInflicted, oracle.active.meanInjuriesInflicted, deviation);
    note("target.mean", engine.target.meanInflicted, oracle.target.meanInjuriesInflicted, targetDeviation);
    note("winner.active", engine.activeWins, oracle.winner.active, -1);
    note("winner.target", engine.targetWins, oracle.winner.target, -1);
    note("winner.draw", engine.draw, oracle.winner.draw, -1);
}

template <class Note>
void compare(Note note, const auto& shot, const oracle::ShotResult& oracle, double deviation,
             double) requires requires
{
    oddsOf(shot).meanInflicted;
}
{
    const drakerys::ShotOdds engine = oddsOf(shot);
    compareSide(note, engine.target, oracle.target);
    note("active.mean", engine.meanInflicted, oracle.meanInjuriesInflicted, deviation);
}

template <class Note>
void compare(Note note, const drakerys::MoraleTest& test, const oracle::MoraleChances& oracle, double, double)
{
    compareMorale(note, oddsOf(test), oracle);
}

template <class Note>
void compare(Note note, const drakerys::PlainRoll& roll, const oracle::RollResult& oracle, double deviation,
             double)
{
    note("threshold", roll.threshold, oracle.threshold, 1e-9);
    compareChances(note, "successes", drakerys::oddsOf(roll), oracle.successes);
    note("mean", odds::meanOf(roll.pool()), oracle.mean, deviation);
}

template <class Note>
void compare(Note note, const drakerys::Spell& spell, const oracle::SpellResult& oracle, double, double)
{
    const drakerys::SpellOdds engine = oddsOf(spell);
    note("threshold", spell.threshold(), oracle.threshold, 1e-9);
    compareChances(note, "successes", engine.successes, oracle.successes);
    note("cast", engine.cast, oracle.cast, -1);
    compareChances(note, "cataclysm", engine.cataclysm, oracle.cataclysm);
}

template <class Note>
void compare(Note note, const drakerys::Invocation& invocation, const oracle::InvocationResult& oracle,
             double, double)
{
    note("success", successOf(invocation), oracle.success, -1);
}

// Calls `with(asked, read)` with both in their own types; the kinds correspond one by one.
template <class With> void matched(const oracle::Scenario& asked, const drakerys::Scenario& read, With with)
{
    const auto both = [&](const auto& one, const auto* two) {
        if (two)
            with(one, *two);
    };
    if (const auto* roll = std::get_if<oracle::RollScenario>(&asked))
        both(*roll, std::get_if<drakerys::PlainRoll>(&read));
    else if (const auto* fight = std::get_if<oracle::FightScenario>(&asked))
        both(*fight, std::get_if<drakerys::Fight>(&read));
    else if (const auto* shooting = std::get_if<oracle::ShootingScenario>(&asked))
        both(*shooting, std::get_if<drakerys::Shooting>(&read));
    else if (const auto* harassment = std::get_if<oracle::HarassmentScenario>(&asked))
        both(*harassment, std::get_if<drakerys::Harassment>(&read));
    else if (const auto* hits = std::get_if<oracle::HitsScenario>(&asked))
        both(*hits, std::get_if<drakerys::Hits>(&read));
    else if (const auto* morale = std::get_if<oracle::MoraleScenario>(&asked))
        both(*morale, std::get_if<drakerys::MoraleTest>(&read));
    else if (const auto* spell = std::get_if<oracle::SpellScenario>(&asked))
        both(*spell, std::get_if<drakerys::Spell>(&read));
    else if (const auto* invocation = std::get_if<oracle::InvocationScenario>(&asked))
        both(*invocation, std::get_if<drakerys::Invocation>(&read));
}

} // namespace

void Difference::note(const char* name, double engine, double oracle, double unit)
{
    // Written so that NaN counts as a difference.
    const double difference = std::abs(engine - oracle) / unit;
    if (!(difference <= largest)) {
        largest = difference;
        where = std::string(name) + ": " + std::to_string(engine) + " against " + std::to_string(oracle);
    }
}

Difference differenceOf(const oracle::Scenario& asked, const drakerys::Scenario& read)
{
    Difference difference{-1, "not compared"};
    matched(asked, read, [&](const auto& one, const auto& two) {
        compare([&](const char* name, double engine, double oracle,
                    double) { difference.note(name, engine, oracle); },
                two, oracle::enumerate(one), 0, 0);
    });
    return difference;
}

Difference deviationOf(const oracle::Scenario& asked, const drakerys::Scenario& read, int trials)
{
    Difference difference{-1, "not compared"};
    matched(asked, read, [&](const auto& one, const auto& two) {
        const auto simulated = oracle::simulate(one, trials);
        compare(
            [&](const char* name, double engine, double oracle, double deviation) {
                // Of a chance that hardly ever or nearly always happens: at least a few trials' worth.
                const double sigma = deviation >= 0
                                         ? deviation / std::sqrt(trials)
                                         : std::sqrt(std::max(engine * (1 - engine), 2.0 / trials) / trials);
                difference.note(name, engine, oracle, std::max(sigma, 1e-12));
            },
            two, simulated.result, simulated.deviation, simulated.targetDeviation);
    });
    return difference;
}

} // namespace adjutant::test
