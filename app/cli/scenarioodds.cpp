#include "app/cli/scenarioodds.h"

#include "app/cli/oddstext.h"
#include "core/yaml/scenarioreader.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

const OddsKind* kindOf(const GameSystem& system, const std::string& id)
{
    const auto found = std::ranges::find_if(system.odds, [&](const OddsKind& each) { return id == each.id; });
    return found == system.odds.end() ? nullptr : &*found;
}

Answered<OddsQuestion> ask(const OddsKind& kind, const table::Answers& answers, const Catalogue& catalogue)
{
    return answered<OddsQuestion>(kind.ask, answers, Ask::Missing::leftOut, {&catalogue, nullptr});
}

yaml::ReadScenario readScenario(const yaml::Node& root, const std::string& file, const GameSystem& system,
                                const Catalogue& catalogue)
{
    std::vector<std::string> kinds;
    for (const OddsKind& each : system.odds)
        if (!each.ofRecords)
            kinds.emplace_back(each.id);
    return yaml::readScenario(root, file, kinds, [&](const std::string& kind) -> yaml::AskForm {
        return [&system, &catalogue, kind](const table::Answers& answers) {
            return ask(*kindOf(system, kind), answers, catalogue).form;
        };
    });
}

Json stepJson(const table::OddsStep& step)
{
    Json reasons = Json::array();
    for (const Message& reason : step.reasons)
        reasons.push_back(toText(reason));
    return {{"roll", toText(step.label)}, {"dice", toText(step.dice)}, {"reasons", std::move(reasons)}};
}

// What a game says of its own in place of what is said of all.
void takeFrom(Json& figures, const char* key, Json& into)
{
    if (const auto found = figures.find(key); found != figures.end()) {
        into = std::move(*found);
        figures.erase(found);
    }
}

} // namespace

OddsAnswer scenarioOdds(const yaml::Node& root, const std::string& file, const GameSystem& system,
                        const Catalogue& catalogue)
{
    yaml::ReadScenario scenario = readScenario(root, file, system, catalogue);
    OddsAnswer answer;
    answer.kind = scenario.kind;
    answer.faults = std::move(scenario.faults);
    if (!answer.faults.empty())
        return answer;
    const auto asked = ask(*kindOf(system, scenario.kind), scenario.read.answers, catalogue);
    if (!asked.result.solve)
        return answer;
    const table::OddsView view = asked.result.solve();
    if (view.figures)
        answer.figures = *view.figures;
    for (const table::OddsStep& step : view.steps)
        answer.steps.push_back(stepJson(step));
    for (const Message& left : view.notModelled)
        answer.leftOut.push_back(toText(left));
    answer.notModelled = answer.leftOut;
    takeFrom(answer.figures, "steps", answer.steps);
    takeFrom(answer.figures, "not_modelled", answer.notModelled);
    for (const table::Remark& warning : asked.form.warnings)
        answer.warnings.push_back(toText(warning.message));
    for (const Message& warning : view.warnings)
        answer.warnings.push_back(toText(warning));
    answer.lines = oddsLines(view);
    return answer;
}

std::vector<yaml::Fault> scenarioFaults(const yaml::Node& root, const std::string& file,
                                        const GameSystem& system, const Catalogue& catalogue)
{
    return readScenario(root, file, system, catalogue).faults;
}

} // namespace adjutant::cli
