#pragma once

#include "core/match/setup.h"
#include "core/systems/drafta/draftastate.h"

namespace adjutant::drafta {

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
/// The players end the battle before a side is without units.
Task<> finish(State& state, Ask& ask);
/// The players put a unit's hit points right.
Task<> setHp(State& state, Ask& ask);

// What several of them ask.

/// Refuses where nothing is played yet (`not-active`), or any more (`finished`).
Task<> askWhetherPlayed(const State& state, Ask& ask);

/// "3 of 12 hit points".
Message conditionText(const State& state, std::size_t unit);

Judgement isDefeated(const State& state, std::size_t unit);
/// It doesn't belong to the active side (`not-active`), or is defeated.
Judgement cannotUse(const State& state, std::size_t unit);

/// It can't be used, or has acted in this turn (`acted`). One that healed is warned of only.
Judgement hasActed(const State& state, std::size_t unit);

/// It has set up an encampment, for which it gives up this turn: of what else it does is warned (`acted`).
Judgement hasBuilt(const State& state, std::size_t unit);

/// The units whose cards have words for what they do: those are offered, with the words beside their names.
PieceChoice ownersOf(const State& state, Judgement (*judged)(const State& state, std::size_t unit),
                     std::string (*wordsOf)(const Card& card));

/// The unit comes out of its encampment, where it is in one, and the story tells it.
void leaveCamp(State& state, Ask& ask, std::size_t unit);

} // namespace adjutant::drafta
