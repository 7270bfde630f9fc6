#pragma once

#include "core/odds/payoff.h"
#include "core/systems/battlecards/battleodds.h"

#include <vector>

namespace adjutant::battlecards {

/// Both players' covered choice, as a game of which each pair of cards is a pick.
struct Choice
{
    std::vector<Contender> players; ///< two, with their hands
    bool firstIsHigher = true;      ///< in the tie-breaker
};

inline constexpr std::size_t mostCardsOfChoice = 12;
inline constexpr int mostPairsOfChoice = 12 * 11; ///< 17,424 battles, and a program of that size

/// All picks of a hand, attack card by attack card.
std::vector<CardPair> pairsOf(const std::vector<Battlecard>& hand);

/// The battle that two picks make, with the wounds of the defense cards in; the first player stands where the
/// tie-breaker has it.
Fighters fightersOf(const Choice& choice, CardPair first, CardPair second);

/// The first player's points less the second's after such a battle, in which all follow the bandits' pattern.
int leadOf(const Choice& choice, CardPair first, CardPair second);

/// The lead for all pairs of the first player (rows) against all of the second's (columns).
odds::Payoffs leadsOf(const Choice& choice);

/// The first player's best pair against a guess of the second's mix, with the lead it gives on average. Of a
/// guess only the proportions count; it names one pair at least.
struct GuessedPair
{
    CardPair pair;
    double p = 0;
};
odds::Reply bestReply(const Choice& choice, const odds::Payoffs& leads,
                      const std::vector<GuessedPair>& guess);

/// The question `choice`: how often each pair is picked in equilibrium, and what that is worth.
Task<> askChoiceOdds(OddsQuestion& question, Ask& ask);

} // namespace adjutant::battlecards
