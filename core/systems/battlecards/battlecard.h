#pragma once

#include <algorithm>
#include <string>

namespace adjutant::battlecards {

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

/// A card of two sides, of which only one counts at a time (chapter "Battles").
struct Battlecard
{
    std::string id; ///< within its hand
    AttackModifiers attack;
    DefenseModifiers defense;
    std::string name{}; ///< as its owner typed it; empty: the id says it

    bool operator==(const Battlecard&) const = default;
};

/// A side's attributes with the two cards that it picked; none falls below 0.
inline Attributes withCards(const Attributes& base, const AttackModifiers& attack,
                            const DefenseModifiers& defense)
{
    const auto sum = [](int one, int other) { return std::max(one + other, 0); };
    Attributes figures;
    figures.damage = sum(base.damage, attack.damage);
    figures.delay = sum(base.delay, attack.delay);
    figures.precision = sum(base.precision, attack.precision);
    figures.dodge = sum(base.dodge, defense.dodge);
    figures.defense = sum(base.defense, defense.defense);
    return figures;
}

} // namespace adjutant::battlecards
