#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/expected.h"
#include "core/systems/drakerys/match/apply.h"

#include <optional>

namespace adjutant {

/// The table at the start of a match, by the cards kept in it.
drakerys::MatchState tableOf(const MatchStart& start);

/// What the log keeps of each command that was ever given, beside the command.
struct EntryRecord
{
    QDateTime at; ///< UTC
    std::vector<std::string> despite;
    std::vector<drakerys::Event> events;
    std::vector<Warning> warnings;
};

/// A match being played or read: the fold of its steps.
class FoldedMatch
{
public:
    explicit FoldedMatch(const MatchStart& start) : m_match(tableOf(start)) {}

    const drakerys::MatchState& state() const { return m_match.state(); }
    const Log<drakerys::Command>& log() const { return m_match.log(); }

    /// Beside the log's entries, in their order.
    const std::vector<EntryRecord>& records() const { return m_records; }

    /// Whether a step could be taken now, without taking it: why a command is refused, or that there is
    /// nothing to undo or redo, or no such entry.
    std::optional<drakerys::MatchRefusal> refusalOf(const MatchStep& step) const;

    /// Takes a step; a refused one changes nothing.
    std::optional<drakerys::MatchRefusal> take(const MatchStep& step);

    /// The states after each standing command, the start first: for replays and charts.
    std::vector<drakerys::MatchState> timeline(const MatchStart& start) const;

private:
    drakerys::Match m_match;
    std::vector<EntryRecord> m_records;
};

/// A record read as far as its steps can be taken.
struct OpenedMatch
{
    FoldedMatch match;
    std::size_t steps = 0;                       ///< that were taken
    std::optional<drakerys::MatchRefusal> fault; ///< why the next one could not; none: all were
};

OpenedMatch fold(const MatchRecord& record);

} // namespace adjutant
