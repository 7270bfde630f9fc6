#pragma once

#include "core/match/setup.h"
#include "core/systems/skirmish/skirmishstate.h"

namespace adjutant::skirmish {

// Who may act, and what with.

/// Refuses where the match is over.
Task<> untilTheEnd(const State& state, Ask& ask);
/// The same for what models do, which ends the draft: says so where rounds of it are left.
Task<> modelsMayAct(const State& state, Ask& ask);

/// "2 of 3 wounds; prone".
Message conditionText(const State& state, std::size_t model);

/// Asks for a model, whatever it has done.
Task<std::size_t> askModel(const State& state, Ask& ask);

/// Asks for a model, at `path`, that uses an ability in its own activation: an attack, or one that is none.
/// Closed are those without one on their card, and those that have used their ability of the round; warned
/// those that are dying.
Task<std::size_t> askActive(const State& state, Ask& ask, const char* path, Label label, bool attacks);

/// An ability as an option, closed where its model can't pay its cost or roll its fewest dice.
door::Option abilityOption(const State& state, std::size_t model, const Ability& ability);

/// Asks for that ability. It gives the form its title and cost. What the players put right leaves cards as
/// they are.
Task<const Ability*> askAbilityOf(const State& state, Ask& ask, std::size_t model, bool attacks);

/// The ability of that id, which the model has.
const Ability& abilityOf(const State& state, std::size_t model, std::string_view id);

/// Takes the cost of an ability out of its model's dice and tells so.
void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// The one die that an ability that is no attack may have to roll, at `at`, and what `receiver` gets where it
/// succeeds.
Task<> useEffect(State& state, Ask& ask, std::size_t model, const Ability& ability, std::size_t receiver,
                 door::Path at);

/// Refuses a script that doesn't say what so many dice showed; nothing in its place (`null`) is what players
/// left open, and ends it there.
Task<> needFaces(Ask& ask, door::Path at, int dice);

} // namespace adjutant::skirmish
