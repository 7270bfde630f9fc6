#pragma once

#include <array>
#include <string_view>

namespace adjutant::drakerys {

// What Heroes say in a Headquarters Phase, with the words of scripts in the order of the enumerations.

enum class LeaderOrder { forward, theyShallNotPass, reformTheRanks };
inline constexpr std::array<std::string_view, 3> orderWords{"forward", "they-shall-not-pass",
                                                            "reform-the-ranks"};

constexpr std::string_view toWord(LeaderOrder order)
{
    return orderWords[static_cast<std::size_t>(order)];
}

enum class Prayer { mercy, aPoxOnThem, holyFury };
inline constexpr std::array<std::string_view, 3> prayerWords{"mercy", "a-pox-on-them", "holy-fury"};

constexpr std::string_view toWord(Prayer prayer)
{
    return prayerWords[static_cast<std::size_t>(prayer)];
}

} // namespace adjutant::drakerys
