#pragma once

#include "app/storage/storagefault.h"

#include <QString>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace adjutant {

/// Which file a path leads to, and how it was when it was last looked at. Without a number there is none.
struct FileMark
{
    qint64 bytes = 0;
    qint64 modified = 0; ///< nanoseconds
    quint64 device = 0;
    quint64 number = 0;
    qint64 changed = 0; ///< nanoseconds: whoever writes can't set it back

    bool exists() const { return number != 0; }
    /// Whether a file that was read when this was its mark needn't be read again. A copy needn't, either.
    bool isAsRead(const FileMark& now) const { return bytes == now.bytes && modified == now.modified; }
    bool isSameFile(const FileMark& other) const { return device == other.device && number == other.number; }
    bool operator==(const FileMark&) const = default;
};

FileMark markOf(const struct stat& found);
/// Of the name itself: a link is no file here.
FileMark markOf(const QString& path);

/// A plain file that is closed with its scope; links and pipes are not followed.
class OpenFile
{
public:
    /// `how` as for open(2).
    OpenFile(const QString& path, int how, mode_t mode = 0);
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();

    explicit operator bool() const { return m_file >= 0; }
    int descriptor() const { return m_file; }

private:
    int m_file;
};

/// Writes all of the bytes; false where the system refuses, and errno says why.
bool writeAll(const OpenFile& file, std::string_view bytes);

/// The longest list, match or file of units that is read, in bytes: some 40,000 steps. A long evening has a
/// thousand.
inline constexpr qint64 longestFile = 4 * 1024 * 1024;

/// A plain file's bytes: `unreachable` where there is none, or its name is a link's, a pipe's or a folder's;
/// `damaged` where it is longer.
Stored<std::string> readPlainFile(const QString& path, qint64 longest);

/// Writes a file, or moves one, without waiting for the disk; false where it can't.
bool writeUnsynced(const QString& path, std::string_view bytes);
bool moveUnsynced(const QString& from, const QString& to);

/// Puts bytes in the place of a file in one step: afterwards it is the one or the other.
Stored<void> writeInPlace(const QString& path, std::string_view bytes);

/// What writeInPlace() adds to a name while it writes: a file with it was left by a program that was killed.
inline constexpr QLatin1String partSuffix(".adjutant-part");

/// Makes a folder, and those above it, where it isn't there: for its owner only, and waits until that is on
/// disk. False where it can't be made.
bool makeDataFolder(const QString& folder);

/// Looks at all that lies in a folder, links as what they are; false, and errno says why, where there is one
/// that can't be looked into; without `take` it looks at their names only. By the system's own calls, which
/// tells for thousands of files, and leaves no name out.
bool eachIn(const QString& folder,
            const std::function<void(const QString& name, const struct stat& found)>& take);

/// Whether a path leads to a folder, and not by a link.
bool isPlainFolder(const QString& path);

/// The same, of a folder that may be a link on no account: it is one of ours. `cannotCreateFolder`.
Stored<void> makePlainFolder(const QString& folder);

/// Waits until a file's contents are on disk, and for a folder, its names. False where the system says they
/// aren't.
bool syncToDisk(const QString& path);

/// Renames a file in one step, replacing what has the name, and waits until that is on disk. False where the
/// file kept its old name.
bool moveInPlace(const QString& from, const QString& to);

/// The fault that the system's last error (errno) stands for: `readOnly`, `full` or `unreachable`; of what
/// was only to be read always `unreachable`.
StorageFault faultOfSystem(const QString& path);
StorageFault faultOfReading(const QString& path);

/// A file that one window at a time can hold, of this program or another, and with it its folder: others may
/// remove or replace the file. The system lets go of both when their holder ends, however that comes about; a
/// killed program leaves nothing in the way. The file is there only while somebody holds it or was killed.
class FileLock
{
public:
    explicit FileLock(QString path) : m_path(std::move(path)) {}
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    enum class Result { held, busy, impossible, foreign };

    /// `busy`: another holds it, or the file doesn't keep its identity; `impossible`: the file can't be made;
    /// `foreign`: what has its name is not an empty file, and stays. Where the system has no locks for the
    /// file it is `held` all the same, though another may hold it too: what is to be done can be done.
    Result take();

private:
    QString m_path;
    std::unique_ptr<OpenFile> m_folder, m_file;
};

} // namespace adjutant
