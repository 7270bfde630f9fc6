#pragma once

#include "core/match/ask.h"

namespace adjutant::drafta {

struct State;

// What players do. The paths of the questions are the keys of the commands.

/// Each side rolls a D6, the higher begins (chapter "How to Begin").
Task<> first(State& state, Ask& ask);
/// A unit moves (chapter "Movement").
Task<> move(State& state, Ask& ask);
/// A unit attacks another (chapter "Combat").
Task<> attack(State& state, Ask& ask);
/// A unit attacks with what deals a fixed damage (chapter "Special Attacks").
Task<> special(State& state, Ask& ask);
/// A unit uses its one-time talent.
Task<> talent(State& state, Ask& ask);
/// A unit gets hit points back (chapter "Healing").
Task<> heal(State& state, Ask& ask);
/// Two units set up an encampment (chapter "Setting up an Encampment").
Task<> camp(State& state, Ask& ask);
/// A unit goes into an encampment of its side.
Task<> enter(State& state, Ask& ask);
/// A unit comes out of one.
Task<> leave(State& state, Ask& ask);
/// A defeated player character's D100 (chapter "Unit Defeat").
Task<> consequence(State& state, Ask& ask);
/// The active side ends its turn.
Task<> endTurn(State& state, Ask& ask);
/// The players put a unit's hit points right.
Task<> setHp(State& state, Ask& ask);

} // namespace adjutant::drafta
