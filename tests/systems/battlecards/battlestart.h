#pragma once

#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A match of red, blue and bandits, with hands of four cards.
Start battleStart();

/// A side with its knights' Health, as k0, k1 …, and its attributes and hand as a file has them. A side
/// called `bandits` follows the pattern.
WrittenSide knights(const std::string& id, const std::vector<int>& health, const std::string& list);

/// The same with Damage 3, Delay 3, Precision 2, Dodge 1 and Defense 1, and a hand of so many cards without
/// modifiers: c0, c1 …
WrittenSide knights(const std::string& id, const std::vector<int>& health, int cards = 4);

/// The list of such a side.
Roster rosterOf(const WrittenSide& side);

/// A match of two sides or more.
ScriptedMatch battles(const std::vector<WrittenSide>& sides);

/// Each covers c0 to attack and c1 to defend.
void choose(ScriptedMatch& match, std::initializer_list<std::string> players);

/// The turns that are left, and the end of the battle.
void endBattle(ScriptedMatch& match);

} // namespace adjutant::test
