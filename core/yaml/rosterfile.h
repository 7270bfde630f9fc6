#pragma once

#include "core/roster/roster.h"
#include "core/yaml/document.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::yaml {

/// The format that a roster file must name.
inline constexpr std::string_view rosterFormat = "adjutant-roster/1";

/// A roster as far as a file could be understood, with everything that was wrong with the file.
struct ReadRoster
{
    Roster roster;
    std::vector<Place> entryPlaces; ///< of the entries, in their order
    std::vector<Fault> faults;

    /// Whether the text was no roster at all, so that the roster is empty.
    bool unreadable = false;
};

/// Reads a roster file (YAML or JSON). Totals are never in it: whatever it claims is counted anew from the
/// catalogue.
ReadRoster readRoster(std::string_view text, const std::string& file, Letters letters = Letters::visible);

/// Whose list it is: one of a file, or the list of a match, whose entries have the cards of the day it began.
enum class ListOf { file, match };

/// The same of a file that was parsed already.
ReadRoster readRoster(const Node& root, const std::string& file, ListOf of = ListOf::file);

/// A roster file as an object of JSON; also as a match has it, where entries have a card beside their unit.
nlohmann::ordered_json rosterJson(const Roster& roster);

/// The same as text, in YAML and in JSON. readRoster() reads both back to the same roster.
std::string writeRoster(const Roster& roster);
std::string writeRosterJson(const Roster& roster);

} // namespace adjutant::yaml
