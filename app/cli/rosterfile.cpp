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
    if (report.system && report.system->budgets.empty())
        return counted(report.roster.entries.size(), "card");
    const Totals& totals = report.totals;
    std::string text;
    for (const Budget& budget : budgetsOf(report))
        text += toText(message(budget.amount, std::to_string(totals.spent[budget.id]) + " of " +
                                                  std::to_string(report.roster.limits[budget.id]))) +
                ", ";
    return text + counted(static_cast<std::size_t>(totals.warriors), "Warrior");
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
