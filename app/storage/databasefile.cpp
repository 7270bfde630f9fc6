#include "app/storage/databasefile.h"

#include "app/storage/database.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace adjutant {

namespace {

// How a database begins, its log and its rollback journal (sqlite.org/fileformat.html), and the log's index
// (walformat.html; its number is in the machine's own order).
const std::array beginnings{
    QByteArrayLiteral("SQLite format 3\0"),        QByteArrayLiteral("\x37\x7f\x06\x82"),
    QByteArrayLiteral("\x37\x7f\x06\x83"),         QByteArrayLiteral("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"),
    QByteArrayLiteral("\x18\xe2\x2d\x00\0\0\0\0"), QByteArrayLiteral("\x00\x2d\xe2\x18\0\0\0\0")};

bool beginsAsDatabase(const QString& path)
{
    if (Database::isOpen(path))
        return true;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray beginning = file.read(16);
    return std::ranges::any_of(beginnings,
                               [&beginning](const QByteArray& known) { return beginning.startsWith(known); });
}

} // namespace

bool isDatabaseFile(const QString& path)
{
    if (beginsAsDatabase(path))
        return true;
    // A file beside a database is its log by its name, whatever is in it, and before it is there.
    const QFileInfo file(path);
    const QString real = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    static const std::array suffixes{QStringLiteral("-wal"), QStringLiteral("-shm"),
                                     QStringLiteral("-journal")};
    return std::ranges::any_of(suffixes, [&real](const QString& suffix) {
        return real.endsWith(suffix) && beginsAsDatabase(real.chopped(suffix.size()));
    });
}

} // namespace adjutant
