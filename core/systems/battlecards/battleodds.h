#pragma once

#include "core/systems/battlecards/battle.h"
#include "core/systems/gamesystem.h"

#include <string>
#include <vector>

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

/// A battle as a scenario has it, with the wounds of the defense cards in; everybody in the order of the
/// tie-breaker.
struct Scenario
{
    std::vector<std::string> ids;
    std::vector<Message> names;
    Fighters fighters;
    std::vector<std::optional<Targets>> targets; ///< without its own a player follows the pattern
    std::vector<table::OddsStep> steps;
};

/// Asks who a player of a scenario is, unlike the others: `id`, `attributes`, `knights`; not the cards.
Task<Contender> askContender(Ask& ask, table::Path at, std::vector<Contender> others);

/// What a player is called: its name, or its id in words.
Message nameOf(const Contender& player);

/// Refuses a player whose id another one has.
Task<> refuseRepeated(Ask& ask, const std::vector<Contender>& players);

/// Asks `tie_breaker`, the order of the players unless it is given: their numbers, the highest first.
Task<std::vector<std::size_t>> askTieBreaker(Ask& ask, const std::vector<Contender>& players);

/// A knight of a scenario as it is written there: `blue/1`.
std::string toText(const std::vector<std::string>& ids, KnightAt knight);

/// A knight of a scenario for players, who count from 1: "Blue, knight 2".
Message toText(const std::vector<Message>& names, KnightAt knight);

/// One battle turn with the working of every wound.
table::OddsStep stepOf(const std::vector<Message>& names, const Fighters& fighters, const BattleTurn& turn);

/// The question `battle`: what comes of picked cards. Nothing is left to chance in it.
Task<> askBattleOdds(OddsQuestion& question, Ask& ask);

} // namespace adjutant::battlecards
