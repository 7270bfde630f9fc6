#include "tests/laws/lawgames.h"

#include "tests/laws/formcheck.h"
#include "tests/systems/adventure/adventurestart.h"
#include "tests/systems/battlecards/battlestart.h"
#include "tests/systems/drafta/draftastart.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/drakerys/match/sums.h"
#include "tests/systems/pebbles/pebblesstart.h"
#include "tests/systems/skirmish/skirmishstart.h"

namespace adjutant::test {

static void checkDrakerys(const Session& session)
{
    const std::string odd = oddIn(drakerys::stateOf(session));
    LAW(odd.empty(), odd);
}

std::span<const LawGame> lawGames()
{
    static constexpr LawGame games[] = {
        {"drakerys", drakerysStart, drakerysOpening, checkDrakerys, false},
        {"drafta", draftaStart},
        {"battlecards", battleStart},
        {"skirmish", skirmishStart},
        {"adventure", adventureStart, adventureOpening},
        {"pebbles", pebbles::start, nullptr, nullptr, false},
    };
    return games;
}

std::span<const LawGame> otherLawGames()
{
    // A Wizard and Leadership: magic, prayers, orders.
    static constexpr LawGame games[] = {
        {"drakerys",
         [] {
             return drakerysStart(redArmy(),
                                  army("irosia", {{"celeste", 1}, {"lancers", 10}, {"bowmen", 5}}));
         },
         [] {
             auto opening = drakerysOpening();
             opening.resize(opening.size() - 3); // where Aurium's Units stand
             for (auto& command : openingOf({"stand: {unit: blue/celeste-1, at: [52, 78]}",
                                             "stand: {unit: blue/lancers-1, at: [33, 76]}",
                                             "stand: {unit: blue/bowmen-1, at: [55, 74]}"}))
                 opening.push_back(std::move(command));
             return opening;
         },
         checkDrakerys, false},
    };
    return games;
}

} // namespace adjutant::test
