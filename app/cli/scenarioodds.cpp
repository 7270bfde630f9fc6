#include "app/cli/scenarioodds.h"

#include "app/cli/knownwords.h"
#include "app/cli/oddstext.h"
#include "app/cli/shownfinding.h"
#include "core/catalogue/nearest.h"
#include "core/yaml/answerfaults.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

// The kind that a scenario names; a fault and null where the game's odds don't know it.
const OddsKind* kindIn(yaml::Mapping& keys, const GameSystem& system, yaml::FaultList& faults)
{
    const yaml::Node* named = keys.node("kind", yaml::Need::required);
    const auto word = named ? yaml::textOf(*named, "kind", 80, faults) : std::nullopt;
    if (!word)
        return nullptr;
    const auto found =
        std::ranges::find_if(system.odds, [&](const OddsKind& each) { return *word == each.id; });
    if (found != system.odds.end())
        return &*found;
    std::vector<std::string> kinds;
    for (const OddsKind& each : system.odds)
        kinds.emplace_back(each.id);
    faults.add(yaml::FaultRule::unknownWord, named->at, yaml::clipped(*word), listed(kinds),
               nearestOf(*word, kinds));
    return nullptr;
}

/// A scenario that was read, and what it came to where it has no faults.
struct AskedScenario
{
    const OddsKind* kind = nullptr;
    Answered<OddsQuestion> asked;
    std::vector<yaml::Fault> faults;
};

AskedScenario askScenario(const yaml::Node& root, const std::string& file, const GameSystem& system)
{
    yaml::FaultList faults{file, {}};
    yaml::Mapping keys(root, "scenario", faults);
    keys.node("system");
    AskedScenario scenario;
    scenario.kind = kindIn(keys, system, faults);
    if (scenario.kind) {
        const std::vector<std::string> others = keys.known();
        const yaml::ReadAnswers read = yaml::readAnswers(keys.rest(), keys.at(), faults);
        const auto ask = [&scenario](const table::Answers& answers) {
            return answered<OddsQuestion>(scenario.kind->ask, answers, Ask::Missing::leftOut).form;
        };
        if (faults.faults.empty())
            yaml::addAnswerFaults(ask, read, faults, others);
        if (faults.faults.empty())
            scenario.asked = answered<OddsQuestion>(scenario.kind->ask, read.answers, Ask::Missing::leftOut);
    }
    scenario.faults = inFileOrder(std::move(faults.faults));
    return scenario;
}

Json stepJson(const table::OddsStep& step)
{
    Json reasons = Json::array();
    for (const Message& reason : step.reasons)
        reasons.push_back(toText(reason));
    return {{"roll", toText(step.label)}, {"dice", toText(step.dice)}, {"reasons", std::move(reasons)}};
}

} // namespace

OddsAnswer scenarioOdds(const yaml::Node& root, const std::string& file, const GameSystem& system)
{
    AskedScenario scenario = askScenario(root, file, system);
    OddsAnswer answer;
    answer.faults = std::move(scenario.faults);
    if (!answer.faults.empty() || !scenario.asked.result.solve)
        return answer;
    const table::OddsView view = scenario.asked.result.solve();
    answer.kind = scenario.kind->id;
    if (view.figures)
        answer.figures = *view.figures;
    for (const table::OddsStep& step : view.steps)
        answer.steps.push_back(stepJson(step));
    for (const table::Remark& warning : scenario.asked.form.warnings)
        answer.warnings.push_back(toText(warning.message));
    for (const Message& warning : view.warnings)
        answer.warnings.push_back(toText(warning));
    for (const Message& left : view.notModelled)
        answer.notModelled.push_back(toText(left));
    answer.lines = oddsLines(view);
    return answer;
}

std::vector<yaml::Fault> scenarioFaults(const yaml::Node& root, const std::string& file,
                                        const GameSystem& system)
{
    return askScenario(root, file, system).faults;
}

} // namespace adjutant::cli
