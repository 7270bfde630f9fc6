#include "tablenames.h"

namespace adjutant {

QString unitName(const MatchStart& start, const UnitRef& unit)
{
    if (const auto name = listedName(start, unit))
        return *name;
    if (const auto elemental = invokedName(start, unit))
        return elemental->number == QLatin1String("1")
                   ? elemental->name
                   : elemental->name + QLatin1Char(' ') + elemental->number;
    return QString::fromStdString(unit.unit.text());
}

TableNames namesOf(const MatchStart& start)
{
    return {[&start](const PlayerId& id) { return playerName(start, id); },
            [&start](const UnitRef& unit) { return unitName(start, unit); }};
}

} // namespace adjutant
