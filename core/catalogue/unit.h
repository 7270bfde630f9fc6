#pragma once

#include "core/catalogue/ids.h"
#include "core/door/answers.h"

#include <initializer_list>
#include <optional>
#include <span>

namespace adjutant {

/// How much of which budget, by the budgets' ids: what something costs, or may cost. What isn't there is 0,
/// and a 0 isn't kept, so that equal amounts are equal however they came about.
class Amounts
{
public:
    using Amount = std::pair<std::string, int>;

    Amounts() = default;
    Amounts(std::initializer_list<Amount> amounts);

    int operator[](std::string_view id) const;
    void set(std::string_view id, int amount);

    bool empty() const { return m_amounts.empty(); }

    // In the order of the ids.
    auto begin() const { return m_amounts.begin(); }
    auto end() const { return m_amounts.end(); }

    bool operator==(const Amounts&) const = default;

private:
    std::vector<Amount> m_amounts;
};

/// Each amount with the other sign: what is saved in place of spent.
Amounts negated(const Amounts& amounts);

/// What data name and mention; translations name all but the last, each kind in its own section.
enum class ThingKind { faction, domain, skill, weapon, option, card, unit, readyList, word, weaponKind };

/// A key of a game's own in its data, with a figure behind it and its range.
struct StatKey
{
    const char* key;
    int lowest = 0;
    int highest = 20;
    bool needed = true;
    const char* orWord = nullptr; ///< says in place of the figure that there is none; null: nothing does
    bool isTruth = false;         ///< 1 where it is true
};

/// A key of a game's own in its data, with one word behind it, or several.
struct WordKey
{
    const char* key;
    std::span<const char* const> words{}; ///< empty: any
    bool several = false;
    bool needed = false; ///< unless the file says that nobody knows it, or the game's cards are typed
    std::optional<ThingKind> names{}; ///< each word is the id of such a thing
};

/// What stands in the brackets of a skill's name: a word of the game's, and the keys that say it of a Unit.
/// The first has to be there.
struct SkillParameter
{
    const char* word;
    std::span<const char* const> keys;
    int highest = 20; ///< of its value
};

/// What only one game says in its catalogue, by the keys of its data.
struct CatalogueKeys
{
    std::span<const char* const> unitFigures{}; ///< count something of a Unit: Unit::figures
    std::span<const WordKey> unitWords{};       ///< Unit::words
    std::span<const StatKey> unitStats{};       ///< Unit::profile
    std::span<const StatKey> weaponStats{};     ///< Weapon::stats
    std::span<const SkillParameter> skillParameters{};
    std::span<const WordKey> skillWords{}; ///< SkillUse::words
};

/// Figures and words of a game's own, by the keys of its data; no list of words is empty.
using StatsByKey = std::map<std::string, int, std::less<>>;
using WordsByKey = std::map<std::string, std::vector<std::string>, std::less<>>;

/// What stands behind a key; none, or nothing, where the data don't say it.
std::optional<int> statUnder(const StatsByKey& stats, std::string_view key);
const std::vector<std::string>& wordsUnder(const WordsByKey& words, std::string_view key);
/// The first word; empty where there is none.
std::string wordUnder(const WordsByKey& words, std::string_view key);

/// A skill of a game system: its name and what its parameter means. The rule itself is in the reference.
struct Skill
{
    SkillId id;
    std::string name;
    std::string parameter;            ///< a word of its game's; empty: it takes none
    std::vector<std::string> aliases; ///< other names the source prints for it
    std::string summary;              ///< one line for a printed card
    std::string note;                 ///< what is odd about it in the source
};

/// What a skill's parameter is among those of its game; null where it takes none.
const SkillParameter* parameterOf(const Skill& skill, std::span<const SkillParameter> parameters);

/// A skill as a Unit has it, with its parameter: Authority [20], Shooter/Bow, Wizard [3] (Solar).
struct SkillUse
{
    SkillId skill;
    std::optional<int> value{}; ///< what it counts is said by the skill's parameter
    WordsByKey words{};         ///< what else the parameter says: a weapon
    bool unknown = false;       ///< its parameter is on a card that nobody has

    bool operator==(const SkillUse&) const = default;
};

/// A weapon of a game system, which says what figures it has.
struct Weapon
{
    WeaponId id;
    std::string name;
    StatsByKey stats;
    std::string kind; ///< what options ask for: `crossbow`; may be empty
    std::string source;
    std::string note;
};

/// Something a Unit of the army hands out for AP a Warrior (Bastion's Experimental Weapons).
struct Option
{
    OptionId id;
    std::string name;
    UnitId offeredBy;
    Amounts costPerWarrior;     ///< of the one who receives it
    std::string forWeapon;      ///< the kind of weapon without which it does nothing; may be empty
    std::vector<SkillId> gives; ///< skills of the one who receives it
    std::string summary;
    std::string source;
    std::string note;
};

/// One line of the recruitment table: so many Warriors for so much.
struct SizeOffer
{
    int size = 0; ///< Warriors
    Amounts cost;

    bool operator==(const SizeOffer&) const = default;
};

/// A Unit as the catalogue offers it.
struct Unit
{
    UnitId id;
    std::string name;
    std::vector<std::string> aliases;   ///< other names the source prints for it
    std::vector<UnitId> formerIds;      ///< ids it had in earlier catalogues
    Amounts figures{};                  ///< what else its game counts of a Unit, by the keys of its data
    WordsByKey words{};                 ///< what else it says of one
    std::vector<std::string> unknown{}; ///< parts of its card that nobody has: `profile`, `skills`
    bool invoked = false;               ///< comes by invocation only, never recruited
    std::vector<SizeOffer> sizes;       ///< ascending
    StatsByKey profile;                 ///< the figures on its card; empty: it is not in the source
    std::vector<SkillUse> skills;
    std::vector<UnitId> requiredUnits; ///< only with these in the same army
    door::Answers card{};              ///< what its card says, where the game's cards are forms
    std::string source;                ///< chapter and heading of the printed rules
    std::string note;                  ///< what is odd about it in the source
    bool sample = false;               ///< invented, and said to be
    bool fromUser = false;             ///< from a user's own file

    /// Whether a word is among those of such a key.
    bool hasWord(std::string_view key, std::string_view word) const
    {
        return findIn(wordsUnder(words, key), word);
    }
    bool has(const SkillId& skill) const { return findIn(skills, skill, &SkillUse::skill); }
    /// Whether a part is said to be on a card that nobody has.
    bool isUnknown(std::string_view part) const { return findIn(unknown, part); }
    /// Null where the size is not offered.
    const SizeOffer* offerFor(int size) const { return findIn(sizes, size, &SizeOffer::size); }
};

} // namespace adjutant
