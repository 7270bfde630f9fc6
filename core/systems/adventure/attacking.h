#pragma once

#include "core/systems/adventure/adventurestate.h"

namespace adjutant::adventure {

/// A reason for advantage or disadvantage that the match knows, with how many sources it is.
struct KnownSource
{
    Message reason;
    int count = 1;
};

/// What a match knows of one attack (chapters "Battle Phase", "Movement Phase").
struct KnownSources
{
    int fromTier = 0;                   ///< above 0 of advantage, below 0 of disadvantage
    std::vector<KnownSource> advantage; ///< those of tiers among them
    std::vector<KnownSource> disadvantage;
};

KnownSources knownSources(const State& state, std::size_t attacker, std::size_t target);

/// How many they are together.
int countOf(const std::vector<KnownSource>& sources);

/// An attack as a question of the odds, with so many sources of the table beside those that are known.
table::Forecast attackForecast(const State& state, std::size_t attacker, std::size_t target, int advantage,
                               int disadvantage);

/// So many of either kind may be told: those beyond four can still cancel known ones of the other.
inline constexpr int mostTableSources = 8;

/// Sources that only the table knows, of both kinds. They stand under `prefix` where that isn't empty.
struct TableSources
{
    int advantage = 0;
    int disadvantage = 0;
};
Task<TableSources> askSources(Ask& ask, std::string prefix, std::vector<KnownSource> advantage,
                              std::vector<KnownSource> disadvantage);

/// Asks the dice of a roll with so many net sources against a target number, and gives what counts of them.
Task<int> askRoll(Ask& ask, std::string prefix, int net, int modifier, int target, PlayerId by);

/// Rolls an attack, from its sources to whether it succeeds, and tells it.
Task<> askAttack(State& state, Ask& ask, std::string prefix, std::size_t attacker, std::size_t target);

} // namespace adjutant::adventure
