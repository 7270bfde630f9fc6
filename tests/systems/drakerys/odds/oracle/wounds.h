#pragma once

#include "tests/systems/drakerys/odds/oracle/rulings.h"
#include "tests/systems/drakerys/odds/oracle/scenario.h"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>
#include <utility>

/// From hits to casualties, face by face.
namespace adjutant::oracle {

/// How many dice a die may add, one after the other: the chance of more is 10^-30.
constexpr int addedDiceFollowed = 30;

/// Sums of positive terms only: the rounding adds less than 10^-15.
using Number = long double;

/// What is less likely is not followed: the outcomes of a roll are some thousands at most.
constexpr Number hardlyEver = 1e-22L;

/// What is counted beside the successes: nothing, the 10s (Deadly Blow) or the 1s (cataclysms; Spell rolls
/// know no rerolls, so it never matters whether a 1 thrown again was one).
enum class Marks { None, Tens, Ones };

/// What lies on the table after a roll.
struct Thrown
{
    int successes = 0;
    int marks = 0;
    auto operator<=>(const Thrown&) const = default;
};

/// Follows a roll one die and one face at a time.
class FaceByFace
{
public:
    using Chances = std::map<Thrown, Number>;

    FaceByFace(int threshold, Criticals criticals, Marks marks)
    {
        Chances die = {{Thrown{}, 1}}; // with the dice that it adds
        for (int followed = 0; followed <= addedDiceFollowed; ++followed) {
            m_success.clear();
            m_failure.clear();
            for (int face = 1; face <= 10; ++face) {
                const bool ten = face == 10;
                const bool success = ten ? criticals != Criticals::Fail : face >= threshold;
                const bool marked = (ten && marks == Marks::Tens) || (face == 1 && marks == Marks::Ones);
                const Chances shown = {{Thrown{success ? 1 : 0, marked ? 1 : 0}, Number(1) / 10}};
                add(success ? m_success : m_failure, shown,
                    ten && criticals == Criticals::Explode ? die : none());
            }
            die.clear();
            add(die, m_success, none());
            add(die, m_failure, none());
        }
        for (const auto& [thrown, chance] : m_failure)
            add(m_again, {{Thrown{}, chance}}, die);
    }

    /// So many dice, of which up to `rerolls` failures are thrown again, and the dice that 10s add.
    const Chances& roll(int dice, int rerolls = 0)
    {
        if (dice == 0)
            return none();
        const std::pair asked(dice, std::min(dice, rerolls));
        if (const auto known = m_known.find(asked); known != m_known.end())
            return known->second;
        Chances chances;
        add(chances, m_success, roll(dice - 1, rerolls));
        add(chances, rerolls > 0 ? m_again : m_failure, roll(dice - 1, std::max(0, rerolls - 1)));
        return m_known.emplace(asked, std::move(chances)).first->second;
    }

private:
    /// No dice.
    static const Chances& none()
    {
        static const Chances one = {{Thrown{}, 1}};
        return one;
    }

    /// Adds what some dice and others bring together.
    static void add(Chances& to, const Chances& some, const Chances& others)
    {
        for (const auto& [one, oneChance] : some)
            for (const auto& [other, otherChance] : others)
                if (const Number both = oneChance * otherChance; both > hardlyEver)
                    to[{one.successes + other.successes, one.marks + other.marks}] += both;
    }

    Chances m_success; ///< of a die that succeeds, with the dice that it adds
    Chances m_failure;
    Chances m_again; ///< of one that fails and is thrown again
    std::map<std::pair<int, int>, Chances> m_known;
};

/// The roll of one threshold and kind; kept, because the next scenario asks for it again.
inline FaceByFace& faceByFace(int threshold, Criticals criticals, Marks marks)
{
    using Kind = std::tuple<int, Criticals, Marks>;
    static std::map<Kind, FaceByFace> kept;
    const auto known = kept.find(Kind(threshold, criticals, marks));
    if (known != kept.end())
        return known->second;
    return kept.emplace(Kind(threshold, criticals, marks), FaceByFace(threshold, criticals, marks))
        .first->second;
}

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
