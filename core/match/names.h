#pragma once

#include "core/match/player.h"

#include <string>
#include <vector>

namespace adjutant {

/// What somebody at the table is called, and whose they are.
struct NamedPiece
{
    std::string name;
    std::string side; ///< what their player is called
};

/// The names of all at the table, each unlike every other: those of one side are numbered ("Harpy 2"), those
/// of two go by their player as well ("Ogre (Red)"). Beside the pieces.
std::vector<std::string> namesToldApart(const std::vector<NamedPiece>& pieces);

} // namespace adjutant
