#include "app/systems/drakerys/matches/detailsjson.h"

#include "core/yaml/format.h"

#include <nlohmann/json.hpp>

namespace adjutant {

using yaml::FaultList;
using yaml::Mapping;
using yaml::Need;
using yaml::Node;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestNotes = 100'000;
constexpr std::size_t longestPath = 4096;

ManualResult readManual(const Node& node, FaultList& faults)
{
    Mapping keys(node, "a manual result", faults);
    ManualResult manual;
    manual.rounds = keys.integer("rounds", {0, 100}).value_or(6);
    manual.minutes = keys.integer("minutes", {0, 100'000}).value_or(0);
    for (const std::string& mission : keys.texts("missions", yaml::longestId))
        manual.missions.append(QString::fromStdString(mission));
    for (const Node& vp : keys.sequence("vp", Need::required))
        manual.vp.push_back(yaml::integerOf(vp, "vp", {0, 1000}, faults).value_or(0));
    keys.finish();
    return manual;
}

} // namespace

Json detailsJson(const MatchDetails& details)
{
    Json json = Json::object();
    if (!details.notes.isEmpty())
        json["notes"] = details.notes.toStdString();
    for (const QString& photo : details.photos)
        json["photos"].push_back(photo.toStdString());
    if (details.abandoned)
        json["abandoned"] = true;
    if (!details.manual)
        return json;
    Json missions = Json::array();
    for (const QString& mission : details.manual->missions)
        missions.push_back(mission.toStdString());
    json["manual"] = {{"rounds", details.manual->rounds},
                      {"minutes", details.manual->minutes},
                      {"missions", std::move(missions)},
                      {"vp", details.manual->vp}};
    return json;
}

std::string writtenDetails(const MatchDetails& details)
{
    return detailsJson(details).dump(-1, ' ', false, Json::error_handler_t::replace);
}

MatchDetails readDetails(const Node& node, FaultList& faults)
{
    Mapping keys(node, "details", faults);
    MatchDetails details;
    details.notes = QString::fromStdString(keys.text("notes", longestNotes).value_or(std::string()));
    for (const std::string& photo : keys.texts("photos", longestPath))
        details.photos.append(QString::fromStdString(photo));
    details.abandoned = keys.flag("abandoned");
    if (const Node* manual = keys.node("manual"))
        details.manual = readManual(*manual, faults);
    keys.finish();
    return details;
}

Expected<MatchDetails, std::string> readDetails(std::string_view text)
{
    if (text.empty())
        return MatchDetails{};
    const auto root = yaml::parse(text, {});
    if (!root)
        return refuse(yaml::inEnglish(root.error()));
    FaultList faults;
    MatchDetails details = readDetails(*root, faults);
    if (!faults.faults.empty())
        return refuse(yaml::inEnglish(faults.faults.front()));
    return details;
}

} // namespace adjutant
