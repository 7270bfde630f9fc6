#pragma once

#include "core/match/setup.h"
#include "core/systems/gamesystem.h"

#include <limits>
#include <numeric>

namespace adjutant::skirmish {

inline constexpr const char* trContext = "skirmish"; ///< of the texts for translators

/// What dice of a pool are for (chapter "Die Types").
enum class DieKind { attack, defence, wild, movement };

inline constexpr std::array allDice{DieKind::attack, DieKind::defence, DieKind::wild, DieKind::movement};

/// What attacks and defences are rolled with.
inline constexpr std::array rolledDice{DieKind::attack, DieKind::defence, DieKind::wild};

/// How an attack comes: it says which Defense counts. Others are no attacks.
enum class AbilityKind { melee, ranged, magic, other };

inline constexpr std::array attackKinds{AbilityKind::melee, AbilityKind::ranged, AbilityKind::magic};

/// What an attack is resisted by.
enum class Resistance { armor, will, body, reflexes };

inline constexpr std::array allResistances{Resistance::armor, Resistance::will, Resistance::body,
                                           Resistance::reflexes};

/// What a reaction waits for; `none`: it is used in the model's own activation.
enum class Trigger { none, attacked, dodged };

/// The words of each kind, in its order.
template <class Kind> inline constexpr std::array<Named, 0> namesOf{};
template <>
inline constexpr std::array namesOf<DieKind>{Named{"attack", TR("Attack")}, Named{"defence", TR("Defense")},
                                             Named{"wild", TR("Wild")}, Named{"movement", TR("Movement")}};
template <>
inline constexpr std::array namesOf<AbilityKind>{Named{"melee", TR("Melee")}, Named{"ranged", TR("Ranged")},
                                                 Named{"magic", TR("Magic")},
                                                 Named{"other", TR("Not an attack")}};
template <>
inline constexpr std::array namesOf<Resistance>{Named{"armor", TR("Armor")}, Named{"will", TR("Will")},
                                                Named{"body", TR("Body")}, Named{"reflexes", TR("Reflexes")}};
template <>
inline constexpr std::array namesOf<Trigger>{Named{"none", TR("In its own activation")},
                                             Named{"attacked", TR("After being attacked")},
                                             Named{"dodged", TR("After dodging every hit")}};

/// A kind as files write it, and as people call it.
template <class Kind> const char* idOf(Kind kind)
{
    return namesOf<Kind>[static_cast<std::size_t>(kind)].id;
}
template <class Kind> Message toText(Kind kind) requires std::is_enum_v<Kind>
{
    return namesOf<Kind>[static_cast<std::size_t>(kind)].label;
}

/// How many dice of each kind.
struct DicePool
{
    std::array<int, allDice.size()> counts{};

    int& operator[](DieKind kind) { return counts[static_cast<std::size_t>(kind)]; }
    int operator[](DieKind kind) const { return counts[static_cast<std::size_t>(kind)]; }
    int total() const { return std::accumulate(counts.begin(), counts.end(), 0); }
    /// Whether so many can be paid out of these.
    bool holds(const DicePool& other) const;
    void spend(const DicePool& other);

    bool operator==(const DicePool&) const = default;
};

/// Something that a model can do, as its card prints it.
struct Ability
{
    std::string id;   ///< its word in scripts
    std::string name; ///< as it is shown
    AbilityKind kind = AbilityKind::melee;
    Resistance versus = Resistance::armor;
    int chance = 0; ///< a die succeeds on it and above; 0: nobody rolls
    DicePool cost;
    int least = 0; ///< dice
    std::optional<int> most;
    std::optional<int> mostElsewhere; ///< what another place of the rules has, where that is more
    bool allRolled = false;           ///< every die that it may be rolled with must be
    DicePool from;                    ///< 1 for each kind that it is rolled with
    int accuracy = 0;
    int power = 0;
    int damage = 1;
    std::optional<int> damageToSmaller; ///< against models of a smaller size
    std::string type;                   ///< of the damage; empty: none in particular
    bool wide = false;
    int heals = 0;            ///< wounds that the attacker gets back where it wounds
    std::optional<int> range; ///< inches
    Trigger when = Trigger::none;
    std::string gives; ///< a condition, of what is no attack
    int rounds = 0;    ///< how long it lasts; 0: until somebody takes it off
    std::string text;  ///< what else it does

    static constexpr int mostDice = 40;
    static constexpr int highestTarget = 200;
    static constexpr int mostModifier = 99;
    static constexpr int mostDamage = 99;

    bool isAttack() const { return kind != AbilityKind::other; }
    /// Dice above `most` up to these are warned of.
    std::optional<int> mostAtAll() const { return mostElsewhere ? mostElsewhere : most; }
};

/// Dice in words: "Attack × 2, Wild × 1"; empty for none.
Message toText(const DicePool& dice);

/// "3D10".
inline Message diceText(int dice, int sides)
{
    return message(TR("%1D%2"), dice, sides);
}

/// How many dice are rolled: "dice: 1 to 3".
Message allocationText(int least, std::optional<int> most, bool all = false);

/// "3+": what a die must show at least.
inline Message targetText(int target)
{
    return verbatim(std::to_string(target) + '+');
}

/// An ability of a card as an option, called unlike every other of the card.
door::Option optionOf(const Ability& ability, const std::vector<Ability>& card);

/// A model's profile (chapter "Model Profiles").
struct ModelCard
{
    std::string name;        ///< may be empty: it goes by its id then
    std::string modelClass;  ///< `defender`, `brute`, … or any word; empty: none is printed
    std::optional<int> size; ///< none: nobody is known to be smaller
    int wounds = 1;
    DicePool dice;
    std::array<std::optional<int>, 3> defences;    ///< melee, ranged, magic; none: it never dodges
    std::array<std::optional<int>, 4> resistances; ///< as Resistance counts them; none: it never saves
    std::vector<std::string> vulnerable;           ///< types of damage
    std::vector<std::string> resistant;
    int pace = 3; ///< inches a movement die
    std::vector<Ability> abilities;
    int experience = 0;
    std::string note;

    static constexpr int mostWounds = 99;
    static constexpr int mostAbilities = 12;
    static constexpr int mostExperience = 9999;
    static constexpr std::size_t longestNote = 400; ///< bytes

    std::optional<int>& defence(AbilityKind kind) { return defences[static_cast<std::size_t>(kind)]; }
    std::optional<int> defence(AbilityKind kind) const { return defences[static_cast<std::size_t>(kind)]; }
    std::optional<int>& resistance(Resistance vs) { return resistances[static_cast<std::size_t>(vs)]; }
    std::optional<int> resistance(Resistance vs) const { return resistances[static_cast<std::size_t>(vs)]; }
};

/// Asks what a card says; `prefix` stands before its fields: `attacker/`.
Task<ModelCard> askCard(Ask& ask, std::string prefix);
inline Task<> askWholeCard(ModelCard& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

/// A class of models as people call it; empty for none.
Message classText(const std::string& modelClass);

door::CardView toView(const ModelCard& card);

/// The chance that a die of so many sides shows a target or more.
double chanceOf(int sides, int target);

/// The figures of one attack against one target, without how many dice are rolled (chapter "Melee", 6 to 18).
/// A die succeeds on its target and above: never beyond its sides, always on 1 or less.
struct AttackFigures
{
    int sides = 10;
    int chance = 1;
    int accuracy = 0;
    std::optional<int> defence; ///< none: the target never dodges
    std::optional<int> resistance;
    int power = 0;
    int damage = 1;
    std::optional<int> targetWounds; ///< that it has left; none: nobody asks whether it is dying
    bool vulnerable = false;
    bool resistant = false;
    bool unharmed = false; ///< the target is in Mistform, and the attack is of no type that harms it
    int mostCounted = std::numeric_limits<int>::max(); ///< wounds in the odds: at the table those left

    /// What a die must show; beyond its sides where nothing is dodged, or saved.
    int dodgeTarget() const { return defence ? *defence + accuracy : sides + 1; }
    int saveTarget() const { return resistance ? *resistance + power : sides + 1; }
    double hitChance() const { return chanceOf(sides, chance); }
    double dodgeChance() const { return chanceOf(sides, dodgeTarget()); }
    double saveChance() const { return chanceOf(sides, saveTarget()); }
    /// Wounds of so many hits that were neither dodged nor saved (17, 18; "Vulnerable", "Resistant").
    int woundsOf(int unsaved) const;

    bool operator==(const AttackFigures&) const = default;
};

/// An attack with its dice: so many that attack and defend, or what the attack dice have shown.
struct Attack : AttackFigures
{
    int attackDice = 0;
    int defenceDice = 0;
    std::optional<int> hits{};

    bool operator==(const Attack&) const = default;
};

/// What an attack comes to.
struct AttackOutcome
{
    odds::Distribution wounds;
    double mean = 0;
    double succeeded = 0; ///< at least one hit was neither dodged nor saved
    double wounded = 0;   ///< at least one wound
    double dying = 0;     ///< as many wounds as the target has left; 0 where nobody asks
};

/// Attack with `attackDice` against `defenceDice`; with `hits` the attack dice have been rolled.
AttackOutcome attackOutcome(const AttackFigures& figures, int attackDice, int defenceDice,
                            std::optional<int> hits = std::nullopt);

/// The defender's best reply to so many hits: the fewest dice that leave the fewest wounds on
/// average.
struct Reply
{
    int dice = 0;
    AttackOutcome outcome;
};
Reply bestReply(const AttackFigures& figures, int hits, int mostDice);
/// "Best reply to 2 hits: 3D10, wounds on average: 0.8".
Message adviceText(const AttackFigures& figures, int hits, const Reply& reply);

/// The fewest attack dice that reach a chance against so many defence dice; none where `mostDice` don't. The
/// chance is that of a wound, or of dying.
std::optional<int> fewestDice(const AttackFigures& figures, int mostDice, int defenceDice, double wanted,
                              bool ofDying);

/// An attack for any page, and as JSON of the command line.
door::OddsView attackView(const Attack& attack);

/// What an attack at the table will probably bring.
inline door::Forecast attackForecast(Attack attack)
{
    return {std::move(attack), attackView};
}

/// Every number of attack dice against every number of defence dice.
struct Allocations
{
    Attack most;                    ///< with all dice of both
    std::optional<double> wanted{}; ///< a chance from 0 to 1
    bool ofDying = false;
};
door::OddsView allocationsView(const Allocations& allocations);

/// The questions that the odds answer: a model against a model, one attack, every allocation of dice of both.
extern const std::array<OddsKind, 3> oddsKinds;

/// A card of a player's deck: what is on it is the owner's (chapter "A Game").
struct DeckCard
{
    std::string name; ///< unlike that of every other of its deck
    std::string text;
};

using Deck = std::vector<DeckCard>;

/// What a match settles before it begins.
struct MatchSettings
{
    static constexpr int usualSides = 10; ///< of the die: results of 7 and targets of 10+ appear
    static constexpr int mostSides = 100;
    static constexpr int deckOfSource = 10;
    static constexpr int drawnOfDeck = 2; ///< cards a round of each deck

    int sides = usualSides;
    int deckSize = deckOfSource;
    int draftRounds = deckOfSource / drawnOfDeck;
};

/// What doesn't change in a match.
struct Setup : Seated<ModelCard>
{
    std::vector<Deck> decks; ///< of each of both players
    MatchSettings settings;
    bool isFirstKnown = false; ///< State::first, from the start
};

/// Something that a model is: `prone`, `dying`, `mistform`, or any word of the players.
struct Condition
{
    std::string id;
    int rounds = 0; ///< that it still lasts; 0: until somebody takes it off
};

inline constexpr const char* prone = "prone";
inline constexpr const char* dying = "dying";
inline constexpr const char* mistform = "mistform";
inline constexpr const char* unmovable = "unmovable"; ///< The Mountain Does not Move

/// The conditions that the rules know.
inline constexpr Named conditionNames[]{
    {prone, TR("Prone")}, {dying, TR("Dying")}, {mistform, TR("Mistform")}, {unmovable, TR("Unmovable")}};

/// A condition as people call it.
Message conditionName(const std::string& id);

/// What happens to a model in a match.
struct ModelState
{
    int wounds = 0;
    DicePool dice; ///< left in this round
    std::vector<Condition> conditions{};
    bool activated = false;
    int experience = 0;
    std::string note{};

    static constexpr int fewestWounds = -9999;
    static constexpr std::size_t mostConditions = 20;

    bool is(std::string_view condition) const { return findIn(conditions, condition, &Condition::id); }
    void add(const std::string& condition, int rounds = 0);
    void remove(std::string_view condition);
    /// Whether the condition is new and the model is at its limit.
    bool hasNoRoomFor(std::string_view condition) const
    {
        return conditions.size() >= mostConditions && !is(condition);
    }
};

/// A card of a deck: whose, and which.
struct CardAt
{
    std::size_t player = 0;
    std::size_t card = 0;
    bool operator==(const CardAt&) const = default;
};

/// A match of A Game.
struct State : SeatedState<Setup>
{
    std::vector<ModelState> models;         ///< beside the setup's pieces
    std::vector<std::vector<CardAt>> decks; ///< of each player: the cards that are left
    std::vector<std::vector<CardAt>> hands; ///< of each player: what was picked
    std::vector<CardAt> drawn;              ///< that lie open in a round of the draft
    std::vector<CardAt> played;             ///< in this round, and not spent: their texts still count
    std::size_t first = 0;                  ///< the player who burns in the draft
    int drafted = 0;                        ///< rounds of the draft that are begun or over
    int round = 1;
    bool finished = false;
    std::vector<std::size_t> winners;

    static constexpr Words overText = TR("the match is over");

    int sides() const { return setup->settings.sides; }
    const DeckCard& deckCard(CardAt at) const { return setup->decks[at.player][at.card]; }
    /// A card of a deck as answers name it: `red/3`, counted from 1.
    std::string idOf(CardAt at) const
    {
        return playerId(at.player).text() + '/' + std::to_string(at.card + 1);
    }
    /// Rounds of the draft that the decks are enough for.
    int draftRounds() const;
    /// Whether anybody has done anything beside the draft.
    bool begun() const;
    /// Rounds of the draft that nobody has begun; none once the models act.
    int roundsLeft() const { return begun() ? 0 : std::max(draftRounds() - drafted, 0); }
};

/// The state at the start. Refused where a card, a deck or a setting is wrong.
Expected<State, door::Remark> stateOf(const Start& start);

/// "2 of 3 wounds; prone".
Message conditionText(const State& state, std::size_t model);

/// What players do. Chapters are those of the source.
using Play = Task<>(State& state, Ask& ask);
Play draft, useCard;                                  // draftcards.cpp
Play attack, useAbility, spend;                       // activation.cpp
Play wounds, condition, experience, endRound, finish; // corrections.cpp

/// The figures of an attack by one card's ability on another, that is unhurt (chapter "Melee", 6 to 18).
AttackFigures figuresOf(const ModelCard& attacker, const Ability& ability, const ModelCard& target);

/// As many dice of a pool as an attack can be rolled with, its cost paid.
int mostAttackDice(const Ability& ability, const DicePool& pool);

/// As many dice of a pool as a defence can be rolled with.
int mostDefenceDice(const DicePool& pool);

/// An ability as an option, closed where its model can't pay its cost or roll its fewest dice.
door::Option abilityOption(const State& state, std::size_t model, const Ability& ability);

/// The ability of that id, which the model has.
const Ability& abilityOf(const State& state, std::size_t model, std::string_view id);

/// Takes the cost of an ability out of its model's dice and tells so.
void payCost(State& state, Ask& ask, std::size_t model, const Ability& ability);

/// The one die that an ability that is no attack may have to roll, at `at`, and what `receiver` gets where it
/// succeeds.
Task<> useEffect(State& state, Ask& ask, std::size_t model, const Ability& ability, std::size_t receiver,
                 door::Path at);

/// Changes a model's wounds, never above its card's. Below 1 it falls prone and is Dying (Melee, 18 and 19),
/// above it isn't Dying any more.
void setWounds(State& state, std::size_t model, int wounds);

/// One attack that is under way: who attacks with what, and so many dice.
struct OngoingAttack
{
    std::size_t attacker = 0;
    const Ability* ability = nullptr; ///< of the attacker's card
    int accuracy = 0;                 ///< of the table, beside the ability's (leadership, guarding)
    int power = 0;
    int dice = 0;
    bool isReaction = false; ///< only reactions that are no attacks follow it
};

/// Its figures against a target, whose wounds and Mistform count.
AttackFigures figuresOf(const State& state, const OngoingAttack& attack, std::size_t target);

/// A choice of dice that is asked: which, how many, and what each number would bring.
struct AllocationQuestion
{
    door::Path at; ///< `dice/`
    std::size_t model = 0;
    Ability
        rolled;    ///< what they are rolled for: it says which, and how many; without dice a form warns of it
    DicePool have; ///< that can be rolled
    DicePool left; ///< not spent yet: of "all dice", what earlier releases rolled
    Message why;
    /// What so many dice would bring; may be empty.
    std::function<door::Forecast(int dice)> odds;
};

/// Asks which cards of this round count for an attack, and its bonuses, which they fill in. What they say;
/// those that are about one attack are spent by it.
Task<std::string> askBonuses(State& state, Ask& ask, OngoingAttack& attack);

/// The dice that an attack is rolled with, from the dice left once its cost is paid.
AllocationQuestion attackAllocation(const State& state, const OngoingAttack& attack, std::size_t target);

/// Asks how many dice of each kind are rolled, one question a kind (chapter "Melee", 4 and 10). More than
/// there are is `not-enough-dice`, more or fewer than allowed `allocation`.
Task<DicePool> askAllocation(const State& state, Ask& ask, AllocationQuestion asked);

/// The attack against one target (chapter "Melee", 5 to 19): its roll, the dodges of the target's owner, the
/// saves, the wounds, and then what the target does about it. Its questions stand under `at`: `against/0/`.
Task<> exchangeBlows(State& state, Ask& ask, OngoingAttack attack, std::size_t target, door::Path at);

/// A Game, the skirmish of fantasy warbands, as the app sees it.
GameSystem gameSystem();

} // namespace adjutant::skirmish
