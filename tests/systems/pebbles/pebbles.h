#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant::pebbles {

/// Pebbles, the tiny game of the tests: throwers toss pebbles at a jar. It asks every kind of question and
/// draws every kind of board, and is no game that anybody plays.
GameSystem gameSystem();

} // namespace adjutant::pebbles
