#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::drakerys {

/// A Unit as `units --json` prints it: skills as plain ids, and their parameters in an object of their own.
nlohmann::ordered_json unitJson(const Unit& unit, const Catalogue& catalogue);

/// A state of a match of Drakerys as the contract names it: `{round, finished, active_player, players: [{id,
/// progress, square, headquarters, vp, done, units: [{id, warriors, injuries, stress, status, removed}]}]}`;
/// `vortexes` and `objectives` only where the match keeps some.
nlohmann::ordered_json stateJson(const MatchState& state);

} // namespace adjutant::drakerys
