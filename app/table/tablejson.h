#pragma once

#include "app/table/tablerecord.h"
#include "core/expected.h"

#include <string>
#include <string_view>

namespace adjutant {

/// The format that starts and files of matches name.
inline constexpr std::string_view tableFormat = "adjutant-match/2";

/// How a match begins, as one line of JSON that readTableStart() reads back to the same.
std::string writtenTableStart(const TableStart& start);

/// Reads it; what is wrong with it otherwise, in English.
Expected<TableStart, std::string> readTableStart(std::string_view text);

/// A step as one line of JSON: `{"at": …, "command": {"attack": {…}}, "role": "procedure"}`, without a role
/// where the command is as scripts write it, with `accepted` where rules were overruled; `{"at": …, "move":
/// "undo", "count": 2}`,
/// `{"at": …, "move": "goto", "entry": 7}`.
std::string writtenTableStep(const TimedStep& step);
Expected<TimedStep, std::string> readTableStep(std::string_view text);

std::string writtenTableDetails(const TableDetails& details);
/// Reads them; an empty text has none.
Expected<TableDetails, std::string> readTableDetails(std::string_view text);

/// A whole match as a file: the keys of its start, then `id`, `details`, `steps` (each on a line of its own)
/// and `written_by`.
std::string writtenTable(const TableRecord& record, std::string_view version);
/// Reads it; where and why not otherwise.
Expected<TableRecord, TableDamage> readTable(std::string_view text);

} // namespace adjutant
