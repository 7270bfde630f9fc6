#include "app/storage/backup.h"

#include "app/storage/recordfile.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QRegularExpression>

#include <memory>
#include <unistd.h>
#include <zip.h>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

// What a backup has: the same limits hold for making and for restoring one.
struct BackupSize
{
    qint64 bytes = 0;
    int files = 0, lists = 0;

    // Counts one more file; where that is too much, why.
    QString add(const QString& place, qint64 size)
    {
        bytes += size;
        ++files;
        lists += place.startsWith(storefiles::lists.mid(1) + u'/') ? 1 : 0;
        return bytes > 1024 * 1024 * 1024 ? QStringLiteral("more than 1 GiB")
               : files > 200'000          ? QStringLiteral("more than 200000 files")
               : lists > 20'000 // list-order has no room for many more
                   ? QStringLiteral("more than 20000 files in lists")
                   : QString();
    }
};

struct Discard
{
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;

// How many files were skipped.
Stored<int> writeArchive(const QString& folder, const QString& path)
{
    const auto places = storefiles::placesIn(folder);
    if (!places)
        return refuse(places.error()); // a backup of a part would be taken for one of all
    Archive archive(zip_open(QFile::encodeName(path).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr));
    if (!archive)
        return refuse(faultOfSystem(path));
    const auto refused = [&] {
        zip_error_t* why = zip_get_error(archive.get());
        errno = zip_error_system_type(why) == ZIP_ET_SYS ? zip_error_code_system(why) : EIO;
        return refuse(
            storageFault(faultOfSystem(path).kind, path, QString::fromUtf8(zip_error_strerror(why))));
    };
    BackupSize all;
    for (const QString& place : *places) {
        const qint64 bytes = markOf(folder + u'/' + place).bytes;
        if (bytes > longestFile)
            continue; // nobody reads what is so long, a restored one neither
        const QByteArray file = QFile::encodeName(folder + u'/' + place);
        if (::access(file.constData(), R_OK) != 0)
            return refuse(faultOfReading(folder + u'/' + place));
        if (const QString why = all.add(place, bytes); !why.isEmpty())
            return refuse(storageFault(Kind::tooMuch, folder, why));
        zip_source_t* source = zip_source_file(archive.get(), file.constData(), 0, -1);
        if (!source ||
            zip_file_add(archive.get(), place.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8) < 0) {
            zip_source_free(source);
            return refused();
        }
    }
    if (zip_close(archive.get()) != 0)
        return refused();
    static_cast<void>(archive.release());
    return static_cast<int>(places->size()) - all.files;
}

// Of a file of an archive; false where it can't be read, or isn't what its checksum says.
bool readFrom(zip_t* archive, zip_uint64_t number, zip_uint64_t size, std::string& bytes)
{
    const std::unique_ptr<zip_file_t, Discard> file(zip_fopen_index(archive, number, 0));
    bytes.resize(size);
    zip_uint64_t read = 0;
    while (file && read < size) {
        const zip_int64_t more = zip_fread(file.get(), bytes.data() + read, size - read);
        if (more <= 0)
            return false;
        read += static_cast<zip_uint64_t>(more);
    }
    char beyond = 0;
    return file && zip_fread(file.get(), &beyond, 1) == 0; // looks at the checksum, too
}

Stored<void> bringIn(IncomingFiles& incoming, zip_t* archive, const QString& path)
{
    const auto refused = [&path](const QString& why) {
        return refuse(storageFault(Kind::notABackup, path, why));
    };
    // All of the directory first: what a small archive unpacks to may fill the disk.
    std::vector<zip_stat_t> ours;
    BackupSize all;
    const zip_int64_t files = zip_get_num_entries(archive, 0);
    for (zip_int64_t k = 0; k < files; ++k) {
        zip_stat_t found;
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_INDEX | ZIP_STAT_SIZE;
        if (zip_stat_index(archive, static_cast<zip_uint64_t>(k), 0, &found) != 0 ||
            (found.valid & needed) != needed)
            return refused(QString::fromUtf8(zip_strerror(archive)));
        const QString place = QString::fromUtf8(found.name);
        if (!storefiles::isPlaceOfOurs(place))
            continue;
        if (found.size > longestFile)
            return refused(QStringLiteral("%1 is longer than 4 MiB").arg(place));
        if (const QString why = all.add(place, static_cast<qint64>(found.size)); !why.isEmpty())
            return refused(why);
        ours.push_back(found);
    }
    std::string bytes;
    for (const zip_stat_t& file : ours) {
        const QString place = QString::fromUtf8(file.name);
        if (!readFrom(archive, file.index, file.size, bytes))
            return refused(QStringLiteral("%1 can't be read").arg(place));
        if (auto added = incoming.add(place, bytes); !added)
            return added;
    }
    return ours.empty() ? refused(QStringLiteral("there are no lists and matches in it")) : Stored<void>();
}

} // namespace

Stored<Backup> makeBackup(const QString& folder, BackupReason reason, const QString& spared)
{
    if (auto stays = storefiles::OpenedFolder(folder).stays(); !stays)
        return refuse(stays.error());
    const QString backups = folder + storefiles::backups;
    if (!makeDataFolder(backups))
        return refuse(storageFault(Kind::cannotCreateFolder, backups));
    const bool isAutomatic = reason == BackupReason::automatic;
    const QString parts =
        QStringLiteral("adjutant-*.zip") + partSuffix + u'*'; // of programs that were killed
    for (const QFileInfo& left : QDir(backups).entryInfoList({parts}, QDir::Files))
        if (left.lastModified() < QDateTime::currentDateTime().addDays(-1))
            QFile::remove(left.filePath());
    const QString path = storefiles::freshStamped(backups + QStringLiteral("/adjutant-"),
                                                  QLatin1String(isAutomatic ? "-auto.zip" : ".zip"));
    const QString part = path + partSuffix;
    const auto skipped = writeArchive(folder, part);
    auto written = skipped.map([](int) {});
    if (written && !markOf(part).exists()) // an archive of nothing isn't written
        written = writeInPlace(part, std::string("PK\x05\x06", 4) + std::string(18, '\0'));
    QFile::setPermissions(part, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (written && (!syncToDisk(part) || !moveInPlace(part, path)))
        written = refuse(faultOfSystem(path));
    if (!written) {
        QFile::remove(part);
        return refuse(written.error());
    }
    // The one just taken stays: by the clock it may be the oldest.
    int kept = 0;
    for (const Backup& backup : backupsOf(folder))
        if (backup.automatic && ++kept > automaticBackupsKept && backup.path != path &&
            QFileInfo(backup.path) != QFileInfo(spared))
            QFile::remove(backup.path);
    const QFileInfo file(path);
    return Backup{path, storefiles::timeOfStamp(file.baseName().mid(9, 19)), file.size(), isAutomatic,
                  *skipped};
}

std::vector<Backup> backupsOf(const QString& folder)
{
    static const QRegularExpression name(QStringLiteral("^adjutant-(\\d{8}-\\d{6}-\\d{3})(-auto)?\\.zip$"));
    std::vector<Backup> backups;
    for (const QFileInfo& file :
         QDir(folder + storefiles::backups).entryInfoList(QDir::Files, QDir::Name | QDir::Reversed))
        if (const auto match = name.match(file.fileName()); match.hasMatch())
            backups.push_back({file.filePath(), storefiles::timeOfStamp(match.captured(1)), file.size(),
                               match.hasCaptured(2)});
    return backups;
}

Stored<Backup> restoreBackup(const QString& folder, const QString& path)
{
    const Archive archive(zip_open(QFile::encodeName(path).constData(), ZIP_RDONLY | ZIP_CHECKCONS, nullptr));
    if (!archive)
        return refuse(storageFault(Kind::notABackup, path));
    IncomingFiles incoming(folder);
    return bringIn(incoming, archive.get(), path)
        .and_then([&] { return makeBackup(folder, BackupReason::automatic, path); })
        .and_then([&](const Backup& before) { return incoming.finish().map([&] { return before; }); });
}

} // namespace adjutant
