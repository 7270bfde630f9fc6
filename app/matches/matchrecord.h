#pragma once

#include "core/match/log.h"
#include "core/match/session.h"
#include "core/match/start.h"

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace adjutant {

/// One step of a match with the time at which the players took it.
struct TimedStep
{
    QDateTime at; ///< UTC
    Step step;
    std::string clockOf{};  ///< the side whose chess clock ran since the step before; empty: nobody's
    qint64 clockMillis = 0; ///< for how long; a night between two steps is nobody's turn
    static constexpr int longestTurn = 24 * 60 * 60 * 1000;
    std::string by{}; ///< the command of a phone that took it, in the words of app/phones; empty: none

    bool operator==(const TimedStep&) const = default;
};

/// How a match begins, as it is kept.
struct MatchStart
{
    QString title;     ///< may be empty
    QDateTime started; ///< UTC
    Start start;
    static constexpr std::size_t mostBrought = 16;
    /// The last command of each phone that brought a list, as steps have it in `by`, the newest last.
    std::vector<std::string> brought{};

    bool operator==(const MatchStart&) const = default;
};

/// The result of a match that was played without the app.
struct EnteredResult
{
    int rounds = 0;
    int minutes = 0;
    QStringList playedFor;   ///< ids of what they played for: missions
    std::vector<int> points; ///< of the sides, in their order

    bool operator==(const EnteredResult&) const = default;
};

/// What is kept beside the log of a match, and may be changed at any time.
struct MatchDetails
{
    static constexpr std::size_t longestNotes = 100'000; ///< bytes
    static constexpr std::size_t longestPhotoPath = 4096;
    static constexpr qsizetype mostPhotos = 1000;

    QString notes;
    QStringList photos; ///< paths of files, which stay where they are
    bool abandoned = false;
    bool clock = false;                       ///< a chess clock runs
    std::map<std::string, std::string> names; ///< of sides, by their ids, that were put right since it began
    std::optional<EnteredResult> entered;

    bool operator==(const MatchDetails&) const = default;
};

/// A whole match: running, finished, abandoned, or entered by hand: how it began, and every step since.
struct MatchRecord
{
    QString id; ///< of this machine's history; empty: not stored yet
    MatchStart start;
    std::vector<TimedStep> steps;
    MatchDetails details;

    bool operator==(const MatchRecord&) const = default;
};

/// Where a match stops being one that can be read or followed.
struct MatchDamage
{
    std::size_t line = 0;   ///< of its file, the first that can't be used, counted from 1
    Message why{};          ///< empty: it isn't what was written, or lines before it are missing
    std::size_t step = 0;   ///< that stands on it, counted from 1; 0: none
    std::size_t lines = 0;  ///< of the file
    std::size_t column = 1; ///< of that line, where what is wrong stands

    bool operator==(const MatchDamage&) const = default;
};

/// A player's name; where none was given, the id.
QString sideName(const Start& start, const PlayerId& side);

/// The sides of a match, with their players called as they are by now.
std::vector<Side> namedSides(const MatchRecord& match);

/// What a match is called: its title, otherwise who played.
QString titleOf(const MatchStart& start);

/// What a record of the log says to everybody, in the reader's language; otherwise what it is called.
QString toText(const LogLine& line);

/// When each record of a match's log was made, in their order.
std::vector<QDateTime> timesOf(const MatchRecord& record);

/// The number, from 1, of the first step that is earlier than what stands before it: by then a clock had been
/// set back. None where the steps are in order of time.
std::optional<std::size_t> firstStepBack(const MatchRecord& record);

} // namespace adjutant
