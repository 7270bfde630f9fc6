#include "app/cli/matches.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"
#include "app/table/tablefold.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(const QString& text)
{
    return text.isEmpty() ? Json() : Json(text.toStdString());
}

Json playerJson(const MatchPlayer& player)
{
    return {{"id", player.id.toStdString()},
            {"name", player.name.toStdString()},
            {"faction", player.faction.toStdString()},
            {"vp", player.vp}};
}

Json summaryJson(const MatchSummary& match)
{
    Json players = Json::array(), missions = Json::array();
    for (const MatchPlayer& player : match.players)
        players.push_back(playerJson(player));
    for (const QString& mission : match.missions)
        missions.push_back(mission.toStdString());
    Json json{{"id", match.id.toStdString()},
              {"started", match.started.isValid()
                              ? Json(match.started.toUTC().toString(Qt::ISODate).toStdString())
                              : Json()},
              {"state", match.state.toStdString()},
              {"title", match.title.toStdString()},
              {"players", std::move(players)},
              {"winner", textOrNull(match.winners().size() == 1 ? match.winner : QString())},
              {"rounds", match.rounds},
              {"minutes", match.minutes},
              {"missions", std::move(missions)}};
    if (!match.intact)
        json["fault"] = "damaged";
    return json;
}

std::string lineOf(const MatchSummary& match)
{
    std::string line = match.id.toStdString() + ": " +
                       (match.started.isValid()
                            ? match.started.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString()
                            : "unknown time");
    if (!match.title.isEmpty())
        line += ", " + match.title.toStdString();
    for (const MatchPlayer& player : match.players) {
        const QString& name = player.name.isEmpty() ? player.id : player.name;
        line += ", " + name.toStdString() +
                (player.faction.isEmpty() ? std::string() : " (" + player.faction.toStdString() + ")") +
                (isScored(match) ? ' ' + std::to_string(player.vp) + " VP" : std::string());
    }
    line += ", " + match.state.toStdString();
    if (match.drawn)
        line += ", drawn";
    else if (!match.winner.isEmpty())
        line += ", won by " + match.winners().join(QStringLiteral(" and ")).toStdString();
    if (match.rounds > 0)
        line += ", " + counted(static_cast<std::size_t>(match.rounds), "Round");
    return line + ", " + counted(static_cast<std::size_t>(std::max(0, match.minutes)), "minute") +
           (match.intact ? "" : ", damaged");
}

} // namespace

Exit run(const MatchListRequest& request, bool json)
{
    const auto folder = matchesAt(request.place);
    if (!folder)
        return unusable(folder.error(), json);
    std::vector<StorageFault> faults;
    const auto all = folder->summaries(faults);
    if (!all)
        return unusable(all.error(), json);
    const std::vector<MatchSummary>& matches = *all;
    const bool whole = std::ranges::all_of(matches, &MatchSummary::intact);
    for (const StorageFault& fault : faults)
        complain(onOneLine(inEnglish(fault)));
    const Exit exit = whole && faults.empty() ? Exit::done : Exit::findings;
    if (json) {
        Json list = Json::array();
        for (const MatchSummary& match : matches)
            list.push_back(summaryJson(match));
        Json object{{"matches", std::move(list)}};
        for (const StorageFault& fault : faults)
            object["unusable"].push_back(fault.path.toStdString());
        sayJson(object);
        return exit;
    }
    for (const MatchSummary& match : matches)
        say(lineOf(match));
    if (matches.empty())
        say("no matches");
    if (!whole)
        complain("some are damaged: `match verify` tells more");
    return exit;
}

} // namespace adjutant::cli
