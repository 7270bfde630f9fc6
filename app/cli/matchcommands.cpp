#include "app/cli/inputfiles.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/documents/sheets.h"
#include "app/matches/matchexport.h"
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

Expected<std::string, std::string> written(const FoldedMatch& folded, const MatchFolder& folder,
                                           MatchFormat format)
{
    if (format == MatchFormat::log)
        return logOf(folder, folded.record.id, folded.lines).map_error([](const StorageFault& fault) {
            return inEnglish(fault);
        });
    if (format == MatchFormat::commands)
        return commandsAsCsv(folded);
    const Catalogue catalogue = loadedCatalogue(*findGameSystem(folded.record.start.start.system.text()));
    return storyOf(folded, catalogue, QLocale()).toStdString();
}

Exit handOver(const MatchExportRequest& request, const std::string& text, bool json)
{
    std::string fit = text;
    if (request.output == "-" && !json) {
        // A record keeps what was typed, which a terminal may take for commands.
        // But for that record, whose bytes are hashed and which has none such.
        if (request.format == MatchFormat::bgstats)
            fit = escapedInvisible(text);
        else if (request.format != MatchFormat::log)
            fit = withoutInvisible(text);
    }
    return handOver(request, QByteArray::fromStdString(fit), true, {}, json);
}

// Nobody should take a part for the whole.
Exit refuseParts(const std::string& why, bool json)
{
    static_cast<void>(unusable(why + "; nothing is exported (--partial exports what is left)", json));
    return Exit::findings;
}

Exit exportOne(const MatchExportRequest& request, const MatchFolder& folder, bool json)
{
    const std::string& id = request.ids.front();
    const auto folded = matchIn(folder, id);
    if (!folded)
        return unusable(folded.error(), json);
    if (folded->damage && !request.partial)
        return refuseParts(faultOf(*folded), json);
    if (folded->damage)
        complain(id + ": " + faultOf(*folded));
    const auto text = written(*folded, folder, request.format);
    return text ? handOver(request, *text, json) : unusable(id + ": " + text.error(), json);
}

// Those of the matches that have the ids, in the order of the ids; all where there are none. Refused with the
// id that no match has.
Expected<std::vector<MatchSummary>, std::string> chosen(const std::vector<MatchSummary>& all,
                                                        const std::vector<std::string>& ids)
{
    if (ids.empty())
        return all;
    std::vector<MatchSummary> some;
    for (const std::string& id : ids) {
        const MatchSummary* found = findIn(all, QString::fromStdString(id), &MatchSummary::id);
        if (!found)
            return refuse(id);
        if (!findIn(some, found->id, &MatchSummary::id)) // named twice, it is one
            some.push_back(*found);
    }
    return some;
}

std::string lineOf(const std::string& file, const ImportedMatch& match)
{
    const std::string id = match.id.toStdString();
    if (match.known)
        return file + ": is there already as " + id + "; nothing was changed";
    if (match.idInFile.isEmpty() || match.idInFile == match.id)
        return file + ": imported as " + id;
    return file + ": imported as " + id + ", since " + match.idInFile.toStdString() +
           " is another match here";
}

Expected<WholeMatch, std::vector<yaml::Fault>> matchIn(const std::string& file)
{
    const auto text = readInput(file);
    return text ? readMatchFile(*text, file) : refuse(std::vector{text.error()});
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
        return unusable(inEnglish(all.error()), json);
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

Exit exportMatches(const MatchExportRequest& request, bool json)
{
    const auto folder = matchesAt(request.place);
    if (!folder)
        return unusable(folder.error(), json);
    if (!isOfSeveral(request.format))
        return exportOne(request, *folder, json);
    std::vector<StorageFault> faults;
    const auto all = allIn(*folder, faults);
    if (!all)
        return unusable(inEnglish(all.error()), json);
    const auto matches = chosen(*all, request.ids);
    if (!matches)
        return unusable(whyNotFound(matches.error(), storageFault(StorageFault::Kind::noSuchMatch, {})),
                        json);
    std::vector<std::string> parts;
    for (const MatchSummary& match : *matches)
        if (!match.intact)
            parts.push_back(match.id.toStdString() + " is damaged (`match verify` tells more)");
    // What is no match is missing from no table of matches.
    for (const StorageFault& fault : faults)
        if (request.ids.empty() && fault.text != whyNoMatch)
            parts.push_back(onOneLine(inEnglish(fault)));
    if (!parts.empty() && !request.partial)
        return refuseParts(parts.front(), json);
    for (const std::string& part : parts)
        complain(part);
    if (request.format == MatchFormat::csv)
        return handOver(request, matchesAsCsv(*matches), json);
    const std::size_t plays = playsOf(*matches);
    if (plays == 0 && !matches->empty())
        return unusable("no match among them is finished, and only such are plays for BG Stats", json);
    if (plays < matches->size())
        complain(counted(matches->size() - plays, "match") + " left out: not finished");
    return handOver(request, matchesAsBgStats(*matches), json);
}

Exit importMatches(const MatchImportRequest& request, bool json)
{
    std::optional<storefiles::OpenedFolder> kept;
    const auto folder = folderToFill(request.place, kept, "import there");
    if (!folder)
        return unusable(folder.error(), json);
    MatchImport import(*folder, namesOfFactions());
    std::vector<ImportedMatch> imported;
    std::vector<std::string> notes; // of the matches, in their order
    std::vector<yaml::Fault> faults;
    for (const std::string& file : request.files) {
        auto match = matchIn(file);
        if (!match) {
            std::ranges::move(inFileOrder(match.error()), std::back_inserter(faults));
            continue;
        }
        notes.push_back(noteOnTimes(match->read.record));
        auto added = import.add(*match);
        if (!added)
            return unusable(inEnglish(added.error()), json);
        imported.push_back(std::move(*added));
    }
    if (!faults.empty()) {
        const Exit exit = reportFaults(faults, json);
        complain("nothing was imported");
        return exit;
    }
    if (const auto done = import.finish(); !done)
        return unusable(inEnglish(done.error()), json);
    Json list = Json::array();
    for (std::size_t k = 0; k < imported.size(); ++k) {
        const std::string& file = request.files[k];
        Json& each = list.emplace_back(
            Json{{"file", file}, {"id", imported[k].id.toStdString()}, {"new", !imported[k].known}});
        if (!notes[k].empty())
            each["note"] = notes[k];
        if (!json)
            announce(lineOf(file, imported[k]));
        if (!json && !notes[k].empty())
            announce(file + ": note: " + notes[k]);
    }
    if (json)
        printJson({{"imported", std::move(list)}});
    return Exit::done;
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
            return unusable(inEnglish(*files.fault), json);
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
