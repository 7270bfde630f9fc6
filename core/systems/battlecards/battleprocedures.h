#pragma once

#include "core/match/ask.h"
#include "core/match/session.h"

namespace adjutant::battlecards {

struct State;

/// A side covers two cards. Those of bandits are drawn: they lie face down for everybody.
Task<> choose(State& state, Ask& ask);

/// All covered cards are turned up at once, with the wounds of the defense cards.
Task<> reveal(State& state, Ask& ask);

/// Two sides count their points together: after the reveal, before the first battle turn.
Task<> ally(State& state, Ask& ask);

/// The battle turn of the next side by Delay.
Task<> turn(State& state, Ask& ask);

/// Begins a match of battles; what is wrong with its players, lists and cards otherwise.
Expected<std::unique_ptr<Session>, table::Remark> begin(Start start);

} // namespace adjutant::battlecards
