#pragma once

#include "core/expected.h"
#include "core/match/fields.h"
#include "core/match/setup.h"
#include "core/systems/adventure/adventurercard.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::adventure {

inline constexpr int mostSides = 8;

/// The four phases of a combat round.
enum class Phase { initiative, movement, battle, end };

inline constexpr std::array phaseNames{
    Named{"initiative", WORDS("adventure", "Initiative Phase")},
    Named{"movement", WORDS("adventure", "Movement Phase")},
    Named{"battle", WORDS("adventure", "Battle Phase")},
    Named{"end", WORDS("adventure", "End Phase")},
};

/// A status effect that lies on somebody.
struct Effect
{
    std::string name;
    bool hasSave = false;
    bool sustains = false; ///< a save that succeeds keeps it up, and one that fails ends it
    bool rolled = false;   ///< in this End Phase

    bool operator==(const Effect&) const = default;
};

/// What happens to an adventurer or a monster in a match.
struct CombatantState
{
    std::optional<int> hp; ///< none: its card has none
    std::vector<Effect> effects{};
    std::optional<int> initiative{}; ///< 2D6 + INT + AGI; none: not in the orders of this round
    std::vector<int> tieDice{};
    bool seized = false;
    bool defending = false;
    int disengagedUntil = 0; ///< the round at whose end it is over; 0: it isn't disengaged
    bool moved = false;
    bool acted = false;
    std::optional<std::size_t> delayedAfter{};
    std::optional<int> waitingSince{}; ///< it delays until it acts: so many had acted when it said so

    bool isDown() const { return hp == 0; }
    bool operator==(const CombatantState&) const = default;
};

/// The last attack: what its roll came to.
struct LastAttack
{
    int net = 0;
    int total = 0; ///< ATK included
    bool success = false;

    bool operator==(const LastAttack&) const = default;
};

/// A match of adventure.
struct State : SeatedState<Seated<Card>>
{
    std::vector<CombatantState> combatants; ///< beside the setup's pieces
    Phase phase = Phase::initiative;
    int round = 1;
    std::vector<std::size_t> moveOrder; ///< everybody of this round, those who have moved among them
    std::vector<std::size_t> battleOrder;
    std::optional<LastAttack> lastAttack;
    bool finished = false;
    std::vector<std::size_t> winners;

    bool operator==(const State&) const = default;

    static constexpr Words overText = WORDS("adventure", "the battle is over");
};

Message toText(Phase phase);
Message toText(const Effect& effect);

/// Names one behind the other.
Message namesOf(const State& state, const std::vector<std::size_t>& who);

/// The state at the start. Refused where a card is wrong, or somebody has none.
Expected<State, door::Remark> stateOf(const Start& start);

} // namespace adjutant::adventure
