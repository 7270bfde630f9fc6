#pragma once

#include "app/matches/matchrecord.h"
#include "app/storage/matches/matchindex.h"
#include "app/storage/recordfile.h"
#include "core/expected.h"
#include "core/match/session.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace adjutant {

/// Who looks at a match that lies open: what one side only may see stays out of sight.
inline const door::Viewer everybody{false, {}};

/// A match as far as it can be followed, and the session that stands at its end.
struct FoldedMatch
{
    MatchRecord record;
    std::unique_ptr<Session> session;
    std::optional<MatchDamage> damage;
    std::size_t lines = 0; ///< of its file that can be used
};

/// Begins a match of any game that can be played; what is wrong with its start otherwise.
Expected<std::unique_ptr<Session>, door::Remark> beginMatch(const Start& start);

/// Gives the cards of a match the names that they have in the reader's language.
using NameCards = std::function<void(Start& start)>;

/// Follows the records of a match up to the last one that can be used; why it can't even be begun, in
/// English. The players are called as its details say by now.
Expected<FoldedMatch, std::string> foldedMatch(const QString& id, const Records& records,
                                               const NameCards& names = {});

/// The same of a record that was read from a file. Of its damage the lines aren't known.
Expected<FoldedMatch, std::string> foldedMatch(MatchRecord record, const NameCards& names = {});

/// What the pieces of a side are worth together, and what is left of it at the table.
door::Worth worthOf(const door::MatchView& view, const PlayerId& side);

/// What the history shows of a match.
MatchSummary summaryOf(const MatchRecord& record, const door::MatchView& view, const SearchWords& words = {});
inline MatchSummary summaryOf(const MatchRecord& record, const Session& session,
                              const SearchWords& words = {})
{
    return summaryOf(record, session.view(everybody), words);
}

/// A player's name; where none was given, the id.
inline const QString& nameOf(const MatchPlayer& player)
{
    return player.name.isEmpty() ? player.id : player.name;
}

/// Whether the players' points say anything: not where the match's game has none.
bool isScored(const MatchSummary& match);

} // namespace adjutant
