#pragma once

#include "app/storage/matches/matchsummary.h"
#include "app/table/tablerecord.h"
#include "core/expected.h"

#include <string>
#include <string_view>
#include <variant>

namespace adjutant {

/// The format that the first line of a match file names.
inline constexpr std::string_view tableFormat = "adjutant-match/4";

/// What the first line of a match says.
struct TableBeginning
{
    QString id; ///< may be empty
    TableStart start;
};

// Each is one line of JSON, without its end; data/FORMAT.md has its keys. What can't be read is said in
// English.

std::string writtenBeginning(const TableStart& start, const QString& id = {});
Expected<TableBeginning, std::string> readBeginning(std::string_view text);

/// A step. Without a role the command is as scripts write it.
std::string writtenTableStep(const TimedStep& step);
Expected<TimedStep, std::string> readTableStep(std::string_view text);

/// What is kept beside the log, as a line among the steps.
std::string writtenAbout(const QDateTime& at, const TableDetails& details);

/// What the history shows of a match that is over, as its last line.
std::string writtenEnd(const QDateTime& at, const MatchSummary& summary);

/// Any line of a file but the first.
using TableLine = std::variant<TimedStep, TableDetails, MatchSummary>;
Expected<TableLine, std::string> readLine(std::string_view text);

} // namespace adjutant
