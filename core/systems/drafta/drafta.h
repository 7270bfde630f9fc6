#pragma once

#include "core/match/setup.h"
#include "core/systems/gamesystem.h"

namespace adjutant::drafta {

inline constexpr const char* trContext = "drafta"; ///< of the texts for translators

/// What a unit is, as far as the rules tell them apart (chapter "Combat: Ranged Attacks").
enum class UnitClass { archer, mage, other };

/// A unit's info card.
struct Card
{
    std::string name;            ///< may be empty: it goes by its id then
    int hp = 1;                  ///< 0: not said, in the odds of a single attack
    std::optional<int> movement; ///< squares; none: how far it moves isn't checked
    int full = 0;                ///< damage of the higher roll
    int partial = 0;             ///< damage of the lower roll
    UnitClass unitClass = UnitClass::other;
    std::string attackType; ///< empty: none in particular
    bool breaksTies = false;
    bool air = false;
    bool playerCharacter = false;
    std::map<std::string, int> vulnerable; ///< by type of attack: what damage is multiplied by
    std::string talent;                    ///< can be used once; empty: none
    std::vector<std::string> abilities;

    static constexpr int mostHp = 999;
    static constexpr int mostDamage = 999;

    bool operator==(const Card&) const = default;
};

/// Archers and mages attack from up to two squares away.
constexpr bool isRanged(const Card& card)
{
    return card.unitClass != UnitClass::other;
}

Message toText(UnitClass unitClass);

/// What an attack's damage of a type comes to on a unit: multiplied by its vulnerability to the type, unless
/// an ability grants it none (chapter "Vulnerability").
int damageTo(const Card& target, int damage, std::string_view type);

/// Asks the type of an attack, in the spelling of vulnerabilities; empty where none was typed.
Task<std::string> askTypeOfAttack(Ask& ask, std::string path, std::string preset = {});

/// Whether an ability, as typed, is the one that grants no vulnerabilities.
bool grantsNoVulnerabilities(std::string_view ability);
/// Whether the card has one of those: then what it is vulnerable to never counts.
bool hasNoVulnerabilities(const Card& card);

/// Asks what a card says; `prefix` stands before its fields: `attacker/`. All but hit points and both
/// damages can be left out; hit points, too, where only one attack is asked about.
Task<Card> askCard(Ask& ask, std::string prefix, bool needsHp = true);
inline Task<> askWholeCard(Card& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

door::CardView toView(const Card& card);

// What a card says in its own words: the rules print no cards, and players type abilities as they like.

/// The ability, or else the talent, that heals allies: one with a word such as "heals", in any language of
/// the app (chapter "Healing"). Empty where there is none.
std::string healingOf(const Card& card);

/// The ability, or else the talent, that calls itself a special attack (chapter "Special Attacks").
std::string specialOf(const Card& card);

/// The same behind a name that only calls it one: "fire breath for 3".
std::string effectOfSpecial(const Card& card);

/// Whether such words are the card's one-time talent, and no ability.
bool areOfTalent(const Card& card, const std::string& words);

/// The first whole number in them: "Heals an ally by 2". None where there is none from `lowest` to `highest`.
std::optional<int> numberIn(std::string_view words, int lowest, int highest);

/// Asks for a number that stands in those words: they are shown, and their number is preset.
NumberOf numberIn(const std::string& words, const char* path, Words label, int lowest, int highest);

/// The longest of these types of attack that stands in them; empty where none does.
std::string typeIn(std::string_view words, const std::vector<std::string>& types);

// One attack: what two dice bring by the rules (chapter "Combat"), and what the odds say of it.

/// What one attack does to both, vulnerability counted.
struct Damages
{
    int toDefender = 0;
    int toAttacker = 0;

    auto operator<=>(const Damages&) const = default;
};

/// How two dice fell out.
enum class Verdict {
    attackerHigher,
    defenderHigher,
    tie,           ///< and nobody breaks it, or both do
    tieToAttacker, ///< the attacker breaks it
    tieToDefender,
    critical ///< 6 against 1: the defender deals nothing
};

/// Whether both roll: an archer or a mage deals Full Damage to anybody else without a roll.
bool bothRoll(const Card& attacker, const Card& defender);

Verdict verdictOf(const Card& attacker, const Card& defender, int attackerFace, int defenderFace);

/// The damages of an attack where both roll: the higher deals Full, the lower Partial Damage. Without a roll,
/// in a special one or from afar, nothing comes back.
Damages damagesOf(const Card& attacker, const Card& defender, Verdict verdict);

/// One way an attack may come out.
struct ExchangeOutcome
{
    Damages damages;
    int of36 = 0; ///< how many of the 36 rolls of two D6 bring it; all of them where nobody rolls

    double chance() const { return of36 / 36.0; }
    bool operator==(const ExchangeOutcome&) const = default;
};

using Outcomes = std::vector<ExchangeOutcome>;

/// All outcomes of one attack, each once, by the damage to the defender and then to the attacker. With
/// `special` the attacker makes a special attack of that damage and of its own type.
Outcomes exchangeOutcomes(const Card& attacker, const Card& defender, std::optional<int> special);

/// Those outcomes for any page.
door::OddsView exchangeView(const Card& attacker, const Card& defender, std::optional<int> special);

/// How a duel ends: both attack in turn, the attacker first, until one falls.
struct DuelOdds
{
    double attackerWins = 0;
    double defenderWins = 0;
    double bothFall = 0;
    std::optional<double> meanExchanges; ///< attacks of both; none where neither can ever be hurt
    odds::Distribution attackerLeft;     ///< hit points at the end; nothing where there is no end
    odds::Distribution defenderLeft;
};

/// Exact. With `special` the attacker's attacks are special ones.
DuelOdds duel(const Card& attacker, const Card& defender, std::optional<int> special);

door::OddsView duelView(const Card& attacker, const Card& defender, std::optional<int> special);

/// The chance that each of `rows` beats each of `columns` where the one of the row attacks first.
door::Matrix matchup(const std::vector<Card>& rows, const std::vector<Card>& columns);

/// The questions that the odds answer: one exchange, a duel, every pair of two lists.
extern const std::array<OddsKind, 3> oddsKinds;

/// What some numbers of a D100 bring a defeated player character.
struct Consequence
{
    int from = 0;
    int to = 0; ///< included
    std::string text;
};

/// The Random Consequence Chart (chapter "Unit Defeat"). The rules don't print it; players fill in their own:
/// from 1 to 100 without a gap or an overlap, in that order; or nothing at all.
using ConsequenceChart = std::vector<Consequence>;

/// What doesn't change in a match: who plays, and with which cards.
struct Setup : Seated<Card>
{
    ConsequenceChart chart;
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

    static constexpr Words overText = TR("the battle is over");
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

/// The state at the start. Refused where the chart or a card is wrong, or a unit has none.
Expected<State, door::Remark> stateOf(const Start& start);

/// What players do. The paths of the questions are the keys of the commands.
using Play = Task<>(State& state, Ask& ask);
Play first, move, heal, camp, enter, leave, endTurn;      // draftaturns.cpp
Play attack, special, talent, consequence, finish, setHp; // draftaattacks.cpp

/// Refuses where nothing is played yet (`not-active`), or any more (`finished`).
Task<> askWhetherPlayed(const State& state, Ask& ask);

/// "3 of 12 hit points".
Message conditionText(const State& state, std::size_t unit);

Judgement isDefeated(const State& state, std::size_t unit);
/// It doesn't belong to the active side (`not-active`), or is defeated.
Judgement cannotUse(const State& state, std::size_t unit);

/// It has set up an encampment, for which it gives up this turn: of what else it does is warned (`acted`).
Judgement hasBuilt(const State& state, std::size_t unit);

/// Whether such words are its one-time talent, which it has used.
bool isSpent(const State& state, std::size_t unit, const std::string& words);

/// The units whose cards have words for what they do: those are offered, with the words beside their names.
PieceChoice ownersOf(const State& state, Judgement (*judged)(const State& state, std::size_t unit),
                     std::string (*wordsOf)(const Card& card));

/// Defense of Drafta as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::drafta
