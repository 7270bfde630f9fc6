#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/expected.h"
#include "core/yaml/mapping.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace adjutant {

/// The format that a match must name. A later one is refused whole, by its name.
inline constexpr std::string_view matchFormat = "adjutant-match/1";

/// A match's start: `{format, system, title, started, limits, first, players: [{id, name, roster, cards}],
/// elementals}`.
nlohmann::ordered_json startJson(const MatchStart& start);

MatchStart readStart(yaml::Mapping& keys, yaml::FaultList& faults);

/// The same as text, for the store.
std::string writtenStart(const MatchStart& start);

/// Reads it back; a sentence in English where it is none, or of a later version.
Expected<MatchStart, std::string> readStart(std::string_view text);

/// The time of a text like `2026-11-21T10:30:00.123Z`; none where it is none.
std::optional<QDateTime> timeOf(std::string_view text);
std::string writtenTime(const QDateTime& time);

} // namespace adjutant
