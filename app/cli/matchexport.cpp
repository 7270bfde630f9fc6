#include "app/cli/loadedcatalogue.h"
#include "app/cli/matches.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/outputfile.h"
#include "app/cli/shownfinding.h"
#include "app/table/bgstats.h"
#include "app/table/matchcsv.h"
#include "app/table/matchfile.h"
#include "app/table/storedtable.h"
#include "app/table/story/tablestory.h"
#include "core/systems/gamesystem.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

Expected<std::string, std::string> written(const FoldedTable& table, MatchFormat format)
{
    if (format == MatchFormat::log)
        return writtenMatch(table.record);
    if (format == MatchFormat::commands)
        return commandsAsCsv(table);
    const Catalogue catalogue = loadedCatalogue(*findGameSystem(table.record.start.start.system.text()));
    return storyOf(table, catalogue, QLocale()).toStdString();
}

// Writes what was made to where it was asked for.
Exit handOver(const MatchExportRequest& request, const std::string& text, bool json)
{
    if (request.output != "-") {
        const std::string source = databaseAt(request.place).toStdString();
        if (const std::string why = writeFile(request.output, QByteArray::fromStdString(text), source);
            !why.empty())
            return unusable("can't write '" + request.output + "': " + why, json);
    } else if (!json) {
        // A record keeps what was typed, which a terminal may take for commands.
        // But for that record, whose bytes are hashed and which has none such.
        if (request.format == MatchFormat::log)
            sayBytes(text);
        else if (request.format == MatchFormat::bgstats)
            sayJsonText(text);
        else
            sayBytes(withoutInvisible(text));
    }
    if (!json)
        return Exit::done;
    Json object{{"format", request.formatWord}, {"bytes", text.size()}};
    if (request.output != "-") {
        object["output"] = request.output;
    } else {
        object["encoding"] = "utf-8";
        object["content"] = text;
    }
    sayJson(object);
    return Exit::done;
}

// Nobody should take a part for the whole.
Exit refuseParts(const std::string& why, bool json)
{
    static_cast<void>(unusable(why + "; nothing is exported (--partial exports what is left)", json));
    return Exit::findings;
}

Exit exportOne(const MatchExportRequest& request, MatchDatabase& database, bool json)
{
    const auto match = database.find(QString::fromStdString(request.ids.front()));
    if (!match)
        return unusable(match.error(), json);
    if (!*match)
        return unusable(noMatchCalled(request.ids.front()), json);
    const auto table = tableOf(**match);
    if (!table)
        return unusable(table.error(), json);
    if (const std::string faults = faultsOf(*table); !faults.empty() && !request.partial)
        return refuseParts(faults, json);
    const auto text = written(*table, request.format);
    return text ? handOver(request, *text, json) : unusable(request.ids.front() + ": " + text.error(), json);
}

} // namespace

Exit run(const MatchExportRequest& request, bool json)
{
    auto database = MatchDatabase::openUntouched(databaseAt(request.place));
    if (!database)
        return unusable(database.error(), json);
    const bool ofSeveral = request.format == MatchFormat::csv || request.format == MatchFormat::bgstats;
    if (!ofSeveral)
        return exportOne(request, *database, json);
    const auto all = database->summaries();
    if (!all)
        return unusable(all.error(), json);
    const auto matches = chosen(*all, request.ids);
    if (!matches)
        return unusable(noMatchCalled(matches.error()), json);
    const auto part = std::ranges::find(*matches, false, &MatchSummary::intact);
    if (part != matches->end() && !request.partial)
        return refuseParts(part->id.toStdString() + " was altered (`match verify` tells more)", json);
    const auto unlisted = request.ids.empty() ? database->unlisted() : QStringList();
    if (!unlisted)
        return unusable(unlisted.error(), json);
    if (!unlisted->isEmpty() && !request.partial)
        return refuseParts(partsLeft(*unlisted), json);
    if (request.format == MatchFormat::csv)
        return handOver(request, matchesAsCsv(*matches), json);
    const std::size_t plays = playsOf(*matches);
    if (plays == 0 && !matches->empty())
        return unusable("no match among them is finished, and only such are plays for BG Stats", json);
    if (plays < matches->size())
        complain(counted(matches->size() - plays, "match") + " left out: not finished");
    return handOver(request, matchesAsBgStats(*matches), json);
}

} // namespace adjutant::cli
