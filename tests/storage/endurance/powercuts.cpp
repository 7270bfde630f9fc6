#include "tests/storage/endurance/promises.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <random>
#include <set>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The calls of the system that this program makes itself: whoever is under watch has what was synced
// remembered, and at some call the power goes. What wasn't synced may then be on the disk, or not, or in
// part.
namespace {

using adjutant::test::contentsOf;
using adjutant::test::Promises;

struct Disk
{
    bool isWatched = false;
    int callsLeft = 0;
    QString folder;
    QString after;                      ///< what the disk is like when the power is back
    std::map<ino_t, QByteArray> synced; ///< contents
    std::map<QString, ino_t> names;     ///< that are on disk, by path
    std::set<QString> folders;          ///< that are
    std::mt19937 random;
};

Disk& disk()
{
    static Disk one;
    return one;
}

ino_t inodeOf(const QString& path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_ino : 0;
}

// What of a file reached the disk: what was synced, and of the rest as much as it happened.
QByteArray afterCut(const QByteArray& synced, const QByteArray& now, std::mt19937& random)
{
    if (now.size() < synced.size() || !now.startsWith(synced))
        return random() % 2 == 0 ? synced : now;
    const qsizetype more = now.size() - synced.size();
    return now.first(synced.size() +
                     static_cast<qsizetype>(random() % (static_cast<std::uint32_t>(more) + 1)));
}

// Whether all folders above a file are on the disk for sure.
bool hasItsFolders(const QString& path)
{
    for (QString up = QFileInfo(path).path(); up != disk().folder; up = QFileInfo(up).path())
        if (!disk().folders.contains(up))
            return false;
    return true;
}

[[noreturn]] void cut()
{
    Disk& one = disk();
    one.isWatched = false;
    std::map<QString, ino_t> now;
    std::map<ino_t, QByteArray> contents;
    for (QDirIterator each(one.folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         each.hasNext();) {
        const QString path = each.next();
        now[path] = inodeOf(path);
        contents[now[path]] = contentsOf(path);
    }
    std::map<QString, ino_t> kept = one.names;
    for (const auto& [path, inode] : now) // a name that isn't synced may be there
        if (one.random() % 2 == 0)
            kept[path] = inode;
    for (const auto& [path, inode] : one.names) // or be gone already
        if (!now.contains(path) && one.random() % 2 == 0)
            kept.erase(path);
    for (const auto& [path, inode] : kept) {
        if (!hasItsFolders(path) && one.random() % 2 == 0)
            continue;
        const QString to = one.after + path.mid(one.folder.size());
        QDir().mkpath(QFileInfo(to).path());
        QFile file(to);
        if (file.open(QIODevice::WriteOnly))
            file.write(afterCut(one.synced[inode],
                                contents.contains(inode) ? contents[inode] : one.synced[inode], one.random));
    }
    ::_exit(7);
}

bool isOurs(const QString& path)
{
    return disk().isWatched && path.startsWith(disk().folder) &&
           !path.contains(QStringLiteral("index.sqlite"));
}

QString pathOf(int file)
{
    return QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(file));
}

void count(const QString& path)
{
    if (isOurs(path) && --disk().callsLeft == 0)
        cut();
}

void sync(int file)
{
    const QString path = pathOf(file);
    count(path);
    if (!isOurs(path))
        return;
    struct stat found = {};
    if (::fstat(file, &found) != 0)
        return;
    disk().isWatched = false;
    if (S_ISDIR(found.st_mode)) {
        std::erase_if(disk().names,
                      [&path](const auto& each) { return QFileInfo(each.first).path() == path; });
        for (const QFileInfo& each : QDir(path).entryInfoList(QDir::Files | QDir::Hidden))
            disk().names[each.filePath()] = inodeOf(each.filePath());
        for (const QFileInfo& each : QDir(path).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
            disk().folders.insert(each.filePath());
    } else {
        disk().synced[found.st_ino] = contentsOf(path);
    }
    disk().isWatched = true;
}

} // namespace

extern "C" {

ssize_t write(int file, const void* bytes, size_t count_)
{
    if (disk().isWatched) {
        const QString path = pathOf(file);
        if (isOurs(path) && --disk().callsLeft == 0) {
            // Half a write.
            static_cast<void>(::syscall(SYS_write, file, bytes, count_ / 2));
            cut();
        }
    }
    return ::syscall(SYS_write, file, bytes, count_);
}

int fsync(int file)
{
    sync(file);
    return static_cast<int>(::syscall(SYS_fsync, file));
}

int fdatasync(int file)
{
    sync(file);
    return static_cast<int>(::syscall(SYS_fdatasync, file));
}

int rename(const char* from, const char* to)
{
    count(QFile::decodeName(to));
    return static_cast<int>(::syscall(SYS_rename, from, to));
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned int how)
{
    count(QFile::decodeName(to));
    return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, how));
}

int link(const char* from, const char* to)
{
    count(QFile::decodeName(to));
    return static_cast<int>(::syscall(SYS_link, from, to));
}

int ftruncate(int file, off_t bytes)
{
    count(pathOf(file));
    return static_cast<int>(::syscall(SYS_ftruncate, file, bytes));
}

} // extern "C"

namespace adjutant::test {

namespace {

// What is promised by the time the power goes, in a process of its own.
QByteArray workUntilCut(const QString& folder, const QString& after, unsigned seed)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        disk().folder = folder;
        disk().after = after;
        disk().random.seed(seed);
        disk().callsLeft = 1 + static_cast<int>(disk().random() % 200);
        disk().isWatched = true;
        const bool done = work(folder, seed, 12, [&ends](const QString& line) {
            const QByteArray bytes = line.toUtf8() + ".\n";
            static_cast<void>(::syscall(SYS_write, ends[1], bytes.constData(), bytes.size()));
        });
        if (done)
            cut();
        ::_exit(1);
    }
    ::close(ends[1]);
    QByteArray given;
    char buffer[4096];
    for (ssize_t more = 0; (more = ::read(ends[0], buffer, sizeof buffer)) > 0;)
        given.append(buffer, more);
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 7 ? given : QByteArray("broken");
}

} // namespace

bool cutPower(int times)
{
    std::mt19937 random(std::random_device{}());
    int promised = 0;
    for (int k = 0; k < times; ++k) {
        const QTemporaryDir before, after;
        const auto seed = static_cast<unsigned>(random());
        const QByteArray given = workUntilCut(before.path(), after.path(), seed);
        if (given == "broken") {
            std::fprintf(stderr, "seed %u: the work failed\n", seed);
            return false;
        }
        Promises promises, found;
        for (const QByteArray& line : given.split('\n'))
            hear(line, promises);
        promised += static_cast<int>(given.count('\n'));
        if (!areKept(promises, after.path(), found)) {
            std::fprintf(stderr, "seed %u\n", seed);
            return false;
        }
    }
    std::printf("%d power cuts, %d promises, all kept\n", times, promised);
    return promised > 0;
}

} // namespace adjutant::test
