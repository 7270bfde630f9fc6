#include "app/cli/cataloguesundercheck.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/folderwalk.h"
#include "app/catalogues/shippeddata.h"
#include "app/catalogues/usersfiles.h"
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

// Of a shipped one what is built in, of others the file beside the one that names it.
ListsByPath readyListsOf(const Catalogue& catalogue)
{
    ListsByPath lists;
    qsizetype bytes = 0;
    for (const ReadyList& list : catalogue.readyLists()) {
        const QString path = pathOf(list);
        QByteArray text = shippedText(path);
        if (text.isEmpty())
            text = readFile(path).value_or(QByteArray());
        bytes += text.size();
        if (bytes > qsizetype{FolderLimits::mebibytes} << 20)
            break;
        yaml::ReadRoster read = yaml::readRoster(text.toStdString(), path.toStdString());
        if (!read.unreadable)
            lists.insert_or_assign(list.roster, std::move(read.roster));
    }
    return lists;
}

} // namespace

void CataloguesUnderCheck::add(CatalogueContents file)
{
    // Mentions are checked file by file; kept here they would only take room.
    file.mentions.clear();
    file.usedSkills.clear();
    file.formerIds.clear();
    m_assembled.erase(file.system);
    m_files[file.system].push_back(std::move(file));
}

const ListsByPath& CataloguesUnderCheck::listsOf(const SystemId& system)
{
    const auto [known, isNew] = m_lists.try_emplace(system);
    if (isNew)
        known->second = readyListsOf(catalogueOf(system));
    return known->second;
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
