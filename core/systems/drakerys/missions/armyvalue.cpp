#include "core/systems/drakerys/missions/armyvalue.h"

namespace adjutant::drakerys {

namespace {

double valueOf(const PlayerState& player, int (*warriors)(const UnitState&))
{
    double value = 0;
    for (const UnitState& unit : player.units)
        if (unit.invokedBy.empty() && unit.card->size > 0)
            value += static_cast<double>(unit.card->ap) * warriors(unit) / unit.card->size;
    return value;
}

} // namespace

double armyLeft(const PlayerState& player)
{
    return valueOf(player, [](const UnitState& unit) { return unit.warriors; });
}

double armyLost(const PlayerState& player)
{
    return valueOf(player, [](const UnitState& unit) { return unit.card->size - unit.warriors; });
}

} // namespace adjutant::drakerys
