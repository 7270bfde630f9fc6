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
    if (format == MatchFormat::commands)
        return commandsAsCsv(table);
    const Catalogue catalogue = loadedCatalogue(*findGameSystem(table.record.start.start.system.text()));
    return storyOf(table, catalogue, QLocale()).toStdString();
}

// Writes what was made to where it was asked for.
Exit handOver(const MatchExportRequest& request, const std::string& text, bool json)
{
    if (request.output != "-") {
        if (const std::string why = writeFile(request.output, QByteArray::fromStdString(text), {});
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

// Of a log the very lines of its file.
Expected<std::string, std::string> linesOf(const MatchFolder& folder, const std::string& id,
                                           std::size_t lines)
{
    const auto file = folder.open(QString::fromStdString(id));
    if (!file)
        return refuse(inEnglish(file.error()));
    return std::string(firstLines(file->bytes(), lines));
}

Exit exportOne(const MatchExportRequest& request, const MatchFolder& folder, bool json)
{
    const std::string& id = request.ids.front();
    const auto table = tableIn(folder, id);
    if (!table)
        return unusable(table.error(), json);
    if (table->damage && !request.partial)
        return refuseParts(faultOf(*table), json);
    const auto text = request.format == MatchFormat::log ? linesOf(folder, id, table->lines)
                                                         : written(*table, request.format);
    return text ? handOver(request, *text, json) : unusable(id + ": " + text.error(), json);
}

} // namespace

Exit run(const MatchExportRequest& request, bool json)
{
    const auto folder = matchesAt(request.place);
    if (!folder)
        return unusable(folder.error(), json);
    const bool ofSeveral = request.format == MatchFormat::csv || request.format == MatchFormat::bgstats;
    if (!ofSeveral)
        return exportOne(request, *folder, json);
    std::vector<StorageFault> faults;
    const auto all = folder->summaries(faults);
    if (!all)
        return unusable(all.error(), json);
    const auto matches = chosen(*all, request.ids);
    if (!matches)
        return unusable(noMatchCalled(matches.error()), json);
    const auto part = std::ranges::find(*matches, false, &MatchSummary::intact);
    if (part != matches->end() && !request.partial)
        return refuseParts(part->id.toStdString() + " is damaged (`match verify` tells more)", json);
    if (request.ids.empty() && !faults.empty() && !request.partial)
        return refuseParts(onOneLine(inEnglish(faults.front())), json);
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
