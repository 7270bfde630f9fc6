#pragma once

#include "app/systems/drakerys/matches/matchrecord.h"

namespace adjutant::story {

/// A Unit's name within the match as its card has it, numbered where the player has several of that name,
/// with the player where others have one, too. An Elemental goes by the card that was invoked, anything else
/// by its id.
QString unitName(const MatchStart& start, const UnitRef& unit);

/// What a command does, in one line. What was chosen secretly is not in it.
QString inWords(const drakerys::Command& command, const MatchStart& start);

} // namespace adjutant::story
