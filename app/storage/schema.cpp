#include "app/storage/schema.h"

#include "app/storage/backup.h"
#include "app/storage/matches/matchtable.h"

#include <QMap>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSqlQuery>

#include <limits>

namespace adjutant {

const std::array<const char*, storedBudgets> limitColumns{"ap_limit", "rarity_limit"};
const std::array<const char*, storedBudgets> totalColumns{"ap_total", "rarity_total"};

namespace {

constexpr qsizetype mostOdditiesShown = 3;
constexpr qsizetype longestNameShown = 80;

// Times are UTC in ISO 8601, which sorts; positions leave gaps, so that moving a list changes one row. The
// text comes last, where SQLite doesn't touch it when only the columns before are read.
const QString rosterColumnsOfVersion1 = QStringLiteral("id TEXT NOT NULL,"
                                                       "position BIGINT NOT NULL,"
                                                       "system TEXT NOT NULL,"
                                                       "faction TEXT NOT NULL,"
                                                       "name TEXT NOT NULL,"
                                                       "ap_limit INTEGER NOT NULL,"
                                                       "rarity_limit INTEGER NOT NULL,"
                                                       "ap_total INTEGER NOT NULL,"
                                                       "rarity_total INTEGER NOT NULL,"
                                                       "warriors INTEGER NOT NULL,"
                                                       "findings INTEGER NOT NULL,"
                                                       "created_at TEXT NOT NULL,"
                                                       "changed_at TEXT NOT NULL,"
                                                       "revision TEXT NOT NULL,");

// What the history shows and searches. The text that is searched is small and comes before the notes, so that
// looking through all of them touches few pages. A match in the trash has a time of deletion. `steps` is
// how many there are, so that a loss at the end shows.
const QString matchColumnsOfVersion2 = QStringLiteral("id TEXT NOT NULL,"
                                                      "system TEXT NOT NULL,"
                                                      "title TEXT NOT NULL,"
                                                      "started_at TEXT NOT NULL,"
                                                      "changed_at TEXT NOT NULL,"
                                                      "state TEXT NOT NULL,"
                                                      "rounds INTEGER NOT NULL,"
                                                      "minutes INTEGER NOT NULL,"
                                                      "winner TEXT NOT NULL,"
                                                      "drawn INTEGER NOT NULL,"
                                                      "first_player TEXT NOT NULL,"
                                                      "missions TEXT NOT NULL,"
                                                      "players TEXT NOT NULL,"
                                                      "manual INTEGER NOT NULL,"
                                                      "words TEXT NOT NULL,"
                                                      "deleted_at TEXT NOT NULL,"
                                                      "steps BIGINT NOT NULL DEFAULT 0,"
                                                      "facets TEXT NOT NULL,"
                                                      "search TEXT NOT NULL,"
                                                      "notes TEXT NOT NULL,");

// Runs a step, unless another program has just done so.
Stored<void> runStep(Database& database, const SchemaStep& step)
{
    return inTransaction(database, [&]() -> Stored<void> {
        const auto version = schemaVersion(database);
        if (!version)
            return refuse(version.error());
        if (*version >= step.version)
            return {};
        for (const QString& statement : step.statements)
            if (auto done = database.run(statement); !done)
                return refuse(done.error());
        if (step.then)
            if (auto done = step.then(database); !done)
                return done;
        auto marked = database.run(QStringLiteral("PRAGMA user_version = %1").arg(step.version));
        if (!marked)
            return refuse(marked.error());
        return {};
    });
}

// A number of its own tells its log from another database's.
Stored<void> sealed(Database& database)
{
    const auto number = QRandomGenerator::global()->bounded(1, std::numeric_limits<int>::max());
    if (auto named = database.run(QStringLiteral("PRAGMA application_id = %1").arg(number)); !named)
        return refuse(named.error());
    return matchtable::sealAll(database);
}

// What tells SQLite how a database is made: the type of each part, and the statement that makes it, by name.
using SchemaParts = QMap<QString, QPair<QString, QString>>;

Stored<SchemaParts> partsOf(Database& database)
{
    SchemaParts parts;
    auto read = database.read(
        QStringLiteral(
            "SELECT name, type, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"),
        {}, [&parts](const QSqlQuery& row) {
            parts.insert(row.value(0).toString(), {row.value(1).toString(), row.value(2).toString()});
        });
    if (!read)
        return refuse(read.error());
    return parts;
}

// The parts that a database of a version has.
Stored<SchemaParts> partsOfVersion(int version, const SchemaSteps& steps)
{
    SchemaSteps until = steps;
    std::erase_if(until, [version](const SchemaStep& step) { return step.version > version; });
    auto pattern = Database::openInMemory();
    if (!pattern)
        return refuse(pattern.error());
    if (auto made = updateSchema(*pattern, until, QString()); !made)
        return refuse(made.error());
    return partsOf(*pattern);
}

QString oddity(const QString& type, const QString& name, const char* what)
{
    return QStringLiteral("the %1 '%2' %3").arg(type, name.left(longestNameShown), QLatin1String(what));
}

// Refuses what is larger than any that we write: reading it would take many times its size. The text of a
// list or a step is bounded where it is read.
Stored<void> requireBounds(Database& database)
{
    for (const QString& table :
         {QStringLiteral("rosters"), QStringLiteral("rosters_trash"), QStringLiteral("matches")}) {
        QStringList lengths;
        auto read = database.read(
            QStringLiteral("SELECT name FROM pragma_table_info('%1') WHERE name <> 'body'").arg(table), {},
            [&lengths](const QSqlQuery& row) {
                lengths.append(QStringLiteral("length(CAST(%1 AS BLOB))").arg(row.value(0).toString()));
            });
        if (!read)
            return read;
        if (lengths.isEmpty())
            continue;
        const auto tooLong = database.value(QStringLiteral("SELECT COUNT(*) FROM %1 WHERE %2 > %3")
                                                .arg(table, lengths.join(QStringLiteral(" + ")))
                                                .arg(longestRow));
        if (!tooLong)
            return refuse(tooLong.error());
        if (tooLong->toInt() > 0)
            return refuse(database.fault(
                StorageFault::Kind::damaged,
                QStringLiteral("a row of %1 is longer than %2 bytes").arg(table).arg(longestRow)));
    }
    return {};
}

// What isn't as the steps make a database of a version.
Stored<QStringList> otherParts(const SchemaParts& there, int version, const SchemaSteps& steps)
{
    const auto ours = partsOfVersion(version, steps);
    if (!ours)
        return refuse(ours.error());
    QStringList oddities;
    for (auto part = there.cbegin(); part != there.cend(); ++part)
        if (!ours->contains(part.key()))
            oddities.append(oddity(part->first, part.key(), "is not Adjutant's"));
        else if (ours->value(part.key()) != *part)
            oddities.append(oddity(part->first, part.key(), "is not as Adjutant makes it"));
    for (auto part = ours->cbegin(); part != ours->cend(); ++part)
        if (!there.contains(part.key()))
            oddities.append(oddity(part->first, part.key(), "is missing"));
    return oddities;
}

// How a newer Adjutant makes its own isn't known; that reading it means reading, and no computing, is.
Stored<QStringList> computedParts(const SchemaParts& there)
{
    static const QRegularExpression computed(QStringLiteral("\\b(AS|CHECK)\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
    QStringList oddities;
    for (auto part = there.cbegin(); part != there.cend(); ++part)
        if (part->first == QLatin1String("index")
                ? part->second.count(u'(') > 1
                : part->first != QLatin1String("trigger") && part->second.contains(computed))
            oddities.append(oddity(part->first, part.key(), "computes what is read of it"));
    return oddities;
}

} // namespace

const SchemaSteps& schemaSteps()
{
    // Steps that users have had are never changed: what is new goes into a new step.
    static const SchemaSteps steps = {
        {1,
         {
             QStringLiteral("CREATE TABLE rosters (") + rosterColumnsOfVersion1 +
                 QStringLiteral("body TEXT NOT NULL, PRIMARY KEY (id))"),
             QStringLiteral("CREATE INDEX rosters_by_position ON rosters (position, id)"),
             QStringLiteral("CREATE TABLE rosters_trash (") + rosterColumnsOfVersion1 +
                 QStringLiteral("deleted_at TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, revision))"),
         }},
        // Steps are kept in the order of their key, so that appending one writes one page; PostgreSQL, which
        // knows no WITHOUT ROWID, does without.
        {2,
         {
             QStringLiteral("CREATE TABLE matches (") + matchColumnsOfVersion2 +
                 QStringLiteral("PRIMARY KEY (id))"),
             QStringLiteral("CREATE INDEX matches_by_start ON matches (started_at, id)"),
             QStringLiteral("CREATE TABLE match_starts (id TEXT NOT NULL, chain TEXT NOT NULL,"
                            "body TEXT NOT NULL, PRIMARY KEY (id))"),
             QStringLiteral(
                 "CREATE TABLE match_details (id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id))"),
             QStringLiteral(
                 "CREATE TABLE match_steps (match_id TEXT NOT NULL, number BIGINT NOT NULL,"
                 "chain TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (match_id, number)) WITHOUT ROWID"),
             QStringLiteral("CREATE TABLE match_steps_aside (match_id TEXT NOT NULL, number BIGINT NOT NULL,"
                            "chain TEXT NOT NULL, moved_at TEXT NOT NULL, body TEXT NOT NULL,"
                            "PRIMARY KEY (match_id, number, chain, moved_at))"),
         }},
        // Each match says how far it goes and with which checksum, what checksum its details have, and under
        // a seal how it stood when what the history shows was last written: a loss at the end, or a winner
        // changed by hand, shows. Rows that a rescue puts back one by
        // one don't move the end.
        {3,
         {
             QStringLiteral("ALTER TABLE matches ADD COLUMN chain TEXT NOT NULL DEFAULT ''"),
             QStringLiteral("ALTER TABLE matches ADD COLUMN seal TEXT NOT NULL DEFAULT ''"),
             QStringLiteral("ALTER TABLE matches ADD COLUMN sealed_steps BIGINT NOT NULL DEFAULT 0"),
             QStringLiteral("ALTER TABLE matches ADD COLUMN sealed_chain TEXT NOT NULL DEFAULT ''"),
             QStringLiteral("ALTER TABLE matches ADD COLUMN details TEXT NOT NULL DEFAULT ''"),
             QStringLiteral("CREATE TRIGGER match_goes_on AFTER INSERT ON match_steps BEGIN UPDATE matches "
                            "SET steps = new.number, chain = new.chain WHERE id = new.match_id AND steps < "
                            "new.number; END"),
         },
         sealed},
    };
    return steps;
}

int newestVersion(const SchemaSteps& steps)
{
    return steps.empty() ? 0 : steps.back().version;
}

Stored<int> schemaVersion(Database& database)
{
    const auto version = database.valueAgain(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return refuse(version.error());
    return version->toInt();
}

Stored<bool> isEmpty(Database& database)
{
    const auto things = database.value(QStringLiteral("SELECT COUNT(*) FROM sqlite_master"));
    if (!things)
        return refuse(things.error());
    return things->toInt() == 0;
}

Stored<void> requireSound(Database& database, const SchemaSteps& steps)
{
    const auto encoding = database.value(QStringLiteral("PRAGMA encoding"));
    if (!encoding)
        return refuse(encoding.error());
    // Adjutant has never made such; they would be sound, and none of their checksums right.
    if (encoding->toString() != QLatin1String("UTF-8"))
        return refuse(
            database.fault(StorageFault::Kind::other,
                           QStringLiteral("its texts are %1, not UTF-8").arg(encoding->toString())));
    const auto version = schemaVersion(database);
    const auto there = version ? partsOf(database) : refuse(version.error());
    if (!there)
        return refuse(there.error());
    const auto oddities =
        *version > newestVersion(steps) ? computedParts(*there) : otherParts(*there, *version, steps);
    if (!oddities)
        return refuse(oddities.error());
    if (oddities->isEmpty()) {
        // First: pages that lead in circles have rows without an end.
        const auto sound = database.check();
        return sound ? requireBounds(database) : sound;
    }
    return refuse(database.fault(StorageFault::Kind::damaged,
                                 oddities->mid(0, mostOdditiesShown).join(QStringLiteral("; "))));
}

Stored<QString> updateSchema(Database& database, const SchemaSteps& steps, const QString& backupFolder)
{
    const auto found = schemaVersion(database);
    if (!found)
        return refuse(found.error());
    const int newest = newestVersion(steps);
    const auto faultOf = [&](StorageFault fault, StorageFault::Kind kind) {
        fault.kind = kind;
        fault.foundVersion = *found;
        fault.knownVersion = newest;
        return fault;
    };
    if (*found > newest)
        return refuse(
            faultOf(database.fault(StorageFault::Kind::newerVersion), StorageFault::Kind::newerVersion));
    if (*found == newest)
        return QString();

    QString backupPath;
    const auto empty = isEmpty(database);
    if (!empty)
        return refuse(empty.error());
    if (!*empty && *found == 0)
        return refuse(database.fault(StorageFault::Kind::damaged, QStringLiteral("the version is missing")));
    if (!*empty) {
        const auto backup = makeBackup(database, backupFolder, BackupReason::automatic);
        if (!backup)
            return refuse(backup.error());
        backupPath = backup->path;
    }
    for (const SchemaStep& step : steps) {
        const auto done = runStep(database, step);
        if (!done)
            return refuse(done.error().kind == StorageFault::Kind::other
                              ? faultOf(done.error(), StorageFault::Kind::updateFailed)
                              : done.error());
    }
    return backupPath;
}

} // namespace adjutant
