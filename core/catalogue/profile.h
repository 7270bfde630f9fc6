#pragma once

#include <optional>

namespace adjutant {

/// The characteristics of a Warrior as its card prints them (chapter "Basics: The Warriors").
struct Profile
{
    int actions = 0;    ///< actions an activation, at most
    int power = 0;      ///< D10s an attack
    int health = 0;     ///< injuries that remove a Warrior
    int initiative = 0; ///< order of the attacks
    int combat = 0;
    std::optional<int> shooting; ///< none where the card prints a dash
    int strength = 0;
    int resistance = 0;
    int willpower = 0;
    int march = 0;  ///< cm
    int charge = 0; ///< cm

    bool operator==(const Profile&) const = default;
};

/// The range in which characteristics are accepted from data: wide enough for house rules, small enough to
/// count with.
struct CharacteristicRange
{
    static constexpr int lowest = 0;
    static constexpr int highest = 20;
    static constexpr int longestMove = 200; ///< cm
};

} // namespace adjutant
