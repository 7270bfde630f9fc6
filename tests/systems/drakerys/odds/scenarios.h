#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"
#include "tests/systems/drakerys/odds/readscenario.h"

#include <string>

namespace adjutant::test {

/// What of the engine's result differs most from the oracle's.
struct Difference
{
    double largest = 0;
    std::string where;

    /// Takes note of two figures that should agree; their difference is in such units.
    void note(const char* name, double engine, double oracle, double unit = 1);
};

Difference differenceOf(const oracle::Scenario& asked, const drakerys::Scenario& read);

/// The same against a simulation of so many trials, in standard errors.
Difference deviationOf(const oracle::Scenario& asked, const drakerys::Scenario& read, int trials);

} // namespace adjutant::test
