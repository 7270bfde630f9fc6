#pragma once

#include "core/systems/drakerys/match/setupcommands.h"
#include "core/systems/drakerys/match/tablecommands.h"

#include <array>
#include <string_view>

namespace adjutant::drakerys {

// The words of scripts for what commands choose from, in the order of the enumerations: one table for those
// who read them and those who write them.

inline constexpr std::array<std::string_view, 3> conditionWords{"active", "exhausted", "destroyed"};
inline constexpr std::array<std::string_view, 3> orderWords{"forward", "they-shall-not-pass",
                                                            "reform-the-ranks"};
inline constexpr std::array<std::string_view, 3> prayerWords{"mercy", "a-pox-on-them", "holy-fury"};
inline constexpr std::array<std::string_view, 2> sideWords{"a", "b"};

constexpr std::string_view wordFor(SourceCondition condition)
{
    return conditionWords[static_cast<std::size_t>(condition)];
}
constexpr std::string_view wordFor(LeaderOrder order)
{
    return orderWords[static_cast<std::size_t>(order)];
}
constexpr std::string_view wordFor(Prayer prayer)
{
    return prayerWords[static_cast<std::size_t>(prayer)];
}
constexpr std::string_view wordFor(DeploymentSide side)
{
    return sideWords[static_cast<std::size_t>(side)];
}

} // namespace adjutant::drakerys
