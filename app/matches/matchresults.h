#pragma once

#include "app/storage/matches/matchindex.h"

#include <vector>

namespace adjutant {

/// How often a player won, lost and drew with one thing in common.
struct Tally
{
    QString key; ///< what they have in common: a faction, a name, a mission
    int won = 0;
    int lost = 0;
    int drawn = 0;

    int matches() const { return won + lost + drawn; }
    bool operator==(const Tally&) const = default;
};

/// The results of one player, each list with the most matches first.
struct MatchResults
{
    Tally all;                    ///< its key is the player's name; empty: the first one of each match
    std::vector<Tally> factions;  ///< by the player's own faction
    std::vector<Tally> opponents; ///< by the name of the player on the other side, several counting each
    std::vector<Tally> opposing;  ///< by the faction on the other side
    std::vector<Tally> missions;
    Tally first;  ///< having had the first turn
    Tally second; ///< not having had it
};

/// Counts the finished matches in which a player of that name took part, capitals and accents aside; without
/// a name, the player who comes first in each match counts as that player.
MatchResults resultsOf(const std::vector<MatchSummary>& matches, const QString& player);

} // namespace adjutant
