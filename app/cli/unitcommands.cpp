#include "app/cli/output.h"
#include "core/match/log.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

// A size and what it costs: `12 Warriors: 160 AP`.
std::string sizeText(const SizeOffer& offer, const GameSystem& system)
{
    const Message size =
        system.sizeWords.text ? counted(system.sizeWords, offer.size) : verbatim(std::to_string(offer.size));
    const std::string cost = inEnglish(offer.cost, system.budgets);
    return cost.empty() ? toText(size) : toText(size) + ": " + cost;
}

void printUnit(const Unit& unit, const GameSystem& system, const Catalogue& catalogue)
{
    announce(unit.name + " (" + unit.id.text() + ")" + (unit.sample ? ": sample" : ""));
    for (const SizeOffer& offer : unit.sizes)
        announce("  " + sizeText(offer, system));
    for (const std::string& line : cardLines(cardViewOf(system, unit, catalogue)))
        announce("  " + line);
    if (!unit.source.empty())
        announce("  Source: " + unit.source);
    if (!unit.note.empty())
        announce("  Note: " + unit.note);
}

void printUnits(const std::vector<const Unit*>& units, const GameSystem& system, const Catalogue& catalogue)
{
    if (units.empty())
        announce(system.card ? "The catalogue has no units; lists have the cards that their owners type."
                             : "The catalogue has no units here.");
    if (!system.hasFactions)
        for (const Unit* unit : units) {
            printUnit(*unit, system, catalogue);
            announce("");
        }
    for (const Faction& faction : catalogue.factions()) {
        bool headed = false;
        for (const Unit* unit : units) {
            if (factionOf(unit->id) != faction.id)
                continue;
            if (!headed)
                announce(faction.name + (faction.title.empty() ? "" : ": " + faction.title));
            headed = true;
            announce("");
            printUnit(*unit, system, catalogue);
        }
        if (headed)
            announce("");
    }
}

Json cardUnitJson(const Unit& unit)
{
    return {{"id", unit.id.text()},
            {"name", unit.name},
            {"faction", factionOf(unit.id).text()},
            {"sample", unit.sample},
            {"card", answersJson(unit.card)},
            {"source", unit.source.empty() ? Json() : Json(unit.source)},
            {"note", unit.note}};
}

struct Named
{
    std::string id;
    std::string name;
};

struct IdKind
{
    std::string id; ///< in the plural: `skills`
    std::vector<Named> all;
};

template <class Thing> IdKind kindOf(std::string id, const std::vector<Thing>& things)
{
    return {std::move(id), mapped(things, [](const Thing& each) {
                return Named{each.id.text(), each.name};
            })};
}

IdKind cardsOf(std::string id, const std::string& kindOfCard, const Catalogue& catalogue)
{
    IdKind kind{std::move(id), {}};
    for (const OtherCard& card : catalogue.cards())
        if (card.kind == kindOfCard)
            kind.all.push_back({card.id.text(), card.name});
    return kind;
}

IdKind tokensOf(const GameSystem& system, const Catalogue& catalogue)
{
    IdKind kind = cardsOf("tokens", "token", catalogue);
    if (system.tokens)
        for (const std::string_view id : system.tokens())
            if (!findIn(kind.all, id, &Named::id))
                kind.all.push_back({std::string(id), toText(fromId(id))});
    return kind;
}

IdKind missionsOf(const GameSystem& system)
{
    IdKind kind{"missions", {}};
    if (system.goals)
        for (const door::Goal& goal : system.goals())
            kind.all.push_back({goal.id, toText(goal.label)});
    return kind;
}

std::vector<IdKind> kindsOf(const GameSystem& system, const Catalogue& catalogue)
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

Exit listSystems(const NoArguments&, bool json)
{
    Json systems = Json::array();
    for (const GameSystem& system : gameSystems()) {
        // A system says what it offers in one line, with commas.
        const QStringList offers = QString::fromUtf8(system.offers).split(QStringLiteral(", "));
        systems.push_back(
            {{"id", system.id}, {"name", system.name}, {"offers", mapped(offers, &QString::toStdString)}});
        if (!json)
            announce(std::string(system.id) + ": " + std::string(system.name) + " (" +
                     std::string(system.offers) + ")");
    }
    if (json)
        printJson({{"systems", systems}});
    return Exit::done;
}

Exit listUnits(const CatalogueRequest& request, bool json)
{
    const GameSystem* system = findGameSystem(request.system);
    if (!system)
        return unusable(noSystemNamed(request.system), json, "units");
    const Catalogue catalogue = loadedCatalogue(*system);
    if (request.only && !catalogue.find(FactionId(*request.only))) {
        const auto ids = mapped(catalogue.factions(), [](const Faction& each) { return each.id.text(); });
        return unusable(
            notAmong("no faction is called '" + *request.only + "'; there are", *request.only, ids), json,
            "units");
    }

    std::vector<const Unit*> units;
    for (const Unit& unit : catalogue.units()) {
        const bool recruitable = !unit.invoked && (!system->sizeWords.text || !unit.sizes.empty());
        if (recruitable && (!request.only || factionOf(unit.id).text() == *request.only))
            units.push_back(&unit);
    }
    if (json)
        printJson({{"units", mapped(units, [&](const Unit* unit) {
                        return system->unitJson ? system->unitJson(*unit, catalogue) : cardUnitJson(*unit);
                    })}});
    else
        printUnits(units, *system, catalogue);
    return Exit::done;
}

Exit listIds(const CatalogueRequest& request, bool json)
{
    const GameSystem* system = findGameSystem(request.system);
    if (!system)
        return unusable(noSystemNamed(request.system), json);
    std::vector<IdKind> kinds = kindsOf(*system, loadedCatalogue(*system));
    if (request.only) {
        const std::vector<std::string> known = mapped(kinds, &IdKind::id);
        std::erase_if(kinds, [&request](const IdKind& kind) { return kind.id != *request.only; });
        if (kinds.empty())
            return unusable(
                notAmong("no kind of id is called '" + *request.only + "'; there are", *request.only, known),
                json);
    }
    Json object;
    for (const IdKind& kind : kinds) {
        Json& list = object[kind.id] = Json::array();
        if (!json && !kind.all.empty() && !request.only)
            announce(kind.id);
        for (const Named& each : kind.all) {
            list.push_back({{"id", each.id}, {"name", each.name}});
            if (!json)
                announce((request.only ? "" : "  ") + each.id + ": " + each.name);
        }
    }
    if (json)
        printJson(object);
    return Exit::done;
}

} // namespace adjutant::cli
