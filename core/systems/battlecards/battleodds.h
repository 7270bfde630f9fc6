#pragma once

#include "core/odds/payoff.h"
#include "core/systems/battlecards/battle.h"
#include "core/systems/gamesystem.h"

namespace adjutant::battlecards {

/// A player of a scenario.
struct Contender : NamedId
{
    Attributes attributes;
    std::vector<Knight> knights;
    std::vector<Battlecard> hand; ///< of picked cards the attack card, then the defense card
};

/// Two different cards of a hand, by their places in it.
struct CardPair
{
    std::size_t attack = 0;
    std::size_t defense = 1;

    bool operator==(const CardPair&) const = default;
};

/// The question `battle`: what comes of picked cards. Nothing is left to chance in it.
Task<> askBattleOdds(OddsQuestion& question, Ask& ask);

/// Both players' covered choice, as a game of which each pair of cards is a pick.
struct Choice
{
    std::vector<Contender> players; ///< two, with their hands
    bool firstIsHigher = true;      ///< in the tie-breaker
};

/// All picks of a hand, attack card by attack card.
std::vector<CardPair> pairsOf(const std::vector<Battlecard>& hand);

/// The first player's points less the second's for all pairs of the first player (rows) against all of the
/// second's (columns), in battles in which all follow the bandits' pattern.
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
