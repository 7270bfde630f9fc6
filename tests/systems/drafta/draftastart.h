#pragma once

#include "core/match/start.h"

namespace adjutant::test {

/// A match of red, who has an archer, a mage and a hero, and blue, who has an ogre.
Start draftaStart();

} // namespace adjutant::test
