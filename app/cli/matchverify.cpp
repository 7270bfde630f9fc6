#include "app/cli/matches.h"
#include "app/cli/openmatches.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"
#include "app/table/storedtable.h"

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

Verified verified(MatchDatabase& database, const QString& id)
{
    const auto match = database.find(id);
    if (!match)
        return {id.toStdString(), 0, inEnglish(match.error())};
    if (!*match)
        return {id.toStdString(), 0, "it was deleted meanwhile"};
    const auto table = tableOf(**match);
    if (!table)
        return {id.toStdString(), 0, adjutant::inEnglish(TableDamage{0, table.error()})};
    return {id.toStdString(), table->record.steps.size(), faultsOf(*table)};
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
    auto database = MatchDatabase::openUntouched(databaseAt(request.place));
    if (!database)
        return unusable(database.error(), json);
    if (const auto sound = database->check(); !sound)
        return unusable(sound.error(), json);
    const auto all = database->summaries();
    if (!all)
        return unusable(all.error(), json);
    const auto matches = chosen(*all, request.id ? std::vector{*request.id} : std::vector<std::string>());
    if (!matches)
        return unusable(noMatchCalled(matches.error()), json);

    std::vector<Verified> tested;
    for (const MatchSummary& summary : *matches)
        tested.push_back(verified(*database, summary.id));
    const Stored<QStringList> strays = request.id ? QStringList() : database->strays();
    if (!strays)
        return unusable(strays.error(), json);
    for (const QString& id : *strays)
        tested.push_back({id.toStdString(), 0, "there are parts of it, but not the match"});

    bool ok = true;
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
