#pragma once

#include "core/match/ask.h"
#include "core/odds/distribution.h"

namespace adjutant::adventure {

/// More sources than this count as so many (chapter "Advantage / Disadvantage"; our reading).
inline constexpr int mostThatCount = 4;

/// A save succeeds on this total and above (chapter "End Phase").
inline constexpr int saveTarget = 7;

/// What sources of both kinds come to: above 0 advantage, below 0 disadvantage. They cancel one for one (our
/// reading).
int netSources(int advantage, int disadvantage);

/// The sides of the additional die: D6 to D12 for 1 to 4 sources of advantage, D12 to D6 for 1 to 4 of
/// disadvantage; 0 where none is added.
int sidesOfThird(int net);

/// The dice of a roll: 2D6, and the additional one.
std::vector<door::Die> diceOf(int net);

/// What of the faces shown counts: the two highest of three with advantage, the two lowest with disadvantage.
int keptTotal(int net, const std::vector<int>& faces);

/// The lowest total of any roll.
inline constexpr int lowestTotal = 2;

/// The chances of the totals from 2 upwards, to the highest that such a roll can show.
odds::Distribution totalsOf(int net);

/// The chance of a total of `target` or more.
double chanceOf(int net, int target);

/// "2D6 and 1D8, the two highest count".
Message diceText(int net);

/// "1 source of advantage", or that there is none of either kind.
Message netText(int net);

/// Sources of both kinds.
struct Sources
{
    int advantage = 0;
    int disadvantage = 0;
    bool operator==(const Sources&) const = default;
};

/// Asks those that only the table knows, at most so many of each, under `prefix` where that isn't empty. What
/// is known of each kind stands beside it.
Task<Sources> askSources(Ask& ask, std::string prefix, int most, Message knownAdvantage = {},
                         Message knownDisadvantage = {});

/// One roll against a target number: an attack, or a save.
struct RollScenario
{
    int modifier = 0;
    int target = saveTarget;
    Sources sources; ///< beside the tiers
    int attackerTier = 1;
    int targetTier = 1;
    bool isSave = false;

    int net() const
    {
        return netSources(sources.advantage + std::max(attackerTier - targetTier, 0),
                          sources.disadvantage + std::max(targetTier - attackerTier, 0));
    }
    bool operator==(const RollScenario&) const = default;
};

/// What the odds say to it.
door::OddsView forecastView(const RollScenario& roll);

} // namespace adjutant::adventure
