#include "app/storage/incoming.h"

#include "app/storage/recordfile.h"
#include "app/storage/storefiles.h"

#include <QDir>
#include <QFile>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

const QString completeMark = QStringLiteral("/complete");

// Links are followed by neither. Most have nothing in their place: then nothing is read.
bool isEqual(const QString& one, const QString& other)
{
    if (markOf(one).bytes != markOf(other).bytes)
        return false;
    const auto first = readPlainFile(one, longestRecordFile),
               second = readPlainFile(other, longestRecordFile);
    return first && second && *first == *second;
}

// What is there already, and another, is set aside.
Stored<void> moveIn(const QString& folder, const QString& batch, const QString& place)
{
    const QString from = batch + u'/' + place, to = folder + u'/' + place;
    if (auto made = storefiles::makeFoldersFor(folder, place); !made)
        return made;
    if (isEqual(from, to)) {
        QFile::remove(from);
        return {};
    }
    const QString why = QStringLiteral("another came in its place, of an import or a backup");
    if (const auto aside = storefiles::keepAside(folder, to, why); !aside)
        return refuse(aside.error());
    // Synced once all are there; until then the batch is complete, and would be moved in again.
    return moveUnsynced(from, to) ? Stored<void>() : refuse(faultOfSystem(to));
}

// Moves the files of a complete batch to where they belong; what was moved before is there already. Where the
// first of them can't be moved nothing has changed, and nothing is to come.
Stored<void> moveAllIn(const QString& folder, const QString& batch)
{
    bool isAnyMoved = false;
    for (const QString& place : storefiles::placesIn(batch)) {
        const auto moved = moveIn(folder, batch, place);
        if (!moved && isAnyMoved)
            return refuse(storageFault(Kind::comesLater, folder + u'/' + place, moved.error().text));
        if (!moved) {
            QFile::remove(batch + completeMark);
            return moved;
        }
        isAnyMoved = true;
    }
    syncAll(folder);
    // First the mark: a batch that came back would be played over newer files.
    QFile::remove(batch + completeMark);
    syncToDisk(batch);
    QDir(batch).removeRecursively();
    return {};
}

} // namespace

IncomingFiles::IncomingFiles(const QString& folder)
    : m_folder(folder), m_batch(storefiles::freshStamped(folder + storefiles::incoming + u'/', {}))
{}

IncomingFiles::~IncomingFiles()
{
    if (!markOf(m_batch + completeMark).exists())
        QDir(m_batch).removeRecursively();
}

Stored<void> IncomingFiles::add(const QString& place, std::string_view bytes)
{
    const QString incoming = m_folder + storefiles::incoming;
    if (!makePlainFolder(incoming) || !makePlainFolder(m_batch))
        return refuse(storageFault(Kind::cannotCreateFolder, m_batch));
    // Where it goes has to be ready before anything is moved.
    if (auto made = storefiles::makeFoldersFor(m_folder, place); !made)
        return made;
    if (auto made = storefiles::makeFoldersFor(m_batch, place); !made)
        return made;
    // One sync for all of them, in finish().
    const QString path = m_batch + u'/' + place;
    return writeUnsynced(path, bytes) ? Stored<void>() : refuse(faultOfSystem(path));
}

Stored<void> IncomingFiles::finish()
{
    if (!markOf(m_batch).exists())
        return {}; // nothing was brought in
    if (!syncAll(m_batch))
        return refuse(faultOfSystem(m_batch));
    if (auto marked = writeInPlace(m_batch + completeMark, {}); !marked)
        return marked;
    return moveAllIn(m_folder, m_batch);
}

void IncomingFiles::finishOthers(const QString& folder)
{
    const QString incoming = folder + storefiles::incoming;
    if (!isPlainFolder(incoming))
        return;
    for (const QString& name :
         QDir(incoming).entryList(QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot)) {
        const QString batch = incoming + u'/' + name;
        if (!storefiles::timeOfStamp(name).isValid())
            continue; // none of ours
        if (markOf(batch + completeMark).exists())
            static_cast<void>(moveAllIn(folder, batch));
        else
            QDir(batch).removeRecursively();
    }
}

} // namespace adjutant
