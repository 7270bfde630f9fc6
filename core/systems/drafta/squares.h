#pragma once

#include "core/systems/drafta/infocard.h"

#include <array>

namespace adjutant::drafta {

/// What a unit moves over (chapter "Special Movements").
enum class Terrain {
    plain,
    forest,  ///< heavily wooded areas, too
    shallow, ///< water that anybody can wade through
    water
};

inline constexpr std::array allTerrains{Terrain::plain, Terrain::forest, Terrain::shallow, Terrain::water};

const char* idOf(Terrain terrain);
Terrain terrainOf(std::string_view id);
Message toText(Terrain terrain);

/// Only air units cross deep water.
bool canCross(const Card& card, Terrain terrain);

/// How many squares a unit moves there at most: in a forest half its Movement, rounded down, but at least one
/// (rounding is our reading). None where its card doesn't say.
std::optional<int> squaresWithin(const Card& card, Terrain terrain);

} // namespace adjutant::drafta
