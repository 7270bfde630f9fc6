#include "core/systems/drakerys/match/fightattable.h"

#include "core/systems/drakerys/match/contact.h"
#include "core/systems/drakerys/match/sideattable.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

// Every other allied Unit Engaged with the enemy: Initiative +1, and its Warriors in Contact bring rerolls.
void addAllies(const MatchState& state, const UnitRef& unit, const UnitRef& enemy, Side& side)
{
    for (const UnitRef& ally : engagedWith(state, enemy))
        if (ally.player == unit.player && ally != unit) {
            ++side.alliedUnitsEngaged;
            side.rerolls += warriorsInContact(state, ally, enemy);
        }
}

// The other enemies it is Engaged with count for the Advantage, and frighten.
void addOtherEnemies(const MatchState& state, const UnitRef& unit, const UnitRef& enemy, Side& side)
{
    side.dreaded = false; // of the enemy it fights the fight knows itself
    for (const UnitRef& other : engagedWith(state, unit)) {
        if (other == enemy)
            continue;
        const UnitState& stands = *state.find(other);
        side.otherEnemyHeadcount += stands.warriors;
        side.otherEnemyMinStress =
            std::min(side.otherEnemyMinStress.value_or(SideLimits::stress), stands.stress);
        side.dreaded = side.dreaded || isDreadful(stands);
    }
}

} // namespace

std::optional<Side> sideInFight(const MatchState& state, const UnitRef& unit, const UnitRef& enemy)
{
    auto side = sideAtTable(state, unit);
    if (!side)
        return std::nullopt;
    if (const int inContact = warriorsInContact(state, unit, enemy))
        side->contact = std::min(inContact, side->warriors);
    addAllies(state, unit, enemy, *side);
    addOtherEnemies(state, unit, enemy, *side);
    return side;
}

} // namespace adjutant::drakerys
