#pragma once

#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "tests/systems/drakerys/odds/oracle/enumerate.h"

namespace adjutant::test {

/// What of the engine's result differs most from the oracle's.
struct Difference
{
    double largest = -1;
    std::string where = "not compared";
};

// Every figure of both results, in the same order, handed to `note(name, engine, oracle)`.
template <class Note>
void compareMorale(Note note, const drakerys::MoraleOdds& engine, const oracle::MoraleChances& oracle)
{
    note("morale.none", engine.none, oracle.none);
    note("morale.scattered", engine.scattered, oracle.scattered);
    note("morale.destabilised", engine.destabilised, oracle.destabilised);
    note("morale.in_doubt", engine.inDoubt, oracle.inDoubt);
    note("morale.intact", engine.intact, oracle.intact);
}

template <class Note>
void compareChances(Note note, const char* name, std::span<const double> engine,
                    std::span<const double> oracle)
{
    for (std::size_t k = 0; k < std::max(engine.size(), oracle.size()); ++k)
        note(name, k < engine.size() ? engine[k] : 0, k < oracle.size() ? oracle[k] : 0);
}

template <class Note>
void compareSide(Note note, const drakerys::SideOdds& engine, const oracle::UnitResult& oracle)
{
    compareChances(note, "casualties", engine.casualties, oracle.casualties);
    note("destroyed", engine.destroyed, oracle.destroyed);
    note("removed", engine.removed, oracle.removed);
    compareMorale(note, engine.morale, oracle.morale);
}

template <class Note> void compare(Note note, const drakerys::Fight& fight, const oracle::FightResult& oracle)
{
    const drakerys::FightOdds engine = oddsOf(fight);
    compareSide(note, engine.active, oracle.active);
    compareSide(note, engine.target, oracle.target);
    note("active.mean", engine.active.meanInflicted, oracle.active.meanInjuriesInflicted);
    note("target.mean", engine.target.meanInflicted, oracle.target.meanInjuriesInflicted);
    note("winner.active", engine.activeWins, oracle.winner.active);
    note("winner.target", engine.targetWins, oracle.winner.target);
    note("winner.draw", engine.draw, oracle.winner.draw);
}

template <class Note>
void compare(Note note, const auto& shot, const oracle::ShotResult& oracle) requires requires
{
    oddsOf(shot).meanInflicted;
}
{
    const drakerys::ShotOdds engine = oddsOf(shot);
    compareSide(note, engine.target, oracle.target);
    note("active.mean", engine.meanInflicted, oracle.meanInjuriesInflicted);
}

template <class Note>
void compare(Note note, const drakerys::MoraleTest& test, const oracle::MoraleChances& oracle)
{
    compareMorale(note, oddsOf(test), oracle);
}

template <class Note>
void compare(Note note, const drakerys::PlainRoll& roll, const oracle::RollResult& oracle)
{
    note("threshold", roll.threshold, oracle.threshold);
    compareChances(note, "successes", drakerys::oddsOf(roll), oracle.successes);
    note("mean", odds::meanOf(roll.pool()), oracle.mean);
}

template <class Note> void compare(Note note, const drakerys::Spell& spell, const oracle::SpellResult& oracle)
{
    const drakerys::SpellOdds engine = oddsOf(spell);
    note("threshold", spell.threshold(), oracle.threshold);
    compareChances(note, "successes", engine.successes, oracle.successes);
    note("cast", engine.cast, oracle.cast);
    compareChances(note, "cataclysm", engine.cataclysm, oracle.cataclysm);
}

template <class Note>
void compare(Note note, const drakerys::Invocation& invocation, const oracle::InvocationResult& oracle)
{
    note("success", successOf(invocation), oracle.success);
}

inline Difference differenceOf(const oracle::Scenario& asked, const drakerys::Scenario& read)
{
    Difference difference;
    const auto note = [&difference](const char* name, double engine, double oracle) {
        // Written so that NaN counts as a difference.
        const double apart = std::abs(engine - oracle);
        if (!(apart <= difference.largest))
            difference = {apart, std::string(name) + ": " + std::to_string(engine) + " against " +
                                     std::to_string(oracle)};
    };
    // The kinds correspond one by one; others are not compared.
    const auto both = [&note](const auto& one, const auto& two) {
        if constexpr (requires { compare(note, two, oracle::enumerate(one)); })
            compare(note, two, oracle::enumerate(one));
    };
    std::visit(both, asked, read);
    return difference;
}

} // namespace adjutant::test
