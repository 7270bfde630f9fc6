#include "app/storage/diskfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QTemporaryFile>

#include <filesystem>
#include <system_error>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace adjutant {

FileIdentity identityOf(const QString& path)
{
#ifdef Q_OS_UNIX
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return {};
    return {static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino), true};
#else
    return {0, 0, QFileInfo::exists(path)}; // a file in use can't be replaced there
#endif
}

bool makeDataFolder(const QString& folder)
{
    const bool isNew = !QFileInfo::exists(folder);
    if (!QDir().mkpath(folder))
        return false;
    if (isNew)
        QFile::setPermissions(folder,
                              QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return true;
}

bool syncToDisk(const QString& path)
{
#ifdef Q_OS_UNIX
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const bool synced = ::fsync(file) == 0;
    ::close(file);
    return synced;
#else
    return QFileInfo::exists(path);
#endif
}

bool moveInPlace(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::rename(from.toStdU16String(), to.toStdU16String(), error);
    if (error)
        return false;
    // Some file systems can't sync folders; the name is changed all the same.
    syncToDisk(QFileInfo(to).absolutePath());
    return true;
}

StorageFault::Kind whyNotWritable(const QString& folder)
{
    QTemporaryFile probe(folder + QStringLiteral("/.adjutant-XXXXXX"));
    const bool made = probe.open();
    const QStorageInfo disk(folder);
    if (disk.isValid() && !disk.isReadOnly() && disk.bytesTotal() > 0 && disk.bytesAvailable() < 4096)
        return StorageFault::Kind::full;
    return made ? StorageFault::Kind::unreachable : StorageFault::Kind::readOnly;
}

} // namespace adjutant
