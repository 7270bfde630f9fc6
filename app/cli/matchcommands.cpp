#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/matches/matchfold.h"
#include "app/matches/matchlines.h"
#include "app/matches/matchrecord.h"
#include "app/matches/storedmatch.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

Json summaryJson(const MatchSummary& match)
{
    Json players = Json::array();
    for (const MatchPlayer& player : match.players)
        players.push_back({{"id", player.id.toStdString()},
                           {"name", player.name.toStdString()},
                           {"faction", player.faction.toStdString()},
                           {"vp", player.vp}});
    Json json{{"id", match.id.toStdString()},
              {"started", match.started.isValid()
                              ? Json(match.started.toUTC().toString(Qt::ISODate).toStdString())
                              : Json()},
              {"state", match.state.toStdString()},
              {"title", match.title.toStdString()},
              {"players", std::move(players)},
              {"winner", match.winners().size() == 1 ? Json(match.winner.toStdString()) : Json()},
              {"rounds", match.rounds},
              {"minutes", match.minutes},
              {"missions", mapped(match.missions, &QString::toStdString)}};
    if (!match.intact)
        json["fault"] = "damaged";
    return json;
}

std::string wonBy(const MatchSummary& match)
{
    QStringList names;
    for (const QString& winner : match.winners()) {
        const MatchPlayer* player = findIn(match.players, winner, &MatchPlayer::id);
        names.append(player ? nameOf(*player) : winner);
    }
    return "won by " + names.join(QStringLiteral(" and ")).toStdString();
}

std::string lineOf(const MatchSummary& match)
{
    std::string line = match.id.toStdString() + ": " +
                       (match.started.isValid()
                            ? match.started.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString()
                            : "unknown time");
    if (!match.title.isEmpty())
        line += ", " + match.title.toStdString();
    for (const MatchPlayer& player : match.players)
        line += ", " + nameOf(player).toStdString() +
                (player.faction.isEmpty() ? std::string() : " (" + player.faction.toStdString() + ")") +
                (isScored(match) ? ' ' + std::to_string(player.vp) + " VP" : std::string());
    line += ", " + match.state.toStdString();
    if (match.drawn)
        line += ", drawn";
    else if (!match.winner.isEmpty())
        line += ", " + wonBy(match);
    if (match.rounds > 0)
        line += ", " + counted(static_cast<std::size_t>(match.rounds), "Round");
    return line + ", " + counted(static_cast<std::size_t>(std::max(0, match.minutes)), "minute") +
           (match.intact ? "" : ", damaged");
}

// Names and peoples stand beside the ids, as far as `play` shows players.
void addPlayers(Json& state, const Start& start)
{
    const auto players = state.find("players");
    if (players == state.end() || !players->is_array() || players->size() != start.sides.size())
        return;
    for (std::size_t k = 0; k < start.sides.size(); ++k) {
        Json& player = (*players)[k];
        if (!player.is_object())
            continue;
        if (!player.contains("name"))
            player["name"] = start.sides[k].name;
        if (!start.sides[k].roster.faction.empty())
            player["faction"] = start.sides[k].roster.faction.text();
    }
}

Json logJson(const FoldedMatch& folded)
{
    const std::vector<QDateTime> times = timesOf(folded.record);
    Json entries = Json::array();
    for (const LogLine& line : folded.session->log({})) {
        Json json{{"at", jsonTime(times[line.entry])},
                  {"command", commandJson(folded.session->record(line.entry))},
                  {"words", toText(line).toStdString()},
                  {"stands", line.stands}};
        if (!line.accepted.empty())
            json["accepted"] = line.accepted;
        entries.push_back(std::move(json));
    }
    return entries;
}

Json shownJson(const FoldedMatch& folded, const MatchSummary& summary)
{
    Json json{{"id", folded.record.id.toStdString()},
              {"title", summary.title.toStdString()},
              {"started", jsonTime(summary.started)},
              {"state", summary.state.toStdString()}};
    Json state = folded.session->toJson();
    addPlayers(state, folded.record.start.start);
    json.update(state);
    if (const auto& entered = folded.record.details.entered) {
        json["finished"] = true;
        json["round"] = entered->rounds;
        json["minutes"] = entered->minutes;
        json["missions"] = mapped(entered->playedFor, &QString::toStdString);
        json["vp"] = entered->points;
    }
    json["winner"] = summary.winners().size() != 1 ? Json() : Json(summary.winner.toStdString());
    Json& warnings = json["warnings"] = Json::array();
    for (const auto& [index, remark] : folded.session->warnings())
        warnings.push_back(
            {{"index", index}, {"rule", remark.rule}, {"message", adjutant::toText(remark.message)}});
    json["log"] = logJson(folded);
    json["notes"] = folded.record.details.notes.toStdString();
    if (folded.damage)
        json["fault"] = faultOf(folded);
    return json;
}

std::string lineOf(const Side& side)
{
    std::string line = side.id.text() + (side.name.empty() ? std::string() : " is " + side.name);
    if (!side.roster.name.empty() || !side.roster.faction.empty())
        line += " with " + (side.roster.name.empty() ? side.roster.faction.text() : side.roster.name);
    return line;
}

// What the players put in of a match that was played without the app.
void printEntered(const EnteredResult& entered, const Start& start, const MatchSummary& summary)
{
    announce("entered by hand: " + std::to_string(entered.rounds) + " Rounds, " +
             std::to_string(entered.minutes) + " minutes");
    if (!entered.playedFor.isEmpty())
        announce("played for: " + entered.playedFor.join(QStringLiteral(", ")).toStdString());
    for (std::size_t k = 0; k < start.sides.size() && k < entered.points.size(); ++k)
        announce(start.sides[k].id.text() + ": " + std::to_string(entered.points[k]) + " VP");
    announce(summary.winner.isEmpty() ? "drawn" : wonBy(summary));
}

void printShown(const FoldedMatch& folded, const MatchSummary& summary)
{
    const std::string title = summary.title.isEmpty() ? std::string() : summary.title.toStdString() + ", ";
    announce(title + jsonTime(summary.started) + ", " + summary.state.toStdString());
    for (const Side& side : folded.record.start.start.sides)
        announce(lineOf(side));
    if (const auto& entered = folded.record.details.entered)
        printEntered(*entered, folded.record.start.start, summary);
    else
        printStanding(*folded.session);
    for (const LogLine& line : folded.session->log({})) {
        if (!line.stands)
            continue;
        announce(std::to_string(line.position) + ". " + toText(line).toStdString());
        for (const door::Remark& warning : line.warnings)
            announce("   Note: " + adjutant::toText(warning.message) + " [" + warning.rule + "]");
    }
    if (!folded.record.details.notes.isEmpty())
        announce("Notes: " + folded.record.details.notes.toStdString());
}

} // namespace

Exit listMatches(const MatchRequest& request, bool json)
{
    const auto folder = matchesAt(request.place);
    if (!folder)
        return unusable(folder.error(), json);
    std::vector<StorageFault> faults;
    const auto all = allIn(*folder, faults);
    if (!all)
        return unusable(all.error(), json);
    const std::vector<MatchSummary>& matches = *all;
    const bool whole = std::ranges::all_of(matches, &MatchSummary::intact);
    for (const StorageFault& fault : faults)
        complain(onOneLine(inEnglish(fault)));
    const Exit exit = whole && faults.empty() ? Exit::done : Exit::findings;
    if (json) {
        Json object{{"matches", mapped(matches, summaryJson)}};
        for (const StorageFault& fault : faults)
            object["unusable"].push_back(fault.path.toStdString());
        printJson(object);
        return exit;
    }
    for (const MatchSummary& match : matches)
        announce(lineOf(match));
    if (matches.empty())
        announce("no matches");
    if (!whole)
        complain("some are damaged: `match verify` tells more");
    return exit;
}

Exit showMatch(const MatchRequest& request, bool json)
{
    const auto folded = matchesAt(request.place).and_then([&request](const MatchFolder& folder) {
        return matchIn(folder, *request.id);
    });
    if (!folded)
        return unusable(folded.error(), json);
    const MatchSummary summary = summaryOf(folded->record, *folded->session);
    if (json)
        printJson(shownJson(*folded, summary));
    else
        printShown(*folded, summary);
    if (!folded->damage)
        return Exit::done;
    complain(faultOf(*folded) + "; the match is shown as it stood before");
    return Exit::findings;
}

Exit verifyMatches(const MatchRequest& request, bool json)
{
    const auto folder = matchesAt(request.place);
    if (!folder)
        return unusable(folder.error(), json);
    std::vector<std::string> ids;
    bool ok = true;
    if (request.id) {
        if (const auto path = folder->pathOf(QString::fromStdString(*request.id)); !path)
            return unusable(whyNotFound(*request.id, path.error()), json);
        ids.push_back(*request.id);
    } else {
        const MatchFiles files = folder->files();
        if (files.fault && files.files.empty())
            return unusable(*files.fault, json);
        if (files.fault) {
            complain(inEnglish(*files.fault));
            ok = false;
        }
        ids = mapped(files.files, [](const MatchFile& file) { return file.id.toStdString(); });
        for (const MatchFile& other : files.others) {
            complain(onOneLine("'" + other.path.toStdString() + "' is no match"));
            ok = false;
        }
    }
    std::ranges::sort(ids);

    Json list = Json::array();
    for (const std::string& id : ids) {
        const auto folded = matchIn(*folder, id);
        const std::size_t steps = folded ? folded->record.steps.size() : 0; // that are good
        const std::string fault = folded ? faultOf(*folded) : folded.error();
        ok = ok && fault.empty();
        if (json)
            list.push_back({{"id", id}, {"steps", steps}, {"fault", fault.empty() ? Json() : Json(fault)}});
        else
            announce(id + ": " + counted(steps, "good step") + (fault.empty() ? "" : "; " + fault));
    }
    if (json)
        printJson({{"ok", ok}, {"matches", std::move(list)}});
    else if (ids.empty())
        announce("no matches");
    return ok ? Exit::done : Exit::findings;
}

} // namespace adjutant::cli
