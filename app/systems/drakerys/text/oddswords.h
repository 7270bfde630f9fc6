#pragma once

#include "core/systems/drakerys/odds/steps.h"

#include <QString>

namespace adjutant {

/// The name of a roll: "Attack roll".
QString wordsFor(drakerys::RollName roll);

/// One reason of a roll: "8 in Contact × Power 2", "+1 Charge".
QString wordsFor(const drakerys::Reason& reason);

/// The reasons for the number of dice: "8 in Contact × Power 2 + 4 supporting".
QString diceInWords(const drakerys::Step& step);

/// What is set against what: "Combat 3 +1 Charge against Combat 2"; empty where a roll has no Action Table.
QString contestInWords(const drakerys::Step& step);

/// A chance as people say it: "62 %", "less than 1 %", "over 99 %", "never", "always".
QString chanceInWords(double chance);

} // namespace adjutant
