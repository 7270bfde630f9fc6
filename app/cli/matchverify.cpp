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

// In a line of English, without the id of the match.
std::string sentenceOf(const Oddity& oddity)
{
    const std::string detail = oddity.detail.toStdString();
    switch (oddity.kind) {
    case Oddity::Kind::noTime:
        return "it was deleted at '" + detail + "', which is no time";
    case Oddity::Kind::futureTime:
        return "it was deleted at " + detail + ", which is still to come";
    case Oddity::Kind::stepNumber:
        return "there is a step " + detail + ", but steps begin with 1";
    case Oddity::Kind::parts:
        return "parts of it are there, but the match is not in the list";
    case Oddity::Kind::search:
        return "its search text was altered";
    }
    return {};
}

// To the match that it is of, which may be in the trash and not among those tested.
void add(const Oddity& oddity, std::vector<Verified>& tested)
{
    const std::string id = oddity.match.toStdString();
    auto match = std::ranges::find(tested, id, &Verified::id);
    if (match == tested.end())
        match = tested.insert(match, Verified{id, 0, {}});
    match->fault += (match->fault.empty() ? "" : "; ") + sentenceOf(oddity);
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
    const auto all = database->summaries();
    if (!all)
        return unusable(all.error(), json);
    const auto matches = chosen(*all, request.id ? std::vector{*request.id} : std::vector<std::string>());
    const auto oddities = database->oddities();
    if (!oddities)
        return unusable(oddities.error(), json);
    const bool isOdd = request.id && std::ranges::any_of(*oddities, [&request](const Oddity& oddity) {
                           return oddity.match.toStdString() == *request.id;
                       });
    if (!matches && !isOdd)
        return unusable(noMatchCalled(matches.error()), json);

    std::vector<Verified> tested;
    if (matches)
        for (const MatchSummary& summary : *matches)
            tested.push_back(verified(*database, summary.id));
    for (const Oddity& oddity : *oddities)
        if (!request.id || oddity.match.toStdString() == *request.id)
            add(oddity, tested);

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
