#pragma once

#include "app/matches/matchrecord.h"
#include "app/storage/matches/matchindex.h"
#include "core/expected.h"

#include <string>
#include <string_view>
#include <variant>

namespace adjutant {

/// The format that the first line of a match file names.
inline constexpr std::string_view matchFormat = "adjutant-match/5";

/// A time in UTC as its lines have it: `2026-11-21T10:30:00.000Z`.
inline std::string jsonTime(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs).toStdString();
}

/// Why a line can't be read, in English, and where in its file's line.
struct LineFault
{
    std::size_t column = 1;
    std::string why;
};

// Each is one line of JSON, without its end and its hash; data/FORMAT.md has its keys.

/// How a match begins, and its id, which may be empty; nothing else of it.
std::string writtenBeginning(const MatchStart& start, const QString& id = {});
Expected<MatchRecord, LineFault> readBeginning(std::string_view text);

/// A step. Without a role the command is as scripts write it.
std::string writtenStep(const TimedStep& step);

/// What is kept beside the log, as a line among the steps.
std::string writtenAbout(const QDateTime& at, const MatchDetails& details);

/// What the history shows of a match that is over, as its last line.
std::string writtenEnd(const QDateTime& at, const MatchSummary& summary);

/// What a line is, but for the first, without reading it whole: there are thousands.
enum class LineKind { step, about, end };
LineKind kindOfLine(std::string_view text);

/// Any line of a file but the first.
using MatchLine = std::variant<TimedStep, MatchDetails, MatchSummary>;
Expected<MatchLine, LineFault> readLine(std::string_view text);

} // namespace adjutant
