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

Expected<TableRecord, std::vector<yaml::Fault>> matchIn(const std::string& file, std::size_t& bytes)
{
    const auto text = readInput(file);
    bytes = text ? text->size() : 0;
    if (!text)
        return refuse(std::vector{text.error()});
    auto match = readMatchFile(*text, file);
    if (!match)
        return refuse(std::move(match.error()));
    return std::move(match->record);
}

// The matches of files that were all found to be sound. The first are held; what would take too much room is
// read again.
class SoundFiles
{
public:
    void add(const std::string& file, TableRecord match, std::size_t bytes)
    {
        const bool isRoom = m_bytes + bytes <= mostHeld || !isReadAgain(file);
        m_bytes += isRoom ? bytes : 0;
        m_files.push_back({file, isRoom ? std::optional(std::move(match)) : std::nullopt});
    }

    Stored<std::optional<TableRecord>> next()
    {
        if (m_next == m_files.size())
            return std::optional<TableRecord>();
        File& file = m_files[m_next++];
        if (file.match)
            return std::exchange(file.match, std::nullopt);
        std::size_t bytes = 0;
        auto again = matchIn(file.name, bytes);
        if (!again)
            return refuse(storageFault(StorageFault::Kind::unreachable, QString::fromStdString(file.name),
                                       QStringLiteral("it was changed while it was imported")));
        return std::optional(std::move(*again));
    }

private:
    static constexpr std::size_t mostHeld = 16'000'000; // bytes; a match takes seven times its file

    struct File
    {
        std::string name;
        std::optional<TableRecord> match; ///< none: to be read again
    };

    // A pipe gives what it has once.
    static bool isReadAgain(const std::string& file)
    {
        return file != "-" && QFileInfo(QString::fromStdString(file)).isFile();
    }

    std::vector<File> m_files;
    std::size_t m_next = 0;
    std::size_t m_bytes = 0; ///< of the files whose matches are held
};

Stored<std::vector<ImportedMatch>> importAt(const QString& path, SoundFiles& files)
{
    const auto importAll = [&files](MatchDatabase& database) {
        return importInto(
            database, [&files] { return files.next(); }, NamesOfFactions());
    };
    if (QFileInfo::exists(path)) {
        auto database = MatchDatabase::open(path);
        return database ? importAll(*database) : refuse(database.error());
    }
    std::vector<ImportedMatch> imported;
    auto made = MatchDatabase::make(path, [&](MatchDatabase& database) -> Stored<void> {
        auto added = importAll(database);
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
    SoundFiles files;
    std::vector<std::string> notes; // of the matches, in their order
    std::vector<yaml::Fault> faults;
    for (const std::string& file : request.files) {
        std::size_t bytes = 0;
        auto match = matchIn(file, bytes);
        if (match) {
            notes.push_back(noteOnTimes(*match));
            files.add(file, std::move(*match), bytes);
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
    FileLock lock(storefiles::lock(QFileInfo(path).absolutePath()));
    if (!request.place.database) {
        makeDataFolder(QFileInfo(path).absolutePath());
        if (lock.take(patience) == FileLock::Result::busy)
            return unusable(
                "Adjutant is open, and keeps " + path.toStdString() + ": close it, or import there", json);
    }
    const auto imported = importAt(path, files);
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
