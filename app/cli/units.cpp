#include "app/cli/units.h"

#include "app/cli/cardtext.h"
#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"
#include "app/cli/unitjson.h"
#include "app/cli/unittext.h"
#include "core/match/record.h"

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

void sayUnits(const std::vector<const Unit*>& units, const GameSystem& system, const Catalogue& catalogue)
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
                say("  " + inEnglish(offer, system.budgets));
            for (const std::string& line : cardInEnglish(*unit, catalogue))
                say("  " + line);
        }
        if (headed)
            say("");
    }
}

// The Units of a game whose cards are forms; all of them can be recruited.
void sayCards(const std::vector<const Unit*>& units, const GameSystem& system)
{
    if (units.empty())
        say("The catalogue has no units; lists have the cards that their owners type.");
    for (const Unit* unit : units) {
        say(unit->name + " (" + unit->id.text() + ")" + (unit->sample ? ": sample" : ""));
        for (const std::string& line : cardLines(system, unit->card))
            say("  " + line);
        if (!unit->note.empty())
            say("  Note: " + unit->note);
        say("");
    }
}

nlohmann::ordered_json cardUnitJson(const Unit& unit)
{
    return {{"id", unit.id.text()},
            {"name", unit.name},
            {"faction", factionOf(unit.id).text()},
            {"sample", unit.sample},
            {"card", answersJson(unit.card)},
            {"note", unit.note}};
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
        const bool recruitable = !unit.invoked && (system->card || !unit.sizes.empty());
        if (recruitable && (!request.faction || factionOf(unit.id).text() == *request.faction))
            units.push_back(&unit);
    }
    if (!json) {
        if (system->card)
            sayCards(units, *system);
        else
            sayUnits(units, *system, catalogue);
        return Exit::done;
    }
    auto list = nlohmann::ordered_json::array();
    for (const Unit* unit : units)
        list.push_back(system->card ? cardUnitJson(*unit) : toJson(*unit, catalogue));
    sayJson({{"units", list}});
    return Exit::done;
}

} // namespace adjutant::cli
