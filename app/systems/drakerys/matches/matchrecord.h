#pragma once

#include "core/roster/roster.h"
#include "core/systems/drakerys/match/command.h"
#include "core/systems/drakerys/match/unitcard.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// A player of a match with the army as it was then: the list, and the cards of its Units, so that a replay
/// does not depend on what the catalogue says later.
struct RecordedPlayer
{
    PlayerId id;
    QString name;
    Roster roster; ///< without entries: an army that nobody listed
    std::vector<drakerys::UnitCard> cards;

    bool operator==(const RecordedPlayer&) const = default;
};

/// What a match begins with. Everything after it is in the steps.
struct MatchStart
{
    SystemId system;
    QString title;     ///< may be empty
    QDateTime started; ///< UTC
    Limits limits;     ///< agreed for both armies
    PlayerId first;    ///< on top of the pile until the players name another
    std::vector<RecordedPlayer> players;
    std::vector<drakerys::UnitCard> elementals; ///< that can be invoked

    const RecordedPlayer* find(const PlayerId& id) const;
    bool operator==(const MatchStart&) const = default;
};

enum class StepKind {
    command, ///< was carried out
    undo,
    redo,
    goTo, ///< the branch that ends with an entry of the log
};

/// One thing the players did to the log, at a time. A match is its start and these, in order.
struct MatchStep
{
    QDateTime at; ///< UTC
    StepKind kind = StepKind::command;
    std::optional<drakerys::Command> command; ///< of a command
    std::size_t entry = 0;                    ///< of goTo: counted from 0
    std::vector<std::string> despite;         ///< rules that the players overrode knowingly

    bool operator==(const MatchStep&) const = default;
};

/// The result of a match that was played without the app.
struct ManualResult
{
    int rounds = 6;
    int minutes = 0;
    QStringList missions;
    std::vector<int> vp; ///< of the players, in their order

    bool operator==(const ManualResult&) const = default;
};

/// What is kept beside the log and may be changed at any time.
struct MatchDetails
{
    QString notes;
    QStringList photos; ///< paths of files, which stay where they are
    bool abandoned = false;
    std::optional<ManualResult> manual;

    bool operator==(const MatchDetails&) const = default;
};

/// A whole match: running, finished, abandoned, or entered by hand.
struct MatchRecord
{
    QString id; ///< of this machine's history; empty: not stored yet
    MatchStart start;
    std::vector<MatchStep> steps;
    MatchDetails details;

    bool operator==(const MatchRecord&) const = default;
};

/// The start of a match between these players now: their cards are taken from the catalogue.
MatchStart startOf(std::vector<RecordedPlayer> players, const PlayerId& first, const Limits& limits,
                   const QDateTime& now, const Catalogue& catalogue);

} // namespace adjutant
