#pragma once

#include "core/match/fields.h"
#include "core/match/names.h"

#include <array>

namespace adjutant::battlecards {

inline constexpr int mostFigure =
    1000; ///< of an attribute, of Health and wounds; a modifier goes from minus that
inline constexpr int mostCards = 24; ///< of a hand

/// What all knights of a side have in common.
struct Attributes
{
    int damage = 0;    ///< wounds that one attack begins with
    int delay = 0;     ///< who has less attacks earlier
    int precision = 0; ///< against Dodge
    int dodge = 0;     ///< halves the wounds where it prevails over Precision
    int defense = 0;   ///< taken off the wounds

    bool operator==(const Attributes&) const = default;
};

/// The attack side of a battlecard: what it adds.
struct AttackModifiers
{
    int damage = 0;
    int delay = 0;
    int precision = 0;

    bool operator==(const AttackModifiers&) const = default;
};

/// The defense side of a battlecard: what it adds; `wound` is what each of the own knights takes at the
/// reveal.
struct DefenseModifiers
{
    int wound = 0;
    int dodge = 0;
    int defense = 0;

    bool operator==(const DefenseModifiers&) const = default;
};

/// A figure of one of these, as files write it and as people call it.
template <class Figures> struct Figure
{
    const char* key;
    Words label;
    int Figures::*member;
};

inline constexpr Words damageWord = WORDS("battlecards", "Damage");
inline constexpr Words delayWord = WORDS("battlecards", "Delay");
inline constexpr Words precisionWord = WORDS("battlecards", "Precision");
inline constexpr Words dodgeWord = WORDS("battlecards", "Dodge");
inline constexpr Words defenseWord = WORDS("battlecards", "Defense");
inline constexpr Words healthWord = WORDS("battlecards", "Health");
inline constexpr Words woundsWord = WORDS("battlecards", "Wounds");

/// All figures of each, in their order.
template <class Figures> inline constexpr std::array<Figure<Figures>, 0> figuresOf{};
template <>
inline constexpr std::array figuresOf<Attributes>{
    Figure<Attributes>{"damage", damageWord, &Attributes::damage},
    Figure<Attributes>{"delay", delayWord, &Attributes::delay},
    Figure<Attributes>{"precision", precisionWord, &Attributes::precision},
    Figure<Attributes>{"dodge", dodgeWord, &Attributes::dodge},
    Figure<Attributes>{"defense", defenseWord, &Attributes::defense}};
template <>
inline constexpr std::array figuresOf<AttackModifiers>{
    Figure<AttackModifiers>{"damage", damageWord, &AttackModifiers::damage},
    Figure<AttackModifiers>{"delay", delayWord, &AttackModifiers::delay},
    Figure<AttackModifiers>{"precision", precisionWord, &AttackModifiers::precision}};
template <>
inline constexpr std::array figuresOf<DefenseModifiers>{
    Figure<DefenseModifiers>{"wound", WORDS("battlecards", "Wound"), &DefenseModifiers::wound},
    Figure<DefenseModifiers>{"dodge", dodgeWord, &DefenseModifiers::dodge},
    Figure<DefenseModifiers>{"defense", defenseWord, &DefenseModifiers::defense}};

/// Asks all of them at `at`, each 0 unless it is given.
template <class Figures> Task<Figures> askFigures(Ask& ask, door::Path at, int lowest)
{
    Figures figures;
    for (const Figure<Figures>& each : figuresOf<Figures>)
        figures.*each.member =
            co_await askNumber(ask, at + '/' + each.key, each.label, lowest, mostFigure, 0, "");
    co_return figures;
}

/// A card of two sides, of which only one counts at a time (chapter "Battles").
struct Battlecard
{
    std::string id; ///< within its hand
    AttackModifiers attack;
    DefenseModifiers defense;
    std::string name{}; ///< as its owner typed it; empty: the id says it

    bool operator==(const Battlecard&) const = default;
};

/// What a card, or a player of a scenario, is called: its name, or its id in words.
Message nameOf(const auto& thing)
{
    return toText(NamedId{thing.id, thing.name});
}

/// A side's attributes with the two cards that it picked; none falls below 0.
Attributes withCards(const Attributes& base, const AttackModifiers& attack, const DefenseModifiers& defense);

/// Asks both sides of a battlecard. Every modifier is 0 unless it is given; a scenario names a card by its
/// place, so that it needs no id and no name: `needsId` false. The ids `taken` are those of other cards.
Task<Battlecard> askBattlecard(Ask& ask, door::Path at, bool needsId, std::vector<std::string> taken = {});

/// Asks a hand of two cards or more; two of the same id are refused.
Task<std::vector<Battlecard>> askHand(Ask& ask, door::Path at);

/// Several as one list: "Red, Blue".
Message listed(std::vector<Message> parts);

/// What a side of a card adds: "Damage +2, Delay -1"; "no modifiers" where it adds nothing.
Message toText(const AttackModifiers& attack);
Message toText(const DefenseModifiers& defense);

/// The figures of a side in a battle: "Damage 3, Delay 2, …".
Message toText(const Attributes& figures);

} // namespace adjutant::battlecards
