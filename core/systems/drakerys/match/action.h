#pragma once

#include "core/match/start.h"

#include <array>
#include <optional>
#include <string_view>

namespace adjutant::drakerys {

/// The Actions of the chapter "Make war!: Units Actions".
enum class ActionKind { march, attack, charge, combinedCharge, shooting, magic, invocation, special };

/// The words for them in scripts, in their order.
inline constexpr std::array<std::string_view, 8> actionWords{
    "march", "attack", "charge", "combined_charge", "shooting", "magic", "invocation", "special"};

constexpr std::string_view toWord(ActionKind kind)
{
    return actionWords[static_cast<std::size_t>(kind)];
}

/// Whether it is a Charge or Combined Charge, of which there is one an activation.
constexpr bool isCharge(ActionKind kind)
{
    return kind == ActionKind::charge || kind == ActionKind::combinedCharge;
}

/// One Action as the player makes it.
struct Action
{
    ActionKind kind = ActionKind::march;
    int heroicDice = 0;      ///< D10s of Heroic Action, 1 TS each
    std::optional<int> ts{}; ///< of a Special Action or an Invocation; none: what the rulebook says
    bool overlord = false;   ///< of an Invocation: an Overlord, no Herald
    int extraDice = 0;       ///< of an Invocation at a Vortex, 1 TS each
    WeaponId weapon{};       ///< of a Shooting; empty: what the Unit carries

    bool operator==(const Action&) const = default;
};

} // namespace adjutant::drakerys
