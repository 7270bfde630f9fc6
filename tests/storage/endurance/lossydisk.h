#pragma once

#include <QByteArray>
#include <QHash>
#include <QRandomGenerator>
#include <QString>

#include <functional>
#include <vector>

namespace adjutant::test {

/// Stands between SQLite and the disk, and knows of each file below a folder what was synced and what was
/// only written. When the power is cut, it leaves in another folder what a disk may then have: all that was
/// synced; of what was written since, each 512 bytes or not, in any order. One at a time; it is SQLite's disk
/// from when it is made on, for all connections opened then, until it ends.
class LossyDisk
{
public:
    explicit LossyDisk(QRandomGenerator& random);
    LossyDisk(const LossyDisk&) = delete;
    LossyDisk& operator=(const LossyDisk&) = delete;
    ~LossyDisk();

    /// Forgets all files, and begins with those of a folder, as they are.
    void watch(const QString& folder);

    /// Cuts the power before the write of that number from now on: `afterwards` has what is left, and `onCut`
    /// is called. The program goes on as if nothing was.
    void cutBefore(qint64 write, const QString& afterwards, std::function<void()> onCut);

    /// Cuts it now, where it wasn't cut yet.
    void cutNow();

    /// How many writes were not on the disk when the power was cut, of all cuts.
    qint64 lostWrites() const { return m_lost; }

    // What SQLite does.
    void opened(const QString& path);
    void wrote(const QString& path, qint64 at, QByteArray bytes);
    void truncated(const QString& path, qint64 size);
    void synced(const QString& path);
    void removed(const QString& path);

private:
    struct Change
    {
        qint64 at = 0; ///< of a write; the size of a truncation
        QByteArray bytes;
        bool truncates = false;
    };
    struct File
    {
        QByteArray synced;
        std::vector<Change> changes;
        bool isThere = false; ///< its name is on the disk: it was synced
    };

    void count();
    QByteArray leftOf(const File& file);

    QRandomGenerator& m_random;
    QString m_folder;
    QHash<QString, File> m_files;
    qint64 m_untilCut = -1;
    QString m_afterwards;
    std::function<void()> m_onCut;
    qint64 m_lost = 0;
};

} // namespace adjutant::test
