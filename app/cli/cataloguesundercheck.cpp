#include "app/cli/cataloguesundercheck.h"

#include "app/cli/loadedcatalogue.h"

namespace adjutant::cli {

namespace {

// What a catalogue holds, as if one file had held it all.
CatalogueContents contentsOf(const Catalogue& catalogue)
{
    CatalogueContents contents;
    contents.system = catalogue.system();
    contents.name = catalogue.name();
    contents.factions = catalogue.factions();
    contents.domains = catalogue.domains();
    contents.skills = catalogue.skills();
    contents.weapons = catalogue.weapons();
    contents.options = catalogue.options();
    contents.cards = catalogue.cards();
    contents.readyLists = catalogue.readyLists();
    contents.units = catalogue.units();
    return contents;
}

} // namespace

void CataloguesUnderCheck::add(CatalogueContents file)
{
    // Mentions are checked file by file; kept here they would only take room.
    file.mentions.clear();
    file.usedSkills.clear();
    m_assembled.erase(file.system);
    m_files[file.system].push_back(std::move(file));
}

const Catalogue& CataloguesUnderCheck::catalogueOf(const SystemId& system)
{
    if (const auto known = m_assembled.find(system); known != m_assembled.end())
        return known->second;
    std::vector<CatalogueContents> files = m_files[system];
    if (const GameSystem* ours = findGameSystem(system.text()))
        files.insert(files.begin(), contentsOf(loadedCatalogue(*ours)));
    return m_assembled.emplace(system, Catalogue::assembled(files)).first->second;
}

} // namespace adjutant::cli
