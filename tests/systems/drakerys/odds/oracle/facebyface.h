#pragma once

#include "tests/systems/drakerys/odds/oracle/scenario.h"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>
#include <utility>

namespace adjutant::oracle {

/// How many added dice of one roll are followed; what would come after them is not thrown, and its
/// probability stays with the outcome reached so far. The chance that n dice throw more than D added ones is
/// at most C(n+D, D+1) / 10^(D+1): with D = 30 below 2·10^-20 for 15 dice, 4·10^-18 for 20, 3·10^-16 for 25.
constexpr int addedDiceFollowed = 30;

/// Sums of positive terms only: the rounding adds less than 10^-15.
using Number = long double;

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
        for (int face = 1; face <= 10; ++face) {
            Outcome outcome;
            outcome.success = face >= threshold;
            if (face == 10) {
                outcome.success = criticals != Criticals::Fail;
                outcome.addsDie = criticals == Criticals::Explode;
            }
            outcome.marked = (marks == Marks::Tens && face == 10) || (marks == Marks::Ones && face == 1);
            ++m_faces[outcome];
        }
    }

    /// So many dice, of which up to `rerolls` failures are thrown again, and the dice that 10s add.
    const Chances& roll(int dice, int rerolls = 0) { return rest({dice, 0, std::min(dice, rerolls), 0, 0}); }

private:
    struct Outcome
    {
        bool success = false;
        bool addsDie = false;
        bool marked = false;
        auto operator<=>(const Outcome&) const = default;
    };

    // The dice still to throw. First the initial ones, then rerolls of those that failed, then the added
    // ones.
    struct Hand
    {
        int initial = 0;
        int failed = 0; ///< only counted while there are rerolls for them
        int rerolls = 0;
        int added = 0;
        int addedThrown = 0;
        auto operator<=>(const Hand&) const = default;
    };

    // What the rest of the roll may still bring.
    const Chances& rest(const Hand& hand)
    {
        const auto known = m_known.find(hand);
        if (known != m_known.end())
            return known->second;

        Chances chances;
        const bool again = hand.initial == 0 && hand.rerolls > 0 && hand.failed > 0;
        const bool extra = !again && hand.added > 0 && hand.addedThrown < addedDiceFollowed;
        if (hand.initial == 0 && !again && !extra) {
            chances[Thrown{}] = Number(1);
        } else {
            for (const auto& [outcome, faces] : m_faces) {
                Hand next = hand;
                if (hand.initial > 0) {
                    --next.initial;
                    if (!outcome.success && hand.rerolls > 0)
                        ++next.failed;
                } else if (again) {
                    --next.rerolls;
                    --next.failed;
                } else {
                    --next.added;
                    ++next.addedThrown;
                }
                if (outcome.addsDie)
                    ++next.added;
                if (next.initial == 0 && (next.rerolls == 0 || next.failed == 0))
                    next.rerolls = next.failed = 0; // nothing to throw again: the same as a roll without
                for (const auto& [later, chance] : rest(next)) {
                    Thrown all = later;
                    all.successes += outcome.success ? 1 : 0;
                    all.marks += outcome.marked ? 1 : 0;
                    chances[all] += chance * faces / 10;
                }
            }
        }
        return m_known.emplace(hand, std::move(chances)).first->second;
    }

    std::map<Outcome, int> m_faces; ///< how many faces of a D10 do the same
    std::map<Hand, Chances> m_known;
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

} // namespace adjutant::oracle
