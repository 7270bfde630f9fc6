#include "app/cli/reportjson.h"

#include "app/cli/faultreport.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

using Json = nlohmann::ordered_json;

Json totalsJson(const RosterReport& report)
{
    Json totals = Json::object();
    for (const Budget& budget : budgetsOf(report))
        totals[std::string(budget.id)] = report.totals.spent[budget.id];
    totals["warriors"] = report.totals.warriors;
    return totals;
}

Json findingsJson(const RosterReport& report)
{
    Json list = Json::array();
    for (const ShownFinding& finding : report.findings)
        list.push_back({{"rule", finding.rule},
                        {"severity", toWord(finding.severity)},
                        {"entry", finding.entry ? Json(finding.entry->text()) : Json()},
                        {"message", finding.message},
                        {"file", finding.place.file},
                        {"line", placeNumber(finding.place.line)},
                        {"column", placeNumber(finding.place.column)},
                        {"mend", finding.fix.empty() ? Json() : Json(finding.fix)}});
    return list;
}

} // namespace adjutant::cli
