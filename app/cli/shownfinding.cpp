#include "app/cli/shownfinding.h"

#include "app/cli/output.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

using Json = nlohmann::ordered_json;

ShownFinding shown(const yaml::Fault& fault, std::string_view rule)
{
    const std::string_view name = rule.empty() ? toWord(fault.rule) : rule;
    return {std::string(name), fault.rule, Severity::error, std::nullopt, fault.place,
            inEnglish(fault),  {},         fault.subject};
}

ShownFinding shown(const Finding& finding, const Roster& roster, const Catalogue& catalogue, Place place)
{
    return {finding.rule,
            std::nullopt,
            finding.severity,
            finding.entry,
            std::move(place),
            toText(finding.message),
            finding.fix ? toText(toMessage(*finding.fix, roster, catalogue)) : std::string()};
}

std::vector<yaml::Fault> inFileOrder(std::vector<yaml::Fault> faults)
{
    std::ranges::stable_sort(
        faults, {}, [](const yaml::Fault& fault) { return std::pair(fault.place.line, fault.place.column); });
    return faults;
}

std::string at(const Place& place)
{
    std::string text = place.file + ":";
    if (place.line > 0)
        text += std::to_string(place.line) + ":" + std::to_string(place.column) + ":";
    return text + " ";
}

std::string lineOf(const ShownFinding& finding)
{
    const std::string fix = finding.fix.empty() ? std::string() : " (fix: " + finding.fix + ")";
    return at(finding.place) + finding.message + fix + " [" + finding.rule + "]";
}

std::string counted(std::size_t number, std::string_view noun)
{
    const std::string_view ending = number == 1 ? "" : noun.ends_with("ch") ? "es" : "s";
    return std::to_string(number) + ' ' + std::string(noun) + std::string(ending);
}

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

Exit reportFaults(const std::vector<yaml::Fault>& faults, bool json)
{
    Json list = Json::array();
    for (const yaml::Fault& fault : faults) {
        const ShownFinding finding = shown(fault);
        if (json)
            list.push_back(toJson(finding));
        else
            (yaml::isUnreadable(fault) ? complain : announce)(lineOf(finding));
    }
    if (json)
        printJson({{"findings", list}});
    return std::ranges::any_of(faults, yaml::isUnreadable) ? Exit::unusable : Exit::findings;
}

} // namespace adjutant::cli
