#pragma once

#include "core/systems/skirmish/odds/attackodds.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// The figures of an attack by one card's ability on another, that is unhurt (chapter "Melee", 6 to 18).
AttackFigures figuresOf(const ModelCard& attacker, const Ability& ability, const ModelCard& target);

/// The same at the table: the target's wounds and Mistform count, and what others add (leadership, guarding).
AttackFigures figuresOf(const State& state, std::size_t attacker, const Ability& ability, std::size_t target,
                        int accuracy = 0, int power = 0);

/// The dice that an ability of a model is rolled with: those it has left; of a reaction "with all dice" those
/// of its card.
const DicePool& poolFor(const State& state, std::size_t model, const Ability& ability);

/// As many dice of a pool as an attack can be rolled with, its cost paid.
int mostAttackDice(const Ability& ability, const DicePool& pool);

/// As many dice of a pool as a defence can be rolled with.
int mostDefenceDice(const DicePool& pool);

/// Whether a type of damage harms models in Mistform (glossary: "Mistform").
bool harmsMist(const std::string& type);

/// Takes wounds off a model: none or less left make it fall prone and Dying (Melee, 18 and 19).
void wound(State& state, Ask& ask, std::size_t model, int wounds);

/// Changes a model's wounds, never above its card's; below 1 it is Dying, above it isn't any more.
void setWounds(State& state, std::size_t model, int wounds);

} // namespace adjutant::skirmish
