#include "app/cli/faultreport.h"

#include "app/cli/output.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

using Json = nlohmann::ordered_json;

Json placeNumber(int number)
{
    return number > 0 ? Json(number) : Json();
}

Json toJson(const ShownFinding& finding)
{
    return {{"file", finding.place.file},
            {"line", placeNumber(finding.place.line)},
            {"column", placeNumber(finding.place.column)},
            {"rule", finding.rule},
            {"severity", toWord(finding.severity)},
            {"message", finding.message}};
}

Exit tellFaults(const std::vector<yaml::Fault>& faults, bool json)
{
    Json list = Json::array();
    for (const yaml::Fault& fault : faults) {
        const ShownFinding finding = shown(fault);
        if (json)
            list.push_back(toJson(finding));
        else if (yaml::isUnreadable(fault))
            complain(lineOf(finding));
        else
            say(lineOf(finding));
    }
    if (json)
        sayJson({{"findings", list}});
    return std::ranges::any_of(faults, yaml::isUnreadable) ? Exit::unusable : Exit::findings;
}

} // namespace adjutant::cli
