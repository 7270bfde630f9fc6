#include "app/systems/drakerys/matches/stepjson.h"

#include "app/systems/drakerys/matches/startjson.h"
#include "core/systems/drakerys/match/commandreader.h"
#include "core/systems/drakerys/match/commandwriter.h"

#include <nlohmann/json.hpp>

#include <array>

namespace adjutant {

using yaml::FaultList;
using yaml::FaultRule;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestRule = 80;
constexpr int mostEntries = 1'000'000;
constexpr std::array<std::string_view, 4> moves{"", "undo", "redo", "goto"};

std::optional<drakerys::Command> readCommandOf(const Node& node, FaultList& faults)
{
    auto step = drakerys::readCommand(node, faults.file);
    if (!step) {
        faults.faults.insert(faults.faults.end(), step.error().begin(), step.error().end());
        return std::nullopt;
    }
    if (auto* command = std::get_if<drakerys::Command>(&*step))
        return std::move(*command);
    faults.add(FaultRule::unknownWord, node.at, "undo", "a command; undo and redo are moves");
    return std::nullopt;
}

StepKind readMove(const Node& node, FaultList& faults)
{
    for (std::size_t k = 1; k < moves.size(); ++k)
        if (node.text == moves[k])
            return static_cast<StepKind>(k);
    faults.add(FaultRule::unknownWord, node.at, yaml::clipped(node.text), "undo, redo, goto");
    return StepKind::undo;
}

} // namespace

std::string writtenStep(const MatchStep& step)
{
    Json json{{"at", writtenTime(step.at)}};
    if (!step.despite.empty())
        json["despite"] = step.despite;
    if (step.kind == StepKind::command)
        json["command"] = drakerys::commandJson(*step.command);
    else
        json["move"] = moves[static_cast<std::size_t>(step.kind)];
    if (step.kind == StepKind::goTo)
        json["entry"] = step.entry;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

MatchStep readStep(const Node& node, FaultList& faults)
{
    Mapping keys(node, "a step", faults);
    MatchStep step;
    if (const Node* time = keys.node("at", Need::required)) {
        if (const auto at = timeOf(time->text))
            step.at = *at;
        else
            faults.add(FaultRule::wrongType, time->at, "at", "a time like 2026-11-21T10:30:00.000Z");
    }
    step.despite = keys.texts("despite", longestRule);
    const Node* command = keys.node("command");
    const Node* move = keys.node("move");
    if (!command == !move)
        faults.add(FaultRule::wrongType, node.at, "a step", "either a command or a move");
    else if (command)
        step.command = readCommandOf(*command, faults);
    else
        step.kind = readMove(*move, faults);
    if (step.kind == StepKind::goTo)
        step.entry =
            static_cast<std::size_t>(keys.integer("entry", {0, mostEntries}, Need::required).value_or(0));
    keys.finish();
    return step;
}

Expected<MatchStep, std::string> readStep(std::string_view line)
{
    const auto root = yaml::parse(line, {});
    if (!root)
        return refuse(yaml::inEnglish(root.error()));
    FaultList faults;
    MatchStep step = readStep(*root, faults);
    if (!faults.faults.empty())
        return refuse(yaml::inEnglish(faults.faults.front()));
    return step;
}

} // namespace adjutant
