#include "app/cli/loadedcatalogue.h"

#include "app/catalogues/catalogueloader.h"
#include "app/cli/output.h"
#include "app/cli/shownfinding.h"

namespace adjutant::cli {

Catalogue loadedCatalogue(const GameSystem& system)
{
    const QString id = QString::fromUtf8(system.id.data(), static_cast<qsizetype>(system.id.size()));
    yaml::AssembledCatalogue loaded = loadCatalogue(id);
    for (const yaml::Fault& fault : loaded.faults)
        complain("left out: " + at(fault.place) + inEnglish(fault));
    return std::move(loaded.catalogue);
}

} // namespace adjutant::cli
