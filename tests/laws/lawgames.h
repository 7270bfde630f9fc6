#pragma once

#include "core/match/start.h"

#include <span>
#include <string_view>

namespace adjutant::test {

/// A game that the laws play, and what its matches begin with.
struct LawGame
{
    std::string_view id;
    Start (*start)();
};

/// One line for every game that has a table.
std::span<const LawGame> lawGames();

} // namespace adjutant::test
