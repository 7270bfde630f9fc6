#pragma once

#include "core/systems/adventure/acting.h"
#include "core/systems/adventure/advantage.h"

namespace adjutant::adventure {

// What players do. The paths of the questions are the keys of the commands.

/// Everybody's total, and the dice of ties until all are broken (chapter "Initiative Phase").
Task<> rollInitiative(State& state, Ask& ask);
/// Somebody moves first, and battles last (chapter "Movement Phase").
Task<> seize(State& state, Ask& ask);
/// The next in the order moves; attacks that it provokes are rolled (chapter "Movement Phase Notes").
Task<> move(State& state, Ask& ask);
/// The round goes on (chapter "Combat Round").
Task<> nextPhase(State& state, Ask& ask);

// Turns of the Battle Phase (chapter "Battle Actions").
Task<> attack(State& state, Ask& ask);
Task<> defend(State& state, Ask& ask);
Task<> disengage(State& state, Ask& ask);
Task<> useItem(State& state, Ask& ask);
Task<> delay(State& state, Ask& ask);
Task<> pass(State& state, Ask& ask);

/// A save against an effect (chapter "End Phase").
Task<> save(State& state, Ask& ask);

/// The players put hit points right: by so many.
Task<> changeHp(State& state, Ask& ask);
/// The players put an effect on somebody, or take it away.
Task<> changeEffect(State& state, Ask& ask);
/// The players end the match.
Task<> finish(State& state, Ask& ask);

// What they roll.

/// Asks the dice of a roll with so many net sources against a target number, and gives what counts of them.
Task<int> askRoll(Ask& ask, std::string prefix, int net, int modifier, int target, PlayerId by);

/// A reason for advantage or disadvantage that the match knows, with how many sources it is.
struct KnownSource
{
    Message reason;
    int count = 1;
};

/// "Already counted: Ogre defends (1)", or that there is none.
Message knownText(const std::vector<KnownSource>& known);

/// So many of either kind may be told: those beyond four can still cancel known ones of the other.
inline constexpr int mostSourcesInPlay = 8;

/// Rolls an attack, from its sources to whether it succeeds, and tells it.
Task<> askAttack(State& state, Ask& ask, std::string prefix, std::size_t attacker, std::size_t target);

} // namespace adjutant::adventure
