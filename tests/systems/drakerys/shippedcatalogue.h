#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"
#include "core/roster/roster.h"

#include <string>
#include <vector>

namespace adjutant::test {

/// The Drakerys catalogue as data/ has it.
const Catalogue& shipped();

/// An army within limits that no test exceeds by accident; entries get their default ids.
struct Muster
{
    std::string unit; ///< of the faction unless a faction is named
    int size = 1;
};
struct ArmyLimits
{
    int ap = 10'000;
    int rarity = 100;
};
Roster army(const std::string& faction, const std::vector<Muster>& muster, ArmyLimits limits = {10'000, 100});

/// The codes of the rules that an army breaks, in order.
std::vector<std::string> brokenRules(const Roster& roster);

/// The findings of an army.
std::vector<Finding> findings(const Roster& roster);

} // namespace adjutant::test
