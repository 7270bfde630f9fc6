#pragma once

#include "core/match/ask.h"

namespace adjutant::drafta {

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

/// The type of an attack as it was typed, in the spelling of vulnerabilities; empty where none was.
std::string attackTypeOf(std::string_view typed);

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

/// A card as pages draw it.
door::CardView toView(const Card& card);

// What a card says in its own words: the rules print no cards, and players type abilities as they like.

/// The ability, or else the talent, that heals allies: one with a word such as "heals", in any language of
/// the app (chapter "Healing"). Empty where there is none.
std::string healingOf(const Card& card);

/// The ability, or else the talent, that calls itself a special attack (chapter "Special Attacks").
std::string specialOf(const Card& card);

/// Whether such words are the card's one-time talent, and no ability.
bool areOfTalent(const Card& card, const std::string& words);

/// The first whole number in them: "Heals an ally by 2". None where there is none from `lowest` to `highest`.
std::optional<int> numberIn(std::string_view words, int lowest, int highest);

/// Asks for a number that stands in those words: they are shown, and their number is preset.
NumberOf numberIn(const std::string& words, const char* path, Words label, int lowest, int highest);

/// The longest of these types of attack that stands in them; empty where none does.
std::string typeIn(std::string_view words, const std::vector<std::string>& types);

} // namespace adjutant::drafta
