#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/systems/drakerys/match/refusal.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::drakerys {

// The questions that commands of several kinds are asked; each gives why a command can't be carried out, none
// where nothing is in its way.

using Refused = std::optional<MatchRefusal>;

Refused refused(RefusalRule rule, std::string message);

/// "; did you mean '…'?" where one of the candidates is near; otherwise empty.
std::string didYouMean(const std::string& named, const std::vector<std::string>& candidates);

Refused unknownPlayer(const MatchState& state, const PlayerId& id);
Refused unknownUnit(const MatchState& state, const UnitRef& unit);
Refused unknownMission(const MatchState& state, const PlayerId& player, const MissionId& mission);

/// Once the game is over most things are.
Refused afterTheEnd(const MatchState& state);

/// It must be the player's turn; the game is not over.
Refused notActive(const MatchState& state, const PlayerId& id);

/// What holds for every command by which a player spends TS: the player is there, and active.
Refused notToPlay(const MatchState& state, const PlayerId& id);

/// What holds for every command that names a Unit on the table.
Refused notOnTheTable(const MatchState& state, const UnitRef& unit);

/// An activation may cost no more than there is of the TimePath, and not lead beyond the last START (chapter
/// "Restrictions of Actions"). `cost` in TS.
Refused tooDear(const PlayerState& player, int cost);

} // namespace adjutant::drakerys
