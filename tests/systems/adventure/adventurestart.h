#pragma once

#include "tests/systems/scriptedmatch.h"

#include <utility>

namespace adjutant::test {

/// A match of a party of three and of four monsters, of tiers 1 to 3; one has no hit points.
Start adventureStart();

/// A round of it, up to the middle of its Battle Phase.
std::vector<std::pair<std::string, door::Answers>> adventureOpening();

/// Ana (tier 2, ATK 3, DEF 8, INT 1, AGI 2), Bo (tier 1, ATK 2, DEF 9) against an Orc (tier 1, ATK 2, DEF 8)
/// and a Wolf (tier 1, ATK 1, DEF 7), who has no hit points.
Start twoAgainstTwo();

/// Their totals are 4, 6, 8 and 10: so Wolf, Orc, Ana and Bo move, and Bo, Ana, Orc and Wolf battle.
inline const std::string initiative =
    "initiative: {rolls: {party/ana: 8, party/bo: 10, gm/orc: 6, gm/wolf: 4}}";

/// They have rolled so, and in their Battle Phase nobody has moved.
ScriptedMatch inMovement();
ScriptedMatch inBattle();

} // namespace adjutant::test
