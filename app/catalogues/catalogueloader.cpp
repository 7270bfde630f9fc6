#include "app/catalogues/catalogueloader.h"

#include "app/catalogues/datafolder.h"
#include "app/catalogues/shippeddata.h"
#include "core/yaml/playeraidreader.h"
#include "core/roster/rostertranslation.h"
#include "core/yaml/referencereader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace adjutant {

namespace {

// Languages name folders.
bool isLanguage(const QString& language)
{
    return std::ranges::all_of(language, [](QChar each) { return each.isLetter(); });
}

void addShipped(const QString& system, std::vector<yaml::CatalogueFile>& files)
{
    const QString folder = system + QLatin1Char('/');
    for (const QString& path : shippedFiles(system)) {
        const QString within = path.mid(folder.size());
        const bool isOther = within.startsWith(QLatin1String("ready/")) ||
                             within.startsWith(QLatin1String("reference/")) ||
                             within.startsWith(QLatin1String("translations/")) ||
                             within.startsWith(QLatin1String("aid/"));
        if (!isOther)
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

yaml::AssembledCatalogue loadCatalogue(const QString& system, UserFiles userFiles, const QString& language)
{
    std::vector<yaml::CatalogueFile> files;
    std::vector<yaml::Fault> unreadable;
    addShipped(system, files);
    const std::size_t shipped = files.size();
    if (userFiles == UserFiles::include)
        addUsers(system, files, unreadable);
    yaml::AssembledCatalogue assembled = yaml::assembleCatalogue(files);
    assembled.faults.insert(assembled.faults.begin(), unreadable.begin(), unreadable.end());
    if (language == originalLanguage)
        return assembled;
    const Translation translation = loadTranslation(system, language);
    if (files.size() == shipped) {
        assembled.catalogue = translated(assembled.catalogue, translation, assembled.catalogue);
    } else {
        const Catalogue original = yaml::assembleCatalogue(std::span(files).first(shipped)).catalogue;
        assembled.catalogue = translated(assembled.catalogue, translation, original);
    }
    return assembled;
}

Translation loadTranslation(const QString& system, const QString& language)
{
    Translation whole;
    if (language == originalLanguage || !isLanguage(language))
        return whole;
    for (const QString& path : shippedFiles(system + QStringLiteral("/translations/") + language)) {
        auto read = yaml::readTranslationFile(shippedText(path).toStdString(), path.toStdString());
        if (!read)
            continue;
        for (std::size_t kind = 0; kind < translatedKinds; ++kind)
            std::ranges::move(read->things[kind], std::back_inserter(whole.things[kind]));
    }
    whole.system = SystemId(system.toStdString());
    whole.language = language.toStdString();
    return whole;
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
    std::vector<ReferenceEntry> entries = entriesIn(originalLanguage);
    if (language != originalLanguage && isLanguage(language))
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

std::vector<LoadedReadyList> loadReadyLists(const Catalogue& catalogue, const QString& language)
{
    std::vector<LoadedReadyList> lists;
    const QString system = QString::fromStdString(catalogue.system().text());
    const QString folder = system + QLatin1Char('/');
    const Translation translation = loadTranslation(system, language);
    for (const ReadyList& list : catalogue.readyLists()) {
        const QString path = folder + QString::fromStdString(list.roster);
        yaml::ReadRoster read = yaml::readRoster(shippedText(path).toStdString(), path.toStdString());
        if (read.faults.empty())
            lists.push_back({translated(std::move(read.roster), list.roster, translation), list});
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
