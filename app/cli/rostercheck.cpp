#include "app/cli/rostercheck.h"

#include "app/cli/output.h"
#include "app/cli/reportjson.h"
#include "app/cli/rosterfile.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

Exit run(const RosterCheckRequest& request, bool json)
{
    const RosterReport report = openRoster(request.file).report;
    if (json) {
        sayJson({{"ok", report.findings.empty()},
                 {"totals", totalsJson(report)},
                 {"findings", findingsJson(report)}});
        return exitOf(report);
    }
    sayFindings(report);
    if (!report.unreadable)
        say((report.roster.name.empty() ? request.file : report.roster.name) + ": " +
            budgetsInEnglish(report) + "; " +
            (report.findings.empty() ? "no findings" : counted(report.findings.size(), "finding")));
    return exitOf(report);
}

} // namespace adjutant::cli
