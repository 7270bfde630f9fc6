#include "app/cli/faultreport.h"
#include "app/cli/input.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/matches.h"
#include "app/cli/matchfiles.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/storage/diskfile.h"
#include "app/table/tableimport.h"
#include "app/text/names.h"
#include "core/systems/gamesystem.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>
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

Json importedJson(const std::string& file, const ImportedMatch& match, const std::string& note)
{
    Json json{{"file", file}, {"id", match.id.toStdString()}, {"new", !match.known}};
    if (!note.empty())
        json["note"] = note;
    return json;
}

// By which a search of the app finds a match.
class NamesOfFactions
{
public:
    QString operator()(const MatchSummary& match)
    {
        QStringList names;
        const GameSystem* game = findGameSystem(match.system.toStdString());
        if (!game || !game->hasFactions)
            return {};
        auto known = m_catalogues.find(game->id);
        if (known == m_catalogues.end())
            known = m_catalogues.emplace(game->id, loadedCatalogue(*game)).first;
        for (const MatchPlayer& player : match.players)
            names.append(toText(FactionId(player.faction.toStdString()), known->second));
        return names.join(QLatin1Char(' '));
    }

private:
    std::map<std::string_view, Catalogue> m_catalogues;
};

Stored<std::vector<ImportedMatch>> importAt(const QString& path, std::vector<TableRecord> matches)
{
    if (QFileInfo::exists(path)) {
        auto database = MatchDatabase::open(path);
        return database ? importInto(*database, std::move(matches), NamesOfFactions())
                        : refuse(database.error());
    }
    std::vector<ImportedMatch> imported;
    auto made = MatchDatabase::make(path, [&](MatchDatabase& database) -> Stored<void> {
        auto added = importInto(database, std::move(matches), NamesOfFactions());
        if (!added)
            return refuse(added.error());
        imported = std::move(*added);
        return {};
    });
    if (!made)
        return refuse(made.error());
    return imported;
}

} // namespace

Exit run(const MatchImportRequest& request, bool json)
{
    // All files first: where one is faulty, not even a database is made.
    std::vector<TableRecord> matches;
    std::vector<std::string> notes; // of the matches, in their order
    std::vector<yaml::Fault> faults;
    for (const std::string& file : request.files) {
        const auto text = readInput(file);
        auto match = text ? readMatchFile(*text, file) : refuse(std::vector{text.error()});
        if (match) {
            notes.push_back(noteOnTimes(*match));
            matches.push_back(std::move(*match));
        } else
            std::ranges::move(inFileOrder(match.error()), std::back_inserter(faults));
    }
    if (!faults.empty()) {
        const Exit exit = tellFaults(faults, json);
        complain("nothing was imported");
        return exit;
    }
    const QString path = databaseAt(request.place);
    // The app's own, which may not have run yet; a folder of others is never made.
    if (!request.place.database)
        makeDataFolder(QFileInfo(path).absolutePath());
    const auto imported = importAt(path, std::move(matches));
    if (!imported)
        return unusable(imported.error(), json);
    Json list = Json::array();
    for (std::size_t k = 0; k < imported->size(); ++k) {
        if (json)
            list.push_back(importedJson(request.files[k], (*imported)[k], notes[k]));
        else
            say(lineOf(request.files[k], (*imported)[k]));
        if (!json && !notes[k].empty())
            say(request.files[k] + ": note: " + notes[k]);
    }
    if (json)
        sayJson({{"imported", std::move(list)}});
    return Exit::done;
}

} // namespace adjutant::cli
