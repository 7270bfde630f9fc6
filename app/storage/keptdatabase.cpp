#include "app/storage/keptdatabase.h"

#include <QDir>
#include <QFileInfo>

namespace adjutant {

using Kind = StorageFault::Kind;

KeptDatabase::KeptDatabase(QString folder, StoreSettings settings)
    : m_folder(QDir(folder).absolutePath()), m_settings(std::move(settings))
{
    adopt(openStore(m_folder, m_settings));
}

void KeptDatabase::adopt(OpenedStore store)
{
    const bool same = store.report.fault == m_store.report.fault && !store.report.rescued;
    m_hasNews = m_hasNews || (store.report.hasNews() && !same);
    m_store = std::move(store);
}

void KeptDatabase::reopen(Suspicion suspicion)
{
    m_store.database.reset(); // closed first, for the rescue moves the file
    adopt(openStore(m_folder, m_settings, suspicion));
}

std::optional<OpenReport> KeptDatabase::takeNews()
{
    if (!std::exchange(m_hasNews, false))
        return std::nullopt;
    return m_store.report;
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
    const SalvagedRows rows = QFileInfo(m_folder).isDir() ? salvageRows(*m_store.database) : SalvagedRows();
    if (!rows.complete)
        return refuse(storageFault(Kind::unreachable, path));
    m_store.database.reset();
    adopt(reopenVanished(m_folder, m_settings, rows));
    return {};
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
