#include "core/systems/drakerys/resolution/replay.h"

#include <algorithm>

namespace adjutant::drakerys {

namespace {

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

} // namespace

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
                                     .highest = injuryTen(attack)},
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
    struck.outcome.injuries = std::min(struck.side.capacity(), striker.inflicted - saved.passed);
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

} // namespace adjutant::drakerys
