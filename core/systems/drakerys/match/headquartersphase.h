#pragma once

#include "core/door/form.h"
#include "core/systems/drakerys/match/matchstate.h"

#include <array>
#include <string_view>
#include <vector>

namespace adjutant::drakerys {

// What Heroes say in a Headquarters Phase, with the words of scripts in the order of the enumerations.

enum class LeaderOrder { forward, theyShallNotPass, reformTheRanks };
inline constexpr std::array<std::string_view, 3> orderWords{"forward", "they-shall-not-pass",
                                                            "reform-the-ranks"};

enum class Prayer { mercy, aPoxOnThem, holyFury };
inline constexpr std::array<std::string_view, 3> prayerWords{"mercy", "a-pox-on-them", "holy-fury"};

/// Whether a Unit that a spell took off the battlefield has to come back: in its player's next Headquarters
/// Phase, or since then.
bool isDueBack(const MatchState& state, const UnitRef& ref);

/// Something that a skill lets a Unit do once in every Headquarters Phase of its player.
struct HeadquartersSkill
{
    std::string_view skill;     ///< `leadership`
    std::string_view procedure; ///< `order`
    int HeadquartersDone::*done;
    Words without; ///< "%1 has no Leadership"
};

inline constexpr HeadquartersSkill leadership{"leadership", "order", &HeadquartersDone::order,
                                              WORDS("drakerys", "%1 has no Leadership")};
inline constexpr HeadquartersSkill divination{"divination", "prayer", &HeadquartersDone::prayer,
                                              WORDS("drakerys", "%1 has no Divination")};
inline constexpr HeadquartersSkill zephyrOfAir{"zephyr", "zephyr", &HeadquartersDone::zephyr,
                                               WORDS("drakerys", "%1 has no Zephyr")};

/// A Unit that may still do something in a Headquarters Phase.
struct HeadquartersStep
{
    std::string_view procedure; ///< `come_back`, `order`
    UnitRef unit;
};

/// What may still be done in the Headquarters Phases being played (chapter "Headquarters Phase").
std::vector<HeadquartersStep> stepsAtHeadquarters(const MatchState& state);

/// Whether a player resolves a Headquarters Phase now: the last activation brought it, and nothing else has
/// begun.
bool resolvesHeadquarters(const MatchState& state, const PlayerId& player);

/// Says that a player doesn't.
door::Remark noHeadquartersNow(const MatchState& state, const PlayerId& player);

/// Whether the Round of a player's last Headquarters Phase ends with that phase: whoever arrives last ends it
/// (chapter "End of Round").
bool endsRound(const PlayerState& player, const MatchState& state);

/// Whether the match is finished and its last Headquarters Phase leaves nothing to do.
bool isOver(const MatchState& state);

} // namespace adjutant::drakerys
