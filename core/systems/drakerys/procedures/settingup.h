#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <utility>
#include <vector>

namespace adjutant::drakerys {

/// The cards of the mission draw; what is empty was not drawn.
struct DealtCards
{
    MissionId common;
    std::vector<std::pair<PlayerId, MissionId>> solo;
};

/// "Missions: Relics; Anna Messenger, Bruno Prisoners"
Message cardsDealt(const MatchState& state, const DealtCards& dealt);

/// Deals them and tells it. Cards that were dealt before lose what was chosen and ticked for them.
void dealCards(MatchState& state, Ask& ask, const DealtCards& dealt);

/// Whether there are as many Vortexes and Maelstroms as the Battlefield begins with.
bool areVortexesLaidOut(const MatchState& state);

/// Gives a player a Deployment Area and the other of two the other one, and tells it.
void deployIn(MatchState& state, Ask& ask, const PlayerId& player, DeploymentSide side);

} // namespace adjutant::drakerys
