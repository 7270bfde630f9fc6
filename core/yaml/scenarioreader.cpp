#include "core/yaml/scenarioreader.h"

#include "core/catalogue/nearest.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::yaml {

namespace {

std::string kindIn(Mapping& keys, const std::vector<std::string>& kinds, FaultList& faults)
{
    const Node* named = keys.node("kind", Need::required);
    if (!named)
        return {};
    if (std::ranges::find(kinds, named->text) != kinds.end())
        return named->text;
    faults.add(FaultRule::unknownWord, named->at, clipped(named->text),
               fmt::format("{}", fmt::join(kinds, ", ")), nearestOf(named->text, kinds));
    return {};
}

} // namespace

ReadScenario readScenario(const Node& root, const std::string& file, const std::vector<std::string>& kinds,
                          const std::function<AskForm(const std::string& kind)>& askOf)
{
    ReadScenario scenario;
    FaultList faults{file, {}};
    Mapping keys(root, "scenario", faults);
    keys.node("system");
    scenario.kind = kindIn(keys, kinds, faults);
    if (!scenario.kind.empty()) {
        const std::vector<std::string> others = keys.known();
        scenario.read = readAnswers(keys.rest(), keys.at(), faults);
        if (faults.faults.empty())
            addAnswerFaults(askOf(scenario.kind), scenario.read, faults, others);
    }
    scenario.faults = std::move(faults.faults);
    std::ranges::stable_sort(scenario.faults, {}, [](const Fault& fault) {
        return std::pair(fault.place.line, fault.place.column);
    });
    return scenario;
}

} // namespace adjutant::yaml
