#include "core/systems/drakerys/resolution/resolution.h"

namespace adjutant::drakerys {

namespace {

// The sum of so many D10s.
odds::Distribution sumOfDice(int dice)
{
    odds::Distribution die(d10 + 1, 1.0 / d10);
    die[0] = 0;
    return odds::power(die, dice, static_cast<std::size_t>(d10 * dice) + 1);
}

bool succeeds(int face, const RollDue& roll)
{
    if (face == d10)
        return roll.highest != odds::HighestFace::fails;
    return face >= roll.threshold;
}

/// A roll to which faces come one after the other.
class Counting
{
public:
    explicit Counting(const RollDue& roll) : m_roll(roll), m_initial(std::max(0, roll.dice)) { settle(); }

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
            if (face == d10 && m_roll.highest == odds::HighestFace::addsDie) {
                ++m_count.criticals;
                ++m_added;
            }
        } else if (m_roll.passesFrom && face >= *m_roll.passesFrom) {
            ++m_count.passed;
        }
        settle();
    }
    const DiceCount& count() const { return m_count; }

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
    }

    const RollDue& m_roll;
    DiceCount m_count;
    int m_initial; ///< dice of each throw that are not read yet
    int m_rerolls = 0;
    int m_added = 0;
};

} // namespace

odds::Distribution forecastOf(const RollDue& due)
{
    if (due.reading == Reading::sum)
        return sumOfDice(due.dice);
    // No face that passes an Injury on cancels it, so both are one success against the lower Threshold.
    return oddsOf(PlainRoll{.dice = due.dice,
                            .threshold = due.passesFrom.value_or(due.threshold),
                            .highest = due.highest,
                            .rerolls = due.rerolls});
}

int forecastCount(const Shown& shown)
{
    return shown.successes + shown.passed;
}

Shown shownOf(const RollDue& due, const DiceCount& count)
{
    Shown shown = count;
    if (due.reading == Reading::sum)
        shown.successes = count.sum;
    return shown;
}

Shown nearestPossible(const RollDue& due, const Shown& shown)
{
    if (due.reading == Reading::sum)
        return {.successes = std::clamp(shown.successes, due.dice, d10 * due.dice)};
    Shown nearest;
    const int asked = std::max(0, shown.successes);
    const bool adds = due.highest == odds::HighestFace::addsDie;
    const bool alwaysFails = due.highest == odds::HighestFace::fails && due.threshold >= d10;
    nearest.successes = adds ? asked : std::min(asked, alwaysFails ? 0 : due.dice);
    // Every die beyond the initial ones was added by a 10.
    const int fewest = due.reading == Reading::criticals ? std::max(0, nearest.successes - due.dice) : 0;
    nearest.criticals = adds ? std::clamp(shown.criticals, fewest, nearest.successes) : 0;
    nearest.passed = due.passesFrom ? std::clamp(shown.passed, 0, due.dice - nearest.successes) : 0;
    nearest.ones = std::max(0, shown.ones);
    return nearest;
}

bool isPossible(const RollDue& due, const Shown& shown)
{
    return nearestPossible(due, shown) == shown;
}

DiceCount countOf(std::span<const int> faces, const RollDue& roll)
{
    Counting counting(roll);
    for (const int face : faces) {
        if (face < 1 || face > d10 || counting.count().complete())
            break;
        counting.read(face);
    }
    return counting.count();
}

} // namespace adjutant::drakerys
