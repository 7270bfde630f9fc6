#pragma once

#include "core/odds/payoff.h"
#include "core/systems/battlecards/battle.h"
#include "core/systems/gamesystem.h"

namespace adjutant::battlecards {

/// A player of a scenario.
struct Contender
{
    std::string id;
    std::string name; ///< as it was typed; empty: the id says it
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

/// A player at the reveal: the figures with two cards in, and the wounds of the defense card.
Fighter fighterOf(const Contender& player, CardPair pair);

/// Asks for `players`, 2 or up to `most`, each with an id of its own: `id`, `attributes`, `knights`, and what
/// `askCards` asks at its row.
Task<std::vector<Contender>> askContenders(Ask& ask, int most,
                                           Task<> (*askCards)(Contender& player, Ask& ask, door::Path at));

/// Asks `tie_breaker`, the order of the players unless it is given: their numbers, the highest first.
Task<std::vector<std::size_t>> askTieBreaker(Ask& ask, const std::vector<Contender>& players);

/// One battle turn with the working of every wound.
door::OddsStep stepOf(const std::vector<Message>& names, const Fighters& fighters, const BattleTurn& turn);

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
