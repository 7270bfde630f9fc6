#pragma once

#include "core/systems/drakerys/resolution/outcome.h"
#include "core/systems/drakerys/resolution/rolldue.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace adjutant::drakerys {

/// The rolls of a cause gone through again, up to the first that was not made yet.
class Replay
{
public:
    /// Where from a roll has its reasons.
    using Steps = std::function<std::vector<Step>()>;
    enum class Wanted { outcome, roll };

    Replay(std::span<const Shown> shown, Wanted wanted) : m_shown(shown), m_wanted(wanted) {}

    /// What the next roll showed, nothing of a roll without dice; none: it is due, and no other roll may be
    /// asked for any more.
    std::optional<Shown> roll(RollDue asked, const Steps& steps);

    /// The roll that stopped the replay; its forecast and reasons only where the roll is wanted.
    const std::optional<RollDue>& due() const { return m_due; }

private:
    std::span<const Shown> m_shown;
    Wanted m_wanted;
    std::optional<RollDue> m_due;
};

/// A Unit that is struck.
struct Struck
{
    const Side& side;
    Whose whose;
    SideOutcome& outcome;
};

// Each of these is false where a roll of it is due.

/// Hits and automatic Injuries until the Casualties are known: Injury Roll, Safeguard. What is inflicted goes
/// to `striker`.
bool injure(Replay& replay, const Attack& attack, Whose striking, SideOutcome& striker, const Struck& struck,
            int hits, int automatic, const Replay::Steps& steps);

/// The Morale Roll of a Unit with `left` Warriors, if it has to make one.
bool testMorale(Replay& replay, const Struck& unit, int left, int opposition, bool dreadfulEnemy,
                const Replay::Steps& steps);

/// A fight from the first Attack Roll to the Morale Roll (chapter "Fighting").
bool resolve(const Fight& fight, Replay& replay, Outcome& outcome);

/// Whether the active Unit's activation ends with such a Morale Roll.
constexpr bool endsActivation(MoraleResult result)
{
    return result == MoraleResult::scattered || result == MoraleResult::destabilised ||
           result == MoraleResult::inDoubt;
}

} // namespace adjutant::drakerys
