#pragma once

#include "core/match/fields.h"

namespace adjutant::battlecards {

/// Of an attribute, of Health and wounds; a modifier goes from minus that.
inline constexpr int mostFigure = 1000;
inline constexpr Words healthWord = WORDS("battlecards", "Health");
inline constexpr Words woundsWord = WORDS("battlecards", "Wounds");

/// What all knights of a side have in common, or what a side of a card adds to it.
struct Attributes
{
    int damage = 0;    ///< wounds that one attack begins with
    int delay = 0;     ///< who has less attacks earlier
    int precision = 0; ///< against Dodge
    int dodge = 0;     ///< halves the wounds where it prevails over Precision
    int defense = 0;   ///< taken off the wounds
    int wound = 0;     ///< of defense cards: what each of the own knights takes at the reveal

    bool operator==(const Attributes&) const = default;
};

/// Asks for those of a side at `at`, each 0 unless it is given.
Task<Attributes> askAttributes(Ask& ask, door::Path at);

/// A card of two sides, of which only one counts at a time (chapter "Battles").
struct Battlecard : NamedId
{
    Attributes attack;  ///< adds Damage, Delay and Precision
    Attributes defense; ///< adds Wound, Dodge and Defense

    bool operator==(const Battlecard&) const = default;
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
    bool operator==(const Knight&) const = default;
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

} // namespace adjutant::battlecards
