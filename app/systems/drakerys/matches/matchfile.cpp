#include "app/systems/drakerys/matches/matchfile.h"

#include "app/systems/drakerys/matches/detailsjson.h"
#include "app/systems/drakerys/matches/matchfold.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/stepjson.h"
#include "core/yaml/format.h"

#include <nlohmann/json.hpp>

namespace adjutant {

using yaml::Fault;
using yaml::FaultList;
using yaml::FaultRule;
using yaml::Mapping;
using yaml::Node;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestVersion = 80;
constexpr std::string_view playedSystem = "drakerys";

QString readId(Mapping& keys, FaultList& faults)
{
    const Node* node = keys.node("id");
    if (!node)
        return {};
    const std::string id = keys.text("id", longestVersion).value_or(std::string());
    if (!id.empty() && !isId(id))
        faults.add(FaultRule::badId, node->at, yaml::clipped(id),
                   "lower-case letters, digits and hyphens between them");
    return QString::fromStdString(id);
}

// What a match must be for its steps to be taken, beyond the form of its keys.
void checkWhole(const MatchRecord& match, yaml::Position at, FaultList& faults)
{
    if (match.start.system.text() != playedSystem)
        faults.add(FaultRule::unknownWord, at, yaml::clipped(match.start.system.text()),
                   std::string(playedSystem));
    for (const RecordedPlayer& player : match.start.players)
        if (player.cards.size() > Roster::mostEntries)
            faults.add(FaultRule::outOfRange, at, "cards",
                       "at most " + std::to_string(Roster::mostEntries) + " a player");
    if (const auto& manual = match.details.manual; manual && manual->vp.size() != match.start.players.size())
        faults.add(FaultRule::wrongType, at, "vp", "a number for each player");
}

void checkFold(const MatchRecord& match, const std::vector<Node>& nodes, FaultList& faults)
{
    const OpenedMatch opened = fold(match);
    if (!opened.fault)
        return;
    const std::string step = "step " + std::to_string(opened.steps + 1);
    faults.add(FaultRule::wrongType, nodes[opened.steps].at, step,
               "one that can be taken here: " + opened.fault->message + " [" +
                   std::string(drakerys::wordFor(opened.fault->rule)) + "]");
}

} // namespace

std::string writtenMatch(const MatchRecord& match)
{
    Json json = startJson(match.start);
    if (!match.id.isEmpty())
        json["id"] = match.id.toStdString();
    json["written_by"] = ADJUTANT_VERSION;
    if (Json details = detailsJson(match.details); !details.empty())
        json["details"] = std::move(details);
    std::string text = json.dump(1, ' ', false, Json::error_handler_t::replace);
    text.resize(text.size() - std::string_view("\n}").size());
    text += ",\n \"steps\": [";
    for (std::size_t k = 0; k < match.steps.size(); ++k)
        text += (k == 0 ? "\n  " : ",\n  ") + writtenStep(match.steps[k]);
    return text + "\n ]\n}\n";
}

Expected<MatchRecord, std::vector<Fault>> readMatch(const Node& root, const std::string& file)
{
    FaultList faults{file, {}};
    Mapping keys(root, "a match", faults);
    MatchRecord match;
    match.start = readStart(keys, faults);
    if (!keys.node("format") || keys.node("format")->text != matchFormat)
        return refuse(std::move(faults.faults)); // whatever follows may mean something else
    match.id = readId(keys, faults);
    keys.text("written_by", longestVersion);
    if (const Node* details = keys.node("details"))
        match.details = readDetails(*details, faults);
    const std::vector<Node>& steps = keys.sequence("steps", yaml::Need::required);
    for (const Node& step : steps)
        match.steps.push_back(readStep(step, faults));
    keys.finish();
    if (faults.faults.empty())
        checkWhole(match, keys.at(), faults);
    if (faults.faults.empty())
        checkFold(match, steps, faults);
    if (!faults.faults.empty())
        return refuse(std::move(faults.faults));
    return match;
}

Expected<MatchRecord, std::vector<Fault>> readMatch(std::string_view text, const std::string& file)
{
    const auto root = yaml::parse(text, file);
    if (!root)
        return refuse(std::vector<Fault>{root.error()});
    return readMatch(*root, file);
}

bool haveSameContents(const MatchRecord& one, const MatchRecord& other)
{
    return one.start == other.start && one.steps == other.steps && one.details == other.details;
}

} // namespace adjutant
