#include "app/storage/matches/steplog.h"

#include "app/storage/storedtime.h"

#include <QHash>
#include <QSqlQuery>

#include <future>
#include <utility>
#include <vector>

namespace adjutant::steplog {

namespace {

QString now()
{
    return storedTime(QDateTime::currentDateTimeUtc());
}

// What is read of a match before its steps: RecordMarks, and the text that it starts with.
const QString markColumns = QStringLiteral(
    "match_starts.chain, CAST(body AS BLOB), steps, matches.chain, sealed_steps, sealed_chain");

StepChain chainOfRow(const QSqlQuery& row, int first)
{
    return StepChain({row.value(first).toString(), row.value(first + 2).toLongLong(),
                      row.value(first + 3).toString(), row.value(first + 4).toLongLong(),
                      row.value(first + 5).toString()},
                     row.value(first + 1).toByteArray());
}

constexpr qsizetype mostLetters = 40'000'000; // of all steps of a match: 100,000 have half of them

// Lets records take their steps in another thread, in the order in which they are handed over.
class ChainFollower
{
public:
    struct Step
    {
        StepChain* record;
        qint64 number;
        QString chain;
        QByteArray body;
    };

    void take(Step step)
    {
        m_bytes += step.body.size();
        m_steps.push_back(std::move(step));
        if (m_steps.size() == together || m_bytes > mostBytes)
            follow();
    }

    void finish()
    {
        follow();
        m_following.wait();
    }

private:
    static constexpr std::size_t together = 10'000;
    static constexpr qsizetype mostBytes = 20'000'000;

    void follow()
    {
        if (m_following.valid())
            m_following.wait();
        m_bytes = 0;
        m_following = std::async(std::launch::async, [steps = std::exchange(m_steps, {})] {
            for (const Step& step : steps)
                step.record->take(step.number, step.chain, step.body);
        });
    }

    std::vector<Step> m_steps;
    qsizetype m_bytes = 0; ///< of them
    std::future<void> m_following;
};

} // namespace

const QString wholeCondition = [] {
    const QString hasStep =
        QStringLiteral("(%1 = 0 AND (%2 = '' OR EXISTS (SELECT 1 FROM match_starts AS one WHERE one.id = "
                       "matches.id AND one.chain = %2)) OR EXISTS (SELECT 1 FROM match_steps AS one WHERE "
                       "one.match_id = matches.id AND one.number = %1 AND one.chain = %2))");
    return QStringLiteral("(EXISTS (SELECT 1 FROM match_starts WHERE match_starts.id = matches.id) AND steps "
                          "= (SELECT COUNT(*) "
                          "FROM match_steps WHERE match_id = matches.id AND number > 0) AND steps >= "
                          "sealed_steps AND %1 AND %2 "
                          "AND (details <> '') = EXISTS (SELECT 1 FROM match_details WHERE match_details.id "
                          "= matches.id))")
        .arg(hasStep.arg(QStringLiteral("matches.steps"), QStringLiteral("matches.chain")),
             hasStep.arg(QStringLiteral("matches.sealed_steps"), QStringLiteral("matches.sealed_chain")));
}();

QString chainOf(const QString& startText)
{
    return checksumOf(startText.toUtf8());
}

QString chainOf(const QString& before, const QString& body)
{
    return checksumOf(before.toLatin1() + body.toUtf8());
}

Stored<std::optional<Record>> read(Database& database, const QString& matchId)
{
    std::optional<StepChain> steps;
    Record record;
    auto done =
        database.read(QStringLiteral("SELECT %1 FROM match_starts LEFT JOIN matches USING (id) WHERE id = ?")
                          .arg(markColumns),
                      {matchId}, [&](const QSqlQuery& row) {
                          steps = chainOfRow(row, 0);
                          record.match.startText = QString::fromUtf8(row.value(1).toByteArray());
                      });
    if (!done)
        return refuse(done.error());
    if (!steps)
        return std::optional<Record>();
    qsizetype letters = 0;
    done = database.read(
        QStringLiteral(
            "SELECT number, chain, body FROM match_steps WHERE match_id = ? AND number > 0 ORDER BY number"),
        {matchId}, [&](const QSqlQuery& row) {
            const QString body = row.value(2).toString();
            letters += body.size();
            if (letters > mostLetters)
                return; // steps of which there are so many aren't ours: they count as lost
            if (steps->take(row.value(0).toLongLong(), row.value(1).toString(), body.toUtf8()))
                record.match.steps.append({steps->steps(), body});
        });
    if (!done)
        return refuse(done.error());
    record.match.damage = steps->damage();
    record.chain = steps->chain();
    return std::optional(std::move(record));
}

Stored<QSet<QString>> altered(Database& database)
{
    QHash<QString, StepChain> records;
    auto done = database.read(
        QStringLiteral("SELECT id, %1 FROM match_starts JOIN matches USING (id)").arg(markColumns), {},
        [&records](const QSqlQuery& row) { records.insert(row.value(0).toString(), chainOfRow(row, 1)); });
    if (!done)
        return refuse(done.error());
    // Steps are read and their checksums made at the same time: each takes as long as the other.
    ChainFollower follower;
    QString id;
    StepChain* record = nullptr;
    done = database.read(QStringLiteral("SELECT match_id, number, chain, CAST(body AS BLOB) FROM match_steps "
                                        "WHERE number > 0 ORDER BY match_id, number"),
                         {}, [&](const QSqlQuery& row) {
                             if (const QString next = row.value(0).toString(); next != id) {
                                 id = next;
                                 const auto found = records.find(id);
                                 record = found == records.end() ? nullptr : &*found;
                             }
                             if (record)
                                 follower.take({record, row.value(1).toLongLong(), row.value(2).toString(),
                                                row.value(3).toByteArray()});
                         });
    follower.finish();
    if (!done)
        return refuse(done.error());
    QSet<QString> ids;
    for (auto each = records.cbegin(); each != records.cend(); ++each)
        if (each->damage())
            ids.insert(each.key());
    return ids;
}

Stored<bool> append(Database& database, const QString& matchId, const ChainedStep& step, int newestVersion)
{
    // PostgreSQL has no pragma_user_version; there, the version is a row of a table of ours.
    static const QString statement = QStringLiteral(
        "INSERT INTO match_steps (match_id, number, chain, body) SELECT ?, ?, ?, ? "
        "WHERE (SELECT user_version FROM pragma_user_version) <= ? "
        "AND EXISTS (SELECT 1 FROM matches WHERE id = ? AND deleted_at = '') "
        "AND (? = 1 OR EXISTS (SELECT 1 FROM match_steps WHERE match_id = ? AND number = ? AND chain = ?)) "
        "ON CONFLICT DO NOTHING");
    const qint64 number = step.step.number;
    const auto rows =
        database.runAgain(statement, {matchId, number, step.chain, step.step.body, newestVersion, matchId,
                                      number, matchId, number - 1, step.before});
    if (!rows)
        return refuse(rows.error());
    return *rows == 1;
}

Stored<bool> contains(Database& database, const QString& matchId, const ChainedStep& step)
{
    const auto found = database.value(
        QStringLiteral(
            "SELECT COUNT(*) FROM match_steps WHERE match_id = ? AND number = ? AND chain = ? AND body = ?"),
        {matchId, step.step.number, step.chain, step.step.body});
    if (!found)
        return refuse(found.error());
    return found->toInt() > 0;
}

Stored<void> moveAside(Database& database, const QString& matchId, qint64 lastGood)
{
    auto moved = database.change(
        QStringLiteral(
            "INSERT INTO match_steps_aside (match_id, number, chain, moved_at, body) "
            "SELECT match_id, number, chain, ?, body FROM match_steps WHERE match_id = ? AND number > ?"),
        {now(), matchId, lastGood});
    if (moved)
        moved = database.change(QStringLiteral("DELETE FROM match_steps WHERE match_id = ? AND number > ?"),
                                {matchId, lastGood});
    if (moved)
        moved = database.change(
            QStringLiteral("UPDATE matches SET steps = ?, chain = COALESCE((SELECT chain FROM "
                           "match_steps WHERE match_id = matches.id AND number = ?), (SELECT chain FROM "
                           "match_starts WHERE match_starts.id = matches.id), '') WHERE id = ?"),
            {lastGood, lastGood, matchId});
    return moved;
}

Stored<void> keepAside(Database& database, const QString& matchId, const ChainedStep& step)
{
    return database.change(
        QStringLiteral("INSERT INTO match_steps_aside (match_id, number, chain, moved_at, body) "
                       "VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"),
        {matchId, step.step.number, step.chain, now(), step.step.body});
}

} // namespace adjutant::steplog
