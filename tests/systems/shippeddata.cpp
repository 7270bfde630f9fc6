#include "tests/systems/shippeddata.h"

#include "core/match/ask.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/rosterfile.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace adjutant::test {

namespace fs = std::filesystem;

static void giveUp(const std::string& why)
{
    std::fprintf(stderr, "%s\n", why.c_str());
    std::abort();
}

fs::path dataOf(std::string_view game)
{
    return fs::path(ADJUTANT_SOURCE_DIR) / "data" / game;
}

std::string textIn(const fs::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

Catalogue catalogueOf(std::string_view game)
{
    std::vector<yaml::CatalogueFile> files;
    for (const fs::path& folder : {dataOf(game), dataOf(game) / "units"})
        if (fs::is_directory(folder))
            for (const auto& each : fs::directory_iterator(folder))
                if (each.path().extension() == ".yaml")
                    files.push_back({each.path().string(), textIn(each.path()), false});
    std::ranges::sort(files, {}, &yaml::CatalogueFile::file);
    yaml::AssembledCatalogue assembled = yaml::assembleCatalogue(files);
    for (const yaml::Fault& fault : assembled.faults)
        giveUp(fault.place.file + ':' + std::to_string(fault.place.line) + ": " + yaml::inEnglish(fault));
    return std::move(assembled.catalogue);
}

// A match of a game's two lists, each with its cards.
static Start sampleMatch(std::string_view game, const Catalogue& catalogue)
{
    Start start;
    start.system = SystemId(std::string(game));
    for (const ReadyList& list : catalogue.readyLists()) {
        const auto read = yaml::readRoster(textIn(dataOf(game) / list.roster), list.roster);
        if (!read.faults.empty() || !findGameSystem(game)->checkRoster(read.roster, catalogue).empty() ||
            static_cast<int>(read.roster.entries.size()) != list.printedWarriors)
            giveUp(list.roster + " is not as it should be");
        Side side;
        side.id = PlayerId(start.sides.empty() ? "red" : "blue");
        side.roster = withCards(read.roster, catalogue);
        start.sides.push_back(std::move(side));
    }
    return start;
}

std::string faultOfSamples(std::string_view game, std::ptrdiff_t samples, std::ptrdiff_t printed)
{
    const GameSystem& system = *findGameSystem(game);
    const Catalogue catalogue = catalogueOf(game);
    const auto marked = std::ranges::count(catalogue.units(), true, &Unit::sample);
    if (marked != samples || std::ssize(catalogue.units()) != samples + printed)
        return "another number of units";
    if (catalogue.readyLists().size() != 2)
        return "another number of lists";
    for (const Unit& unit : catalogue.units()) {
        const auto [form, card] = answered<door::CardView>(system.card, unit.card, Ask::Missing::skipped);
        if (form.refusal || !form.complete || toText(card.name) != unit.name ||
            (!unit.sample && unit.note.empty()))
            return unit.id.text();
    }
    const auto begun = system.begin(sampleMatch(game, catalogue));
    return begun ? std::string() : toText(begun.error().message);
}

} // namespace adjutant::test
