#pragma once

#include "core/systems/drakerys/odds/fight.h"
#include "core/systems/drakerys/procedures/rolling.h"

#include <optional>

namespace adjutant::drakerys {

/// Who blocks in a fight: each asked at its moment, by the owner (chapter "Skills": Blocking). A Unit that
/// strikes first says whether it holds back for it; the other one knows the Hits by then.
class Blocks
{
public:
    /// Of both sides of a fight as they stand now; none where one of them is gone.
    using CurrentFight = std::function<std::optional<Fight>()>;

    Blocks(const MatchState& state, Ask& ask, Rollers rollers, CurrentFight fight);

    /// What was said before any die was rolled, as scripts may.
    Task<> askBeforehand();

    /// Asks whoever may block before that roll; true where it does.
    Task<bool> before(const RollDue& due);

    /// The fight with what was decided so far.
    Fight with(Fight fight) const;

private:
    /// One Unit's decision.
    struct Blocker
    {
        UnitRef unit;
        door::Path path;
        bool decided = false;
        bool blocks = false;
        bool attacked = false;
    };

    Blocker& of(Whose whose) { return whose == Whose::target ? m_target : m_active; }
    Blocker& enemyOf(Whose whose) { return whose == Whose::target ? m_active : m_target; }
    bool mayBlock(const Blocker& blocker) const;
    Task<bool> decide(Blocker& blocker, Message label);

    const MatchState& m_state;
    Ask& m_ask;
    CurrentFight m_fight;
    Blocker m_active;
    Blocker m_target;
};

// What may come between the declaring of a charge and its fight.

/// The enemies near a Unit with War Cry test their Morale (chapter "Skills": War Cry). Whether anybody heard
/// it.
Task<bool> soundWarCry(MatchState& state, Ask& ask, UnitRef charger);

/// Those of both Units that have Harassment may shoot, at the same time where both do; each that did gets a
/// Stress (chapter "Skills": Harassment).
Task<> harass(MatchState& state, Ask& ask, Rollers rollers);

} // namespace adjutant::drakerys
