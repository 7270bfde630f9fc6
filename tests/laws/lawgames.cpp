#include "tests/laws/lawgames.h"

#include "tests/systems/adventure/adventurestart.h"
#include "tests/systems/battlecards/battlestart.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test {

std::span<const LawGame> lawGames()
{
    static constexpr LawGame games[] = {
        {"drakerys", drakerysStart, drakerysOpening},
        {"drafta", draftaStart},
        {"battlecards", battleStart},
        {"skirmish", skirmishStart},
        {"adventure", adventureStart, adventureOpening},
        {"pebbles", pebbles::start},
    };
    return games;
}

} // namespace adjutant::test
