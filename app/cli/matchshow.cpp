#include "app/cli/matches.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/statetext.h"
#include "app/cli/tablematches.h"
#include "app/systems/drakerys/matches/recordsummary.h"
#include "app/systems/drakerys/matches/standing.h"
#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/story/storynames.h"
#include "core/systems/drakerys/match/commandwriter.h"
#include "core/systems/drakerys/statejson.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

/// A match being shown.
struct Shown
{
    const MatchRecord& record;
    const OpenedMatch opened;
    const MatchSummary summary;
    std::optional<RecordFault> fault;
};

// Names and peoples stand beside the ids, as far as `play` shows players.
void addPlayers(Json& state, const MatchStart& start)
{
    for (std::size_t k = 0; k < start.players.size(); ++k) {
        state["players"][k]["name"] = start.players[k].name.toStdString();
        state["players"][k]["faction"] = start.players[k].roster.faction.text();
    }
}

Json warningsJson(const Shown& shown)
{
    Json warnings = Json::array();
    for (const std::size_t entry : standingEntries(shown.opened.match.log()))
        for (const Warning& warning : shown.opened.match.records()[entry].warnings)
            warnings.push_back({{"index", entry}, {"rule", warning.rule}, {"message", warning.message}});
    return warnings;
}

Json logJson(const Shown& shown)
{
    const auto& log = shown.opened.match.log();
    const std::set<std::size_t> standing = standingEntries(log);
    Json entries = Json::array();
    for (std::size_t entry = 0; entry < log.entries().size(); ++entry) {
        const drakerys::Command& command = log.entries()[entry].command;
        const EntryRecord& kept = shown.opened.match.records()[entry];
        Json json{{"at", writtenTime(kept.at)},
                  {"command", Json::parse(drakerys::writtenCommand(command))},
                  {"words", story::inWords(command, shown.record.start).toStdString()},
                  {"stands", standing.contains(entry)}};
        if (!kept.despite.empty())
            json["despite"] = kept.despite;
        entries.push_back(std::move(json));
    }
    return entries;
}

Json shownJson(const Shown& shown)
{
    Json json{{"id", shown.record.id.toStdString()},
              {"title", shown.summary.title.toStdString()},
              {"started", writtenTime(shown.summary.started)},
              {"state", shown.summary.state.toStdString()},
              {"winner", shown.summary.winner.isEmpty() ? Json() : Json(shown.summary.winner.toStdString())}};
    Json state = stateJson(shown.opened.match.state());
    addPlayers(state, shown.record.start);
    json.update(state);
    json["commands"] = shown.opened.match.log().cursor();
    json["warnings"] = warningsJson(shown);
    json["log"] = logJson(shown);
    json["notes"] = shown.record.details.notes.toStdString();
    if (shown.fault)
        json["fault"] = inEnglish(*shown.fault);
    return json;
}

void sayShown(const Shown& shown)
{
    const MatchSummary& summary = shown.summary;
    const std::string title = summary.title.isEmpty() ? std::string() : summary.title.toStdString() + ", ";
    say(title + writtenTime(summary.started) + ", " + summary.state.toStdString());
    for (const RecordedPlayer& player : shown.record.start.players)
        say(player.id.text() + " is " + player.name.toStdString() + " with " + player.roster.faction.text());
    for (const std::string& line : stateLines(shown.opened.match.state()))
        say(line);
    const auto& log = shown.opened.match.log();
    for (std::size_t k = 0; k < log.cursor(); ++k) {
        say(std::to_string(k + 1) + ". " +
            story::inWords(log.commandAt(k), shown.record.start).toStdString());
        for (const Warning& warning : shown.opened.match.records()[log.entryAt(k)].warnings)
            say("   Note: " + warning.message + " [" + std::string(warning.rule) + "]");
    }
    if (!shown.record.details.notes.isEmpty())
        say("Notes: " + shown.record.details.notes.toStdString());
}

} // namespace

Exit run(const MatchShowRequest& request, bool json)
{
    auto database = MatchDatabase::openUntouched(databaseAt(request.place));
    if (!database)
        return unusable(database.error(), json);
    const auto match = database->find(QString::fromStdString(request.id));
    if (!match)
        return unusable(match.error(), json);
    if (!*match)
        return unusable(noMatchCalled(request.id), json);
    if (isTable(**match))
        return showTable(**match, json);
    const ReadRecord read = recordOf(**match);
    if (!read.record)
        return unusable(inEnglish(*read.fault), json);
    OpenedMatch opened = fold(*read.record);
    MatchSummary summary = summaryOf(*read.record, opened.match);
    const Shown shown{*read.record, std::move(opened), std::move(summary), read.fault};
    if (json)
        sayJson(shownJson(shown));
    else
        sayShown(shown);
    if (read.fault)
        complain(inEnglish(*read.fault) + "; the match is shown as it stood before");
    return read.fault ? Exit::findings : Exit::done;
}

} // namespace adjutant::cli
