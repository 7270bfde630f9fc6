#pragma once

#include "core/roster/rostertranslation.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/cataloguereader.h"

#include <map>

namespace adjutant::cli {

/// The catalogue files that are checked together. What one of them mentions may be in another of them, in
/// what the app ships or in the user's own files.
class CataloguesUnderCheck
{
public:
    /// Adds a file that is sound in itself.
    void add(CatalogueContents file);

    /// The catalogue of a system with the added files over what the app has of it; with them alone where it
    /// has nothing.
    const Catalogue& catalogueOf(const SystemId& system);

    /// The sample lists of that catalogue.
    const ListsByPath& listsOf(const SystemId& system);

private:
    std::map<SystemId, std::vector<CatalogueContents>> m_files;
    std::map<SystemId, Catalogue> m_assembled;
    std::map<SystemId, ListsByPath> m_lists;
};

} // namespace adjutant::cli
