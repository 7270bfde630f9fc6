#pragma once

#include "core/catalogue/colour.h"
#include "core/catalogue/unit.h"

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

} // namespace adjutant
