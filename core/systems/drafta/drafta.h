#pragma once

#include "core/match/setup.h"
#include "core/systems/drafta/infocard.h"
#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

/// What some numbers of a D100 bring a defeated player character.
struct Consequence
{
    int from = 0;
    int to = 0; ///< included
    std::string text;

    bool operator==(const Consequence&) const = default;
};

/// The Random Consequence Chart (chapter "Unit Defeat"). The rules don't print it; players fill in their own:
/// from 1 to 100 without a gap or an overlap, in that order; or nothing at all.
using ConsequenceChart = std::vector<Consequence>;

/// What doesn't change in a match: who plays, and with which cards.
struct Setup : Seated<Card>
{
    ConsequenceChart chart;

    bool operator==(const Setup&) const = default;
};

/// What happens to a unit in a match.
struct UnitState
{
    int hp = 0;         ///< 0: defeated
    bool moved = false; ///< in this turn
    bool acted = false;
    bool healed = false; ///< an ally, in this turn
    bool talentSpent = false;
    bool builtCamp = false;           ///< in this turn, which is over for it
    int camp = 0;                     ///< its number; 0: in none
    std::optional<int> consequence{}; ///< what the D100 showed

    bool defeated() const { return hp == 0; }
    bool hasActed() const { return acted || healed; }
    bool operator==(const UnitState&) const = default;
};

/// A match of Defense of Drafta.
struct State : SeatedState<Setup>
{
    std::vector<UnitState> units;      ///< beside the setup's
    std::vector<std::size_t> camps;    ///< whose camp-1, camp-2, … they are; bases of the start come first
    std::optional<std::size_t> active; ///< the player whose turn it is; none before the first roll
    int round = 1;
    bool halfway = false;             ///< one side has ended its turn of this round
    bool ended = false;               ///< by the players' word
    std::optional<std::size_t> named; ///< whom they named as the winner then

    bool operator==(const State&) const = default;

    static constexpr Words overText = WORDS("drafta", "the battle is over");
    static constexpr int campHolds = 4;
    static constexpr int campHeals = 2; ///< hit points a turn

    /// How many units a player has left.
    int unitsLeft(std::size_t player) const;
    /// What the chart has for the roll of a unit's consequence; none where it wasn't rolled.
    Message consequenceOf(std::size_t unit) const;
    /// Whether a side is without units, or the players have ended it (the source names no end; our reading).
    bool finished() const { return ended || unitsLeft(0) == 0 || unitsLeft(1) == 0; }
    /// The player who is left; none before the end, or where both fell.
    std::optional<std::size_t> winner() const;
};

/// `camp-1`, as files write it.
std::string campId(int camp);

/// Its name for people: "Encampment 1 (Ann)".
Message campName(const State& state, int camp);

/// Asks the chart, as rows of `chart`. One with a gap or an overlap is refused, with the numbers it is about.
Task<> askChart(ConsequenceChart& chart, Ask& ask);

/// Asks whether a side has an encampment from the start (chapter "Healing": the one its units retreat to).
Task<> askBase(bool& hasBase, Ask& ask);

/// The state at the start. Refused where the chart or a card is wrong, or a unit has none.
Expected<State, door::Remark> stateOf(const Start& start);

/// What players do. The paths of the questions are the keys of the commands.
using Play = Task<>(State& state, Ask& ask);
Play first, move, endTurn;                                // draftaturns.cpp
Play attack, special, talent, consequence, finish, setHp; // draftaattacks.cpp
Play heal, camp, enter, leave;                            // draftahealing.cpp

// What several of them ask.

/// Refuses where nothing is played yet (`not-active`), or any more (`finished`).
Task<> askWhetherPlayed(const State& state, Ask& ask);

/// "3 of 12 hit points".
Message conditionText(const State& state, std::size_t unit);

Judgement isDefeated(const State& state, std::size_t unit);
/// It doesn't belong to the active side (`not-active`), or is defeated.
Judgement cannotUse(const State& state, std::size_t unit);

/// It has set up an encampment, for which it gives up this turn: of what else it does is warned (`acted`).
Judgement hasBuilt(const State& state, std::size_t unit);

/// The units whose cards have words for what they do: those are offered, with the words beside their names.
PieceChoice ownersOf(const State& state, Judgement (*judged)(const State& state, std::size_t unit),
                     std::string (*wordsOf)(const Card& card));

/// The unit comes out of its encampment, where it is in one, and the story tells it.
void leaveCamp(State& state, Ask& ask, std::size_t unit);

/// Defense of Drafta as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::drafta
