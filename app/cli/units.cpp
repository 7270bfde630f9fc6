#include "app/cli/units.h"

#include "app/cli/cardtext.h"
#include "app/cli/knownwords.h"
#include "app/cli/loadedcatalogue.h"
#include "app/cli/output.h"
#include "app/cli/unittext.h"
#include "core/match/record.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

void sayUnit(const Unit& unit, const GameSystem& system, const Catalogue& catalogue)
{
    say(unit.name + " (" + unit.id.text() + ")" + (unit.sample ? ": sample" : ""));
    for (const SizeOffer& offer : unit.sizes)
        say("  " + inEnglish(offer, system));
    for (const std::string& line : cardLines(cardViewOf(system, unit, catalogue)))
        say("  " + line);
    if (!unit.source.empty())
        say("  Source: " + unit.source);
    if (!unit.note.empty())
        say("  Note: " + unit.note);
}

void sayUnits(const std::vector<const Unit*>& units, const GameSystem& system, const Catalogue& catalogue)
{
    if (units.empty())
        say(system.card ? "The catalogue has no units; lists have the cards that their owners type."
                        : "The catalogue has no units here.");
    if (!system.hasFactions)
        for (const Unit* unit : units) {
            sayUnit(*unit, system, catalogue);
            say("");
        }
    for (const Faction& faction : catalogue.factions()) {
        bool headed = false;
        for (const Unit* unit : units) {
            if (factionOf(unit->id) != faction.id)
                continue;
            if (!headed)
                say(faction.name + (faction.title.empty() ? "" : ": " + faction.title));
            headed = true;
            say("");
            sayUnit(*unit, system, catalogue);
        }
        if (headed)
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
            {"source", unit.source.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(unit.source)},
            {"note", unit.note}};
}

} // namespace

Exit run(const UnitsRequest& request, bool json)
{
    const GameSystem* system = findGameSystem(request.system);
    if (!system)
        return refuseWord(noSystemCalled(request.system), "units", json);
    const Catalogue catalogue = loadedCatalogue(*system);
    if (request.faction && !catalogue.find(FactionId(*request.faction)))
        return refuseWord(noFactionCalled(*request.faction, catalogue), "units", json);

    std::vector<const Unit*> units;
    for (const Unit& unit : catalogue.units()) {
        const bool recruitable = !unit.invoked && (!system->sizeWords.text || !unit.sizes.empty());
        if (recruitable && (!request.faction || factionOf(unit.id).text() == *request.faction))
            units.push_back(&unit);
    }
    if (!json) {
        sayUnits(units, *system, catalogue);
        return Exit::done;
    }
    auto list = nlohmann::ordered_json::array();
    for (const Unit* unit : units)
        list.push_back(system->unitJson ? system->unitJson(*unit, catalogue) : cardUnitJson(*unit));
    sayJson({{"units", list}});
    return Exit::done;
}

} // namespace adjutant::cli
