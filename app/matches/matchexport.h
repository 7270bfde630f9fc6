#pragma once

#include "app/matches/matchfold.h"
#include "app/storage/matches/matchindex.h"

#include "core/expected.h"

#include <span>
#include <string>
#include <vector>

namespace adjutant {

/// What recorded matches can be exported as.
enum class MatchFormat {
    log,      ///< all of one match, to be imported again
    csv,      ///< a table of matches
    commands, ///< a table of one match's log
    bgstats,  ///< plays for BG Stats
    html,     ///< the report of one match, as a page
};

/// Whether a format holds a number of matches, not one.
constexpr bool isOfSeveral(MatchFormat format)
{
    return format == MatchFormat::csv || format == MatchFormat::bgstats;
}

/// The words for them, in the order of MatchFormat, and the one that a word stands for.
const std::vector<std::string>& matchFormatWords();
MatchFormat matchFormatOf(const std::string& word);

/// Matches as a table for spreadsheets (RFC 4180, UTF-8, lines end in CR LF), one row each under the head
/// `date,title,players,factions,ap,vp,winner,rounds,minutes,missions,first_player,state,notes`. Of the
/// players each cell has one value a player, joined by "; "; dates are UTC. A cell that a spreadsheet would
/// take for a formula starts with an apostrophe.
std::string matchesAsCsv(std::span<const MatchSummary> matches);

/// One match's log in the same way, a row for each step that can be taken, under the head
/// `step,at,round,player_to_act,what,unit,command,stands,accepted,warnings`: what the players did
/// (`activate`, `undo`, …), its command as scripts write it, whether it stands at the end, rules that the
/// players overrode and rules that it seems to break. Each row looks at the whole match: why that is too
/// much, in English, where there are far more steps and pieces than a match has.
Expected<std::string, std::string> commandsAsCsv(const FoldedMatch& folded);

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
