#pragma once

#include "core/catalogue/colour.h"
#include "core/catalogue/ids.h"
#include "core/door/answers.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <unordered_map>

namespace adjutant {

/// How much of which budget, by the budgets' ids: what something costs, or may cost. What isn't there is 0,
/// and a 0 isn't kept, so that equal amounts are equal however they came about.
class Amounts
{
public:
    using Amount = std::pair<std::string, int>;

    Amounts() = default;
    Amounts(std::initializer_list<Amount> amounts)
    {
        for (const auto& [id, amount] : amounts)
            set(id, amount);
    }

    int operator[](std::string_view id) const
    {
        const auto found = m_amounts.find(id);
        return found == m_amounts.end() ? 0 : found->second;
    }
    void set(std::string_view id, int amount);

    bool empty() const { return m_amounts.empty(); }

    // In the order of the ids.
    auto begin() const { return m_amounts.begin(); }
    auto end() const { return m_amounts.end(); }

    bool operator==(const Amounts&) const = default;

private:
    std::map<std::string, int, std::less<>> m_amounts;
};

/// Each amount with the other sign: what is saved in place of spent.
inline Amounts negated(const Amounts& amounts)
{
    Amounts other;
    for (const auto& [id, amount] : amounts)
        other.set(id, -amount);
    return other;
}

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
inline std::optional<int> statUnder(const StatsByKey& stats, std::string_view key)
{
    const auto found = stats.find(key);
    return found != stats.end() ? std::optional(found->second) : std::nullopt;
}

const std::vector<std::string>& wordsUnder(const WordsByKey& words, std::string_view key);
/// The first word; empty where there is none.
inline std::string wordUnder(const WordsByKey& words, std::string_view key)
{
    const std::vector<std::string>& found = wordsUnder(words, key);
    return found.empty() ? std::string() : found.front();
}

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
inline const SkillParameter* parameterOf(const Skill& skill, std::span<const SkillParameter> parameters)
{
    return findIn(parameters, skill.parameter, &SkillParameter::word);
}

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

/// Where something stands in a file; lines and columns count from 1, 0 where there is none.
struct Place
{
    std::string file;
    int line = 0;
    int column = 0;

    bool operator==(const Place&) const = default;
};

/// The colour of a faction's miniatures: one of five names, for which the theme has shades, or any other.
struct FactionColour
{
    enum class Name { grey, red, green, purple, yellow };

    Name name = Name::grey;
    std::optional<Colour> own{}; ///< in place of the name

    bool operator==(const FactionColour&) const = default;
};

/// The colours as data write them.
inline constexpr std::array<std::string_view, 5> colourWords{"grey", "red", "green", "purple", "yellow"};
inline std::string_view toWord(FactionColour::Name colour)
{
    return colourWords[static_cast<std::size_t>(colour)];
}

/// A people, or a band that joins one.
struct Faction
{
    FactionId id;
    std::string name;
    std::string title;
    FactionColour colour{};
    bool allegiance = false; ///< an army can be of it; otherwise it only joins others
    std::string emblem{};    ///< path of a picture, from the folder of the file; empty: the app's, if any
    Place place{};           ///< of its colour
    Place emblemPlace{};
};

/// A domain of magic.
struct Domain
{
    DomainId id;
    std::string name;
};

/// A card that is no Unit's, of a kind that the game has: a spell.
struct OtherCard
{
    std::string kind; ///< `spell`
    OtherCardId id;
    std::string name;
    DomainId domain;    ///< empty: of none
    door::Answers card; ///< what it says, by the game's form of such cards; its name and domain are among it
    std::string note;   ///< where the source is silent
};

/// A ready army of the source, with the figures printed over it.
struct ReadyList
{
    std::string roster; ///< path of the roster file, from the folder of the file that names it
    Place place;        ///< where that stands
    int printedWarriors = 0;
    Amounts printed;  ///< of the budgets
    std::string note; ///< where the printed figures differ from the list's own sum
    bool fromUser = false;
};

/// One mention of a thing defined elsewhere, kept so that a dangling one can be shown in its place.
struct Mention
{
    ThingKind kind = ThingKind::unit;
    std::string id;
    Place place;
};

/// A skill as a Unit of a file has it, with the places of what it says of its parameter, kept to be compared
/// with what the skill takes.
struct UsedSkill
{
    SkillUse use;
    Place place;
    std::vector<std::pair<std::string, Place>> keys; ///< what it says beside its id: `value`, …
};

/// An id that a Unit had once, kept so that one that is another's can be shown in its place.
struct FormerId
{
    UnitId unit;
    UnitId former;
    Place place;
};

/// What one catalogue file holds.
struct CatalogueContents
{
    SystemId system;
    std::string name; ///< of the game system; only one file says it
    std::vector<Faction> factions;
    std::vector<Domain> domains;
    std::vector<Skill> skills;
    std::vector<Weapon> weapons;
    std::vector<Option> options;
    std::vector<OtherCard> cards;
    std::vector<ReadyList> readyLists;
    std::vector<Unit> units;
    std::vector<Mention> mentions;
    std::vector<UsedSkill> usedSkills;
    std::vector<FormerId> formerIds;
    bool fromUser = false;
};

/// Calls `visit` with each kind of things that have ids, and the list of them that each of the contents has.
template <class Visit, class... Contents> void eachKind(Visit visit, Contents&... contents)
{
    visit(ThingKind::faction, contents.factions...);
    visit(ThingKind::domain, contents.domains...);
    visit(ThingKind::skill, contents.skills...);
    visit(ThingKind::weapon, contents.weapons...);
    visit(ThingKind::option, contents.options...);
    visit(ThingKind::card, contents.cards...);
    visit(ThingKind::unit, contents.units...);
}

/// The contents of one game system, assembled from the shipped files and the user's own over them.
class Catalogue
{
public:
    Catalogue() = default;

    /// Lays the files over one another in the given order: a later definition of an id replaces the earlier
    /// one and keeps its place in the list, a new id is added at the end.
    static Catalogue assembled(std::span<const CatalogueContents> files);

    const SystemId& system() const { return m_contents.system; }
    const std::vector<Faction>& factions() const { return m_contents.factions; }
    const std::vector<Domain>& domains() const { return m_contents.domains; }
    const std::vector<Skill>& skills() const { return m_contents.skills; }
    const std::vector<Weapon>& weapons() const { return m_contents.weapons; }
    const std::vector<Option>& options() const { return m_contents.options; }
    const std::vector<OtherCard>& cards() const { return m_contents.cards; }
    const std::vector<Unit>& units() const { return m_contents.units; }
    const std::vector<ReadyList>& readyLists() const { return m_contents.readyLists; }
    /// All of it, as if one file had held it; what files mention is not among it.
    const CatalogueContents& contents() const { return m_contents; }

    // Each of these gives null for an id that nothing has. A Unit is also found by an id it had formerly.
    const Faction* find(const FactionId& id) const { return findIn(factions(), id, &Faction::id); }
    const Domain* find(const DomainId& id) const { return findIn(domains(), id, &Domain::id); }
    const Skill* find(const SkillId& id) const { return findIn(skills(), id, &Skill::id); }
    const Weapon* find(const WeaponId& id) const { return findIn(weapons(), id, &Weapon::id); }
    const Option* find(const OptionId& id) const { return findIn(options(), id, &Option::id); }
    const Unit* find(const UnitId& id) const
    {
        const auto found = m_unitIndex.find(id);
        return found == m_unitIndex.end() ? nullptr : &units()[found->second];
    }

    /// The Unit whose id or printed name is most like `named`; those of `preferred` win a tie. Null where
    /// none is near.
    const Unit* nearestUnit(std::string_view named, const FactionId& preferred) const;

private:
    CatalogueContents m_contents;
    std::unordered_map<UnitId, std::size_t> m_unitIndex;
};

/// The ids of a kind of things, for a did-you-mean; of sample lists their paths, of words none.
std::vector<std::string> idsOfKind(ThingKind kind, const Catalogue& catalogue);

} // namespace adjutant
