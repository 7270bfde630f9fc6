#pragma once

#include "core/systems/gamesystem.h"

#include <string>
#include <vector>

namespace adjutant::regatta {

/// Regatta, a game of the tests that has lists and nothing else: crews of a club, with two budgets, sizes and
/// options. It is no game that anybody plays.
GameSystem gameSystem();

inline constexpr int highestPoints = 100'000; ///< of a list

/// What a list spends: points, which options cost too, and berths.
extern const std::span<const Budget> budgets;

/// Its boats: those of the clubs North and South, and the Harbour's, whom everybody may hire.
const Catalogue& catalogue();

/// An entry of a list: of the club unless a club is named.
struct Boat
{
    std::string unit;
    int size = 1;
};

/// A list within limits that no test exceeds by accident; entries get their default ids.
struct Limits
{
    int points = 10'000;
    int berths = 100;
};
Roster listOf(const std::string& club, const std::vector<Boat>& boats, Limits limits = {10'000, 100});

} // namespace adjutant::regatta
