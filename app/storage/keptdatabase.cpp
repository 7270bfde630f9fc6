#include "app/storage/keptdatabase.h"

#include "app/storage/storefiles.h"

#include <QDir>
#include <QFileInfo>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

// On a disk that is nearly full, a long log takes the room that it needs to be carried over.
constexpr qint64 longLog = 300'000; // bytes

} // namespace

KeptDatabase::KeptDatabase(QString folder, StoreSettings settings)
    : m_folder(QDir(folder).absolutePath()), m_settings(std::move(settings))
{
    adopt(openStore(m_folder, m_settings));
}

void KeptDatabase::adopt(OpenedStore store)
{
    const bool same = store.report.fault == m_store.report.fault && !store.report.rescued;
    const bool isUntold = m_hasNews && m_store.report.rescued && !m_store.report.fault;
    if (isUntold && !store.report.hasNews())
        store.report = std::move(m_store.report);
    m_hasNews = m_hasNews || (store.report.hasNews() && !same);
    m_store = std::move(store);
    m_wasOnDisk = m_wasOnDisk || m_store.identity.exists;
    m_log = {};
    m_fileBytes = 0;
    m_longLog = longLog;
    m_versionSeen.reset();
    m_isLookedThrough = false;
}

Stored<void> KeptDatabase::lookThrough(Database& database)
{
    return std::exchange(m_isLookedThrough, true) ? Stored<void>() : database.check();
}

void KeptDatabase::reopen(Suspicion suspicion)
{
    if (m_wasOnDisk && !QFileInfo::exists(m_folder))
        return;
    m_store.database.reset(); // closed first, for the rescue moves the file
    adopt(openStore(m_folder, m_settings, suspicion));
}

std::optional<OpenReport> KeptDatabase::takeNews()
{
    if (!std::exchange(m_hasNews, false))
        return std::nullopt;
    return m_store.report;
}

bool KeptDatabase::changedByOthers()
{
    if (!writable())
        return false;
    // PostgreSQL has no such number; there, pg_current_wal_lsn() tells at least that something was written.
    const auto version = m_store.database->valueAgain(QStringLiteral("PRAGMA data_version"));
    if (!version)
        return false; // whoever writes next is told why
    return std::exchange(m_versionSeen, version->toLongLong()) != version->toLongLong();
}

bool KeptDatabase::isReplaced() const
{
    return m_store.writable() && identityOf(m_store.database->path()) != m_store.identity;
}

// Makes sure that the file of the name is still the one that is open: what is written to a deleted file is
// lost.
Stored<void> KeptDatabase::keepInPlace()
{
    if (!isReplaced())
        return {};
    const QString path = m_store.database->path();
    if (identityOf(path).exists) {
        reopen(Suspicion::none);
        return {};
    }
    const SalvagedRows rows =
        QFileInfo(m_folder).isDir() ? soundRows(*m_store.database, m_settings.steps) : SalvagedRows();
    if (!rows.complete)
        return refuse(storageFault(Kind::unreachable, path));
    m_store.database.reset();
    adopt(reopenVanished(m_folder, m_settings, rows));
    return {};
}

// The log may be taken away or cut while it is open. What was written to one that is gone is carried over
// while it can still be read; one that was cut may have taken steps with it, which a rescue tells. Another
// window may just as well have carried it over.
Stored<void> KeptDatabase::keepLog()
{
    if (!m_store.writable())
        return {};
    const QString log = storefiles::logOf(m_store.database->path());
    if (QFileInfo(m_store.database->path()).size() < m_fileBytes) {
        reopen(Suspicion::damaged); // somebody has cut it
        return m_store.writable() ? nameLog() : Stored<void>();
    }
    const qint64 bytes = QFileInfo(log).size();
    const FileIdentity there = identityOf(log);
    if (!there.exists || (m_log.exists && (bytes < m_logBytes || there != m_log))) {
        const auto carried = m_store.database->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        // A full disk or another program says nothing against the file.
        if (!carried && (carried.error().kind == Kind::full || carried.error().kind == Kind::locked))
            return refuse(carried.error());
        reopen(carried ? Suspicion::none : Suspicion::damaged);
    } else if (bytes > m_longLog) {
        static_cast<void>(m_store.database->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        m_log = {};
        m_longLog = QFileInfo(log).size() + longLog;
    }
    return QFileInfo(log).size() == 0 && m_store.writable() ? nameLog() : Stored<void>();
}

// The log begins with the page that tells whose it is.
Stored<void> KeptDatabase::nameLog()
{
    const auto number = m_store.database->valueAgain(QStringLiteral("PRAGMA application_id"));
    return number
               ? m_store.database->change(QStringLiteral("PRAGMA application_id = %1").arg(number->toInt()))
               : refuse(number.error());
}

void KeptDatabase::rememberLog()
{
    const QString log = storefiles::logOf(m_store.database->path());
    m_log = identityOf(log);
    m_fileBytes = QFileInfo(m_store.database->path()).size();
    m_logBytes = QFileInfo(log).size();
}

// Another window may have changed them since they were opened.
Stored<void> KeptDatabase::refuseNewerTables(Database& database)
{
    const auto version = schemaVersion(database);
    if (!version)
        return refuse(version.error());
    if (*version <= newestVersion(m_settings.steps))
        return {};
    reopen(Suspicion::none);
    return refuse(m_store.report.fault.value_or(storageFault(Kind::newerVersion, m_folder)));
}

} // namespace adjutant
