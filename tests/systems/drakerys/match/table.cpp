#include "tests/systems/drakerys/match/table.h"

#include <QtGlobal>

namespace adjutant::test {

using namespace drakerys;

MatchState tableOf(const Roster& red, const Roster& blue)
{
    return musteredFor({{PlayerId("red"), red}, {PlayerId("blue"), blue}}, PlayerId("red"), shipped());
}

MatchState readyTable()
{
    return tableOf(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}),
                   army("aurium", {{"crossbowmen", 6}, {"gold-keepers", 6}, {"noctis", 1}, {"soldiers", 6}}));
}

const UnitState& unitOf(const MatchState& state, std::string_view unit)
{
    const UnitState* found = state.find(unitRefOf(unit));
    if (!found)
        qFatal("no such Unit");
    return *found;
}

const PlayerState& playerOf(const MatchState& state, std::string_view player)
{
    const PlayerState* found = state.find(PlayerId(std::string(player)));
    if (!found)
        qFatal("no such player");
    return *found;
}

std::string activeOf(const MatchState& state)
{
    const PlayerState* active = activePlayer(state);
    return active ? active->id.text() : std::string();
}

} // namespace adjutant::test
