#include "app/catalogues/catalogueloader.h"

#include "app/catalogues/datafolder.h"
#include "app/catalogues/shippeddata.h"
#include "core/yaml/playeraidreader.h"
#include "core/yaml/referencereader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace adjutant {

namespace {

void addShipped(const QString& system, std::vector<yaml::CatalogueFile>& files)
{
    const QString folder = system + QLatin1Char('/');
    for (const QString& path : shippedFiles(system)) {
        const QString within = path.mid(folder.size());
        if (!within.startsWith(QLatin1String("ready/")) && !within.startsWith(QLatin1String("reference/")) &&
            !within.startsWith(QLatin1String("aid/")))
            files.push_back({path.toStdString(), shippedText(path).toStdString(), false});
    }
}

void addUsers(const QString& system, std::vector<yaml::CatalogueFile>& files,
              std::vector<yaml::Fault>& faults)
{
    const QDir folder(userCatalogueFolder(system));
    for (const QFileInfo& info :
         folder.entryInfoList({QStringLiteral("*.yaml"), QStringLiteral("*.yml")}, QDir::Files, QDir::Name)) {
        if (!info.isFile())
            continue; // a link to a pipe would be waited for
        const auto text = readFile(info.filePath());
        if (text)
            files.push_back({info.filePath().toStdString(), text->toStdString(), true});
        else
            faults.push_back(text.error());
    }
}

} // namespace

yaml::AssembledCatalogue loadCatalogue(const QString& system, UserFiles userFiles)
{
    std::vector<yaml::CatalogueFile> files;
    std::vector<yaml::Fault> unreadable;
    addShipped(system, files);
    if (userFiles == UserFiles::include)
        addUsers(system, files, unreadable);
    yaml::AssembledCatalogue assembled = yaml::assembleCatalogue(files);
    assembled.faults.insert(assembled.faults.begin(), unreadable.begin(), unreadable.end());
    return assembled;
}

Reference loadReference(const QString& system, const QString& language)
{
    const auto entriesIn = [&system](const QString& folder) {
        std::vector<ReferenceEntry> entries;
        for (const QString& path : shippedFiles(system + QStringLiteral("/reference/") + folder))
            if (auto read = yaml::readReferenceFile(shippedText(path).toStdString(), path.toStdString()))
                std::move(read->begin(), read->end(), std::back_inserter(entries));
        std::ranges::stable_sort(entries, {}, &ReferenceEntry::chapterOrder);
        return entries;
    };
    const QString original = QStringLiteral("en");
    std::vector<ReferenceEntry> entries = entriesIn(original);
    if (language != original && std::ranges::all_of(language, [](QChar each) { return each.isLetter(); }))
        entries = completed(entriesIn(language), entries);
    return Reference(std::move(entries));
}

PlayerAid loadPlayerAid(const QString& system, const QString& language)
{
    for (const QString& each : {language, QStringLiteral("en")}) {
        const QString path = QStringLiteral("%1/aid/%2.yaml").arg(system, each);
        if (auto read = yaml::readPlayerAid(shippedText(path).toStdString(), path.toStdString()))
            return *std::move(read);
    }
    return {};
}

std::vector<LoadedReadyList> loadReadyLists(const Catalogue& catalogue)
{
    std::vector<LoadedReadyList> lists;
    const QString folder = QString::fromStdString(catalogue.system().text()) + QLatin1Char('/');
    for (const ReadyList& list : catalogue.readyLists()) {
        const QString path = folder + QString::fromStdString(list.roster);
        yaml::ReadRoster read = yaml::readRoster(shippedText(path).toStdString(), path.toStdString());
        if (read.faults.empty())
            lists.push_back({std::move(read.roster), list});
    }
    return lists;
}

Expected<QByteArray, yaml::Fault> readFile(const QString& path)
{
    const auto unreadable = [&path](const QString& why) {
        return refuse(
            yaml::Fault{yaml::FaultRule::unreadable, {path.toStdString(), 0, 0}, why.toStdString(), {}, {}});
    };
    const QFileInfo info(path);
    if (info.isDir())
        return unreadable(QStringLiteral("it is a folder"));
    if (info.exists() && !info.isFile()) // a pipe or a device would be waited for, or never end
        return unreadable(QStringLiteral("it is no regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    QByteArray bytes = file.read(static_cast<qint64>(yaml::DocumentLimits::bytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file.errorString());
    return bytes;
}

} // namespace adjutant
