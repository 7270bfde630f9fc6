#pragma once

#include "app/cli/request.h"
#include "app/cli/rosterreport.h"

#include <memory>

namespace adjutant::cli {

/// A roster named on the command line: the report on it, and the catalogue that the report refers to.
struct RosterFile
{
    std::unique_ptr<const Catalogue> catalogue; ///< null where the roster's system is unknown
    RosterReport report;
};

/// Reads a roster file, or standard input, and checks the army.
RosterFile openRoster(const std::string& file);

/// The exit that a report stands for.
Exit exitOf(const RosterReport& report);

/// Totals against their limits: `460 of 500 AP, 17 Warriors`; where a game has none, how many
/// cards there are.
std::string budgetsInEnglish(const RosterReport& report);

/// Tells the findings as text: those of an unreadable file on stderr, all others on stdout.
void sayFindings(const RosterReport& report);

} // namespace adjutant::cli
