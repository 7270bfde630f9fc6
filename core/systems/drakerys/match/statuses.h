#pragma once

#include "core/systems/drakerys/match/unitcard.h"

namespace adjutant::drakerys {

/// The status tokens that the match itself lays down, takes away or asks for; the others are known by their
/// effects only.
namespace status {
// What the players set to have their prerequisites watched.
inline constexpr std::string_view engaged = "engaged";
inline constexpr std::string_view free = "free";

// Effects without a token of their own.
inline constexpr std::string_view zephyr = "zephyr";
inline constexpr std::string_view theyShallNotPass = "they-shall-not-pass";
inline constexpr std::string_view holyFury = "holy-fury";
inline constexpr std::string_view backAtAnyEdge = "back-at-any-edge"; ///< at the next Headquarters Phase
inline constexpr std::string_view backInOwnHalf = "back-in-own-half"; ///< the same, in its player's half
} // namespace status

/// What a status token does to the Unit beside which it lies. Of several the numbers add up.
struct StatusEffects
{
    int characteristics = 0; ///< of the Profile: added to each, never below 0
    int initiative = 0;
    int willpower = 0;
    int dice = 0;                     ///< added to its rolls
    std::optional<RollSkill> skill{}; ///< that it has beside those of its card
    bool noSkills = false;            ///< those of its card don't count
    bool moraleIntact = false;
    bool shootingReroll = false; ///< failures of its Shooting Rolls are rerolled

    int march = 0;  ///< cm
    int charge = 0; ///< cm

    int actions = 0; ///< in an activation
    bool onlyOneAction = false;
    bool noActivation = false;
    bool noCharge = false;
    bool noAttackOrShot = false;

    bool away = false; ///< it is off the battlefield
};

/// When a token goes by itself.
enum class Lasts {
    untilTaken, ///< never
    activation, ///< at the end of its Unit's next one
    round,      ///< at the end of the Round
    untilBack   ///< when its Unit comes back to the battlefield
};

/// A status token: adding one is adding its row in statuses.cpp.
struct Status
{
    std::string_view id;
    Words words;
    Words meaning{"", ""}; ///< what Adjutant does by it; empty where it keeps and shows the token only
    StatusEffects effects{};
    Lasts lasts = Lasts::untilTaken;
};

/// A token that a catalogue adds, as of a faction of the players' own: laid down and told like the others,
/// without anything that Adjutant does by it.
struct OwnToken
{
    StatusId id;
    std::string name;
    std::string text; ///< what it does

    bool operator==(const OwnToken&) const = default;
};

/// All status tokens of the rulebook and of ours, sorted.
std::span<const std::string_view> knownStatuses();

/// Null: a token that neither the rulebook nor we have.
const Status* findStatus(std::string_view token);

} // namespace adjutant::drakerys
