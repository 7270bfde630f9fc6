#pragma once

#include "core/match/setup.h"
#include "core/odds/payoff.h"
#include "core/systems/gamesystem.h"

namespace adjutant::battlecards {

inline constexpr const char* trContext = "battlecards"; ///< of the texts for translators

/// Of an attribute, of Health and wounds; a modifier goes from minus that.
inline constexpr int mostFigure = 1000;
inline constexpr Words healthWord = TR("Health");
inline constexpr Words woundsWord = TR("Wounds");

/// What all knights of a side have in common, or what a side of a card adds to it.
struct Attributes
{
    int damage = 0;    ///< wounds that one attack begins with
    int delay = 0;     ///< who has less attacks earlier
    int precision = 0; ///< against Dodge
    int dodge = 0;     ///< halves the wounds where it prevails over Precision
    int defense = 0;   ///< taken off the wounds
    int wound = 0;     ///< of defense cards: what each of the own knights takes at the reveal
};

/// Asks for those of a side at `at`, each 0 unless it is given.
Task<Attributes> askAttributes(Ask& ask, door::Path at);

/// A card of two sides, of which only one counts at a time (chapter "Battles").
struct Battlecard : NamedId
{
    Attributes attack;  ///< adds Damage, Delay and Precision
    Attributes defense; ///< adds Wound, Dodge and Defense
};

/// A side's attributes with the two cards that it picked; none falls below 0.
Attributes withCards(const Attributes& base, const Battlecard& attack, const Battlecard& defense);

/// Asks both sides of a battlecard. Every modifier is 0 unless it is given; a scenario names a card by its
/// place, so that it needs no id and no name: `needsId` false. The ids `taken` are those of other cards.
Task<Battlecard> askBattlecard(Ask& ask, door::Path at, bool needsId, std::vector<std::string> taken = {});

/// Asks a hand of two cards or more; two of the same id are refused.
Task<std::vector<Battlecard>> askHand(Ask& ask, door::Path at);

/// What a side of a card adds: "Damage +2, Delay -1"; "no modifiers" where it adds nothing.
Message modifiersText(const Battlecard& card, bool attack);

/// The figures of a side in a battle: "Damage 3, Delay 2, …".
Message toText(const Attributes& figures);

/// A knight, or a bandit, in a battle. With as many wounds as Health, or more, it is out at once.
struct Knight
{
    int health = 1;
    int wounds = 0;

    bool isOut() const { return wounds >= health; }
};

/// A side of a battle: its figures with the cards in, and its knights.
struct Fighter
{
    Attributes figures;
    std::vector<Knight> knights;
    std::optional<std::size_t> ally{}; ///< among the fighters

    /// How many knights are not out.
    int standing() const;
};

/// All sides of a battle in the order of the tie-breaker, the highest first.
using Fighters = std::vector<Fighter>;

/// One knight of a battle, by numbers from 0.
struct KnightAt
{
    std::size_t fighter = 0;
    std::size_t knight = 0;

    auto operator<=>(const KnightAt&) const = default;
};

/// What stands for no target at all.
inline constexpr const char* nobody = "nobody";

/// Whom each knight of the attacker targets, by its number; nobody where there is none.
using Targets = std::vector<std::optional<KnightAt>>;

/// How the wounds of one attack come about (chapter "Battle", computation of wounds).
struct Working
{
    Attributes attack;
    Attributes defense;
    bool halved = false; ///< Dodge prevails: half, rounded up
    int afterDodge = 0;
    int afterDefense = 0; ///< not below 0
    int knights = 1;      ///< that share the target
    bool doubled = false; ///< the defender's Delay is twice the attacker's, or more
    int wounds = 0;
};

/// How they come about: "Damage 3, halved by Dodge 4 against Precision 2 = 2, less Defense 1 = 1, × 2 knights
/// = 2".
Message toText(const Working& working);

/// What one target took in a battle turn.
struct Dealt
{
    KnightAt target;
    Working working;
    bool out = false; ///< it is out by it
};

/// Gives each standing knight of a side the wounds of its defense card, as the cards are revealed. A negative
/// modifier takes wounds away, down to none.
void woundAll(Fighter& fighter, int wounds);

/// The fighters in ascending order of Delay, ties by the tie-breaker; those without a knight are left out.
std::vector<std::size_t> turnOrder(const Fighters& fighters);

/// Whom a knight attacks that follows the bandits' pattern: the knight with the most wounds, then of the side
/// with the fewest knights, then of the side lowest in the tie-breaker, then the first. A second attacker of
/// the same turn joins the first, and further ones find the same again. Never an ally's.
std::optional<KnightAt> patternTarget(const Fighters& fighters, std::size_t attacker);

/// The wounds that some knights of one side deal to one knight of another.
Working workingOf(const Fighters& fighters, std::size_t attacker, std::size_t defender, int knights);

/// A battle turn: knights that are out don't attack, and a target that is out is not attacked. What was dealt
/// is in the order of the tie-breaker, then of the knights' numbers.
std::vector<Dealt> playTurn(Fighters& fighters, std::size_t attacker, const Targets& targets);

/// A battle turn that was had.
struct BattleTurn
{
    std::size_t attacker = 0;
    std::vector<Dealt> dealt;
};

/// All battle turns from the reveal on. Who has no targets follows the pattern, and so do all without a list.
std::vector<BattleTurn> playBattle(Fighters& fighters,
                                   const std::vector<std::optional<Targets>>& targets = {});

/// Each fighter's own points: of a knight the full quarters of its Health that are left. Allies count theirs
/// together only for the victory.
std::vector<int> pointsOf(const Fighters& fighters);

/// Who has won as it stands, in the order of the tie-breaker: the side, or the allies, with the most points;
/// of equals those highest in the tie-breaker. Who has no knight left, nor an ally with one, can't win.
std::vector<std::size_t> victorsOf(const Fighters& fighters);

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
};

Task<> askKnightCard(KnightCard& card, Ask& ask);

door::CardView toView(const KnightCard& card);

/// What a list has beside its knights.
struct Army
{
    Attributes attributes;
    std::vector<Battlecard> cards;
    bool bandits = false; ///< unless its player says otherwise
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
};

/// A knight of a player, on the board or off it.
struct KnightInMatch : Knight
{
    bool out = false; ///< it left the board
};

/// A player's cards, by their ids; empty texts where a viewer must not know.
struct SideInMatch
{
    std::vector<std::string> hand{};    ///< in the order of the list
    std::vector<std::string> discard{}; ///< in the order in which they went there
    int battlesWon = 0;
};

/// The two cards that a side picked; empty texts where a viewer must not know.
struct Picked
{
    std::string attack;
    std::string defense;
};

/// A side in a battle.
struct Participant
{
    std::size_t side = 0;             ///< among the sides of the match
    std::vector<std::size_t> knights; ///< among those of the match
    std::optional<std::size_t> ally;  ///< among the participants
    std::optional<Picked> picked;
    bool hadTurn = false;
};

/// A battle on a tile: its sides in the order of the tie-breaker, the highest first.
struct BattleInPlay
{
    std::vector<Participant> participants;
    bool revealed = false;
};

/// How a battle ended, with the sides' numbers.
struct BattleResult
{
    std::vector<std::pair<std::size_t, int>> points;
    std::vector<std::size_t> victors;
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

    static constexpr Words overText = TR("the match is over");

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

/// The participants whose turn is still to come, in the order of their Delay; only participants with a knight
/// left.
std::vector<std::size_t> turnsLeft(const State& state);

/// Points and victors of the battle as it stands.
BattleResult resultOf(const State& state);

/// The participant of a side, where the battle has it.
std::optional<std::size_t> participantOf(const State& state, std::size_t side);

/// The sides of the battle that have not chosen.
std::vector<std::size_t> stillChoosing(const State& state);

/// What players do. Chapters are those of the source.
using Play = Task<>(State& state, Ask& ask);
Play battle, choose, ally, reveal, turn, endBattle, finish, wounds;

/// Knights and Bandits as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::battlecards
