#pragma once

#include "core/match/pieces.h"
#include "core/systems/drafta/draftastate.h"

namespace adjutant::drafta {

/// Refuses where nothing is played yet (`not-active`), or any more (`finished`).
Task<> askWhetherPlayed(const State& state, Ask& ask);

/// "3 of 12 hit points".
Message conditionText(const State& state, std::size_t unit);

// What closes a unit. One of the side whose turn it isn't is `not-active`; each of the others begins with
// that.
Objection notActive(const State& state, std::size_t unit);
Objection isDefeated(const State& state, std::size_t unit);
/// It is defeated or doesn't belong to the active side.
Objection cannotUse(const State& state, std::size_t unit);
/// It has made its attack of the turn, too.
Objection hasActed(const State& state, std::size_t unit);

/// The units whose cards have words for what they do: those are offered, with the words beside their names.
PieceChoice ownersOf(const State& state, Objection (*judged)(const State& state, std::size_t unit),
                     std::string (*wordsOf)(const Card& card));

/// Whether it hasn't set up an encampment in this turn, which is then over for it.
bool hasTurnLeft(const State& state, std::size_t unit);

/// The unit comes out of its encampment, where it is in one, and the story tells it.
void leaveCamp(State& state, Ask& ask, std::size_t unit);

} // namespace adjutant::drafta
