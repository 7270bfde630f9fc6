#include "app/storage/filelock.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace adjutant {

FileLock::~FileLock()
{
    if (m_file >= 0) {
        // Whoever waits for this very file finds its name gone, and begins anew.
        QFile::remove(m_path);
        ::close(m_file);
    }
    if (m_folder >= 0)
        ::close(m_folder);
}

// False where another holds it. Some file systems have no locks for folders; there the file alone counts.
bool FileLock::holdFolder()
{
    if (m_folder < 0)
        m_folder = ::open(QFile::encodeName(QFileInfo(m_path).absolutePath()).constData(),
                          O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return m_folder < 0 || ::flock(m_folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

FileLock::Result FileLock::take(int patience)
{
    constexpr int pause = 20; // milliseconds
    QElapsedTimer waited;
    waited.start();
    for (;;) {
        if (holdFolder()) {
            const int file = ::open(QFile::encodeName(m_path).constData(),
                                    O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0600);
            if (file < 0)
                return Result::impossible;
            const bool isLocked = ::flock(file, LOCK_EX | LOCK_NB) == 0;
            const bool isBusy = !isLocked && (errno == EWOULDBLOCK || errno == EINTR);
            struct stat held = {};
            // The one before may just have taken the file away.
            const bool isNamed = isLocked && ::fstat(file, &held) == 0 && markOf(m_path) == markOf(held);
            if (isNamed || (!isLocked && !isBusy)) {
                m_file = file;
                return Result::held;
            }
            ::close(file);
        }
        if (waited.elapsed() >= patience)
            return Result::busy;
        QThread::msleep(pause);
    }
}

} // namespace adjutant
