#pragma once

#include "core/match/shared.h"
#include "core/match/start.h"
#include "core/systems/battlecards/battle.h"
#include "core/table/view.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace adjutant::battlecards {

/// A knight of a player, on the board or off it.
struct KnightAtTable
{
    EntryId id;
    std::string name; ///< unlike that of every other knight of its side
    Knight knight;
    bool out = false; ///< it left the board

    bool operator==(const KnightAtTable&) const = default;
};

/// A player with the cards and knights.
struct SideAtTable
{
    PlayerId id;
    std::string name; ///< unlike every other side's
    bool bandits = false;
    Attributes attributes;
    Shared<std::vector<Battlecard>> cards; ///< all of them, in the order of the list
    std::vector<std::string> hand;         ///< ids, in that order; empty texts where a viewer must not know
    std::vector<std::string> discard;      ///< ids, in the order in which they went there
    std::vector<KnightAtTable> knights;
    int battlesWon = 0;

    bool operator==(const SideAtTable&) const = default;
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
    std::vector<std::size_t> knights; ///< among the knights of the side
    std::optional<std::size_t> ally;  ///< among the participants
    std::optional<Picked> picked;
    bool hadTurn = false;

    bool operator==(const Participant&) const = default;
};

/// A battle on a tile: its sides in the order of the tie-breaker, the highest first.
struct BattleAtTable
{
    std::vector<Participant> participants;
    bool revealed = false;

    bool operator==(const BattleAtTable&) const = default;
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
    std::vector<SideAtTable> sides;
    std::optional<BattleAtTable> battle;
    std::optional<BattleResult> lastBattle;
    bool finished = false;
    std::vector<std::size_t> winners; ///< of the match, among the sides

    bool operator==(const State&) const = default;

    // All knights, counted through from side to side.
    std::size_t pieceCount() const;
    UnitRef ref(std::size_t knight) const;
    Message name(std::size_t knight) const; ///< "Roland of Red"
    const KnightAtTable& knight(const UnitRef& ref) const;
    KnightAtTable& knight(const UnitRef& ref);
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

/// The state at the beginning; the start has nothing wrong.
State stateOf(const Start& start);

/// The sides of the battle as they stand, in the order of the tie-breaker: the cards count from the reveal
/// on.
Fighters fightersOf(const State& state);

/// The participants whose turn is still to come, in the order of their Delay: those that have a knight left.
std::vector<std::size_t> turnsLeft(const State& state);

/// Points and victors of the battle as it stands.
BattleResult resultOf(const State& state);

/// The card of a side by its id; one without modifiers where a viewer must not know it.
const Battlecard& cardOf(const SideAtTable& side, const std::string& id);

/// The participant of a side, where the battle has it.
std::optional<std::size_t> participantOf(const State& state, std::size_t side);

/// The sides of the battle that have not chosen.
std::vector<std::size_t> stillChoosing(const State& state);

/// Names of sides, by their numbers.
Message toText(const State& state, std::size_t side);
Message namesOf(const State& state, const std::vector<std::size_t>& sides);

/// Which knight of the battle a fighter's knight is.
UnitRef refOf(const State& state, KnightAt at);

/// The state without what a viewer must not see: which cards another side covered, holds, and has put away.
State redact(State state, const table::Viewer& viewer);

/// The state as the contract has it.
nlohmann::ordered_json toJson(const State& state);

table::TableView viewOf(const State& state);

/// What has to be done next: covered choices, the reveal, a turn, the end.
std::vector<table::OfferKey> dueOf(const State& state);

} // namespace adjutant::battlecards
