#pragma once

#include "core/systems/battlecards/battlestate.h"

namespace adjutant::battlecards {

// What players do. Chapters are those of the source.

/// Some knights meet on a tile.
Task<> battle(State& state, Ask& ask);

/// A side covers two cards. Those of bandits are drawn: they lie face down for everybody.
Task<> choose(State& state, Ask& ask);

/// All covered cards are turned up at once, with the wounds of the defense cards.
Task<> reveal(State& state, Ask& ask);

/// Two sides count their points together: after the reveal, before the first battle turn.
Task<> ally(State& state, Ask& ask);

/// The battle turn of the next side by Delay.
Task<> turn(State& state, Ask& ask);

/// Points and victors; only their knights stay, and wounds are discarded.
Task<> endBattle(State& state, Ask& ask);

/// The rules have no end. Whoever won most battles has won, unless the players decide otherwise.
Task<> finish(State& state, Ask& ask);

/// The players put a knight's wounds right.
Task<> wounds(State& state, Ask& ask);

} // namespace adjutant::battlecards
