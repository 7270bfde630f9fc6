#pragma once

#include "core/odds/distribution.h"

#include <array>
#include <vector>

namespace adjutant::drakerys {

/// Where a Wizard draws mana from (chapter "Magic").
struct MagicSource
{
    bool maelstrom = false;
    double distance = 0; ///< cm

    bool operator==(const MagicSource&) const = default;
};

/// The casting of a spell.
struct Spell
{
    int level = 1;
    std::vector<MagicSource> sources;
    int reinforcement = 0; ///< mana spent on more dice
    int heroicDice = 0;

    int dice() const { return 1 + reinforcement + heroicDice; }
    bool usesMaelstrom() const;
    /// The greatest distance of a source, in cm.
    double furthest() const;
    int threshold() const;

    bool operator==(const Spell&) const = default;
};

/// What the 1s of a casting with a Maelstrom bring down, before the spell takes effect (chapter "Magic").
struct Cataclysm
{
    int stress = 0;         ///< on the Wizard's Unit
    int injuries = 0;       ///< to the Wizard's Unit
    bool endsSpell = false; ///< which fails; the activation ends
    bool hits = false;      ///< 2D10 Hits of Strength 3, Saturation 3

    bool operator==(const Cataclysm&) const = default;
};

constexpr Cataclysm cataclysmOf(int ones)
{
    return {ones >= 1 ? 1 : 0, ones >= 2 ? 1 : 0, ones >= 3, ones >= 4};
}

struct SpellOdds
{
    odds::Distribution successes;
    double cast = 0;                                ///< at least one success, and no cataclysm that ends it
    std::array<double, 5> cataclysm{1, 0, 0, 0, 0}; ///< by the number of 1s; the last: four or more
};

SpellOdds oddsOf(const Spell& spell);

/// The invocation of an Elemental (chapter "Elemental invocation").
struct Invocation
{
    int extraDice = 0; ///< paid for at an unoccupied Vortex
    int dice() const { return 2 + extraDice; }
    static constexpr int threshold = 7;

    bool operator==(const Invocation&) const = default;
};

/// The chance that at least one die shows 7 or more.
double successOf(const Invocation& invocation);

} // namespace adjutant::drakerys
