#include "app/cli/inputfiles.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/documents/sheets.h"
#include "app/matches/bgstats.h"
#include "app/matches/matchcsv.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

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
        return unusable(all.error(), json);
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
            return unusable(added.error(), json);
        imported.push_back(std::move(*added));
    }
    if (!faults.empty()) {
        const Exit exit = reportFaults(faults, json);
        complain("nothing was imported");
        return exit;
    }
    if (const auto done = import.finish(); !done)
        return unusable(done.error(), json);
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

} // namespace adjutant::cli
