#pragma once

#include "core/match/refusal.h"
#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <vector>

namespace adjutant::drakerys {

/// What a command that can be carried out seems to break: prerequisites of Actions as far as the tokens
/// `engaged` and `free` tell, skills and weapons the card doesn't have, a second shot of a crossbow, words we
/// don't know; missions, Objectives and spells against their chapters. Rules: `unknown-profile engaged free
/// status skill hero guard heroic-dice weapon second-shot invocations unknown-status headquarters vortex
/// infantry` and
/// - `unknown-mission`: a card the rulebook lacks, or one that was dealt twice
/// - `unknown-condition`: a Tick of a condition that the mission lacks
/// - `chosen`: too many or too few, or none of the kind that the mission asks for
/// - `apart`: a Scenery or an Objective is not as far from something as it must be, or not where its mission
///   wants it
/// - `pick`: an Objective that this player, or nobody, can pick
/// - `sources`: more sources of mana than the Wizard's level
/// - `spell-used`: a spell was cast in this activation before
std::vector<Warning> warningsOf(const MatchState& state, const Command& command);

} // namespace adjutant::drakerys
