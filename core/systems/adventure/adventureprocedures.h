#pragma once

#include "core/match/ask.h"

namespace adjutant::adventure {

struct State;

// What players do. The paths of the questions are the keys of the commands.

/// Everybody's total, and the dice of ties until all are broken (chapter "Initiative Phase").
Task<> rollInitiative(State& state, Ask& ask);
/// Somebody moves first, and battles last (chapter "Movement Phase").
Task<> seize(State& state, Ask& ask);
/// The next in the order moves; attacks that it provokes are rolled (chapter "Movement Phase Notes").
Task<> move(State& state, Ask& ask);
/// The round goes on (chapter "Combat Round").
Task<> nextPhase(State& state, Ask& ask);

// Turns of the Battle Phase (chapter "Battle Actions").
Task<> attack(State& state, Ask& ask);
Task<> defend(State& state, Ask& ask);
Task<> disengage(State& state, Ask& ask);
Task<> useItem(State& state, Ask& ask);
Task<> delay(State& state, Ask& ask);
Task<> pass(State& state, Ask& ask);

/// A save against an effect (chapter "End Phase").
Task<> save(State& state, Ask& ask);

/// The players put hit points right: by so many.
Task<> changeHp(State& state, Ask& ask);
/// The players put an effect on somebody, or take it away.
Task<> changeEffect(State& state, Ask& ask);
/// The players end the match.
Task<> finish(State& state, Ask& ask);

} // namespace adjutant::adventure
