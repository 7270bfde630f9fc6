#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/odds/side.h"

#include <optional>

namespace adjutant::drakerys {

/// A Unit as it stands at the table in a fight with one enemy: with those who are Engaged beside it, as far
/// as the players told of contacts (chapter "Fighting": Initiative, rerolls, Advantage). Its own Warriors are
/// all in Contact unless the contact says otherwise. None where its card is not known.
std::optional<Side> sideInFight(const MatchState& state, const UnitRef& unit, const UnitRef& enemy);

} // namespace adjutant::drakerys
