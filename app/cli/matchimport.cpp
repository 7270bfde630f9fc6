#include "app/cli/faultreport.h"
#include "app/cli/input.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/matches.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/tablematches.h"
#include "app/systems/drakerys/matches/matchfile.h"
#include "app/table/tablejson.h"
#include "app/text/names.h"
#include "core/systems/gamesystem.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

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

Json importedJson(const std::string& file, const ImportedMatch& match)
{
    return {{"file", file}, {"id", match.id.toStdString()}, {"new", !match.known}};
}

QString namesOfFactions(const MatchSummary& match, const Catalogue& catalogue)
{
    QStringList names;
    for (const MatchSummary::Player& player : match.players)
        names.append(nameOf(FactionId(player.faction.toStdString()), catalogue));
    return names.join(QLatin1Char(' '));
}

} // namespace

Exit run(const MatchImportRequest& request, bool json)
{
    // All files first: where one is faulty, not even a database is made.
    std::vector<MatchRecord> matches;
    std::vector<TableRecord> tables;
    std::vector<std::string> matchFiles, tableFiles;
    std::vector<yaml::Fault> faults;
    for (const std::string& file : request.files) {
        const auto text = readInput(file);
        if (text && isTableFormat(*text)) {
            auto table = readTable(*text);
            std::string why = table ? std::string() : inEnglish(table.error());
            if (table)
                if (const auto whole = wholeTableOf(*table); !whole)
                    why = whole.error();
            if (!why.empty())
                return unusable(file + ": " + why + "; nothing was imported", json);
            tables.push_back(std::move(*table));
            tableFiles.push_back(file);
            continue;
        }
        matchFiles.push_back(file);
        auto match = text ? readMatch(*text, file) : refuse(std::vector{text.error()});
        if (match)
            matches.push_back(std::move(*match));
        else
            std::ranges::move(inFileOrder(match.error()), std::back_inserter(faults));
    }
    if (!faults.empty()) {
        const Exit exit = tellFaults(faults, json);
        complain("nothing was imported");
        return exit;
    }
    auto database = MatchDatabase::open(databaseAt(request.place));
    if (!database)
        return unusable(database.error(), json);
    const Catalogue catalogue = loadedCatalogue(*findGameSystem("drakerys"));
    const auto imported = importInto(*database, std::move(matches), [&catalogue](const MatchSummary& match) {
        return namesOfFactions(match, catalogue);
    });
    if (!imported)
        return unusable(imported.error(), json);
    Json list = Json::array();
    for (std::size_t k = 0; k < imported->size(); ++k) {
        if (json)
            list.push_back(importedJson(matchFiles[k], (*imported)[k]));
        else
            say(lineOf(matchFiles[k], (*imported)[k]));
    }
    const auto added = importTables(*database, tables);
    if (!added)
        return unusable(added.error(), json);
    for (std::size_t k = 0; k < added->size(); ++k) {
        const ImportedMatch match{(*added)[k].id, tables[k].id, (*added)[k].known};
        if (json)
            list.push_back(importedJson(tableFiles[k], match));
        else
            say(lineOf(tableFiles[k], match));
    }
    if (json)
        sayJson({{"imported", std::move(list)}});
    return Exit::done;
}

} // namespace adjutant::cli
