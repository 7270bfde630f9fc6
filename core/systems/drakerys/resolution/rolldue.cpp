#include "core/systems/drakerys/resolution/resolution.h"

namespace adjutant::drakerys {

namespace {

constexpr int faces = 10;

// The sum of so many D10s.
odds::Distribution sumOfDice(int dice)
{
    odds::Distribution die(faces + 1, 1.0 / faces);
    die[0] = 0;
    return odds::power(die, dice, static_cast<std::size_t>(faces * dice) + 1);
}

int mostSuccesses(const RollDue& due, int asked)
{
    switch (due.highest) {
    case odds::HighestFace::addsDie:
        return asked;
    case odds::HighestFace::counts:
        return due.dice;
    case odds::HighestFace::fails:
        break;
    }
    return due.threshold < faces ? due.dice : 0;
}

Step reasonsOf(const RollDue& due, const Replay::Steps& steps)
{
    Step reasons{.roll = due.roll, .whose = due.whose};
    for (Step& step : steps())
        if (step.roll == due.roll && step.whose == due.whose)
            reasons = std::move(step);
    reasons.dice = due.dice;
    reasons.threshold = due.threshold;
    return reasons;
}

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

    const RollToCount& m_roll;
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
    PlainRoll roll;
    roll.dice = due.dice;
    roll.threshold = due.passesFrom.value_or(due.threshold);
    roll.highest = due.highest;
    roll.rerolls = due.rerolls;
    return oddsOf(roll);
}

int forecastCount(const Shown& shown)
{
    return shown.successes + shown.passed;
}

RollToCount countingOf(const RollDue& due)
{
    return {.dice = due.dice,
            .threshold = due.threshold,
            .highest = due.highest,
            .rerolls = due.rerolls,
            .rerolled = std::nullopt,
            .passesFrom = due.passesFrom};
}

Shown shownOf(const RollDue& due, const DiceCount& count)
{
    return {due.reading == Reading::sum ? count.sum : count.successes, count.criticals, count.passed,
            count.ones};
}

Shown nearestPossible(const RollDue& due, const Shown& shown)
{
    if (due.reading == Reading::sum)
        return {.successes = std::clamp(shown.successes, due.dice, faces * due.dice)};
    Shown nearest;
    const int asked = std::max(0, shown.successes);
    nearest.successes = std::min(asked, mostSuccesses(due, asked));
    // Every die beyond the initial ones was added by a 10.
    const bool adds = due.highest == odds::HighestFace::addsDie;
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

std::optional<Shown> Replay::roll(RollDue asked, const Steps& steps)
{
    if (asked.dice <= 0)
        return Shown{};
    if (!m_shown.empty()) {
        const Shown shown = nearestPossible(asked, m_shown.front());
        m_shown = m_shown.subspan(1);
        return shown;
    }
    m_due = std::move(asked);
    m_due->rerolls = std::min(m_due->rerolls, m_due->dice);
    if (m_wanted == Wanted::roll) {
        m_due->forecast = forecastOf(*m_due);
        m_due->reasons = reasonsOf(*m_due, steps);
    }
    return std::nullopt;
}

bool injure(Replay& replay, const Attack& attack, Whose striking, SideOutcome& striker, const Struck& struck,
            int hits, int automatic, const Replay::Steps& steps)
{
    if (attack.harmless)
        return true;
    const auto injury = replay.roll({.roll = RollName::injury,
                                     .whose = striking,
                                     .dice = hits,
                                     .threshold = attack.injuryThreshold,
                                     .highest = attack.injuryTen},
                                    steps);
    if (!injury)
        return false;
    const int injuries = injury->successes + automatic;

    Shown saved;
    if (attack.safeguard != Safeguard::none) {
        RollDue roll{.roll = RollName::safeguard,
                     .whose = struck.whose,
                     .dice = injuries,
                     .threshold = safeguardCancels,
                     .highest = odds::HighestFace::counts,
                     .reading = Reading::safeguard};
        if (attack.safeguard == Safeguard::withGuard)
            roll.passesFrom = safeguardPassesFrom;
        const auto shown = replay.roll(std::move(roll), steps);
        if (!shown)
            return false;
        saved = *shown;
    }

    striker.inflicted = injuries - saved.successes;
    struck.outcome.cancelled = saved.successes;
    struck.outcome.passed = saved.passed;
    const int suffered = striker.inflicted - saved.passed;
    struck.outcome.injuries = std::min(struck.side.capacity(), suffered);
    struck.outcome.beyond = suffered - struck.outcome.injuries;
    struck.outcome.casualties = casualtiesOf(struck.side, struck.outcome.injuries);
    return true;
}

bool testMorale(Replay& replay, const Struck& unit, int left, int opposition, bool dreadfulEnemy,
                const Replay::Steps& steps)
{
    const MoraleRoll roll = moraleRollOf(unit.side, left, opposition, dreadfulEnemy);
    Shown shown;
    if (!roll.alwaysIntact) {
        const auto rolled = replay.roll({.roll = RollName::morale,
                                         .whose = unit.whose,
                                         .dice = roll.dice,
                                         .threshold = roll.threshold,
                                         .rerolls = roll.rerollFailures ? roll.dice : 0},
                                        steps);
        if (!rolled)
            return false;
        shown = *rolled;
    }
    unit.outcome.morale = moraleResultOf(roll, shown.successes);
    unit.outcome.stress += unit.outcome.morale == MoraleResult::destabilised ? 1 : 0;
    return true;
}

DiceCount countOf(std::span<const int> faces, const RollToCount& roll)
{
    Counting counting(roll);
    for (const int face : faces) {
        if (face < 1 || face > highestFace || counting.count().complete())
            break;
        counting.read(face);
    }
    return counting.count();
}

} // namespace adjutant::drakerys
