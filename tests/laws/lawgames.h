#pragma once

#include "core/match/session.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace adjutant::test {

/// A game that the laws play, and what its matches begin with.
struct LawGame
{
    std::string_view id;
    Start (*start)();
    /// Commands that put things on the boards of pictures; null: nothing has to be put there.
    std::vector<std::pair<std::string, door::Answers>> (*opening)() = nullptr;
    /// What holds of its state whatever is played; null: what holds of every game.
    void (*check)(const Session& session) = nullptr;
    /// Whether all that is done in it leaves a sentence.
    bool reportsAll = true;
};

/// One line for every game that has a table.
std::span<const LawGame> lawGames();

/// Other lists of these games: what they can do is played at random as well.
std::span<const LawGame> otherLawGames();

} // namespace adjutant::test
