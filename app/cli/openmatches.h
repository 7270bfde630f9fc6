#pragma once

#include "app/cli/commands.h"
#include "app/matches/storedmatch.h"
#include "app/storage/matches/matchfolder.h"
#include "app/storage/storefiles.h"
#include "core/expected.h"
#include "core/yaml/fault.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// The matches of the data folder that a place names; why there are none where no such folder is there.
Expected<MatchFolder, std::string> matchesAt(const MatchPlace& place);

/// The same, held so that this process alone writes into it; why it can't be, with what to do `instead`.
Expected<MatchFolder, std::string> folderToFill(const MatchPlace& place,
                                                std::optional<storefiles::OpenedFolder>& kept,
                                                const std::string& instead);

/// The summaries of all matches, the last started first, and what can't be used.
Stored<std::vector<MatchSummary>> allIn(const MatchFolder& folder, std::vector<StorageFault>& unusable);

/// By which a search of the app finds a match.
SearchWords namesOfFactions();

/// A fault of a file in a line of English.
std::string inEnglish(const StorageFault& fault);

/// News in lines; many files that are not used, or were imported, are one line with their number.
std::vector<std::string> linesOf(const std::vector<StorageNews>& news);

/// Why a match wasn't found by its id: none has it, or the folder can't be looked into.
std::string whyNotFound(const std::string& id, const StorageFault& fault);

/// A match as far as it can be followed; why it can't be shown at all.
Expected<FoldedMatch, std::string> matchIn(const MatchFolder& folder, const std::string& id);

/// A match from the text of a file, all of whose steps can be taken; what keeps it from being one otherwise,
/// with its place.
Expected<WholeMatch, std::vector<yaml::Fault>> readMatchFile(std::string_view text, const std::string& file);

/// What is worth knowing of a match whose clock was set back while it was played; empty where it wasn't.
std::string noteOnTimes(const MatchRecord& match);

} // namespace adjutant::cli
