#pragma once

#include "core/systems/drafta/odds/exchangeodds.h"

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

table::OddsView duelView(const Card& attacker, const Card& defender, std::optional<int> special);

/// The chance that each of `rows` beats each of `columns` where the one of the row attacks first.
table::Matrix matchup(const std::vector<Card>& rows, const std::vector<Card>& columns);

/// How much work those duels take at most: every pair of hit points, and from each every outcome of both
/// rolls.
double workOfDuels(const std::vector<Card>& rows, const std::vector<Card>& columns);

} // namespace adjutant::drafta
