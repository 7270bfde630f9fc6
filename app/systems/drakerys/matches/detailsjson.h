#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"
#include "core/expected.h"
#include "core/yaml/mapping.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace adjutant {

/// What is kept beside a log: `{notes, photos: [path], abandoned, manual: {rounds, minutes, missions, vp}}`;
/// what is empty is left out.
nlohmann::ordered_json detailsJson(const MatchDetails& details);
std::string writtenDetails(const MatchDetails& details);

/// Reads it; what is wrong is added to the faults. An empty text is that of a match without details.
MatchDetails readDetails(const yaml::Node& node, yaml::FaultList& faults);
Expected<MatchDetails, std::string> readDetails(std::string_view text);

} // namespace adjutant
