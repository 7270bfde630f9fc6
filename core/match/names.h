#pragma once

#include "core/match/ask.h"

namespace adjutant {

/// What somebody at the table is called, and whose they are.
struct NamedPiece
{
    std::string name;
    std::string side; ///< what their player is called
};

/// The names of all at the table, each unlike every other: those of one side are numbered ("Harpy 2"), those
/// of two go by their player as well ("Ogre (Red)"). Beside the pieces.
std::vector<std::string> distinctNames(const std::vector<NamedPiece>& pieces);

/// What players call a thing of theirs, and the id by which files know it.
struct NamedId
{
    std::string id;   ///< empty: it has none
    std::string name; ///< as it was typed; empty: files give an id only
    bool operator==(const NamedId&) const = default;
};

/// Asks what a thing is called, at `at/name`, and its id, at `at/id`. Players type the name, of which an id
/// is made that is unlike those `taken`; in files the id is needed and the name is not. Where `isNeeded` is
/// false it may have neither.
Task<NamedId> askNamedId(Ask& ask, door::Path at, Message label, std::vector<std::string> taken,
                         bool isNeeded = true);

/// The name; without one the id in words.
Message toText(const NamedId& properName);

} // namespace adjutant
