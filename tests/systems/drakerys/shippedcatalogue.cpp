#include "tests/systems/drakerys/shippedcatalogue.h"

#include "core/systems/gamesystem.h"
#include "core/yaml/cataloguereader.h"

#include <QDirIterator>
#include <QFile>

namespace adjutant::test {

const Catalogue& shipped()
{
    static const Catalogue catalogue = [] {
        std::vector<yaml::CatalogueFile> files;
        const QString root = QStringLiteral(ADJUTANT_SOURCE_DIR "/data/drakerys");
        for (const QString& folder : {root, root + QStringLiteral("/units")}) {
            QDirIterator found(folder, {QStringLiteral("*.yaml")}, QDir::Files);
            while (found.hasNext()) {
                QFile file(found.next());
                if (file.open(QIODevice::ReadOnly))
                    files.push_back({file.fileName().toStdString(), file.readAll().toStdString(), false});
            }
        }
        yaml::AssembledCatalogue assembled = yaml::assembleCatalogue(files);
        for (const yaml::Fault& fault : assembled.faults)
            qFatal("%s:%d: %s", fault.place.file.c_str(), fault.place.line, yaml::inEnglish(fault).c_str());
        return assembled.catalogue;
    }();
    return catalogue;
}

Roster army(const std::string& faction, const std::vector<Muster>& muster, ArmyLimits limits)
{
    Roster roster;
    roster.system = SystemId("drakerys");
    roster.faction = FactionId(faction);
    roster.limits = {{"ap", limits.ap}, {"rarity", limits.rarity}};
    for (const auto& [unit, size] : muster) {
        const bool named = unit.find('/') != unit.npos;
        roster.entries.push_back(
            {EntryId(), named ? UnitId(unit) : unitOf(roster.faction, unit), size, {}, {}, {}});
    }
    const auto ids = defaultEntryIds(roster);
    for (std::size_t i = 0; i < ids.size(); ++i)
        roster.entries[i].id = ids[i];
    return roster;
}

std::vector<Finding> findings(const Roster& roster)
{
    return findGameSystem("drakerys")->checkRoster(roster, shipped());
}

std::vector<std::string> brokenRules(const Roster& roster)
{
    std::vector<std::string> rules;
    for (const Finding& finding : findings(roster))
        rules.push_back(finding.rule);
    return rules;
}

} // namespace adjutant::test
