#include "core/systems/drakerys/match/dicecount.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

constexpr int highestFace = 10;

bool succeeds(int face, const RollToCount& roll)
{
    if (face == highestFace)
        return roll.highest != odds::HighestFace::fails;
    return face >= roll.threshold;
}

/// A roll to which faces come one after the other.
class Counting
{
public:
    explicit Counting(const RollToCount& roll) : m_roll(roll), m_initial(std::max(0, roll.dice)) { settle(); }

    void read(int face)
    {
        if (m_count.next == Throw::initial)
            readInitial(face);
        else if (m_count.next == Throw::reroll)
            --m_rerolls;
        else
            --m_added;
        m_count.ones += face == 1 ? 1 : 0;
        m_count.sum += face;
        if (succeeds(face, m_roll)) {
            ++m_count.successes;
            if (face == highestFace && m_roll.highest == odds::HighestFace::addsDie) {
                ++m_count.criticals;
                ++m_added;
            }
        } else if (m_roll.passesFrom && face >= *m_roll.passesFrom) {
            ++m_count.passed;
        }
        settle();
    }
    DiceCount& count() { return m_count; }

private:
    void readInitial(int face)
    {
        --m_initial;
        m_count.mayReroll += !succeeds(face, m_roll) && m_count.mayReroll < m_roll.rerolls ? 1 : 0;
        m_rerolls = std::clamp(m_roll.rerolled.value_or(m_count.mayReroll), 0, m_count.mayReroll);
    }
    void settle()
    {
        m_count.next = m_initial > 0   ? Throw::initial
                       : m_rerolls > 0 ? Throw::reroll
                       : m_added > 0   ? Throw::added
                                       : Throw::none;
        m_count.toRoll = m_initial > 0 ? m_initial : m_rerolls > 0 ? m_rerolls : m_added;
        m_count.stillToRoll = m_initial + m_rerolls + m_added;
    }

    const RollToCount& m_roll;
    DiceCount m_count;
    int m_initial; ///< dice of each throw that are not read yet
    int m_rerolls = 0;
    int m_added = 0;
};

} // namespace

DiceCount countOf(std::span<const int> faces, const RollToCount& roll)
{
    Counting counting(roll);
    for (std::size_t at = 0; at < faces.size(); ++at) {
        std::optional<Misread>& misread = counting.count().misread;
        if (faces[at] < 1 || faces[at] > highestFace)
            misread = Misread{at, Misread::Fault::noFace};
        else if (counting.count().complete())
            misread = Misread{at, Misread::Fault::tooMany};
        if (misread)
            break;
        counting.read(faces[at]);
    }
    return counting.count();
}

} // namespace adjutant::drakerys
