#pragma once

#include "core/match/start.h"

namespace adjutant::test {

/// A match of red, who has an archer, a mage that heals and a hero, and blue, who has an ogre with a special
/// attack.
Start draftaStart();

} // namespace adjutant::test
