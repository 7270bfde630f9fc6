#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

/// The Wizards whose players have deployed and can choose spell cards for them now (chapter "Choosing
/// Spells"). The map shows whether a player is still deploying: some Units stand on it, and some don't.
std::vector<UnitRef> wizardsToChooseFor(const MatchState& state);

} // namespace adjutant::drakerys
