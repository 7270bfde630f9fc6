#pragma once

#include "core/catalogue/amounts.h"
#include "core/catalogue/ids.h"
#include "core/catalogue/skill.h"
#include "core/table/answers.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant {

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
    table::Answers card{};             ///< what its card says, where the game's cards are forms
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
