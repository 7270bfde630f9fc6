#include "app/cli/shownfinding.h"

#include <algorithm>

namespace adjutant::cli {

ShownFinding shown(const yaml::Fault& fault, std::string_view rule)
{
    return {std::string(rule), fault.rule, Severity::error, std::nullopt, fault.place,
            inEnglish(fault),  {},         fault.subject};
}

ShownFinding shown(const yaml::Fault& fault)
{
    return shown(fault, toWord(fault.rule));
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

} // namespace adjutant::cli
