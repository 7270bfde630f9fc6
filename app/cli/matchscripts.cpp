#include "app/cli/matchscripts.h"

#include "app/catalogues/catalogueloader.h"
#include "app/cli/knownwords.h"
#include "app/cli/matchanswer.h"
#include "app/cli/shownfinding.h"
#include "app/cli/tableplay.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace adjutant::cli {

namespace {

std::string systemsWithMatches()
{
    std::vector<std::string> names;
    for (const GameSystem& each : gameSystems())
        if (each.begin)
            names.emplace_back(each.id);
    return listed(names);
}

} // namespace

yaml::RosterTexts rosterTextsBeside(const std::string& script, NamedRosters& rosters)
{
    const QString folder = QFileInfo(QString::fromStdString(script)).path();
    return [folder, &rosters](const std::string& named) -> Expected<yaml::RosterText, std::string> {
        const QString path = QString::fromStdString(named);
        if (path.isEmpty())
            return refuse(std::string("the path is empty"));
        if (path.startsWith(QLatin1Char(':')))
            return refuse(std::string("a path can't start with ':'"));
        const QString whole = folder == QLatin1String(".") ? path : QDir(folder).filePath(path);
        const QFileInfo info(whole);
        if (!info.exists())
            return refuse(std::string("no such file"));
        if (!info.isFile()) // a pipe or a device would be waited for
            return refuse(std::string("not a regular file"));
        const auto bytes = readFile(whole);
        if (!bytes)
            return refuse(bytes.error().subject);
        rosters.bytes += static_cast<std::size_t>(bytes->size());
        if (rosters.bytes > NamedRosters::mebibytes << 20)
            return refuse("the rosters that scripts name are read as far as " +
                          std::to_string(NamedRosters::mebibytes) + " MiB together");
        return rosters.read.emplace_back(yaml::RosterText{whole.toStdString(), bytes->toStdString()});
    };
}

yaml::ReadMatchScript openMatchScript(const yaml::Node& root, const std::string& file, NamedRosters& named)
{
    named.read.clear();
    yaml::ReadMatchScript script = yaml::readMatchScript(root, file, rosterTextsBeside(file, named));
    const std::string& system = script.system.text();
    const GameSystem* game = findGameSystem(system);
    if (!system.empty() && !(game && game->begin))
        script.faults.push_back({yaml::FaultRule::unknownWord,
                                 script.systemPlace,
                                 system.substr(0, 60),
                                 verbatim(systemsWithMatches()),
                                 {}});
    return script;
}

std::vector<yaml::Fault> matchScriptFaults(const yaml::ReadMatchScript& script, const std::string& file,
                                           const Catalogue& catalogue)
{
    std::vector<yaml::Fault> faults;
    std::ranges::copy_if(script.faults, std::back_inserter(faults),
                         [&file](const yaml::Fault& fault) { return fault.place.file == file; });
    const GameSystem* game = findGameSystem(script.system.text());
    if (game && game->begin && script.faults.empty())
        std::ranges::move(tableScriptFaults(script, *game, file, catalogue), std::back_inserter(faults));
    return inFileOrder(std::move(faults));
}

} // namespace adjutant::cli
