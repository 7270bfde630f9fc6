#include "app/catalogues/usersfiles.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "core/yaml/mapping.h"
#include "core/yaml/referencereader.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace adjutant {

namespace {

QStringList pathsBelow(const QString& folder)
{
    QStringList paths;
    QDirIterator found(folder, {QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (found.hasNext()) {
        const QString path = found.next();
        if (QFileInfo(path).isFile()) // a link to a pipe would be waited for
            paths.append(path);
    }
    paths.sort();
    return paths;
}

// The format of a file that is no catalogue, as its reader's only fault has it.
bool isOfFormat(const std::vector<yaml::Fault>& faults, std::string_view format)
{
    return faults.size() == 1 && faults.front().rule == yaml::FaultRule::unknownFormat &&
           faults.front().subject == format;
}

void addFaults(UsersFiles& files, const std::vector<yaml::Fault>& faults)
{
    files.faults.insert(files.faults.end(), faults.begin(), faults.end());
}

void addFile(UsersFiles& files, yaml::CatalogueFile file)
{
    const auto contents = yaml::readCatalogueFile(file.text, file.file);
    if (!contents && isOfFormat(contents.error(), yaml::referenceFormat)) {
        if (auto entries = yaml::readReferenceFile(file.text, file.file))
            std::move(entries->begin(), entries->end(), std::back_inserter(files.rules));
        else
            addFaults(files, entries.error());
    } else if (!contents && isOfFormat(contents.error(), yaml::rosterFormat)) {
        addFaults(files, yaml::readRoster(file.text, file.file).faults);
    } else {
        files.catalogues.push_back(std::move(file));
    }
}

} // namespace

UsersFiles usersFiles(const QString& system)
{
    UsersFiles files;
    for (const QString& path : pathsBelow(userCatalogueFolder(system))) {
        const auto text = readFile(path);
        if (text)
            addFile(files, {path.toStdString(), text->toStdString(), true});
        else
            files.faults.push_back(text.error());
    }
    return files;
}

QString pathBeside(const std::string& naming, const std::string& named)
{
    return QString::fromStdString(naming.substr(0, naming.rfind('/') + 1) + named);
}

QString pathOf(const ReadyList& list)
{
    return pathBeside(list.place.file, list.roster);
}

std::vector<yaml::Fault> missingReadyLists(const std::vector<ReadyList>& lists)
{
    std::vector<yaml::Fault> faults;
    for (const ReadyList& list : lists)
        if (QFileInfo::exists(QString::fromStdString(list.place.file)) && !QFileInfo(pathOf(list)).isFile())
            faults.push_back(
                {yaml::FaultRule::refused,
                 list.place,
                 {},
                 message(WORDS("files", "there is no file '%1' beside this one"), yaml::clipped(list.roster)),
                 {}});
    return faults;
}

} // namespace adjutant
