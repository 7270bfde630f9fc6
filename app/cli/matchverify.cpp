#include "app/cli/matches.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"
#include "app/table/storedtable.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using Json = nlohmann::ordered_json;

/// How a match stood the test.
struct Verified
{
    std::string id;
    std::size_t steps = 0; ///< that are good
    std::string fault;     ///< empty: none
};

Verified verified(const MatchFolder& folder, const std::string& id)
{
    const auto table = tableIn(folder, id);
    return table ? Verified{id, table->record.steps.size(), faultOf(*table)} : Verified{id, 0, table.error()};
}

Json verifiedJson(const Verified& match)
{
    return {{"id", match.id},
            {"steps", match.steps},
            {"fault", match.fault.empty() ? Json() : Json(match.fault)}};
}

} // namespace

Exit run(const MatchVerifyRequest& request, bool json)
{
    const auto folder = matchesAt(request.place);
    if (!folder)
        return unusable(folder.error(), json);
    std::vector<Verified> tested;
    bool ok = true;
    if (request.id) {
        if (!folder->pathOf(QString::fromStdString(*request.id)))
            return unusable(noMatchCalled(*request.id), json);
        tested.push_back(verified(*folder, *request.id));
    } else {
        const MatchFiles files = folder->files();
        if (files.fault)
            return unusable(*files.fault, json);
        for (const MatchFile& file : files.files)
            tested.push_back(verified(*folder, file.id.toStdString()));
        for (const MatchFile& other : files.others) {
            complain(onOneLine("'" + other.path.toStdString() + "' is no match"));
            ok = false;
        }
    }
    std::ranges::sort(tested, {}, &Verified::id);

    Json list = Json::array();
    for (const Verified& match : tested) {
        ok = ok && match.fault.empty();
        if (json)
            list.push_back(verifiedJson(match));
        else
            say(match.id + ": " + counted(match.steps, "good step") +
                (match.fault.empty() ? std::string() : "; " + match.fault));
    }
    if (json)
        sayJson({{"ok", ok}, {"matches", std::move(list)}});
    else if (tested.empty())
        say("no matches");
    return ok ? Exit::done : Exit::findings;
}

} // namespace adjutant::cli
