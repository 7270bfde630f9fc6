#pragma once

#include "core/match/ask.h"
#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "core/yaml/answerfaults.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

#include <optional>
#include <string>
#include <vector>

namespace adjutant::test {

/// A scenario of Drakerys as far as a file could be understood.
struct ReadScenario
{
    std::optional<drakerys::Scenario> scenario; ///< none where there are faults
    std::string kind;
    std::vector<yaml::Fault> faults;
    std::vector<std::string> warnings; ///< in English
};

/// Reads a scenario as the command line does, with the shipped catalogue.
inline ReadScenario readScenario(const std::string& text)
{
    const std::string file = "scenario.yaml";
    const auto root = yaml::parse(text, file);
    if (!root)
        return {{}, {}, {root.error()}, {}};
    std::vector<std::string> kinds;
    for (const drakerys::ScenarioKind& kind : drakerys::scenarioKinds())
        kinds.emplace_back(kind.id);
    const auto ask = [](const std::string& kind, const door::Answers& answers) {
        const auto form = std::ranges::find(drakerys::scenarioKinds(), kind, &drakerys::ScenarioKind::id);
        return answered<drakerys::AskedScenario>(form->ask, answers, Ask::Missing::skipped, {shipped()});
    };
    const yaml::ReadScenario read =
        yaml::readScenario(*root, file, kinds, [&ask](const std::string& kind) -> yaml::AskForm {
            return [&ask, kind](const door::Answers& answers) { return ask(kind, answers).form; };
        });
    ReadScenario scenario;
    scenario.kind = read.kind;
    scenario.faults = read.faults;
    if (!read.faults.empty())
        return scenario;
    const auto asked = ask(read.kind, read.read.answers);
    scenario.scenario = asked.result.scenario;
    for (const door::Remark& warning : asked.form.warnings)
        scenario.warnings.push_back(toText(warning.message));
    return scenario;
}

} // namespace adjutant::test
