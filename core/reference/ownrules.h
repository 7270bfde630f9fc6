#pragma once

#include "core/catalogue/ids.h"

#include <map>
#include <set>
#include <string>

namespace adjutant {

/// What the players have written beside the rules of one game. Entries are named by their ids, whether the
/// reference has them or not: a note outlives the entry it was written to.
struct OwnRules
{
    std::set<ReferenceId> bookmarks;
    std::map<ReferenceId, std::string> notes;      ///< plain text; none is empty
    std::map<ReferenceId, std::string> houseRules; ///< plain text: what is played in place of the entry

    bool operator==(const OwnRules&) const = default;
};

} // namespace adjutant
