#include "app/cli/rosterfile.h"

#include "app/cli/input.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"

namespace adjutant::cli {

RosterFile openRoster(const std::string& file)
{
    RosterFile opened;
    const auto text = readInput(file);
    if (!text) {
        opened.report = reportOnUnreadable(text.error());
        return opened;
    }
    opened.report = reportOnRoster(*text, file, [&opened](const GameSystem& system) -> const Catalogue& {
        opened.catalogue = std::make_unique<const Catalogue>(loadedCatalogue(system));
        return *opened.catalogue;
    });
    return opened;
}

Exit exitOf(const RosterReport& report)
{
    if (report.unreadable)
        return Exit::unusable;
    return report.findings.empty() ? Exit::done : Exit::findings;
}

std::string budgetsInEnglish(const RosterReport& report)
{
    const auto against = [](int total, int limit) {
        return std::to_string(total) + " of " + std::to_string(limit);
    };
    const Totals& totals = report.totals;
    if (report.system && !report.system->hasLimits)
        return counted(report.roster.entries.size(), "card");
    const Limits& limits = report.roster.limits;
    return against(totals.ap, limits.ap) + " AP, Rarity " + against(totals.rarity, limits.rarity) + ", " +
           counted(static_cast<std::size_t>(totals.warriors), "Warrior");
}

void sayFindings(const RosterReport& report)
{
    for (const ShownFinding& finding : report.findings) {
        if (report.unreadable)
            complain(lineOf(finding));
        else
            say(lineOf(finding));
    }
}

} // namespace adjutant::cli
