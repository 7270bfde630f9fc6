#pragma once

#include <QTemporaryDir>

namespace adjutant {

/// A copy of a database and its log or journal in a temporary folder, to be tried on what might harm the
/// original. No connection to the original may be open in this program, since reading it would take away
/// SQLite's locks.
class WorkingCopy
{
public:
    explicit WorkingCopy(const QString& original);

    /// Whether copying succeeded.
    bool exists() const { return m_exists; }
    QString path() const { return m_folder.filePath(QStringLiteral("copy.db")); }

    /// Where what is changed of it may be backed up.
    QString backups() const { return m_folder.filePath(QStringLiteral("backups")); }

private:
    QTemporaryDir m_folder;
    bool m_exists = false;
};

} // namespace adjutant
