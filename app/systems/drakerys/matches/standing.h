#pragma once

#include "core/match/log.h"
#include "core/systems/drakerys/match/command.h"

#include <set>

namespace adjutant {

/// The entries of a log whose commands stand, counted from 0.
inline std::set<std::size_t> standingEntries(const Log<drakerys::Command>& log)
{
    std::set<std::size_t> standing;
    for (std::size_t k = 0; k < log.cursor(); ++k)
        standing.insert(log.entryAt(k));
    return standing;
}

} // namespace adjutant
