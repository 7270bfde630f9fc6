#include "app/cli/units.h"

#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"
#include "app/cli/unitjson.h"
#include "app/cli/unittext.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

Exit refuseWord(const std::string& why, bool json)
{
    complain(why);
    if (json)
        sayJson({{"units", nlohmann::ordered_json::array()}, {"error", why}});
    return Exit::unusable;
}

void sayUnits(const std::vector<const Unit*>& units, const Catalogue& catalogue)
{
    for (const Faction& faction : catalogue.factions()) {
        bool headed = false;
        for (const Unit* unit : units) {
            if (factionOf(unit->id) != faction.id)
                continue;
            if (!headed)
                say(faction.name + (faction.title.empty() ? "" : ": " + faction.title));
            headed = true;
            say("");
            say(unit->name + " (" + unit->id.text() + ")");
            for (const SizeOffer& offer : unit->sizes)
                say("  " + inEnglish(offer));
            for (const std::string& line : cardInEnglish(*unit, catalogue))
                say("  " + line);
        }
        if (headed)
            say("");
    }
}

} // namespace

Exit run(const UnitsRequest& request, bool json)
{
    const GameSystem* system = findGameSystem(request.system);
    if (!system)
        return refuseWord(noSystemCalled(request.system), json);
    const Catalogue catalogue = loadedCatalogue(*system);
    if (request.faction && !catalogue.find(FactionId(*request.faction)))
        return refuseWord(noFactionCalled(*request.faction, catalogue), json);

    std::vector<const Unit*> units;
    for (const Unit& unit : catalogue.units()) {
        const bool recruitable = !unit.invoked && !unit.sizes.empty();
        if (recruitable && (!request.faction || factionOf(unit.id).text() == *request.faction))
            units.push_back(&unit);
    }
    if (!json) {
        sayUnits(units, catalogue);
        return Exit::done;
    }
    auto list = nlohmann::ordered_json::array();
    for (const Unit* unit : units)
        list.push_back(toJson(*unit, catalogue));
    sayJson({{"units", list}});
    return Exit::done;
}

} // namespace adjutant::cli
