#pragma once

#include "app/table/tablerecord.h"
#include "core/expected.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// A whole match as a file: a record a line, chained as core/match/linechain.h has it. First how it begins,
/// then the steps, last what is known about it besides.
std::string writtenMatch(const TableRecord& record);

/// Whether a text begins as such files do, of whatever format.
bool isMatchFile(std::string_view text);

/// The match of a file, with the lines on which its steps stand, counted from 1.
struct MatchInFile
{
    TableRecord record;
    std::vector<std::size_t> lines;
};

/// Reads it whole, or says what is wrong with it and where. Of names what shows nothing is left out: they are
/// read by people who don't know who wrote them.
Expected<MatchInFile, TableDamage> readMatch(std::string_view text);

} // namespace adjutant
