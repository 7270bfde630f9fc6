#pragma once

#include "core/systems/drafta/infocard.h"
#include "tests/systems/scriptedmatch.h"

namespace adjutant::test {

/// A match of red, who has an archer, a mage that heals and a hero, and blue, who has an ogre with a special
/// attack.
Start draftaStart();

inline const std::string vela = "{name: Vela, hp: 12, movement: 5, full: 4, partial: 1}";
inline const std::string ogre = "{name: Ogre, hp: 10, movement: 4, full: 6, partial: 2}";

/// A card that must be right.
drafta::Card cardFrom(const std::string& yaml);

/// The start of a match of red and blue, of the cards of each by the ids of their units.
Start redAndBlue(const std::string& red, const std::string& blue, const std::string& extras = "{}");

/// Such a match in which red has rolled higher.
ScriptedMatch redBegins(const std::string& red, const std::string& blue, const std::string& extras = "{}");

} // namespace adjutant::test
