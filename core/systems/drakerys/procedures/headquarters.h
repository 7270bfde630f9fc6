#pragma once

#include "core/systems/drakerys/match/matchstate.h"

#include <span>
#include <string_view>

namespace adjutant::drakerys {

/// Something that a skill lets a Unit do once in every Headquarters Phase of its player.
struct HeadquartersSkill
{
    std::string_view skill;     ///< `leadership`
    std::string_view procedure; ///< `order`
    int HeadquartersDone::*done;
};

std::span<const HeadquartersSkill> headquartersSkills();

} // namespace adjutant::drakerys
