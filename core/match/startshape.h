#pragma once

#include "core/catalogue/ids.h"
#include "core/match/task.h"

#include <cstddef>

namespace adjutant {

class Ask;

/// What a match of a game begins with beside its players and their lists, for those who read scripts.
struct StartShape
{
    bool saysWhoBegins = true; ///< the players say who begins; otherwise they may, or the game does
    bool hasNames = false;     ///< players may have names beside their ids
    std::size_t fewestSides = 2;
    std::size_t mostSides = 8;
    Task<> (*sideExtras)(Ask& ask) = nullptr;  ///< what else a player says; null: nothing
    Task<> (*startExtras)(Ask& ask) = nullptr; ///< what else the match says; null: nothing
};

/// The shape of a start of that game's matches. The list of games has it.
StartShape startShapeOf(const SystemId& system);

} // namespace adjutant
