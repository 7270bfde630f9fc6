#pragma once

#include "core/match/pieces.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// An ability as an option, closed where its model can't pay its cost or roll its fewest dice.
table::Option abilityOption(const State& state, std::size_t model, const Ability& ability);

/// Closed where no ability for its own activation is on the model's card: no attack, or none beside attacks.
Objection mayUse(const State& state, std::size_t model, bool attacks);
template <bool attacks> Objection mayUse(const State& state, std::size_t model)
{
    return mayUse(state, model, attacks);
}

/// Asks for an ability that a model uses in its own activation: one of its attacks, or of those that are
/// none. It gives the form its title and cost. What the players put right leaves cards as they are.
Task<const Ability*> askAbilityOf(const State& state, Ask& ask, std::size_t model, bool attacks);

/// The ability of that id, which the model has.
const Ability& abilityOf(const State& state, std::size_t model, std::string_view id);

/// Takes the cost of an ability out of its model's dice and tells so.
void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// Gives a model the condition of an ability that succeeded, and tells so.
void giveCondition(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// Refuses a script that doesn't say what so many dice showed; nothing in its place (`null`) is what players
/// left open, and ends it there.
Task<> needFaces(Ask& ask, table::Path at, int dice);

/// The one die that an ability with a chance rolls; none where nobody rolls. Tells whether it succeeded.
Task<bool> askSuccess(const State& state, Ask& ask, table::Path path, std::size_t model,
                      const Ability& ability);

} // namespace adjutant::skirmish
