#include "app/catalogues/catalogueloader.h"

#include "app/catalogues/datafolder.h"
#include "app/catalogues/emblemfile.h"
#include "app/catalogues/usersfiles.h"
#include "core/roster/roster.h"
#include "core/yaml/referencefiles.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <map>
#include <set>

namespace adjutant {

namespace {

// Languages name folders.
bool isLanguage(const QString& language)
{
    return !language.isEmpty() && std::ranges::all_of(language, [](QChar each) { return each.isLetter(); });
}

std::vector<yaml::CatalogueFile> shippedCatalogue(const QString& system)
{
    std::vector<yaml::CatalogueFile> files;
    const QString folder = system + QLatin1Char('/');
    for (const QString& path : shippedFiles(system)) {
        const QString within = path.mid(folder.size());
        const bool isOther =
            within.startsWith(QLatin1String("ready/")) || within.startsWith(QLatin1String("reference/")) ||
            within.startsWith(QLatin1String("translations/")) || within.startsWith(QLatin1String("aid/"));
        if (!isOther)
            files.push_back({path.toStdString(), shippedText(path).toStdString(), false});
    }
    return files;
}

void add(Translation& whole, const Translation& part)
{
    for (std::size_t kind = 0; kind < translatedKinds; ++kind)
        std::ranges::copy(part.things[kind], std::back_inserter(whole.things[kind]));
}

Translation shippedTranslation(const QString& system, const QString& language)
{
    Translation whole{SystemId(system.toStdString()), language.toStdString(), {}};
    if (language == originalLanguage || !isLanguage(language))
        return whole;
    for (const QString& path : shippedFiles(system + QStringLiteral("/translations/") + language))
        if (auto read = yaml::readText(yaml::readTranslationFile, shippedText(path).toStdString(),
                                       path.toStdString()))
            add(whole, *read);
    return whole;
}

// Of what two files of the user's say the later is found first.
Translation translationAmong(const std::vector<Translation>& users, const QString& language)
{
    Translation whole;
    for (auto each = users.rbegin(); each != users.rend(); ++each)
        if (each->language == language.toStdString())
            add(whole, *each);
    return whole;
}

Translation usersTranslation(const QString& system, const QString& language)
{
    return language == originalLanguage
               ? Translation()
               : translationAmong(usersFiles(system, yaml::translationFormat).translations, language);
}

// The user's entries take the place of those of the same id; others follow, in the chapter of the same name
// where there is one.
void layOver(std::vector<ReferenceEntry>& entries, std::vector<ReferenceEntry> users,
             const std::string& language)
{
    std::map<std::string, int> orders; // of the chapters
    std::map<ReferenceId, std::size_t> places;
    const auto remember = [&](std::size_t place) {
        orders.try_emplace(entries[place].chapter, entries[place].chapterOrder);
        places.try_emplace(entries[place].id, place);
    };
    for (std::size_t place = 0; place < entries.size(); ++place)
        remember(place);
    for (ReferenceEntry& own : users) {
        if (own.language != language)
            continue;
        if (const auto chapter = orders.find(own.chapter); chapter != orders.end())
            own.chapterOrder = chapter->second;
        const auto known = places.find(own.id);
        if (known != places.end()) {
            entries[known->second] = std::move(own);
        } else {
            entries.push_back(std::move(own));
            remember(entries.size() - 1);
        }
    }
}

} // namespace

yaml::AssembledCatalogue loadCatalogue(const QString& system, UserFiles userFiles, const QString& language)
{
    const std::vector<yaml::CatalogueFile> shipped = shippedCatalogue(system);
    UsersFiles users;
    if (userFiles == UserFiles::include)
        users = usersFiles(system);
    const bool hasUsers = !users.catalogues.empty();
    yaml::AssembledCatalogue assembled = yaml::assembleCatalogue(shipped, std::move(users.catalogues));
    assembled.faults.insert(assembled.faults.begin(), users.faults.begin(), users.faults.end());
    KnownEmblems emblems;
    std::ranges::move(emblemFaults(assembled.catalogue.factions(), emblems),
                      std::back_inserter(assembled.faults));
    std::ranges::move(missingReadyLists(assembled.catalogue.readyLists()),
                      std::back_inserter(assembled.faults));
    if (language == originalLanguage)
        return assembled;
    const Catalogue original = hasUsers ? yaml::assembleCatalogue(shipped).catalogue : assembled.catalogue;
    // What the user's translation has replaced is no longer what the shipped one was made of.
    const Translation own = translationAmong(users.translations, language);
    assembled.catalogue = translated(translated(assembled.catalogue, own, assembled.catalogue),
                                     shippedTranslation(system, language), original);
    return assembled;
}

Translation loadTranslation(const QString& system, const QString& language)
{
    Translation whole = usersTranslation(system, language);
    add(whole, shippedTranslation(system, language));
    return whole;
}

Reference loadReference(const QString& system, const QString& language)
{
    return loadReference(system, language, usersFiles(system, yaml::referenceFormat).rules);
}

Reference loadReference(const QString& system, const QString& language,
                        const std::vector<ReferenceEntry>& users)
{
    const auto entriesIn = [&system, &users](const QString& folder) {
        std::vector<ReferenceEntry> entries;
        for (const QString& path : shippedFiles(system + QStringLiteral("/reference/") + folder))
            if (auto read = yaml::readText(yaml::readReferenceFile, shippedText(path).toStdString(),
                                           path.toStdString()))
                std::move(read->begin(), read->end(), std::back_inserter(entries));
        layOver(entries, users, folder.toStdString());
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
    return loadPlayerAid(system, language, usersFiles(system, yaml::playerAidFormat).aids);
}

PlayerAid loadPlayerAid(const QString& system, const QString& language, const std::vector<PlayerAid>& users)
{
    for (const QString& each : {language, originalLanguage}) {
        const auto own =
            std::ranges::find(users.rbegin(), users.rend(), each.toStdString(), &PlayerAid::language);
        if (own != users.rend())
            return *own;
        const QString path = QStringLiteral("%1/aid/%2.yaml").arg(system, each);
        if (auto read =
                yaml::readText(yaml::readPlayerAid, shippedText(path).toStdString(), path.toStdString()))
            return *std::move(read);
    }
    return {};
}

std::vector<LoadedReadyList> loadReadyLists(const Catalogue& catalogue, const QString& language)
{
    std::vector<LoadedReadyList> lists;
    const QString system = QString::fromStdString(catalogue.system().text());
    const Translation shipped = shippedTranslation(system, language);
    const Translation users = usersTranslation(system, language);
    std::set<QString> seen; // several files may name one list
    qsizetype bytes = 0;
    for (const ReadyList& list : catalogue.readyLists()) {
        const QString path = pathOf(list);
        if (!seen.insert(path).second || (list.fromUser && leadsOut(list.place.file, path)))
            continue;
        const QByteArray text = list.fromUser ? readFile(path).value_or(QByteArray()) : shippedText(path);
        bytes += list.fromUser ? text.size() : 0;
        if (bytes > qsizetype{FolderLimits::mebibytes} << 20)
            break;
        yaml::ReadRoster read = yaml::readRoster(text.toStdString(), path.toStdString());
        if (!read.faults.empty())
            continue;
        if (!list.fromUser)
            read.roster = translated(std::move(read.roster), list.roster, shipped);
        lists.push_back({translated(std::move(read.roster), list.roster, users), list});
        if (list.fromUser) // two of a user's folders may hold the same name
            lists.back().printed.roster = path.toStdString();
    }
    return lists;
}

Expected<QByteArray, yaml::Fault> readFile(const QString& path)
{
    const auto unreadable = [&path](const QString& why) {
        return refuse(
            yaml::Fault{yaml::FaultRule::unreadable, {path.toStdString(), 0, 0}, why.toStdString()});
    };
    const QFileInfo info(path);
    if (info.isDir())
        return unreadable(QStringLiteral("it is a folder"));
    if (info.exists() && !info.isFile()) // a pipe or a device would be waited for, or never end
        return unreadable(QStringLiteral("it is not a regular file"));
    // Some of the kernel's files call themselves regular and are waited for all the same.
    const int opened = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (opened < 0)
        return unreadable(qt_error_string(errno));
    QFile file;
    file.open(opened, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
    QByteArray bytes = file.read(static_cast<qint64>(yaml::DocumentLimits::bytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file.errorString());
    return bytes;
}

} // namespace adjutant
