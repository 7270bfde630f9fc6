#pragma once

#include "core/catalogue/ids.h"

namespace adjutant {

using PlayerId = Id<struct PlayerKind>; ///< a player of one match: `red`

/// One Unit at the table: a player and the entry of that player's roster, written `red/crows-1`.
struct UnitRef
{
    PlayerId player;
    EntryId unit;

    bool operator==(const UnitRef&) const = default;
};

/// A Unit as scripts and messages write it: `red/crows-1`; the player's id alone where it names no entry.
inline std::string toText(const UnitRef& unit)
{
    return unit.unit.empty() ? unit.player.text() : unit.player.text() + '/' + unit.unit.text();
}

/// Reads `red/crows-1`. A text without a slash names a player and no entry.
inline UnitRef unitRefOf(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return {PlayerId(std::string(text)), EntryId()};
    return {PlayerId(std::string(text.substr(0, slash))), EntryId(std::string(text.substr(slash + 1)))};
}

} // namespace adjutant
