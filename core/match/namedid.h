#pragma once

#include "core/match/ask.h"

#include <string>
#include <vector>

namespace adjutant {

/// What players call a thing of theirs, and the id by which files know it.
struct NamedId
{
    std::string id;   ///< empty: it has none
    std::string name; ///< as it was typed; empty: files give an id only
};

/// Asks what a thing is called, at `at/name`, and its id, at `at/id`. Players type the name, of which an id
/// is made that is unlike those `taken`; in files the id is needed and the name is not. Where `isNeeded` is
/// false it may have neither.
Task<NamedId> askNamedId(Ask& ask, table::Path at, Message label, std::vector<std::string> taken,
                         bool isNeeded = true);

/// The name; without one the id in words.
Message toText(const NamedId& called);

} // namespace adjutant
