#pragma once

#include "core/match/start.h"

namespace adjutant::pebbles {

/// A match of two players, red and blue, with two throwers each.
inline Start start()
{
    Start start;
    start.system = SystemId("pebbles");
    for (const char* player : {"red", "blue"}) {
        Side side;
        side.id = PlayerId(player);
        side.roster.system = start.system;
        for (const int hand : {1, 3}) {
            RosterEntry entry;
            entry.id = EntryId("thrower-" + std::to_string(hand));
            entry.size = 1;
            entry.card = {{"name", "Hand " + std::to_string(hand)}, {"hand", hand}};
            side.roster.entries.push_back(std::move(entry));
        }
        start.sides.push_back(std::move(side));
    }
    return start;
}

} // namespace adjutant::pebbles
