#include "app/storage/writeaheadlog.h"

#include <QFile>
#include <QtEndian>

namespace adjutant {

namespace {

// sqlite.org/fileformat.html, chapter 4.1: a header, then frames of a header and a page each.
constexpr qint64 logHeaderBytes = 32, frameHeaderBytes = 24;
constexpr int logPageSizeAt = 8, saltAt = 16;    // in the log's header
constexpr int pageNumberAt = 0, frameSaltAt = 8; // in a frame's
constexpr int saltBytes = 8;
constexpr int versionAt = 60; // in a database's header, which is on page 1

quint32 number(const QByteArray& bytes, int at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

} // namespace

std::optional<int> schemaVersionInLog(const QString& log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray header = file.read(logHeaderBytes);
    if (header.size() < logHeaderBytes)
        return std::nullopt;
    const qint64 pageSize = number(header, logPageSizeAt);
    if (pageSize < 512 || pageSize > 65536)
        return std::nullopt;

    std::optional<int> version;
    for (qint64 at = logHeaderBytes; file.seek(at); at += frameHeaderBytes + pageSize) {
        const QByteArray frame = file.read(frameHeaderBytes + versionAt + 4);
        if (frame.size() < frameHeaderBytes + versionAt + 4)
            break;
        if (frame.mid(frameSaltAt, saltBytes) != header.mid(saltAt, saltBytes))
            break; // left over from before the log was begun anew
        if (number(frame, pageNumberAt) == 1)
            version = static_cast<int>(number(frame, frameHeaderBytes + versionAt));
    }
    return version;
}

} // namespace adjutant
