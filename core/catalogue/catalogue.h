#pragma once

#include "core/catalogue/colour.h"
#include "core/catalogue/unit.h"

#include <unordered_map>

namespace adjutant {

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

    static const FactionColour grey, red, green, purple, yellow;
};

inline constexpr FactionColour FactionColour::grey{Name::grey};
inline constexpr FactionColour FactionColour::red{Name::red};
inline constexpr FactionColour FactionColour::green{Name::green};
inline constexpr FactionColour FactionColour::purple{Name::purple};
inline constexpr FactionColour FactionColour::yellow{Name::yellow};

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
    const std::string& name() const { return m_contents.name; }
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
    const Unit* find(const UnitId& id) const;

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
