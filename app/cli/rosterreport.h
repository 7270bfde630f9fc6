#pragma once

#include "app/cli/output.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/rosterfile.h"

#include <functional>

namespace adjutant::cli {

/// A roster file, what its army comes to, and everything that is wrong with it.
struct RosterReport
{
    Roster roster;
    const GameSystem* system = nullptr;   ///< null where there is none of that id
    const Catalogue* catalogue = nullptr; ///< that of the system
    Totals totals;
    std::vector<ShownFinding>
        findings;            ///< of the file in its order, then of the army as a whole, then entry by entry
    bool unreadable = false; ///< it was no text of ours at all, and the roster is empty

    /// Whether the file itself has faults, so that the roster may lack what it was meant to say.
    bool isMalformed() const;
};

/// Gives the catalogue of a game system; it must live as long as the report.
using CatalogueFor = std::function<const Catalogue&(const GameSystem&)>;

/// Reads a roster file's text and checks the army. What only follows from a fault of the file is not reported
/// again: a mistyped size is no size that isn't offered, and without an allegiance no Unit is
/// of the wrong one.
RosterReport reportOnRoster(std::string_view text, const std::string& file, const CatalogueFor& catalogueFor);

/// The same of a file that was parsed already.
RosterReport reportOnRoster(const yaml::Node& root, const std::string& file,
                            const CatalogueFor& catalogueFor);

/// The report on a file that could not be read, or only in part.
RosterReport reportOnUnreadable(const yaml::Fault& fault);

} // namespace adjutant::cli
