#pragma once

#include "app/storage/rosterstore.h"

#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <memory>
#include <sys/resource.h>

namespace adjutant::test {

/// A roster with everything that a roster can have, in several scripts, that no other number gives.
Roster fullRoster(int number);

/// A small roster of that name.
Roster namedRoster(const QString& name);

/// Figures that no other number gives.
RosterFigures figuresOf(int number);

/// Saves a new roster; the test fails where that fails.
StoredRoster add(RosterStore& store, const Roster& roster);
StoredRoster add(const QString& folder, const Roster& roster);

/// The ids and the names of the lists in their order.
QStringList ids(RosterStore& store);
QStringList names(RosterStore& store);

/// All rosters of a store, in its order; the test fails where one can't be read.
std::vector<Roster> contents(RosterStore& store);

/// A file's bytes.
QByteArray bytesOf(const QString& path);

/// Overwrites bytes within a file.
void overwrite(const QString& path, qint64 at, const QByteArray& bytes);

/// Sets a file's or folder's rights, the same for everyone.
void setRights(const QString& path, bool writable);

/// A data folder of its own for each test, where init() clears it.
class DataFolder
{
protected:
    void clear() { m_folder = std::make_unique<QTemporaryDir>(); }
    QString folder() const { return m_folder->path(); }
    QString in(const QString& name) const { return m_folder->filePath(name); }
    /// As if a list or match had been deleted that many days ago.
    void age(const QString& id, int days) const;
    /// The only file with that ending that was set aside; empty where there are none, or more.
    QString setAside(const QString& suffix) const;

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// The only news of a store; the test fails where there are none, or more.
template <class Store> StorageNews onlyNews(Store&& store)
{
    std::vector<StorageNews> news = store.takeNews();
    [&news] { QCOMPARE(news.size(), std::size_t(1)); }();
    news.resize(1);
    return news.front();
}

/// The longest that a file may become, as if the disk had no more room.
class Room
{
public:
    explicit Room(qint64 bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit now{static_cast<rlim_t>(bytes), m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// While it lives, the program has no rights on files of root's.
class AsNobody
{
public:
    AsNobody();
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    ~AsNobody();

private:
    bool m_wasRoot = false;
};

} // namespace adjutant::test
