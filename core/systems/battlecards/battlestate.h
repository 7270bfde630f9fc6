#pragma once

#include "core/door/view.h"
#include "core/expected.h"
#include "core/match/setup.h"
#include "core/match/shared.h"
#include "core/match/start.h"
#include "core/systems/battlecards/battle.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::battlecards {

inline constexpr int mostSidesAtOnce = 8; ///< in one battle

/// What a knight's card says.
struct KnightCard
{
    std::string name; ///< empty: its entry's id
    int health = 1;
};

/// The card that answers make; what is wrong with them otherwise.
Expected<KnightCard, door::Remark> cardOf(const door::Answers& answers);

/// A knight's card for any page.
door::CardView viewOf(const KnightCard& card);
Task<> askCardView(door::CardView& view, Ask& ask);

/// What a list is asked for: `attributes` and `hand`.
struct ArmyCards
{
    Attributes attributes;
    std::vector<Battlecard> hand;
};
Task<> askRosterExtras(Ask& ask);

/// Those of a list; what is wrong with them otherwise.
Expected<ArmyCards, door::Remark> armyCardsOf(const Roster& roster);

/// What a player is asked for: `bandits`.
Task<> askSideExtras(Ask& ask);

/// A knight of a player, on the board or off it.
struct KnightInBattle
{
    UnitRef ref;
    std::string name; ///< unlike that of every other knight of its side
    Knight knight{};
    bool out = false; ///< it left the board

    bool operator==(const KnightInBattle&) const = default;
};

/// A player with the cards.
struct SideInMatch
{
    PlayerId id;
    std::string name; ///< unlike every other side's
    bool bandits = false;
    Attributes attributes;
    Shared<std::vector<Battlecard>> cards; ///< all of them, in the order of the list
    std::vector<std::string> hand{};       ///< ids, in that order; empty texts where a viewer must not know
    std::vector<std::string> discard{};    ///< ids, in the order in which they went there
    int battlesWon = 0;

    bool operator==(const SideInMatch&) const = default;
};

/// The two cards that a side picked; empty texts where a viewer must not know.
struct Picked
{
    std::string attack;
    std::string defense;

    bool operator==(const Picked&) const = default;
};

/// A side in a battle.
struct Participant
{
    std::size_t side = 0;             ///< among the sides of the match
    std::vector<std::size_t> knights; ///< among those of the match
    std::optional<std::size_t> ally;  ///< among the participants
    std::optional<Picked> picked;
    bool hadTurn = false;

    bool operator==(const Participant&) const = default;
};

/// A battle on a tile: its sides in the order of the tie-breaker, the highest first.
struct BattleInPlay
{
    std::vector<Participant> participants;
    bool revealed = false;

    bool operator==(const BattleInPlay&) const = default;
};

/// How a battle ended, with the sides' numbers.
struct BattleResult
{
    std::vector<std::pair<std::size_t, int>> points;
    std::vector<std::size_t> victors;

    bool operator==(const BattleResult&) const = default;
};

/// A match of battles.
struct State
{
    std::vector<SideInMatch> sides;
    std::vector<KnightInBattle> knights; ///< of all sides, side by side
    std::optional<BattleInPlay> battle;
    std::optional<BattleResult> lastBattle;
    bool finished = false;
    std::vector<std::size_t> winners; ///< of the match, among the sides

    bool operator==(const State&) const = default;

    /// The side that takes part in the battle with that number.
    const SideInMatch& sideOf(std::size_t participant) const
    {
        return sides[battle->participants[participant].side];
    }

    /// Which knight of the match a fighter's knight is.
    std::size_t knightOf(KnightAt at) const { return battle->participants[at.fighter].knights[at.knight]; }

    std::size_t pieceCount() const { return knights.size(); }
    const UnitRef& ref(std::size_t knight) const { return knights[knight].ref; }
    Message name(std::size_t knight) const; ///< "Roland (Red)"
    /// The number of a knight, or of a side, that is in the match.
    std::size_t find(const UnitRef& ref) const;
    std::size_t findSide(std::string_view id) const;
};

/// "1 of 3 wounds".
Message conditionText(const State& state, std::size_t knight);

/// What can happen in a battle by now.
enum class Stage {
    none,     ///< there is no battle
    choosing, ///< cards are picked, or wait for their reveal
    fighting, ///< battle turns are left
    fought    ///< only its end is left
};

Stage stageOf(const State& state);

/// The state at the beginning; what is wrong with the start's players, lists and cards otherwise.
Expected<State, door::Remark> stateOf(const Start& start);

/// The sides of the battle as they stand, in the order of the tie-breaker: the cards count from the reveal
/// on.
Fighters fightersOf(const State& state);

/// The participants whose turn is still to come, in the order of their Delay: those that have a knight left.
std::vector<std::size_t> turnsLeft(const State& state);

/// Points and victors of the battle as it stands.
BattleResult resultOf(const State& state);

/// The card of a side by its id; one without modifiers where a viewer must not know it.
const Battlecard& cardOf(const SideInMatch& side, const std::string& id);

/// The participant of a side, where the battle has it.
std::optional<std::size_t> participantOf(const State& state, std::size_t side);

/// The sides of the battle that have not chosen.
std::vector<std::size_t> stillChoosing(const State& state);

/// Names of sides, by their numbers.
Message toText(const State& state, std::size_t side);
Message namesOf(const State& state, const std::vector<std::size_t>& sides);

/// All sides as options, as a function judges them.
std::vector<door::Option> allSides(const State& state,
                                   Objection (*judged)(const State& state, std::size_t side));

/// Refuses by `finished` once the match is over.
Task<> untilTheEnd(const State& state, Ask& ask);

/// The same, and by `not-active` where there is no battle.
Task<> inABattle(const State& state, Ask& ask);

/// The state without what a viewer must not see: which cards another side covered, holds, and has put away.
State redact(State state, const door::Viewer& viewer);

/// The state as the contract has it.
nlohmann::ordered_json toJson(const State& state);

door::MatchView viewOf(const State& state);

/// What has to be done next: covered choices, the reveal, a turn, the end.
std::vector<door::OfferKey> dueOf(const State& state);

} // namespace adjutant::battlecards
