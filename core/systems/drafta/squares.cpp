#include "core/systems/drafta/squares.h"

#include <algorithm>

namespace adjutant::drafta {

namespace {

constexpr const char* terrainIds[]{"plain", "forest", "shallow", "water"};

} // namespace

const char* idOf(Terrain terrain)
{
    return terrainIds[static_cast<int>(terrain)];
}

Terrain terrainOf(std::string_view id)
{
    return static_cast<Terrain>(std::ranges::find(terrainIds, id) - std::begin(terrainIds));
}

Message toText(Terrain terrain)
{
    switch (terrain) {
    case Terrain::forest:
        return message(WORDS("drafta", "Forest"));
    case Terrain::shallow:
        return message(WORDS("drafta", "Shallow water"));
    case Terrain::water:
        return message(WORDS("drafta", "Deep water"));
    case Terrain::plain:
        break;
    }
    return message(WORDS("drafta", "Plain ground"));
}

bool canCross(const Card& card, Terrain terrain)
{
    return terrain != Terrain::water || card.air;
}

std::optional<int> squaresWithin(const Card& card, Terrain terrain)
{
    if (!card.movement || terrain != Terrain::forest || *card.movement == 0)
        return card.movement;
    return std::max(*card.movement / 2, 1);
}

} // namespace adjutant::drafta
