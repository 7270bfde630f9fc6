#include "core/systems/drakerys/match/activationrules.h"

#include "core/systems/drakerys/match/actioncost.h"
#include "core/systems/drakerys/match/statuses.h"

#include <algorithm>

namespace adjutant::drakerys {

// The steps of the chapter "Progress of a Game Phase": TS, Stress, Headquarters Phase, end of the Round. The
// Stress comes before the Headquarters Phase, which takes it off again, so the token moves last here.
void carryOut(Change& change, const Activate& command)
{
    UnitState& unit = *change.state.find(command.unit);
    const int cost = costOf(command.actions, unit);
    unit.invocations +=
        static_cast<int>(std::ranges::count(command.actions, ActionKind::invocation, &Action::kind));
    unit.spells.clear();
    change.events.emplace_back(UnitActivated{command.unit, cost});
    changeStatus(change, command.unit, StatusId(std::string(status::zephyr)), false);
    changeStress(change, command.unit, 1);
    change.state.atHeadquarters = {};
    moveToken(change, command.unit.player, cost);
}

} // namespace adjutant::drakerys
