#pragma once

#include "core/systems/drafta/infocard.h"

namespace adjutant::drafta {

/// What one attack does to both (chapter "Combat"), vulnerability counted.
struct Damages
{
    int toDefender = 0;
    int toAttacker = 0;

    auto operator<=>(const Damages&) const = default;
};

/// How two dice fell out.
enum class Verdict {
    attackerHigher,
    defenderHigher,
    tie,           ///< and nobody breaks it, or both do
    tieToAttacker, ///< the attacker breaks it
    tieToDefender,
    critical ///< 6 against 1: the defender deals nothing
};

/// Whether both roll: an archer or a mage deals Full Damage to anybody else without a roll.
bool bothRoll(const Card& attacker, const Card& defender);

/// How far away a unit attacks, in squares.
constexpr int reachOf(const Card& card)
{
    return isRanged(card) ? 2 : 1;
}

Verdict verdictOf(const Card& attacker, const Card& defender, int attackerFace, int defenderFace);

/// The damages of an attack where both roll: the higher deals Full, the lower Partial Damage.
Damages damagesOf(const Card& attacker, const Card& defender, Verdict verdict);

/// The damages of an attack without a roll.
Damages damagesWithoutRoll(const Card& attacker, const Card& defender);

/// The damages of a special attack: as much as it says, and nothing back.
Damages damagesOfSpecial(const Card& defender, int damage, std::string_view type);

} // namespace adjutant::drafta
