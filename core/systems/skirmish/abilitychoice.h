#pragma once

#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

/// An ability as an option, closed where its model can't pay its cost or roll its fewest dice.
table::Option abilityOption(const State& state, std::size_t model, const Ability& ability);

/// The abilities of a model that it uses in its own activation: its attacks, or those that are none. The
/// others are closed.
std::vector<table::Option> abilityOptions(const State& state, std::size_t model, bool attacks);

/// The ability of that id, which the model has.
const Ability& abilityOf(const State& state, std::size_t model, std::string_view id);

/// Takes the cost of an ability out of its model's dice and tells so.
void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// Gives a model the condition of an ability that succeeded, and tells so.
void giveCondition(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// The one die that an ability with a chance rolls; none where nobody rolls. Tells whether it succeeded.
Task<bool> askSuccess(const State& state, Ask& ask, table::Path path, std::size_t model,
                      const Ability& ability);

} // namespace adjutant::skirmish
