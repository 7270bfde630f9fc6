#include "app/storage/incoming.h"

#include "app/storage/diskfile.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

const QString completeMark = QStringLiteral("/complete");

Stored<void> makeFolderOf(const QString& path)
{
    const QString folder = QFileInfo(path).path();
    return makeDataFolder(folder) ? Stored<void>() : refuse(storageFault(Kind::cannotCreateFolder, folder));
}

// Moves the files of a complete batch to where they belong; what was moved before is there already. Where the
// first of them can't be moved nothing has changed, and nothing is to come.
Stored<void> moveIn(const QString& folder, const QString& batch)
{
    QStringList files;
    for (QDirIterator each(batch, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); each.hasNext();)
        files.append(each.next());
    files.removeOne(batch + completeMark);
    bool isAnyMoved = false;
    for (const QString& file : files) {
        const QString place = folder + file.mid(batch.size());
        auto moved = makeFolderOf(place);
        if (moved && !moveInPlace(file, place))
            moved = refuse(faultOfSystem(place));
        if (!moved && !isAnyMoved)
            QFile::remove(batch + completeMark);
        if (!moved)
            return isAnyMoved ? refuse(storageFault(Kind::comesLater, place, moved.error().text)) : moved;
        isAnyMoved = true;
    }
    QDir(batch).removeRecursively();
    return {};
}

} // namespace

IncomingFiles::IncomingFiles(const QString& folder)
    : m_folder(folder), m_batch(storefiles::freshStamped(storefiles::incoming(folder) + u'/', {}))
{}

IncomingFiles::~IncomingFiles()
{
    if (!identityOf(m_batch + completeMark).exists)
        QDir(m_batch).removeRecursively();
}

Stored<void> IncomingFiles::add(const QString& place, std::string_view bytes)
{
    const QString path = m_batch + u'/' + place;
    if (auto made = makeFolderOf(path); !made)
        return made;
    return writeInPlace(path, bytes);
}

Stored<void> IncomingFiles::finish()
{
    if (!identityOf(m_batch).exists)
        return {}; // nothing was brought in
    if (auto marked = writeInPlace(m_batch + completeMark, {}); !marked)
        return marked;
    return moveIn(m_folder, m_batch);
}

void IncomingFiles::finishOthers(const QString& folder)
{
    const QString incoming = storefiles::incoming(folder);
    for (const QString& name : QDir(incoming).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString batch = incoming + u'/' + name;
        if (identityOf(batch + completeMark).exists)
            static_cast<void>(moveIn(folder, batch));
        else
            QDir(batch).removeRecursively();
    }
}

} // namespace adjutant
