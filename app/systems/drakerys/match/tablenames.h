#pragma once

#include "app/systems/drakerys/matches/unitnames.h"
#include "app/systems/drakerys/text/matchnames.h"

#include <string_view>

namespace adjutant {

/// The names of a match: those of its players, and of its Units as their owners call them; of several Units
/// of one name each has its number.
TableNames namesOf(const MatchStart& start);

/// A Unit's name within the match. Elementals go by the cards that can be invoked.
QString unitName(const MatchStart& start, const UnitRef& unit);

/// What core calls something, as Qt's text.
inline QString fromCore(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// The Unit that a page names.
inline UnitRef refOf(const QString& unit)
{
    return unitRefOf(unit.toStdString());
}

} // namespace adjutant
