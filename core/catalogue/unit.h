#pragma once

#include "core/catalogue/amounts.h"
#include "core/catalogue/ids.h"
#include "core/catalogue/profile.h"
#include "core/catalogue/skill.h"
#include "core/table/answers.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

/// The types of the chapter "Basics: Type of Warrior".
enum class UnitType { infantry, monster, beast, hero };

/// The word for a type as data and the command line write it.
std::string_view toWord(UnitType type);

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
    std::vector<UnitType> types;      ///< empty: the source prints none
    Amounts figures{};                ///< what else its game counts of a Unit, by the keys of its data
    std::map<std::string, std::vector<std::string>> words{}; ///< what else it says of one, by the same
    std::vector<std::string> unknown{}; ///< parts of its card that nobody has: `profile`, `skills`
    bool invoked = false;               ///< comes by invocation only, never recruited
    std::vector<SizeOffer> sizes;       ///< ascending
    std::optional<Profile> profile;     ///< none: its card is not in the source
    std::vector<SkillUse> skills;
    std::vector<UnitId> requiredUnits; ///< only with these in the same army
    table::Answers card{};             ///< what its card says, where the game's cards are forms
    std::string source;                ///< chapter and heading of the printed rules
    std::string note;                  ///< what is odd about it in the source
    bool sample = false;               ///< invented, and said to be
    bool fromUser = false;             ///< from a user's own file

    bool has(UnitType type) const;
    bool has(const SkillId& skill) const;
    bool isUnknown(std::string_view part) const; ///< said to be on a card that nobody has
    const SizeOffer* offerFor(int size) const;   ///< null where the size is not offered
};

} // namespace adjutant
