#pragma once

#include "core/catalogue/amounts.h"
#include "core/catalogue/ids.h"
#include "core/door/answers.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// What stands in the brackets of a skill's name.
enum class SkillParameter { none, cm, level, strength, opposition, weapon, mana };

/// What a skill may be the source of.
enum class Element { air, earth, fire, water };

/// The Element that data writes as such a word; none for any other.
std::optional<Element> elementOf(std::string_view word);

/// A skill of a game system: its name and what its parameter means. The rule itself is in the reference.
struct Skill
{
    SkillId id;
    std::string name;
    SkillParameter parameter = SkillParameter::none;
    std::vector<std::string> aliases; ///< other names the source prints for it
    std::string summary;              ///< one line for a printed card
    std::string note;                 ///< what is odd about it in the source
};

/// The word for an Element as data writes it.
std::string_view toWord(Element element);

/// A skill as a Unit has it, with its parameter: Authority [20], Shooter/Bow, Wizard [3] (Solar).
struct SkillUse
{
    SkillId skill;
    std::optional<int> value; ///< cm, level, Strength, Opposition or mana, as the skill's parameter says
    WeaponId weapon;
    std::vector<DomainId> domains;
    std::optional<Element> element; ///< of Source of X
    bool unknown = false;           ///< its parameter is on a card that nobody has

    bool operator==(const SkillUse&) const = default;
};

/// A weapon that shoots (chapter "Shooting").
struct Weapon
{
    WeaponId id;
    std::string name;
    int range = 0;               ///< cm
    std::optional<int> strength; ///< none: the Warrior's own
    int saturation = 0;
    std::optional<int> shotsPerActivation; ///< none: no limit of its own
    bool cancelsParry = false;
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
    std::vector<std::string> aliases; ///< other names the source prints for it
    std::vector<UnitId> formerIds;    ///< ids it had in earlier catalogues
    Amounts figures{};                ///< what else its game counts of a Unit, by the keys of its data
    std::map<std::string, std::vector<std::string>, std::less<>>
        words{};                        ///< what else it says of one, by the same
    std::vector<std::string> unknown{}; ///< parts of its card that nobody has: `profile`, `skills`
    bool invoked = false;               ///< comes by invocation only, never recruited
    std::vector<SizeOffer> sizes;       ///< ascending
    std::map<std::string, int> profile; ///< the figures on its card, by the keys of its game; empty: it is
                                        ///< not in the source
    std::vector<SkillUse> skills;
    std::vector<UnitId> requiredUnits; ///< only with these in the same army
    door::Answers card{};              ///< what its card says, where the game's cards are forms
    std::string source;                ///< chapter and heading of the printed rules
    std::string note;                  ///< what is odd about it in the source
    bool sample = false;               ///< invented, and said to be
    bool fromUser = false;             ///< from a user's own file

    /// Whether a word is among those of such a key.
    bool says(std::string_view key, std::string_view word) const;
    bool has(const SkillId& skill) const;
    bool isUnknown(std::string_view part) const; ///< said to be on a card that nobody has
    const SizeOffer* offerFor(int size) const;   ///< null where the size is not offered
};

} // namespace adjutant
