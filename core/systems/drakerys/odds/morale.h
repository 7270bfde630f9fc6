#pragma once

#include "core/systems/drakerys/odds/side.h"

namespace adjutant::drakerys {

/// How a Morale Roll ends (chapter "Morale"), in chances; `none` is that there was none.
struct MoraleOdds
{
    double none = 0;
    double scattered = 0;
    double destabilised = 0;
    double inDoubt = 0;
    double intact = 0;

    void add(double weight, const MoraleOdds& other);
};

/// How a Morale Roll ended; `none`: there was none.
enum class MoraleResult { none, scattered, destabilised, inDoubt, intact };

/// A Morale Roll before the dice fall.
struct MoraleRoll
{
    int dice = 0;
    int threshold = 10;
    bool rerollFailures = false; ///< Charisma
    int successes = 0;           ///< that come on top (Berserker)
    bool alwaysIntact = false;   ///< "They shall not pass!"

    bool operator==(const MoraleRoll&) const = default;
};

/// The Morale Roll of a side with `left` Warriors against an Opposition; `dreadfulEnemy` says whether the
/// Unit it fights is Dreadful.
MoraleRoll moraleRollOf(const Side& side, int left, int opposition, bool dreadfulEnemy);

/// Whether Dreadful lowers the Willpower of the side by one.
bool isCowed(const Side& side, bool dreadfulEnemy);

/// How a Morale Roll ends whose dice showed so many successes (chapter "Morale").
MoraleResult moraleResultOf(const MoraleRoll& roll, int successes);

MoraleOdds oddsOf(const MoraleRoll& roll);

} // namespace adjutant::drakerys
