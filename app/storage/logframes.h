#pragma once

#include "app/storage/logchecksum.h"

#include <QFile>

#include <optional>

namespace adjutant {

/// A page as a transaction left it in a write-ahead log.
struct LogFrame
{
    QByteArray header; ///< which page it is, whether a transaction ends here, salts and checksum
    QByteArray page;
    LogSum before;         ///< the checksum that this one continues
    bool hasSalts = false; ///< the log's; others are left over from before it was begun anew
    bool hasSum = false;   ///< its checksum follows from the one before it

    bool isSound() const { return hasSalts && hasSum; }
    quint32 pageNumber() const;
    bool endsTransaction() const;

    /// What the checksum is made over, and the checksum.
    QByteArray summed() const;
    void setSummed(const QByteArray& bytes);
    LogSum sum() const;
};

/// Reads a write-ahead log frame by frame (sqlite.org/fileformat.html, chapter 4), without letting SQLite at
/// it, which would carry the log over into its database.
class LogReader
{
public:
    explicit LogReader(const QString& log);

    /// Whether the file is a log whose frames can be told apart. Its header may be damaged; then what follows
    /// says how it was.
    bool isLog() const { return m_pageSize > 0; }
    bool isHeaderSound() const { return m_isHeaderSound; }

    /// As it stands in the file.
    const QByteArray& header() const { return m_header; }
    /// As it must be, and the checksum that the first frame was written to continue.
    QByteArray rightHeader() const;
    LogSum firstSum() const { return m_firstSum; }

    ByteOrder order() const { return m_order; }
    qint64 pageSize() const { return m_pageSize; }
    const QByteArray& salts() const { return m_salts; }

    /// The next frame, sound or not; none behind the last whole one.
    std::optional<LogFrame> next();

private:
    void recogniseByFrames();

    QFile m_file;
    QByteArray m_header;
    QByteArray m_salts;
    LogSum m_firstSum;
    LogSum m_before; ///< the checksum that the next frame continues
    ByteOrder m_order = ByteOrder::little;
    qint64 m_pageSize = 0;
    bool m_isHeaderSound = false;
};

/// A database's bytes with a log carried over into them: all its transactions up to the first damage.
QByteArray withLog(QByteArray database, const QString& log);

/// The checksum at the end of a frame's header or a log's, and such a header with another one.
LogSum sumAtEnd(const QByteArray& header);
QByteArray withSum(QByteArray header, LogSum sum);

} // namespace adjutant
