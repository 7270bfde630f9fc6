#pragma once

#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "tests/systems/drakerys/odds/oracle/scenario.h"

namespace adjutant::test {

/// What of the engine's result differs most from the oracle's.
struct Difference
{
    double largest = -1;
    std::string where = "not compared";
};

Difference differenceOf(const oracle::Scenario& asked, const drakerys::Scenario& read);

} // namespace adjutant::test
