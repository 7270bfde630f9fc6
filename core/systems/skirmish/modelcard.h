#pragma once

#include "core/match/fields.h"

#include <numeric>

namespace adjutant::skirmish {

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
inline constexpr std::array namesOf<DieKind>{
    Named{"attack", WORDS("skirmish", "Attack")}, Named{"defence", WORDS("skirmish", "Defense")},
    Named{"wild", WORDS("skirmish", "Wild")}, Named{"movement", WORDS("skirmish", "Movement")}};
template <>
inline constexpr std::array namesOf<AbilityKind>{
    Named{"melee", WORDS("skirmish", "Melee")}, Named{"ranged", WORDS("skirmish", "Ranged")},
    Named{"magic", WORDS("skirmish", "Magic")}, Named{"other", WORDS("skirmish", "Not an attack")}};
template <>
inline constexpr std::array namesOf<Resistance>{
    Named{"armor", WORDS("skirmish", "Armor")}, Named{"will", WORDS("skirmish", "Will")},
    Named{"body", WORDS("skirmish", "Body")}, Named{"reflexes", WORDS("skirmish", "Reflexes")}};
template <>
inline constexpr std::array namesOf<Trigger>{Named{"none", WORDS("skirmish", "In its own activation")},
                                             Named{"attacked", WORDS("skirmish", "After being attacked")},
                                             Named{"dodged", WORDS("skirmish", "After dodging every hit")}};

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
    bool operator==(const Ability&) const = default;
};

/// Dice in words: "Attack × 2, Wild × 1"; empty for none.
Message toText(const DicePool& dice);

/// "3D10".
inline Message diceText(int dice, int sides)
{
    return message(WORDS("skirmish", "%1D%2"), dice, sides);
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

    bool operator==(const ModelCard&) const = default;
};

/// Asks what a card says; `prefix` stands before its fields: `attacker/`.
Task<ModelCard> askCard(Ask& ask, std::string prefix);
inline Task<> askWholeCard(ModelCard& card, Ask& ask)
{
    card = co_await askCard(ask, {});
}

/// A class of models as people call it; empty for none.
Message classText(const std::string& modelClass);

/// A card as pages draw it.
door::CardView toView(const ModelCard& card);

} // namespace adjutant::skirmish
