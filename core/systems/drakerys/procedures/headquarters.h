#pragma once

#include "core/systems/drakerys/match/matchstate.h"
#include "core/table/form.h"

#include <span>
#include <string_view>

namespace adjutant::drakerys {

/// Something that a skill lets a Unit do once in every Headquarters Phase of its player.
struct HeadquartersSkill
{
    std::string_view skill;     ///< `leadership`
    std::string_view procedure; ///< `order`
    int HeadquartersDone::*done;
    Words without; ///< "%1 has no Leadership"
};

std::span<const HeadquartersSkill> headquartersSkills();

/// Whether a player resolves a Headquarters Phase now: the last activation brought it, and nothing else has
/// begun.
bool resolvesHeadquarters(const MatchState& state, const PlayerId& player);

/// Says that a player doesn't.
table::Remark noHeadquartersNow(const MatchState& state, const PlayerId& player);

} // namespace adjutant::drakerys
