#include "tests/storage/endurance/lossydisk.h"

#include "tests/storage/storagefixture.h"

#include <QDir>
#include <QFileInfo>

#include <sqlite3.h>

#include <cstring>

namespace adjutant::test {

namespace {

constexpr qint64 sector = 512;

LossyDisk* disk = nullptr; // SQLite's functions get no other word of it
sqlite3_vfs* below = nullptr;

// SQLite's own file follows this one in memory.
struct WatchedFile
{
    sqlite3_file base;
    QString* path;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

WatchedFile* of(sqlite3_file* file)
{
    return reinterpret_cast<WatchedFile*>(file);
}

int closeFile(sqlite3_file* file)
{
    sqlite3_file* real = of(file)->real();
    const int result = real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
    delete of(file)->path;
    return result;
}

int readFile(sqlite3_file* file, void* into, int size, sqlite3_int64 at)
{
    return of(file)->real()->pMethods->xRead(of(file)->real(), into, size, at);
}

int writeFile(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at)
{
    disk->wrote(*of(file)->path, at, QByteArray(static_cast<const char*>(bytes), size));
    return of(file)->real()->pMethods->xWrite(of(file)->real(), bytes, size, at);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    disk->truncated(*of(file)->path, size);
    return of(file)->real()->pMethods->xTruncate(of(file)->real(), size);
}

// The disk is played here: the real one need not be waited for.
int syncFile(sqlite3_file* file, int)
{
    disk->synced(*of(file)->path);
    return SQLITE_OK;
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    return of(file)->real()->pMethods->xFileSize(of(file)->real(), size);
}

int lockFile(sqlite3_file* file, int lock)
{
    return of(file)->real()->pMethods->xLock(of(file)->real(), lock);
}

int unlockFile(sqlite3_file* file, int lock)
{
    return of(file)->real()->pMethods->xUnlock(of(file)->real(), lock);
}

int checkLock(sqlite3_file* file, int* result)
{
    return of(file)->real()->pMethods->xCheckReservedLock(of(file)->real(), result);
}

int controlFile(sqlite3_file* file, int what, void* with)
{
    return of(file)->real()->pMethods->xFileControl(of(file)->real(), what, with);
}

int sectorSize(sqlite3_file* file)
{
    return of(file)->real()->pMethods->xSectorSize(of(file)->real());
}

int promisesOfDisk(sqlite3_file* file)
{
    return of(file)->real()->pMethods->xDeviceCharacteristics(of(file)->real());
}

int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** into)
{
    return of(file)->real()->pMethods->xShmMap(of(file)->real(), page, size, extend, into);
}

int lockShared(sqlite3_file* file, int offset, int count, int flags)
{
    return of(file)->real()->pMethods->xShmLock(of(file)->real(), offset, count, flags);
}

void barrierOfShared(sqlite3_file* file)
{
    of(file)->real()->pMethods->xShmBarrier(of(file)->real());
}

int unmapShared(sqlite3_file* file, int remove)
{
    return of(file)->real()->pMethods->xShmUnmap(of(file)->real(), remove);
}

const sqlite3_io_methods methods{
    2,          closeFile,       readFile,    writeFile,   truncateFile, syncFile,       sizeOfFile,
    lockFile,   unlockFile,      checkLock,   controlFile, sectorSize,   promisesOfDisk, mapShared,
    lockShared, barrierOfShared, unmapShared, nullptr,     nullptr};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    WatchedFile* watched = of(file);
    watched->path = new QString(QString::fromUtf8(name ? name : ""));
    const int result = below->xOpen(below, name, watched->real(), flags, outFlags);
    if (result != SQLITE_OK && !watched->real()->pMethods) {
        delete watched->path;
        watched->base.pMethods = nullptr; // it is not closed then
        return result;
    }
    watched->base.pMethods = &methods;
    if (result == SQLITE_OK)
        disk->opened(*watched->path);
    return result;
}

int removeFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    const int result = below->xDelete(below, name, syncFolder);
    if (result == SQLITE_OK)
        disk->removed(QString::fromUtf8(name));
    return result;
}

sqlite3_vfs watching{};

void put(QByteArray& bytes, qint64 at, QByteArrayView part)
{
    if (bytes.size() < at + part.size())
        bytes.resize(at + part.size(), '\0');
    std::memcpy(bytes.data() + at, part.data(), static_cast<std::size_t>(part.size()));
}

} // namespace

LossyDisk::LossyDisk(QRandomGenerator& random) : m_random(random)
{
    disk = this;
    below = sqlite3_vfs_find(nullptr);
    watching = *below;
    watching.pNext = nullptr;
    watching.zName = "lossy";
    watching.szOsFile = static_cast<int>(sizeof(WatchedFile)) + below->szOsFile;
    watching.xOpen = openFile;
    watching.xDelete = removeFile;
    sqlite3_vfs_register(&watching, 1);
}

LossyDisk::~LossyDisk()
{
    sqlite3_vfs_unregister(&watching);
    sqlite3_vfs_register(below, 1);
    disk = nullptr;
}

void LossyDisk::watch(const QString& folder)
{
    m_files.clear();
    m_folder = folder + QLatin1Char('/');
    m_untilCut = -1;
    m_onCut = nullptr;
}

void LossyDisk::cutBefore(qint64 write, const QString& afterwards, std::function<void()> onCut)
{
    m_untilCut = write;
    m_afterwards = afterwards;
    m_onCut = std::move(onCut);
}

void LossyDisk::opened(const QString& path)
{
    if (!path.startsWith(m_folder) || m_files.contains(path))
        return;
    File file;
    // What stood there before the first look at it had its time to get to the disk.
    file.isThere = QFileInfo(path).size() > 0;
    if (file.isThere)
        file.synced = bytesOf(path);
    m_files.insert(path, file);
}

void LossyDisk::wrote(const QString& path, qint64 at, QByteArray bytes)
{
    if (!m_files.contains(path))
        return;
    count();
    m_files[path].changes.push_back({at, std::move(bytes)});
}

void LossyDisk::truncated(const QString& path, qint64 size)
{
    if (!m_files.contains(path))
        return;
    count();
    m_files[path].changes.push_back({size, {}, true});
}

void LossyDisk::synced(const QString& path)
{
    const auto file = m_files.find(path);
    if (file == m_files.end())
        return;
    for (const Change& change : file->changes)
        if (change.truncates)
            file->synced.resize(std::min<qint64>(file->synced.size(), change.at));
        else
            put(file->synced, change.at, change.bytes);
    file->changes.clear();
    file->isThere = true;
}

void LossyDisk::removed(const QString& path)
{
    count();
    m_files.remove(path);
}

void LossyDisk::count()
{
    if (m_untilCut >= 0 && m_untilCut-- == 0)
        cutNow();
}

// What each cut leaves differs: nothing, all, or some sectors of what wasn't synced.
QByteArray LossyDisk::leftOf(const File& file)
{
    QByteArray left = file.synced;
    const int odds = m_random.bounded(5); // of four
    for (const Change& change : file.changes) {
        const auto isLost = [&] { return m_random.bounded(4) >= odds; };
        if (change.truncates) {
            if (!isLost())
                left.resize(std::min<qint64>(left.size(), change.at));
            continue;
        }
        bool isWhole = true;
        for (qint64 at = 0; at < change.bytes.size(); at += sector) {
            const auto part =
                QByteArrayView(change.bytes).sliced(at, std::min(sector, change.bytes.size() - at));
            if (isLost())
                isWhole = false;
            else
                put(left, change.at + at, part);
        }
        m_lost += !isWhole;
    }
    return left;
}

void LossyDisk::cutNow()
{
    if (!m_onCut)
        return;
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        // A name that was never synced may be there or not.
        if (!file->isThere && m_random.bounded(2) == 0)
            continue;
        const QString path = m_afterwards + QLatin1Char('/') + file.key().mid(m_folder.size());
        QDir().mkpath(QFileInfo(path).path());
        write(path, leftOf(*file));
    }
    m_untilCut = -1;
    std::exchange(m_onCut, nullptr)();
}

} // namespace adjutant::test
