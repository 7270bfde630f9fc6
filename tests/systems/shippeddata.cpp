#include "tests/systems/shippeddata.h"

#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/rosterfile.h"

#include <QDirIterator>
#include <QFile>

namespace adjutant::test {

namespace {

QString folderOf(const std::string& game)
{
    return QStringLiteral(ADJUTANT_SOURCE_DIR "/data/") + QString::fromStdString(game);
}

std::string textOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s can't be read", qPrintable(path));
    return file.readAll().toStdString();
}

} // namespace

Catalogue catalogueOf(const std::string& game)
{
    std::vector<yaml::CatalogueFile> files;
    for (const QString& folder : {folderOf(game), folderOf(game) + QStringLiteral("/units")}) {
        QDirIterator found(folder, {QStringLiteral("*.yaml")}, QDir::Files);
        while (found.hasNext()) {
            const QString path = found.next();
            files.push_back({path.toStdString(), textOf(path), false});
        }
    }
    yaml::AssembledCatalogue assembled = yaml::assembleCatalogue(files);
    for (const yaml::Fault& fault : assembled.faults)
        qFatal("%s:%d: %s", fault.place.file.c_str(), fault.place.line, yaml::inEnglish(fault).c_str());
    return std::move(assembled.catalogue);
}

Start sampleMatch(const std::string& game, const Catalogue& catalogue)
{
    Start start;
    start.system = SystemId(game);
    for (const ReadyList& list : catalogue.readyLists()) {
        const auto read = yaml::readRoster(
            textOf(folderOf(game) + u'/' + QString::fromStdString(list.roster)), list.roster);
        if (!read.faults.empty() || !findGameSystem(game)->checkRoster(read.roster, catalogue).empty() ||
            static_cast<int>(read.roster.entries.size()) != list.printedWarriors)
            qFatal("%s is not as it should be", list.roster.c_str());
        Side side;
        side.id = PlayerId(start.sides.empty() ? "red" : "blue");
        side.roster = withCards(read.roster, catalogue);
        start.sides.push_back(std::move(side));
    }
    return start;
}

} // namespace adjutant::test
