#pragma once

#include "core/systems/drakerys/odds/shooting.h"

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
    bool usesMaelstrom() const { return std::ranges::any_of(sources, &MagicSource::maelstrom); }
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

/// Any dice against a Threshold.
struct PlainRoll
{
    int dice = 1;
    int threshold = 6;
    std::optional<int> action{}; ///< with `opposition`: where the threshold comes from
    std::optional<int> opposition{};
    odds::HighestFace highest = odds::HighestFace::addsDie;
    int rerolls = 0; ///< `SideLimits::pool`: every failure

    odds::Pool pool() const { return {dice, odds::faceOf(d10, threshold, highest), rerolls}; }

    bool operator==(const PlainRoll&) const = default;
};

/// A Unit tests its Morale.
struct MoraleTest
{
    Side unit;
    int opposition = 0;

    bool operator==(const MoraleTest&) const = default;
};

/// Several Units attack or shoot at one target in turn; what each leaves of it meets the next. The target of
/// each step is replaced by `target` as it then stands.
struct Sequence
{
    using Step = std::variant<Fight, Shooting>;
    static constexpr std::size_t mostSteps = 12;

    Side target;
    std::vector<Step> steps;

    bool operator==(const Sequence&) const = default;
};

/// A step with what is left of its target.
inline Sequence::Step against(Sequence::Step step, const Side& target)
{
    std::visit([&target](auto& part) { part.target = target; }, step);
    return step;
}

/// Everything that odds can be asked for.
using Scenario = std::variant<PlainRoll, Fight, Shooting, Hits, MoraleTest, Spell, Invocation, Sequence>;

/// The successes of a roll, at least one more chance than dice.
odds::Distribution oddsOf(const PlainRoll& roll);

/// The result of a test; `none` is always 0.
MoraleOdds oddsOf(const MoraleTest& test);

/// The target after one step of a sequence, and what the step did to the attackers.
struct SequenceStepOdds
{
    odds::Distribution casualties; ///< of the target, all steps so far together, scattered Units not counted
    double destroyed = 0;          ///< by the attacks of the steps so far
    double scattered = 0;          ///< in the steps so far
    double removed = 0;
    double reached = 0; ///< the chance that the target was still there when the step began
    SideOdds active;    ///< the attackers of a fight; the chances are those of having come to fight at all
    double meanInflicted = 0;
};

std::vector<SequenceStepOdds> oddsOf(const Sequence& sequence);

/// How much work the odds of a scenario take at most: additions of chances, roughly. Known from the figures
/// alone, before any of it is done.
double workOf(const Scenario& scenario);

} // namespace adjutant::drakerys
