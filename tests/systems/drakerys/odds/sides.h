#pragma once

#include "core/systems/drakerys/odds/shooting.h"

namespace adjutant::test {

/// A Unit of Warriors who meet their like on even terms: Thresholds of 6+ to hit and to injure, with one D10
/// a Warrior and one Injury to remove each. A die that has to show t or more to hit and 6 or more to injure
/// inflicts nothing with the chance (t+8)/19:
/// a hit brings none with 5/10, so the die brings none with x = (t-1)/10 + (10-t)/10 * 5/10 + 1/10 * 5/10 *
/// x.
inline drakerys::Side warriors(int count, std::initializer_list<drakerys::RollSkill> skills = {})
{
    drakerys::Side side;
    side.power = 1;
    side.initiative = side.combat = side.shooting = side.strength = side.resistance = side.willpower = 3;
    side.warriors = side.contact = count;
    for (const drakerys::RollSkill skill : skills)
        side.skills.add(skill);
    return side;
}

/// The same, who cannot attack: nobody is in Contact or supports.
inline drakerys::Side bystanders(int count, std::initializer_list<drakerys::RollSkill> skills = {})
{
    drakerys::Side side = warriors(count, skills);
    side.contact = 0;
    return side;
}

/// The same, who block.
inline drakerys::Side blocker(int count, std::initializer_list<drakerys::RollSkill> skills = {
                                             drakerys::RollSkill::blocking})
{
    drakerys::Side side = warriors(count, skills);
    side.blocking = true;
    return side;
}

/// Strength 3 and Saturation 3 up to 50 cm.
inline const drakerys::RangedWeapon bow{WeaponId("bow"), 3, 3, false, 50};

/// A cause of rolls with something changed.
template <class Cause, class Change> Cause with(Cause cause, const Change& change)
{
    change(cause);
    return cause;
}

/// An Attack Action of one Unit on another; the active one is quicker.
inline drakerys::Fight attack(drakerys::Side active, const drakerys::Side& target)
{
    active.initiative = 4;
    return {drakerys::ActionKind::attack, active, target};
}

inline drakerys::Fight charge(const drakerys::Side& active, const drakerys::Side& target)
{
    return {drakerys::ActionKind::charge, active, target};
}

} // namespace adjutant::test
