#include "app/storage/matches/matchdatabase.h"

#include "app/storage/diskfile.h"
#include "app/storage/logrepair.h"
#include "app/storage/matches/matchtable.h"
#include "app/storage/matches/missingsummaries.h"
#include "app/storage/matches/storedrows.h"
#include "app/storage/matches/wholematch.h"
#include "app/storage/rescue.h"
#include "app/storage/storefiles.h"
#include "app/storage/writeaheadlog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace adjutant {

using Kind = StorageFault::Kind;

namespace {

const QString isMissing =
    QStringLiteral("it is missing, and what it had can be rescued: start Adjutant first");

// Whether it is where the app keeps its own, and has had one.
bool isMissingOfApp(const QString& path)
{
    const QFileInfo file(path);
    return file.size() == 0 && file.absoluteFilePath() == storefiles::database(file.absolutePath()) &&
           hasTracesOfDatabase(file.absolutePath());
}

StorageFault notThere(const QString& path)
{
    const QFileInfo file(path);
    return storageFault(Kind::unreachable, path,
                        file.exists()          ? QStringLiteral("it is not a file")
                        : file.isSymLink()     ? QStringLiteral("it is a link that leads to no file")
                        : isMissingOfApp(path) ? isMissing
                                               : QStringLiteral("there is no such file"));
}

StorageFault at(const QString& path, StorageFault fault)
{
    fault.path = path;
    return fault;
}

const QString freshName = QStringLiteral("new.db");
const QString notOurs = QStringLiteral("it is not a database of Adjutant's");
const QString otherLog = QStringLiteral("the log beside it is another database's");

// A database of a version that we know, or one whose making was broken off before its tables were there.
Stored<void> recognise(Database& database, const QString& path, bool isNew)
{
    const auto version = schemaVersion(database);
    if (!version)
        return refuse(version.error());
    if (*version < 1 && isNew)
        return {};
    if (*version < 1)
        return refuse(storageFault(Kind::damaged, path, notOurs));
    const int newest = newestVersion(schemaSteps());
    if (*version <= newest)
        return {};
    StorageFault fault = storageFault(Kind::newerVersion, path);
    fault.foundVersion = *version;
    fault.knownVersion = newest;
    return refuse(fault);
}

// What programs that were killed left beside a database that they made; those that are at it are younger.
void removeAbandoned(const QString& path)
{
    const QFileInfo file(path);
    const QDateTime yesterday = QDateTime::currentDateTimeUtc().addDays(-1);
    for (const QFileInfo& folder : file.absoluteDir().entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!folder.fileName().startsWith(file.fileName() + u'-') || folder.lastModified() > yesterday)
            continue;
        const QStringList inside =
            QDir(folder.filePath()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        if (!inside.isEmpty() &&
            std::ranges::all_of(inside, [](const QString& name) { return name.startsWith(freshName); }))
            QDir(folder.filePath()).removeRecursively();
    }
}

// Refuses a path at which a database can't be made or opened for adding.
Stored<void> requireRoom(const QString& path)
{
    const QFileInfo file(path);
    if (file.exists() ? !file.isFile() : file.isSymLink() || !file.absoluteDir().exists())
        return refuse(notThere(path));
    // SQLite would throw such a log away, and a new file hide what the app rescues when it starts.
    if (file.size() > 0 && hasStrayLog(path))
        return refuse(storageFault(Kind::damaged, path, otherLog));
    if (hasStrayLog(path) || isMissingOfApp(path))
        return refuse(storageFault(Kind::damaged, path, isMissing));
    return {};
}

} // namespace

MatchDatabase::MatchDatabase(std::unique_ptr<WorkingCopy> copy, Database database, bool hasMatches)
    : m_copy(std::move(copy)), m_database(std::move(database)), m_hasMatches(hasMatches)
{}

Stored<MatchDatabase> MatchDatabase::openUntouched(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return refuse(notThere(path));
    if (auto files = Database::requireFiles(path); !files)
        return refuse(files.error());
    const bool hasLog = QFileInfo(storefiles::logOf(path)).size() > 0;
    if (!hasLog && QFileInfo(path).size() == 0)
        return refuse(storageFault(Kind::damaged, path, QStringLiteral("it is empty")));
    if (QFileInfo(path).size() == 1) // SQLite takes it for an empty one
        return refuse(storageFault(Kind::damaged, path, notOurs));
    if (!hasLog && QFileInfo(storefiles::journalOf(path)).size() <= 0) {
        auto database = Database::openUntouched(path);
        if (!database)
            return refuse(database.error());
        const auto version = schemaVersion(*database);
        if (!version)
            return refuse(version.error());
        if (*version < 1 || *version >= newestVersion(schemaSteps()))
            return recognised(nullptr, std::move(*database), path);
    }
    if (hasLostTransactions(storefiles::logOf(path)))
        return refuse(storageFault(Kind::damaged, path, QStringLiteral("its log is damaged")));
    if (hasLog && hasStrayLog(path))
        return refuse(storageFault(Kind::damaged, path, otherLog));
    auto copy = std::make_unique<WorkingCopy>(path);
    if (!copy->exists())
        return refuse(storageFault(Kind::unreachable, path, QStringLiteral("it can't be copied")));
    const auto opened = [&]() -> Stored<MatchDatabase> {
        auto database = Database::open(copy->path(), {});
        if (!database)
            return refuse(database.error());
        return recognised(std::move(copy), std::move(*database), path);
    };
    auto read = opened();
    return read ? std::move(read) : refuse(at(path, read.error())); // not that of the copy
}

// Takes a database that can be changed, if it is no longer the original, to this version.
Stored<MatchDatabase> MatchDatabase::recognised(std::unique_ptr<WorkingCopy> copy, Database database,
                                                const QString& path)
{
    const auto isNew = isEmpty(database);
    if (!isNew)
        return refuse(isNew.error());
    if (auto known = recognise(database, path, *isNew); !known)
        return refuse(known.error());
    if (*isNew)
        return MatchDatabase(std::move(copy), std::move(database), false);
    if (auto whole = requireSound(database, schemaSteps()); !whole)
        return refuse(whole.error());
    if (copy)
        if (auto updated = updateSchema(database, schemaSteps(), copy->backups()); !updated)
            return refuse(updated.error());
    return MatchDatabase(std::move(copy), std::move(database), true);
}

Stored<MatchDatabase> MatchDatabase::open(const QString& path)
{
    if (auto room = requireRoom(path); !room)
        return refuse(room.error());
    if (QFileInfo(path).size() > 0)
        if (auto known = openUntouched(path); !known)
            return refuse(known.error());
    auto database = Database::open(path, {});
    if (!database)
        return refuse(database.error());
    const QString backups = storefiles::backups(QFileInfo(path).absolutePath());
    if (auto updated = updateSchema(*database, schemaSteps(), backups); !updated)
        return refuse(updated.error());
    return MatchDatabase(nullptr, std::move(*database), true);
}

Stored<void> MatchDatabase::make(const QString& path, const std::function<Stored<void>(MatchDatabase&)>& fill)
{
    if (auto room = requireRoom(path); !room)
        return room;
    removeAbandoned(path);
    const QTemporaryDir folder(path + QStringLiteral("-XXXXXX"));
    if (!folder.isValid())
        return refuse(storageFault(whyNotWritable(QFileInfo(path).absolutePath()), path));
    const QString fresh = folder.filePath(freshName);
    const auto filled = [&]() -> Stored<void> {
        auto database = open(fresh);
        return database ? fill(*database) : refuse(database.error());
    }();
    if (!filled)
        return refuse(at(path, filled.error())); // the other is gone in a moment
    if (QFileInfo(storefiles::logOf(fresh)).size() > 0 ||
        !syncToDisk(fresh)) // there was no room to carry it over
        return refuse(storageFault(whyNotWritable(folder.path()), path));
    if (!QFile::rename(fresh, path))
        return refuse(storageFault(QFileInfo::exists(path) ? Kind::changedElsewhere
                                                           : whyNotWritable(QFileInfo(path).absolutePath()),
                                   path));
    syncToDisk(QFileInfo(path).absolutePath());
    return {};
}

Stored<std::vector<MatchSummary>> MatchDatabase::summaries()
{
    if (!m_hasMatches)
        return std::vector<MatchSummary>();
    auto summaries = matchtable::summaries(m_database, {}, -1, 0);
    if (!summaries)
        return summaries;
    const auto altered = steplog::altered(m_database);
    if (!altered)
        return refuse(altered.error());
    const auto otherDetails = matchtable::alteredDetails(m_database);
    if (!otherDetails)
        return refuse(otherDetails.error());
    for (MatchSummary& summary : *summaries)
        summary.intact =
            summary.intact && !altered->contains(summary.id) && !otherDetails->contains(summary.id);
    return summaries;
}

Stored<QStringList> MatchDatabase::unlisted()
{
    return m_hasMatches ? adjutant::unlisted(m_database) : QStringList();
}

Stored<std::optional<WholeMatch>> MatchDatabase::find(const QString& id)
{
    if (!m_hasMatches)
        return std::optional<WholeMatch>();
    auto summary = matchtable::find(m_database, id);
    if (!summary)
        return refuse(summary.error());
    auto record = steplog::read(m_database, id);
    if (!record)
        return refuse(record.error());
    if (!*summary) {
        const auto found = adjutant::unlisted(m_database, id);
        if (!found)
            return refuse(found.error());
        if (found->isEmpty())
            return std::optional<WholeMatch>();
        *summary = missingsummaries::summaryOfStart(id, *record ? (*record)->match.startText : QString());
    }
    auto details = matchtable::details(m_database, id);
    if (!details)
        return refuse(details.error());
    WholeMatch match{std::move(**summary), {}, std::move(*details)};
    if (*record)
        match.record = std::move((**record).match);
    else // the text it starts with is gone
        match.record.damage = StepDamage{0, 0};
    return std::optional(std::move(match));
}

Stored<bool> MatchDatabase::knows(const QString& id)
{
    if (!m_hasMatches)
        return false;
    const auto found = m_database.value(QStringLiteral("SELECT COUNT(*) FROM matches WHERE id = ?"), {id});
    if (!found)
        return refuse(found.error());
    return found->toInt() > 0;
}

Stored<std::vector<Oddity>> MatchDatabase::oddities()
{
    return m_hasMatches ? adjutant::oddities(m_database) : std::vector<Oddity>();
}

Stored<void> MatchDatabase::add(const WholeMatch& match)
{
    return wholematch::add(m_database, match);
}

Stored<void> MatchDatabase::together(const std::function<Stored<void>()>& work)
{
    return inTransaction(m_database, work);
}

} // namespace adjutant
