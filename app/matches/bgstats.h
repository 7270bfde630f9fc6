#pragma once

#include "app/storage/matches/matchindex.h"

#include <span>
#include <string>

namespace adjutant {

/// Matches as a file for BG Stats, the app that keeps statistics of board games (bgstatsapp.com).
///
/// Its makers document how other programs hand it plays as a link ("Push plays to BG Stats from other apps or
/// websites"), and that a player's `startPlayer` must be there; of its play files there is no description of
/// theirs. This is the play file as the app itself shares it: `{about, players: [{id, name, isAnonymous}],
/// locations, games: [{id, name, highestWins, noPoints, cooperative, usesTeams}], plays: [{uuid, playDate,
/// entryDate, durationMin, rounds, comments, board, ignored, manualWinner, usesTeams, gameRefId,
/// playerScores:
/// [{playerRefId, score, winner, startPlayer, newPlayer, rank, seatOrder, role}]}]}`. Dates are `YYYY-MM-DD
/// hh:mm:ss`, scores are texts. What we don't know is left out: a place, who of the players owns the file
/// (`userInfo`), ids of boardgamegeek.com.
///
/// Only finished matches are plays: see playsOf(). Players of one name are one player.
std::string matchesAsBgStats(std::span<const MatchSummary> matches);

/// How many of the matches are plays for BG Stats.
std::size_t playsOf(std::span<const MatchSummary> matches);

} // namespace adjutant
