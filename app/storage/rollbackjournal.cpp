#include "app/storage/rollbackjournal.h"

#include "app/storage/diskfile.h"
#include "app/storage/storefiles.h"
#include "app/storage/workingcopy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <unistd.h>

namespace adjutant {

namespace {

// Whether another program is within a transaction, whose journal this is (sqlite.org/fileformat.html, the
// bytes that SQLite locks).
bool isBeingWritten(const QString& database)
{
    constexpr off_t pendingByte = 0x40000000;
    constexpr off_t lockedBytes = 512; // of those who write and those who read
    const int file = ::open(QFile::encodeName(database).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return false;
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = pendingByte;
    lock.l_len = lockedBytes;
    const bool isKnown = ::fcntl(file, F_GETLK, &lock) == 0;
    ::close(file);
    return isKnown && lock.l_type != F_UNLCK;
}

// After the journal was carried out.
Stored<bool> isSoundAfterIt(const QString& database, const SchemaSteps& steps)
{
    const WorkingCopy copy(database);
    if (!copy.exists())
        return refuse(storageFault(whyNotWritable(QDir::tempPath()), database));
    auto undone = Database::open(copy.path(), {});
    const auto sound = undone ? requireSound(*undone, steps) : refuse(undone.error());
    return sound || sound.error().kind != StorageFault::Kind::damaged;
}

} // namespace

Stored<void> setForeignJournalAside(const QString& database, const SchemaSteps& steps)
{
    const QString journal = storefiles::journalOf(database);
    if (QFileInfo(journal).size() <= 0 || Database::isOpen(database) || isBeingWritten(database))
        return {};
    // Beside an empty database, or none, SQLite throws it away.
    if (QFileInfo(database).size() > 0) {
        const auto sound = isSoundAfterIt(database, steps);
        if (!sound)
            return refuse(sound.error());
        if (*sound)
            return {};
    }
    const QString folder = QFileInfo(database).absolutePath();
    const QString aside =
        storefiles::freshStamped(folder + QStringLiteral("/adjutant.damaged-"), QStringLiteral(".journal"));
    if (!moveInPlace(journal, aside))
        return refuse(storageFault(whyNotWritable(folder), journal));
    return {};
}

} // namespace adjutant
