#pragma once

#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

// Who moves and who acts, in the orders of a round (chapters "Initiative Phase", "Movement Phase", "Battle
// Phase"). Whoever has no hit points left may act, and nobody waits for it: the rules say nothing of it.

/// Who is to move in the Movement Phase, or to act in the Battle Phase; none where all have.
std::optional<std::size_t> nextToAct(const State& state);

/// All who may move, or act, now: the next one, those who delay until they act, and those without hit points
/// before it.
bool mayActNow(const State& state, std::size_t who);

/// Those who have not moved, or not acted, in this phase.
std::vector<std::size_t> leftToAct(const State& state);

/// Whether somebody has an effect whose save is still to be rolled in this End Phase.
bool owesSave(const State& state, std::size_t who);

/// Sets both orders by the totals and the dice of ties: low moves first, high battles first.
void setOrders(State& state);

/// It moves first and battles last from now on. A later one goes before an earlier one.
void seizeInitiative(State& state, std::size_t who);

/// Whether one could delay until after another, who hasn't acted and comes later.
bool canDelayAfter(const State& state, std::size_t who, std::size_t after);

/// It acts after that one; none: after any turn to come, whenever it says so.
void delayAfter(State& state, std::size_t who, std::optional<std::size_t> after);

/// Its turn of the Battle Phase: what lasted until then is over.
void takeTurn(State& state, std::size_t who);

/// Goes to the next phase, or to the next round; what lasted until then is over.
void goToNextPhase(State& state);

} // namespace adjutant::adventure
