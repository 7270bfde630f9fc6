#pragma once

#include "core/systems/drafta/exchange.h"
#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

/// How a duel ends: both attack in turn, the attacker first, until one falls.
struct DuelOdds
{
    double attackerWins = 0;
    double defenderWins = 0;
    double bothFall = 0;
    std::optional<double> meanExchanges; ///< attacks of both; none where neither can ever be hurt
    odds::Distribution attackerLeft;     ///< hit points at the end; nothing where there is no end
    odds::Distribution defenderLeft;
};

/// Exact. With `special` the attacker's attacks are special ones.
DuelOdds duel(const Card& attacker, const Card& defender, std::optional<int> special);

door::OddsView duelView(const Card& attacker, const Card& defender, std::optional<int> special);

/// The chance that each of `rows` beats each of `columns` where the one of the row attacks first.
door::Matrix matchup(const std::vector<Card>& rows, const std::vector<Card>& columns);

/// The questions that the odds answer: one exchange, a duel, every pair of two lists.
extern const std::array<OddsKind, 3> oddsKinds;

} // namespace adjutant::drafta
