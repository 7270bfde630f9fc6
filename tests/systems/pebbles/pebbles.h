#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::pebbles {

/// Pebbles, the tiny game of the tests: throwers toss pebbles at a jar. It asks every kind of question and
/// draws every kind of board, and is no game that anybody plays.
GameSystem gameSystem();

/// How often the table was asked how it stands, and a toss was run, since the program began: each costs what
/// it costs with a large game.
struct Counts
{
    int views = 0;
    int tosses = 0;
};
Counts& counts();

} // namespace adjutant::pebbles
