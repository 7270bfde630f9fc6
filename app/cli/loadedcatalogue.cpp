#include "app/cli/loadedcatalogue.h"

#include "app/catalogues/catalogueloader.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"

#include <algorithm>

namespace adjutant::cli {

Catalogue loadedCatalogue(const GameSystem& system)
{
    const QString id = QString::fromUtf8(system.id.data(), static_cast<qsizetype>(system.id.size()));
    yaml::AssembledCatalogue loaded = loadCatalogue(id);
    const Catalogue& catalogue = loaded.catalogue;
    for (const yaml::Fault& fault : loaded.faults) {
        // A picture or a list that is missing leaves its file where it is.
        const bool isLoaded = std::ranges::find(catalogue.factions(), fault.place, &Faction::emblemPlace) !=
                                  catalogue.factions().end() ||
                              std::ranges::find(catalogue.readyLists(), fault.place, &ReadyList::place) !=
                                  catalogue.readyLists().end();
        complain((isLoaded ? "" : "left out: ") + at(fault.place) + inEnglish(fault));
    }
    return std::move(loaded.catalogue);
}

void tellLeftOut(const std::vector<yaml::Fault>& faults)
{
    for (const yaml::Fault& fault : faults)
        complain("left out: " + at(fault.place) + inEnglish(fault));
}

} // namespace adjutant::cli
