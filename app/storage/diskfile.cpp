#include "app/storage/diskfile.h"

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace adjutant {

using Kind = StorageFault::Kind;

FileMark markOf(const struct stat& found)
{
    const auto nanoseconds = [](const timespec& time) {
        return static_cast<qint64>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
    };
    return {static_cast<qint64>(found.st_size), nanoseconds(found.st_mtim),
            static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino),
            nanoseconds(found.st_ctim)};
}

FileMark markOf(const QString& path)
{
    struct stat found = {};
    if (::lstat(QFile::encodeName(path).constData(), &found) == 0)
        return markOf(found);
    // What can't be looked at is there, and like nothing that was read.
    return errno == ENOENT || errno == ENOTDIR ? FileMark() : FileMark{-1, -1, 0, ~quint64(0)};
}

OpenFile::OpenFile(const QString& path, int how, mode_t mode)
    : m_file(::open(QFile::encodeName(path).constData(), how | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, mode))
{}

OpenFile::~OpenFile()
{
    if (m_file >= 0)
        ::close(m_file);
}

bool writeAll(const OpenFile& file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file.descriptor(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Stored<std::string> readPlainFile(const QString& path, qint64 longest)
{
    const OpenFile file(path, O_RDONLY);
    struct stat found = {};
    if (!file || ::fstat(file.descriptor(), &found) != 0)
        return refuse(faultOfReading(path));
    if (!S_ISREG(found.st_mode))
        return refuse(storageFault(Kind::unreachable, path, QStringLiteral("not a file")));
    if (found.st_size > longest)
        return refuse(storageFault(Kind::damaged, path, QStringLiteral("longer than %1 bytes").arg(longest)));
    QFile reader;
    std::string bytes(static_cast<std::size_t>(found.st_size), '\0');
    reader.open(file.descriptor(), QIODevice::ReadOnly | QIODevice::Unbuffered);
    const qint64 read = reader.read(bytes.data(), found.st_size);
    if (reader.error() != QFileDevice::NoError)
        return refuse(storageFault(Kind::unreachable, path, reader.errorString()));
    bytes.resize(static_cast<std::size_t>(read)); // shorter where it was cut since
    return bytes;
}

bool writeUnsynced(const QString& path, std::string_view bytes)
{
    const OpenFile file(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    return file && writeAll(file, bytes);
}

Stored<void> writeInPlace(const QString& path, std::string_view bytes, Onto onto)
{
    const QString part = path + partSuffix;
    const OpenFile file(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (!file)
        return refuse(faultOfSystem(path));
    if (writeAll(file, bytes) && ::fsync(file.descriptor()) == 0 && moveInPlace(part, path, onto))
        return {};
    const StorageFault fault = faultOfSystem(path);
    QFile::remove(part);
    return refuse(fault);
}

bool makeDataFolder(const QString& folder)
{
    const QFileInfo there(folder);
    if (there.exists())
        return there.isDir();
    const QString above = there.absolutePath();
    if (!makeDataFolder(above) || ::mkdir(QFile::encodeName(folder).constData(), 0700) != 0)
        return false;
    syncToDisk(above);
    return true;
}

bool eachIn(const QString& folder,
            const std::function<void(const QString& name, const struct stat& found)>& take)
{
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(QFile::encodeName(folder).constData()),
                                                      ::closedir);
    if (!entries)
        return errno == ENOENT && !markOf(folder).exists(); // not a link that leads nowhere
    if (!isPlainFolder(folder)) {
        errno = ELOOP;
        return false;
    }
    for (errno = 0; const dirent* entry = ::readdir(entries.get()); errno = 0) {
        const std::string_view name(entry->d_name);
        struct stat found = {};
        if (!take || name == "." || name == "..")
            continue;
        if (::fstatat(::dirfd(entries.get()), entry->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0)
            take(QFile::decodeName(entry->d_name), found);
        else if (errno != ENOENT) // it may just have gone
            return false;
    }
    return errno == 0;
}

bool isPlainFolder(const QString& path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 && S_ISDIR(found.st_mode);
}

Stored<void> makePlainFolder(const QString& folder)
{
    const bool isMade = makeDataFolder(folder) && isPlainFolder(folder);
    return isMade ? Stored<void>() : refuse(storageFault(Kind::cannotCreateFolder, folder));
}

bool syncToDisk(const QString& path)
{
    const OpenFile file(path, O_RDONLY);
    return file && ::fsync(file.descriptor()) == 0;
}

bool moveUnsynced(const QString& from, const QString& to, Onto onto)
{
    const QByteArray old = QFile::encodeName(from), name = QFile::encodeName(to);
    if (onto == Onto::nothing &&
        ::renameat2(AT_FDCWD, old.data(), AT_FDCWD, name.data(), RENAME_NOREPLACE) == 0)
        return true;
    // Some file systems have no such call.
    return (onto == Onto::any || errno != EEXIST) && std::rename(old.data(), name.data()) == 0;
}

bool moveInPlace(const QString& from, const QString& to, Onto onto)
{
    if (!moveUnsynced(from, to, onto))
        return false;
    // Some file systems can't sync folders; the name is changed all the same.
    syncToDisk(QFileInfo(to).absolutePath());
    return true;
}

StorageFault faultOfReading(const QString& path)
{
    return storageFault(Kind::unreachable, path,
                        errno == ELOOP   ? QStringLiteral("it is a link, which isn't followed")
                        : errno == ENXIO ? QStringLiteral("not a file")
                                         : QString::fromLocal8Bit(std::strerror(errno)));
}

StorageFault faultOfSystem(const QString& path)
{
    const int error = errno;
    StorageFault fault = faultOfReading(path);
    if (error == EACCES || error == EPERM || error == EROFS)
        fault.kind = Kind::readOnly;
    else if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        fault.kind = Kind::full;
    return fault;
}

FileLock::~FileLock()
{
    struct stat held = {};
    if (m_file && ::fstat(m_file->descriptor(), &held) == 0 && markOf(m_path).isSameFile(markOf(held)))
        QFile::remove(m_path); // whoever waits for this very file finds its name gone, and begins anew
}

FileLock::Result FileLock::take()
{
    const QString folder = QFileInfo(QFileInfo(m_path).absolutePath()).canonicalFilePath();
    m_folder = std::make_unique<OpenFile>(folder, O_RDONLY | O_DIRECTORY);
    // Some file systems have no locks for folders; there the file alone counts.
    if (*m_folder && ::flock(m_folder->descriptor(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return Result::busy;
    auto file = std::make_unique<OpenFile>(m_path, O_RDWR | O_CREAT, 0600);
    struct stat held = {};
    if (!*file && !markOf(m_path).exists())
        return Result::impossible;
    if (!*file || ::fstat(file->descriptor(), &held) != 0 || !S_ISREG(held.st_mode) || held.st_size > 0)
        return Result::foreign;
    if (::flock(file->descriptor(), LOCK_EX | LOCK_NB) == 0) {
        if (markOf(m_path) != markOf(held))
            return Result::busy; // the one before may just have taken the file away
    } else if (errno == EWOULDBLOCK || errno == EINTR) {
        return Result::busy;
    }
    m_file = std::move(file);
    return Result::held;
}

} // namespace adjutant
