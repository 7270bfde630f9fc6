#pragma once

#include "app/table/tablerecord.h"
#include "core/match/session.h"

#include <optional>
#include <set>

namespace adjutant {

/// A player's name; where none was given, the id.
QString sideName(const Start& start, const PlayerId& side);

/// What a match is called: its title, otherwise who played.
QString titleOf(const TableStart& start);

/// What a record of the log told everybody, in the reader's language; otherwise what it is called.
QString toText(const LogLine& line);

/// When each record of a match's log was made, in their order.
std::vector<QDateTime> timesOf(const TableRecord& record);

/// The number, from 1, of the first step that is earlier than what stands before it: by then a clock had been
/// set back. None where the steps are in order of time.
std::optional<std::size_t> firstStepBack(const TableRecord& record);

/// The rules that were overruled with a record and about which it has no warning of its own.
std::set<std::string> overruledWithoutWarning(const LogLine& line);

} // namespace adjutant
