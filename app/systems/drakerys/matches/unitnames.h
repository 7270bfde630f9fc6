#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"

#include <optional>

namespace adjutant {

/// A player's name; where none was given, the id.
QString playerName(const MatchStart& start, const PlayerId& player);

/// A Unit of a player's list as its card names it, with its number where the player has several of that name.
/// None of what is in no list.
std::optional<QString> listedName(const MatchStart& start, const UnitRef& unit);

/// An Elemental that was invoked: the card's name and which one of the player's it is, "1" the first.
struct InvokedName
{
    QString name;
    QString number;
};

/// None of what is no Elemental: the entry of one is its Unit's name and a number, `air-herald-2`.
std::optional<InvokedName> invokedName(const MatchStart& start, const UnitRef& unit);

} // namespace adjutant
