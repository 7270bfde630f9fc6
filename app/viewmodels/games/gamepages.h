#pragma once

#include "core/systems/gamesystem.h"

namespace adjutant {

/// Whether a game uses the pages that draw any game. They need its cards as forms; a game whose cards are not
/// has the pages that were written for it alone. This is the only place where that is decided: it goes, with
/// those pages, when the last game's cards are forms.
inline bool usesFormPages(const GameSystem& game)
{
    return game.card != nullptr;
}

/// The game of the pages that were written for one game.
inline const GameSystem& gameOfItsOwnPages()
{
    for (const GameSystem& game : gameSystems())
        if (!usesFormPages(game))
            return game;
    return gameSystems().front();
}

} // namespace adjutant
