#include "app/storage/workingcopy.h"

#include "app/storage/storefiles.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

namespace adjutant {

namespace {

constexpr int headerBytes = 100;

// Places in the header (sqlite.org/fileformat.html, chapter 1.3).
constexpr int pageSizeAt = 16, changesAt = 24, pagesAt = 28, freePagesAt = 32, freePageCountAt = 36,
              validForAt = 92;

// The first page of a database of ours that is still empty. Its tables begin where those of every such
// database do.
QByteArray firstPage(const QString& path, const SchemaSteps& steps)
{
    {
        auto pattern = Database::open(path, {});
        if (!pattern || !updateSchema(*pattern, steps, QString()))
            return {};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray header = file.peek(headerBytes);
    if (header.size() < headerBytes)
        return {};
    return file.read(qFromBigEndian<quint16>(header.constData() + pageSizeAt));
}

void setNumber(QByteArray& page, int at, quint32 number)
{
    qToBigEndian(number, page.data() + at);
}

} // namespace

WorkingCopy::WorkingCopy(const QString& original)
{
    const QString log = storefiles::logOf(original);
    m_exists = m_folder.isValid() && QFile::copy(original, path()) &&
               (!QFileInfo::exists(log) || QFile::copy(log, storefiles::logOf(path())));
    for (const QString& file :
         {path(), storefiles::logOf(path())}) // the copy of a read-only file would be one too
        if (m_exists && QFileInfo::exists(file))
            m_exists = QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

bool WorkingCopy::replaceBeginning(Beginning beginning, const SchemaSteps& steps)
{
    QByteArray page = firstPage(m_folder.filePath(QStringLiteral("pattern.db")), steps);
    QFile file(path());
    if (page.isEmpty() || !file.open(QIODevice::ReadWrite))
        return false;
    const qint64 pageSize = page.size();
    const qint64 pages = std::max<qint64>(1, (file.size() + pageSize - 1) / pageSize);
    setNumber(page, pagesAt, static_cast<quint32>(pages));
    setNumber(page, freePagesAt, 0);
    setNumber(page, freePageCountAt, 0);
    setNumber(page, changesAt, 1);
    setNumber(page, validForAt, 1);
    if (beginning == Beginning::header)
        page.truncate(headerBytes);
    return file.write(page) == page.size() && file.flush() && file.resize(pages * pageSize);
}

} // namespace adjutant
