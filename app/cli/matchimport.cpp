#include "app/catalogues/datafolder.h"
#include "app/cli/faultreport.h"
#include "app/cli/input.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/matches.h"
#include "app/cli/matchfiles.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/storage/diskfile.h"
#include "app/storage/filelock.h"
#include "app/storage/storefiles.h"
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

constexpr int patience = 500; // milliseconds: another import may be done by then

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

Expected<TableRecord, std::vector<yaml::Fault>> matchIn(const std::string& file)
{
    const auto text = readInput(file);
    if (!text)
        return refuse(std::vector{text.error()});
    auto match = readMatchFile(*text, file);
    if (!match)
        return refuse(std::move(match.error()));
    return std::move(match->record);
}

// The folder and the lock of who writes into it.
Expected<MatchFolder, std::string> folderToFill(const MatchPlace& place, std::optional<FileLock>& lock)
{
    if (!place.folder)
        makeDataFolder(dataFolder()); // the app may not have run yet; a folder of others is never made
    auto folder = matchesAt(place);
    if (!folder)
        return refuse(inEnglish(folder.error()));
    lock.emplace(folder->folder() + storefiles::lock);
    if (lock->take(patience) == FileLock::Result::busy)
        return refuse("Adjutant is open, and keeps '" + folder->folder().toStdString() +
                      "': close it, or import there");
    IncomingFiles::finishOthers(folder->folder());
    return std::move(*folder);
}

} // namespace

Exit run(const MatchImportRequest& request, bool json)
{
    std::optional<FileLock> lock;
    const auto folder = folderToFill(request.place, lock);
    if (!folder)
        return unusable(folder.error(), json);
    TableImport import(*folder, NamesOfFactions());
    std::vector<ImportedMatch> imported;
    std::vector<std::string> notes; // of the matches, in their order
    std::vector<yaml::Fault> faults;
    for (const std::string& file : request.files) {
        auto match = matchIn(file);
        if (!match) {
            std::ranges::move(inFileOrder(match.error()), std::back_inserter(faults));
            continue;
        }
        notes.push_back(noteOnTimes(*match));
        auto added = import.add(std::move(*match));
        if (!added)
            return unusable(added.error(), json);
        imported.push_back(std::move(*added));
    }
    if (!faults.empty()) {
        const Exit exit = tellFaults(faults, json);
        complain("nothing was imported");
        return exit;
    }
    if (const auto done = import.finish(); !done)
        return unusable(done.error(), json);
    Json list = Json::array();
    for (std::size_t k = 0; k < imported.size(); ++k) {
        if (json)
            list.push_back(importedJson(request.files[k], imported[k], notes[k]));
        else
            say(lineOf(request.files[k], imported[k]));
        if (!json && !notes[k].empty())
            say(request.files[k] + ": note: " + notes[k]);
    }
    if (json)
        sayJson({{"imported", std::move(list)}});
    return Exit::done;
}

} // namespace adjutant::cli
