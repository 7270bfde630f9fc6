#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/mana.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

// Steps 2 and 3 of a casting: mana pays its cost, and what is left adds dice.

/// What the sources of a casting give.
struct Drawn
{
    std::vector<ManaSource> sources;
    bool known = true; ///< of every one of them
    bool maelstrom = false;
    int mana = 0; ///< in all, with what a Maelstrom reinforces
};

Drawn drawnFrom(const MatchState& state, const std::vector<std::string>& sources);

/// What is left of the mana once the cost of the spell is paid, as its card or the players say; warned of
/// where it can't be paid. None where that can't be told.
Task<std::optional<int>> askCost(const MatchState& state, Ask& ask, SpellId spell, Drawn drawn);

/// How much of what is left is spent on more dice: all of what Vortexes give, unless the players say
/// otherwise; nothing in a script that doesn't say it.
NumberOf reinforcementOf(const Ask& ask, const Drawn& drawn, std::optional<int> left);

} // namespace adjutant::drakerys
