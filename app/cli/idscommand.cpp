#include "app/cli/idscommand.h"

#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

struct Named
{
    std::string id;
    std::string name;
};

struct Kind
{
    std::string id; ///< in the plural: `skills`
    std::vector<Named> all;
};

template <class Thing> Kind kindOf(std::string id, const std::vector<Thing>& things)
{
    Kind kind{std::move(id), {}};
    for (const Thing& thing : things)
        kind.all.push_back({thing.id.text(), thing.name});
    return kind;
}

Kind cardsOf(std::string id, const std::string& kindOfCard, const Catalogue& catalogue)
{
    Kind kind{std::move(id), {}};
    for (const OtherCard& card : catalogue.cards())
        if (card.kind == kindOfCard)
            kind.all.push_back({card.id.text(), card.name});
    return kind;
}

Kind tokensOf(const GameSystem& system, const Catalogue& catalogue)
{
    Kind kind = cardsOf("tokens", "token", catalogue);
    if (system.tokens)
        for (const std::string_view id : system.tokens())
            if (std::ranges::find(kind.all, id, &Named::id) == kind.all.end())
                kind.all.push_back({std::string(id), toText(fromId(id))});
    return kind;
}

Kind missionsOf(const GameSystem& system)
{
    Kind kind{"missions", {}};
    if (system.goals)
        for (const table::Goal& goal : system.goals())
            kind.all.push_back({goal.id, toText(goal.label)});
    return kind;
}

std::vector<Kind> kindsOf(const GameSystem& system, const Catalogue& catalogue)
{
    return {kindOf("factions", catalogue.factions()),
            kindOf("units", catalogue.units()),
            kindOf("skills", catalogue.skills()),
            kindOf("weapons", catalogue.weapons()),
            kindOf("domains", catalogue.domains()),
            kindOf("options", catalogue.options()),
            cardsOf("spells", "spell", catalogue),
            tokensOf(system, catalogue),
            missionsOf(system)};
}

} // namespace

Exit run(const IdsRequest& request, bool json)
{
    const GameSystem* system = findGameSystem(request.system);
    if (!system)
        return refuseWord(noSystemCalled(request.system), "units", json);
    std::vector<Kind> kinds = kindsOf(*system, loadedCatalogue(*system));
    if (request.kind) {
        std::vector<std::string> known;
        for (const Kind& kind : kinds)
            known.push_back(kind.id);
        std::erase_if(kinds, [&request](const Kind& kind) { return kind.id != *request.kind; });
        if (kinds.empty())
            return refuseWord(
                withDidYouMean("no kind of id is called '" + *request.kind + "'; there are: " + listed(known),
                               *request.kind, known),
                "units", json);
    }
    nlohmann::ordered_json object;
    for (const Kind& kind : kinds) {
        auto& list = object[kind.id] = nlohmann::ordered_json::array();
        if (!json && !kind.all.empty() && !request.kind)
            say(kind.id);
        for (const Named& each : kind.all) {
            list.push_back({{"id", each.id}, {"name", each.name}});
            if (!json)
                say((request.kind ? "" : "  ") + each.id + ": " + each.name);
        }
    }
    if (json)
        sayJson(object);
    return Exit::done;
}

} // namespace adjutant::cli
