#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// How many letters must be inserted, removed, changed or swapped with their neighbour to make one text the
/// other; case doesn't count. Gives `limit` at once where it is at least that; texts over 64 bytes are never
/// near.
std::size_t editDistance(std::string_view one, std::string_view other, std::size_t limit);

/// The greatest edit distance at which a text is still taken for a misspelling.
std::size_t farthestNear(std::string_view text);

/// The candidate that was probably meant by `text`; empty where none is near.
std::string nearestOf(std::string_view text, const std::vector<std::string>& candidates);

} // namespace adjutant
