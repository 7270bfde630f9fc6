#pragma once

#include "app/matches/runningmatch.h"
#include "app/viewmodels/workspace.h"
#include "tests/systems/drakerys/match/drakerysstart.h"

namespace adjutant::test {

/// How a match begins between Anna, `red`, with Avaren (crows-1: 12, Health 1; blood-banes-1: 4, Health 2;
/// salik-1) and Bruno, `blue`. Anna is the First Player.
inline Start annaAgainst(const char* faction, const std::vector<Muster>& units)
{
    constexpr ArmyLimits limits{1000, 10};
    Start start = drakerysStart(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}, limits),
                                army(faction, units, limits));
    start.sides[0].name = "Anna";
    start.sides[1].name = "Bruno";
    return start;
}

/// Bruno with Aurium (crossbowmen-1, noctis-1, soldiers-1: 6), and with Celeste, a Wizard, and Lancers.
inline Start annaAgainstBruno()
{
    return annaAgainst("aurium", {{"crossbowmen", 6}, {"noctis", 1}, {"soldiers", 6}});
}
inline Start annaAgainstAWizard()
{
    return annaAgainst("irosia", {{"celeste", 1}, {"lancers", 10}});
}

inline UnitRef ref(const char* text)
{
    return unitRefOf(text);
}

} // namespace adjutant::test
