#pragma once

#include "core/systems/drakerys/match/tableids.h"
#include "core/words/message.h"

#include <span>
#include <string>
#include <string_view>

namespace adjutant::drakerys {

/// The status tokens that the match itself knows how to read. All others are kept and shown.
namespace status {
// What the players set to have their prerequisites watched.
inline constexpr std::string_view engaged = "engaged";
inline constexpr std::string_view free = "free";

// Tokens of the rulebook's page "Game Tokens: Status Effect".
inline constexpr std::string_view noActivation = "no-activation";
inline constexpr std::string_view noMoreSkill = "no-more-skill";
inline constexpr std::string_view noCharge = "no-charge";
inline constexpr std::string_view noChargeAttackOrShot = "no-charge-attack-or-shot";
inline constexpr std::string_view oneMoreAction = "plus-1-action";
inline constexpr std::string_view oneFewerAction = "minus-1-action";
inline constexpr std::string_view onlyOneAction = "only-one-action";

// Effects without a token of their own.
inline constexpr std::string_view zephyr = "zephyr"; ///< Actions +1 until the end of the next activation
inline constexpr std::string_view theyShallNotPass = "they-shall-not-pass"; ///< until the end of the Round
inline constexpr std::string_view holyFury = "holy-fury"; ///< Berserker until the end of the Round
inline constexpr std::string_view backAtAnyEdge = "back-at-any-edge"; ///< at the next Headquarters Phase
inline constexpr std::string_view backInOwnHalf = "back-in-own-half"; ///< the same, in its player's half
} // namespace status

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

bool isKnownStatus(const StatusId& token);

/// What Adjutant does by a token; empty of one that it keeps and shows only.
Message meaningOf(const StatusId& token);

} // namespace adjutant::drakerys
