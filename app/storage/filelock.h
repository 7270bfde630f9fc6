#pragma once

#include "app/storage/diskfile.h"

#include <QString>

namespace adjutant {

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

    enum class Result { held, busy, impossible };

    /// Waits for it, so many milliseconds at most. `busy`: another holds it still, or the file never
    /// keeps its identity; `impossible`: the file can't be made. Where the system has no locks for the file
    /// it is `held` all the same, though another may hold it too: what is to be done can be done.
    Result take(int patience);

private:
    bool holdFolder();

    QString m_path;
    int m_file = -1;
    int m_folder = -1;
};

} // namespace adjutant
