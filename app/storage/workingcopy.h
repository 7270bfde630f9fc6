#pragma once

#include "app/storage/schema.h"

#include <QTemporaryDir>

namespace adjutant {

/// A copy of a database and its log in a temporary folder, to be tried on what might harm the original. No
/// connection to the original may be open in this program, since reading it would take away SQLite's locks.
class WorkingCopy
{
public:
    explicit WorkingCopy(const QString& original);

    /// Whether copying succeeded.
    bool exists() const { return m_exists; }
    QString path() const { return m_folder.filePath(QStringLiteral("copy.db")); }

    /// Where what is changed of it may be backed up.
    QString backups() const { return m_folder.filePath(QStringLiteral("backups")); }

    /// Gives the copy the first bytes of a new database, and the size that it really has: 100 bytes are the
    /// header that tells SQLite what the file is, a page is everything that tells where our tables are. False
    /// where that failed.
    enum class Beginning { header, page };
    bool replaceBeginning(Beginning beginning, const SchemaSteps& steps);

private:
    QTemporaryDir m_folder;
    bool m_exists = false;
};

} // namespace adjutant
