#pragma once

#include "core/yaml/document.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace adjutant::cli {

/// Where things stand in a roster file. The reader keeps the places of the entries only; the rest is found
/// anew here, so that each finding can be shown in its line.
struct RosterPlaces
{
    Place system;
    Place faction;
    Place limits;

    /// The entry, counted from 0, to which the value at a line and column belongs.
    std::map<std::pair<int, int>, std::size_t> entryAt;
};

/// The places in a parsed roster file. What isn't there has the file's beginning.
RosterPlaces rosterPlaces(const yaml::Node& root, const std::string& file);

/// The entry in which a place lies; none where it lies outside all of them.
std::optional<std::size_t> entryIn(const RosterPlaces& places, const Place& place);

} // namespace adjutant::cli
