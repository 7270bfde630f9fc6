#pragma once

#include "tests/systems/drakerys/odds/oracle/facebyface.h"
#include "tests/systems/drakerys/odds/oracle/rulings.h"

/// From hits to casualties, face by face.
namespace adjutant::oracle {

using Counted = std::map<int, Number>;

/// What one side's attack does to the other.
struct Harm
{
    int casualties = 0; ///< Warriors removed
    int inflicted = 0;  ///< injuries suffered and passed on
    auto operator<=>(const Harm&) const = default;
};
using Harms = std::map<Harm, Number>;

/// What becomes of injuries that a Unit with Safeguard rolls for.
struct Saved
{
    int suffered = 0;
    int passed = 0;
    auto operator<=>(const Saved&) const = default;
};
using Saves = std::map<Saved, Number>;

/// One D10 an injury: 10 cancels it, 6 to 9 pass it to a Guard in cohesion, else it is suffered. No added
/// dice.
inline const Saves& safeguard(int injuries, bool guardInCohesion)
{
    static std::map<std::pair<int, bool>, Saves> kept;
    const auto known = kept.find({injuries, guardInCohesion});
    if (known != kept.end())
        return known->second;

    Saves saves;
    if (injuries == 0) {
        saves[Saved{}] = Number(1);
    } else {
        std::map<Saved, int> faces;
        for (int face = 1; face <= 10; ++face) {
            if (face == 10)
                ++faces[Saved{0, 0}];
            else if (face >= 6 && guardInCohesion)
                ++faces[Saved{0, 1}];
            else
                ++faces[Saved{1, 0}];
        }
        for (const auto& [before, chance] : safeguard(injuries - 1, guardInCohesion)) {
            for (const auto& [one, count] : faces)
                saves[Saved{before.suffered + one.suffered, before.passed + one.passed}] +=
                    chance * count / 10;
        }
    }
    return kept.emplace(std::pair(injuries, guardInCohesion), std::move(saves)).first->second;
}

/// Follows hits (and the automatic injuries of Deadly Blow, counted in marks) to casualties.
/// `injuryRollFor` gives the injury roll of so many hits.
template <class InjuryRollFor>
Harms harmOf(const std::map<Thrown, Number>& hits, const InjuryRollFor& injuryRollFor, const Unit& struck,
             bool safeguarded)
{
    Counted injuries;
    for (const auto& [thrown, chance] : hits) {
        const Roll roll = injuryRollFor(thrown.successes);
        auto& dice = faceByFace(roll.threshold, roll.criticals, Marks::None);
        for (const auto& [hurt, hurtChance] : dice.roll(roll.dice))
            injuries[hurt.successes + thrown.marks] += chance * hurtChance;
    }

    Harms harms;
    for (const auto& [count, chance] : injuries) {
        if (!safeguarded) {
            harms[Harm{casualtiesOf(struck, count), count}] += chance;
            continue;
        }
        for (const auto& [saved, savedChance] : safeguard(count, struck.guardInCohesion)) {
            const Harm harm{casualtiesOf(struck, saved.suffered), saved.suffered + saved.passed};
            harms[harm] += chance * savedChance;
        }
    }
    return harms;
}

/// A Unit's Morale roll, by how it ends.
inline std::map<Mood, Number> moods(const Unit& unit, int warriorsLeft, bool enemyDreadful, int opposition)
{
    const Roll roll = moraleRoll(unit, warriorsLeft, enemyDreadful, opposition);
    auto& dice = faceByFace(roll.threshold, roll.criticals, Marks::None);
    std::map<Mood, Number> ends;
    for (const auto& [thrown, chance] : dice.roll(roll.dice, roll.rerolls))
        ends[moodOf(unit, thrown.successes)] += chance;
    return ends;
}

} // namespace adjutant::oracle
