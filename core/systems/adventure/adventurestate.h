#pragma once

#include "core/expected.h"
#include "core/match/setup.h"
#include "core/match/shared.h"
#include "core/systems/adventure/adventurercard.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace adjutant::adventure {

inline constexpr int mostSides = 8;

/// The four phases of a combat round.
enum class Phase { initiative, movement, battle, end };

/// What doesn't change in a match: who plays, and with which cards.
struct Setup
{
    using Combatant = PieceWithCard<Card>;

    std::vector<SeatedPlayer> players;
    std::vector<Combatant> combatants; ///< in the order of the lists

    bool operator==(const Setup&) const = default;
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
struct State
{
    Shared<Setup> setup;
    std::vector<CombatantState> combatants; ///< beside the setup's
    Phase phase = Phase::initiative;
    int round = 1;
    std::vector<std::size_t> moveOrder; ///< everybody of this round, those who have moved among them
    std::vector<std::size_t> battleOrder;
    std::optional<LastAttack> lastAttack;
    bool finished = false;
    std::vector<PlayerId> winners;

    bool operator==(const State&) const = default;

    std::size_t pieceCount() const { return setup->combatants.size(); }
    const UnitRef& ref(std::size_t who) const { return setup->combatants[who].ref; }
    const Card& card(std::size_t who) const { return setup->combatants[who].card; }
    Message name(std::size_t who) const { return verbatim(setup->combatants[who].name); }
    const PlayerId& playerOf(std::size_t who) const { return setup->combatants[who].ref.player; }
    /// The number of one who is in the match.
    std::size_t find(const UnitRef& ref) const;
};

Message toText(Phase phase);
Message toText(const Effect& effect);

/// Names one behind the other.
Message namesOf(const State& state, const std::vector<std::size_t>& who);

/// The state at the start. Refused where a card is wrong, or somebody has none.
Expected<State, door::Remark> stateOf(const Start& start);

/// What a page shows of a match.
door::MatchView viewOf(const State& state);

/// The state as the command line's contract has it.
nlohmann::ordered_json stateJson(const State& state);

} // namespace adjutant::adventure
