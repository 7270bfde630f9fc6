#pragma once

#include "core/match/setup.h"
#include "core/systems/gamesystem.h"

namespace adjutant::adventure {

inline constexpr const char* trContext = "adventure"; ///< of the texts for translators

/// The card of an adventurer or a monster. Hit points are the players': the rules name none.
struct Card
{
    /// A power or an item, in its owner's words.
    struct Note
    {
        std::string name;
        std::string text;     ///< what it does; may be empty
        std::string effect{}; ///< that a hit leaves on the target, or an item on its user; may be empty
        bool hasSave = false; ///< which ends the effect
        bool several = false; ///< targets, each of which is rolled for
        int heals = 0;        ///< hit points that an item gives back to its user
    };

    std::string name; ///< may be empty: it goes by its id then
    int tier = 1;
    int attack = 0;       ///< ATK, added to the roll of an attack
    int defence = 0;      ///< DEF, which that roll has to reach
    int intelligence = 0; ///< INT and AGI are added to the roll for the initiative
    int agility = 0;
    std::optional<int> hp;
    std::vector<Note> moves;  ///< powers of its own of the Movement Phase
    std::vector<Note> powers; ///< those of the Battle Phase
    std::vector<Note> items;

    static constexpr int highestTier = 10;
    static constexpr int mostModifier = 20; ///< of ATK, INT and AGI; the least is minus that
    static constexpr int highestDefence = 40;
    static constexpr int mostHp = 999;
};

/// Asks what a card says; `prefix` stands before its fields: `attacker/`. Only ATK and DEF are
/// needed, and where `figure` says which of the two counts (`atk`), only that.
Task<Card> askCard(Ask& ask, std::string prefix, const char* figure = nullptr);
inline Task<> askWholeCard(Card& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

door::CardView toView(const Card& card);

/// A save succeeds on this total and above (chapter "End Phase").
inline constexpr int saveTarget = 7;

/// What sources of both kinds come to: above 0 advantage, below 0 disadvantage. They cancel one for one (our
/// reading).
int netSources(int advantage, int disadvantage);

/// The sides of the additional die: D6 to D12 for 1 to 4 sources of advantage, D12 to D6 for 1 to 4 of
/// disadvantage; 0 where none is added.
int sidesOfThird(int net);

/// The dice of a roll: 2D6, and the additional one.
std::vector<door::Die> diceOf(int net);

/// What of the faces shown counts: the two highest of three with advantage, the two lowest with disadvantage.
int keptTotal(int net, const std::vector<int>& faces);

/// The number of the die that doesn't count: of equal ones the last; 0: all count, or not all are shown.
int droppedOf(int net, const std::vector<int>& faces);

/// The chances of the totals from 2 upwards, to the highest that such a roll can show.
odds::Distribution totalsOf(int net);

/// The chance of a total of `target` or more.
double chanceOf(int net, int target);

/// "2D6 and 1D8, the two highest count".
Message diceText(int net);

/// "1 source of advantage", or that there is none of either kind.
Message netText(int net);

/// Sources of both kinds.
struct Sources
{
    int advantage = 0;
    int disadvantage = 0;
    bool operator==(const Sources&) const = default;
};

/// Asks for sources that only the table knows, at most so many of each, under `prefix` where that isn't
/// empty. What is known of each kind stands beside it.
Task<Sources> askSources(Ask& ask, std::string prefix, int most, Message knownAdvantage = {},
                         Message knownDisadvantage = {});

/// One roll against a target number: an attack, or a save.
struct RollScenario
{
    int modifier = 0;
    int target = saveTarget;
    Sources sources{}; ///< beside the tiers
    int attackerTier = 1;
    int targetTier = 1;
    bool isSave = false;

    int net() const
    {
        return netSources(sources.advantage + std::max(attackerTier - targetTier, 0),
                          sources.disadvantage + std::max(targetTier - attackerTier, 0));
    }
    bool operator==(const RollScenario&) const = default;
};

/// What the odds say to it.
door::OddsView forecastView(const RollScenario& roll);

inline constexpr int mostSides = 8;

/// The four phases of a combat round.
enum class Phase { initiative, movement, battle, end };

inline constexpr std::array phaseNames{
    Named{"initiative", TR("Initiative Phase")},
    Named{"movement", TR("Movement Phase")},
    Named{"battle", TR("Battle Phase")},
    Named{"end", TR("End Phase")},
};

/// A status effect that lies on somebody.
struct Effect
{
    std::string name;
    bool hasSave = false;
    bool sustains = false; ///< a save that succeeds keeps it up, and one that fails ends it
    bool rolled = false;   ///< in this End Phase
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
};

/// The last attack: what its roll came to.
struct LastAttack
{
    int net = 0;
    int total = 0; ///< ATK included
    bool success = false;
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

    static constexpr Words overText = TR("the battle is over");
};

Message toText(Phase phase);
Message toText(const Effect& effect);
/// With its save: "Slowed (save)".
Message textWithSave(const Effect& effect);

/// The state at the start. Refused where a card is wrong, or somebody has none.
Expected<State, door::Remark> stateOf(const Start& start);

// Who moves and who acts, in the orders of a round (chapters "Initiative Phase", "Movement Phase", "Battle
// Phase"). Whoever has no hit points left may act, and nobody waits for it: the rules say nothing of it.

/// Who is to move in the Movement Phase, or to act in the Battle Phase; none where all have.
std::optional<std::size_t> nextToAct(const State& state);

/// All who may move, or act, now: the next one, those who delay until they act, and those without hit points
/// before it.
bool mayActNow(const State& state, std::size_t who);

/// Those who have not moved, not acted, or not rolled their saves in this phase.
std::vector<std::size_t> leftToAct(const State& state);

/// Whether somebody has an effect whose save is still to be rolled in this End Phase.
bool owesSave(const State& state, std::size_t who);

/// Whether one could delay until after another, who hasn't acted and comes later.
bool canDelayAfter(const State& state, std::size_t who, std::size_t after);

/// It acts after that one; none: after any turn to come, whenever it says so.
void delayAfter(State& state, std::size_t who, std::optional<std::size_t> after);

/// Its turn of the Battle Phase: what lasted until then is over.
void takeTurn(State& state, std::size_t who);

/// Goes to the next phase, or to the next round; what lasted until then is over.
void goToNextPhase(State& state);

/// Refuses where the match is over, or in another phase than that (`phase`).
Task<> askPhase(const State& state, Ask& ask, Phase phase);

/// "Tier 2, 3 of 12 hit points".
Message conditionText(const State& state, std::size_t who);

/// The enemies of one; its allies are refused, and those who are down come last.
PieceChoice enemiesOf(const State& state, std::size_t who);

/// Asks for a power or an item by its name; another word than those listed may be typed. Where none is listed
/// nothing waits for it.
Task<std::optional<std::string>> askNote(Ask& ask, door::Path path, Label label,
                                         std::vector<door::Option> notes, const char* rule, PlayerId by = {});

/// What a card has of them, as options.
std::vector<door::Option> noteOptions(const std::vector<Card::Note>& notes);

/// It isn't next to move, or to act: `not-next`.
Judgement notNext(const State& state, std::size_t who);

/// What players do. The paths of the questions are the keys of the commands.
using Play = Task<>(State& state, Ask& ask);
Play rollInitiative, seize, move;
Play attack, defend, disengage, useItem, delay, pass; // turns of the Battle Phase (chapter "Battle Actions")
Play nextPhase, save, changeHp, changeEffect, finish;

/// Lays an effect on somebody, in the place of the same one, and reports it; one without a name is none.
void putEffect(State& state, Ask& ask, std::size_t who, Effect effect);

/// Changes somebody's hit points, from 0 to those of its card, and reports it.
void addHp(State& state, Ask& ask, std::size_t who, int change);

/// Asks the dice of a roll for `what`, with what they need, `why` there are so many, and what they will
/// probably bring, and gives what counts of them.
Task<int> askRoll(Ask& ask, std::string prefix, RollScenario roll, PlayerId by, Message what,
                  std::vector<Message> why = {});

/// "Succeeds on 7+", "5 on the dice with +3 reaches 8".
Message neededText(const RollScenario& roll);

/// "Already counted: Ogre defends (1)", or that there is none.
Message knownText(const std::vector<Message>& known);

/// So many of either kind may be entered: beyond four they can still cancel known ones of the other.
inline constexpr int mostSourcesInPlay = 8;

/// Rolls an attack with one of the attacker’s powers, or none, from its sources to what a hit does, and
/// reports it. `provoked`: an opportunity attack.
Task<> askAttack(State& state, Ask& ask, std::string prefix, std::size_t attacker, std::size_t target,
                 const Card::Note* power, bool provoked = false);

/// Tiers, advantage and combat rounds as the app sees them.
GameSystem gameSystem();

/// The questions that its odds answer: an attack, a save, every number of sources against every target
/// number.
extern const std::array<OddsKind, 3> oddsKinds;

} // namespace adjutant::adventure
