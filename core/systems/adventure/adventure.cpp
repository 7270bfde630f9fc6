#include "core/systems/adventure/adventure.h"

#include "core/systems/adventure/adventureodds.h"
#include "core/systems/adventure/adventurercard.h"
#include "core/systems/adventure/adventureroster.h"
#include "core/systems/adventure/adventurerules.h"

namespace adjutant::adventure {

GameSystem gameSystem()
{
    return {
        .id = "adventure",
        .name = "Adventure",
        .offers = "cards, parties and monsters, odds, matches",
        .checkRoster = checkList,
        .card = typedCard,
        .mostSides = mostSides,
        .begin = begin,
        .odds = oddsKinds(),
    };
}

} // namespace adjutant::adventure
