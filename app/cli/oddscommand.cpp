#include "app/cli/oddscommand.h"

#include "app/cli/faultreport.h"
#include "app/cli/input.h"
#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"
#include "app/cli/scenarioanswer.h"
#include "app/cli/scenarioodds.h"
#include "app/cli/shownfinding.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

// The game a scenario names; a fault that tells which there are where there is none.
Expected<const GameSystem*, yaml::Fault> systemOf(const yaml::Node& root, const std::string& file)
{
    const auto found = std::ranges::find(root.members, "system", &yaml::Member::key);
    if (root.kind != yaml::Node::Kind::mapping)
        return refuse(yaml::Fault{yaml::FaultRule::wrongType,
                                  {file, root.at.line, root.at.column},
                                  "scenario",
                                  message(WORDS("files", "a mapping of keys to values")),
                                  {}});
    if (found == root.members.end())
        return refuse(
            yaml::Fault{yaml::FaultRule::missingKey, {file, root.at.line, root.at.column}, "system", {}, {}});
    if (const GameSystem* known = findGameSystem(found->value.text); known && !known->odds.empty())
        return known;
    std::vector<std::string> names;
    for (const GameSystem& each : gameSystems())
        if (!each.odds.empty())
            names.emplace_back(each.id);
    return refuse(yaml::Fault{yaml::FaultRule::unknownWord,
                              {file, found->value.at.line, found->value.at.column},
                              found->value.text.substr(0, 60),
                              verbatim(listed(names)),
                              {}});
}

} // namespace

Exit run(const OddsRequest& request, bool json)
{
    const std::string& file = request.file;
    const auto text = readInput(request.file);
    if (!text)
        return tellFaults({text.error()}, json);
    const auto root = yaml::parse(*text, file);
    if (!root)
        return tellFaults({root.error()}, json);
    const auto system = systemOf(*root, file);
    if (!system)
        return tellFaults({system.error()}, json);
    const OddsAnswer answer = scenarioOdds(*root, file, **system, loadedCatalogue(**system));
    if (!answer.faults.empty())
        return tellFaults(answer.faults, json);
    if (json) {
        Json object{{"system", (*system)->id}, {"kind", answer.kind}};
        object.update(answer.figures);
        object["steps"] = answer.steps;
        object["warnings"] = answer.warnings;
        object["not_modelled"] = answer.notModelled;
        sayJson(object);
        return Exit::done;
    }
    for (const std::string& line : answer.lines)
        say(line);
    for (const std::string& warning : answer.warnings)
        say("Note: " + onOneLine(warning));
    if (!answer.leftOut.empty())
        say("Left out of these odds: " + listed(answer.leftOut));
    return Exit::done;
}

} // namespace adjutant::cli
