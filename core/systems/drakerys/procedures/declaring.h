#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/match/action.h"
#include "core/systems/drakerys/match/change.h"
#include "core/systems/drakerys/match/refusal.h"
#include "core/systems/drakerys/procedures/unitpicks.h"

#include <functional>

namespace adjutant::drakerys {

// An activation, Action by Action (chapter "Progress of a Game Phase"): a Unit makes its Actions one after
// the other, each with its dice; then its player spends the TS of all of them.

/// Whether a Unit may make an Action, by its card or its kind.
using MayMake = bool (*)(const UnitState& unit);

/// The Units of the active player that can make an Action of that kind now; once one is being activated, only
/// that one. Closed where its Actions are made, or their TS would be more than may be spent; warned where its
/// prerequisites seem to be missing (chapter "Units Actions"). `also` says which of them a form shows.
Pick unitToAct(const MatchState& state, ActionKind kind, MayMake may = nullptr, ShowUnit also = {});

/// Heroic Action dice, where the Unit's card has the skill; otherwise none are asked for, and 0.
Task<int> heroicDiceOf(const MatchState& state, Ask& ask, const UnitRef& unit);

/// What the rules say of the next Action of a Unit, and its cost in TS, told before it is made; refused where
/// it costs more than may be spent.
Task<> announce(const MatchState& state, Ask& ask, const UnitRef& unit, const Action& action);

/// Puts an Action that is being made on the account of the Unit's activation, which it begins where it is the
/// first.
void make(MatchState& state, const UnitRef& unit, const Action& action);

/// The end of the activation: its TS are spent, the token moves, the Unit gets its Stress, Headquarters
/// Phases and Rounds end (chapter "Progress of a Game Phase").
void endActivation(Change& change, const UnitRef& unit, const std::vector<Action>& actions, int ts);

/// The same of the Unit that is being activated, where it is, and tells it.
void endActivationNow(MatchState& state, Ask& ask);

/// "Shooting (Heavy crossbow, Heroic Action +2D10)".
Message actionMade(const Action& action);

/// "The token of Anna moves to square 7".
Message tokenMoves(const PlayerState& player, int ts);

} // namespace adjutant::drakerys
