#pragma once

#include "core/match/player.h"

#include <algorithm>
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

/// The same of pieces with a `name` and a `ref`, and of players with an `id` and a `name`.
template <class Piece, class Player>
void tellNamesApart(std::vector<Piece>& pieces, const std::vector<Player>& players)
{
    std::vector<NamedPiece> named;
    for (const Piece& each : pieces)
        named.push_back({each.name, std::ranges::find(players, each.ref.player, &Player::id)->name});
    const std::vector<std::string> names = namesToldApart(named);
    for (std::size_t k = 0; k < names.size(); ++k)
        pieces[k].name = names[k];
}

} // namespace adjutant
