#pragma once

#include "core/match/ask.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

// What players do. Chapters are those of the source.

/// A round of the draft: two cards of each deck, one burnt, two picked, one discarded (chapter "A Game").
Task<> draft(State& state, Ask& ask);
/// A card of a hand is used: what it does is done at the table.
Task<> useCard(State& state, Ask& ask);
/// A model attacks (chapters "Melee", "Wide Attack").
Task<> attack(State& state, Ask& ask);
/// A model uses an ability that is no attack (chapter "Model Activation").
Task<> useAbility(State& state, Ask& ask);
/// A model spends dice, mostly to move (chapter "Model Activation").
Task<> spend(State& state, Ask& ask);
/// The players change a model's wounds.
Task<> wounds(State& state, Ask& ask);
/// The players put a condition on a model, or take one off.
Task<> condition(State& state, Ask& ask);
/// The players count a model's experience.
Task<> experience(State& state, Ask& ask);
/// All dice come back, and everybody may act again.
Task<> endRound(State& state, Ask& ask);
/// The match is over, by the players' word.
Task<> finish(State& state, Ask& ask);

} // namespace adjutant::skirmish
