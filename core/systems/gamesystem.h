#pragma once

#include "core/catalogue/catalogue.h"
#include "core/roster/finding.h"

#include <span>
#include <string_view>
#include <vector>

namespace adjutant {

/// What only one game knows, behind one face. A new game makes one of these and adds it to registry.cpp.
struct GameSystem
{
    std::string_view id;
    std::string_view name;
    std::string_view offers; ///< what the app does for it, in English, comma-separated

    /// All findings of a roster in a stable order: first those of the whole army, then entry by entry.
    std::vector<Finding> (*checkRoster)(const Roster& roster, const Catalogue& catalogue);

    /// The options an entry could hand out, with every receiver the rules allow; those it has already are
    /// among them.
    std::vector<ChosenOption> (*optionsFor)(const Roster& roster, const EntryId& giver,
                                            const Catalogue& catalogue);

    /// Whether an army of `allegiance` may recruit from `faction`.
    bool (*mayRecruitFrom)(const FactionId& faction, const FactionId& allegiance, const Catalogue& catalogue);
};

/// All game systems, in the order in which they are offered.
std::span<const GameSystem> gameSystems();

/// The system of that id, or null.
const GameSystem* findGameSystem(std::string_view id);

} // namespace adjutant
