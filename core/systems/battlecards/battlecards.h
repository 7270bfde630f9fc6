#pragma once

#include "core/match/setup.h"
#include "core/odds/payoff.h"
#include "core/systems/battlecards/battle.h"
#include "core/systems/gamesystem.h"

namespace adjutant::battlecards {

/// A player of a scenario.
struct Contender : NamedId
{
    Attributes attributes;
    std::vector<Knight> knights;
    std::vector<Battlecard> hand; ///< of picked cards the attack card, then the defense card
};

/// Two different cards of a hand, by their places in it.
struct CardPair
{
    std::size_t attack = 0;
    std::size_t defense = 1;

    bool operator==(const CardPair&) const = default;
};

/// The question `battle`: what comes of picked cards. Nothing is left to chance in it.
Task<> askBattleOdds(OddsQuestion& question, Ask& ask);

/// Both players' covered choice, as a game of which each pair of cards is a pick.
struct Choice
{
    std::vector<Contender> players; ///< two, with their hands
    bool firstIsHigher = true;      ///< in the tie-breaker
};

/// All picks of a hand, attack card by attack card.
std::vector<CardPair> pairsOf(const std::vector<Battlecard>& hand);

/// The first player's points less the second's for all pairs of the first player (rows) against all of the
/// second's (columns), in battles in which all follow the bandits' pattern.
odds::Payoffs leadsOf(const Choice& choice);

/// The first player's best pair against a guess of the second's mix, with the lead it gives on average. Of a
/// guess only the proportions count; it names one pair at least.
struct GuessedPair
{
    CardPair pair;
    double p = 0;
};
odds::Reply bestReply(const Choice& choice, const odds::Payoffs& leads,
                      const std::vector<GuessedPair>& guess);

/// The question `choice`: how often each pair is picked in equilibrium, and what that is worth.
Task<> askChoiceOdds(OddsQuestion& question, Ask& ask);

inline constexpr int mostSidesAtOnce = 8; ///< in one battle

/// What a knight's card says.
struct KnightCard
{
    std::string name; ///< empty: its entry's id
    int health = 1;

    bool operator==(const KnightCard&) const = default;
};

/// Asks what a knight's card says.
Task<> askKnightCard(KnightCard& card, Ask& ask);

/// A knight's card for any page.
door::CardView toView(const KnightCard& card);

/// What a list has beside its knights.
struct Army
{
    Attributes attributes;
    std::vector<Battlecard> cards;
    bool bandits = false; ///< unless its player says otherwise

    bool operator==(const Army&) const = default;
};

/// Asks a list for `attributes`, `hand` and `bandits`, and a player for `bandits`.
Task<> askArmy(Army& army, Ask& ask);
Task<> askBandits(bool& bandits, Ask& ask);

/// That of a list; what is wrong with it otherwise.
Expected<Army, door::Remark> armyOf(const Roster& roster);

/// What doesn't change in a match. A knight's name is unlike that of every other of its side.
struct Setup : Seated<KnightCard>
{
    std::vector<Army> armies; ///< of each player

    bool operator==(const Setup&) const = default;
};

/// A knight of a player, on the board or off it.
struct KnightInMatch : Knight
{
    bool out = false; ///< it left the board

    bool operator==(const KnightInMatch&) const = default;
};

/// A player's cards, by their ids; empty texts where a viewer must not know.
struct SideInMatch
{
    std::vector<std::string> hand{};    ///< in the order of the list
    std::vector<std::string> discard{}; ///< in the order in which they went there
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
struct State : SeatedState<Setup>
{
    std::vector<SideInMatch> sides;     ///< beside the setup's players
    std::vector<KnightInMatch> knights; ///< beside the setup's pieces
    std::optional<BattleInPlay> battle;
    std::optional<BattleResult> lastBattle;
    bool finished = false;
    std::vector<std::size_t> winners; ///< of the match, among the sides

    bool operator==(const State&) const = default;

    static constexpr Words overText = WORDS("battlecards", "the match is over");

    const Army& army(std::size_t side) const { return setup->armies[side]; }
    /// The card of a side by its id; one without modifiers where a viewer must not know it.
    const Battlecard& battlecard(std::size_t side, const std::string& id) const;
    /// The side that takes part in the battle with that number, and its name.
    std::size_t sideOf(std::size_t participant) const { return battle->participants[participant].side; }
    Message nameOf(std::size_t participant) const { return playerName(sideOf(participant)); }
    /// Which knight of the match a fighter's knight is.
    std::size_t knightOf(KnightAt at) const { return battle->participants[at.fighter].knights[at.knight]; }
    /// "Roland (Red)".
    Message name(std::size_t knight) const;
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

/// The participant of a side, where the battle has it.
std::optional<std::size_t> participantOf(const State& state, std::size_t side);

/// The sides of the battle that have not chosen.
std::vector<std::size_t> stillChoosing(const State& state);

/// Refuses once the match is over, and by `not-active` where there is no battle.
Task<> inABattle(const State& state, Ask& ask);

/// What players do. Chapters are those of the source.
using Play = Task<>(State& state, Ask& ask);
Play battle, choose, endBattle, finish, wounds; // battleprocedures.cpp
Play reveal, ally, turn;                        // fighting.cpp

/// Knights and Bandits as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::battlecards
