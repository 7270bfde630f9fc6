#pragma once

#include "app/storage/storagefault.h"

#include <string_view>

namespace adjutant {

/// Files that come into the data folder together: all of them, or none, be the program killed meanwhile. They
/// lie in a batch of their own, `incoming/<time>/`, until all are on disk. Whoever does that holds the lock.
class IncomingFiles
{
public:
    explicit IncomingFiles(const QString& folder);
    IncomingFiles(const IncomingFiles&) = delete;
    IncomingFiles& operator=(const IncomingFiles&) = delete;
    ~IncomingFiles(); ///< without finish() nothing has come

    /// Brings a file in for a place within the data folder: `lists/a.yaml`. What is there then is set aside.
    Stored<void> add(const QString& place, std::string_view bytes);

    /// Puts them in their places.
    Stored<void> finish();

    /// Does so with what a killed program had brought in whole, and removes what it hadn't.
    static void finishOthers(const QString& folder);

private:
    QString m_folder;
    QString m_batch; ///< its folder
};

} // namespace adjutant
