#include "app/storage/matches/steplog.h"

#include "app/storage/storedtime.h"

#include <QCryptographicHash>
#include <QSqlQuery>

#include <algorithm>

namespace adjutant::steplog {

namespace {

constexpr int chainBytes = 8;

QString checksum(const QByteArray& bytes)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).left(chainBytes).toHex());
}

QString now()
{
    return storedTime(QDateTime::currentDateTimeUtc());
}

struct Start
{
    QString chain;
    QString body;
    qint64 steps = 0;  ///< that were written
    QString lastChain; ///< of the last of them; empty: not known
    qint64 sealedSteps = 0;
    QString sealedChain; ///< of the last of those
};

Stored<std::optional<Start>> startOf(Database& database, const QString& matchId)
{
    std::optional<Start> start;
    auto done = database.read(
        QStringLiteral(
            "SELECT match_starts.chain, body, steps, matches.chain, sealed_steps, sealed_chain FROM "
            "match_starts LEFT JOIN matches USING (id) WHERE id = ?"),
        {matchId}, [&start](const QSqlQuery& row) {
            start = Start{row.value(0).toString(), row.value(1).toString(),   row.value(2).toLongLong(),
                          row.value(3).toString(), row.value(4).toLongLong(), row.value(5).toString()};
        });
    if (!done)
        return refuse(done.error());
    return start;
}

// Takes the steps one by one and stops at the first that doesn't follow.
class Reading
{
public:
    explicit Reading(const Start& start) : m_start(start)
    {
        m_record.match.startText = start.body;
        m_record.chain = chainOf(start.body);
        if (m_record.chain != start.chain)
            m_record.match.damage = StepDamage{0, 0};
    }

    void take(qint64 number, const QString& chain, const QString& body)
    {
        if (m_stopped) {
            ++m_record.match.damage->leftOut;
            return;
        }
        const qint64 expected = m_record.match.steps.size() + 1;
        // Damage to what stands before the steps says nothing against them.
        if (expected == 1 && chain == chainOf(m_start.chain, body))
            m_record.chain = m_start.chain;
        const bool isOther = isAnother(number, chain, m_start.steps, m_start.lastChain) ||
                             isAnother(number, chain, m_start.sealedSteps, m_start.sealedChain);
        if (number != expected || isOther || chain != chainOf(m_record.chain, body)) {
            m_stopped = true;
            m_record.match.damage = StepDamage{expected, 1};
            return;
        }
        m_record.match.steps.append({number, body});
        m_record.chain = chain;
    }

    Record record() &&
    {
        const qint64 found = m_record.match.steps.size();
        if (!m_stopped && found < std::max(m_start.steps, m_start.sealedSteps))
            m_record.match.damage = StepDamage{found + 1, 0};
        return std::move(m_record);
    }

private:
    static bool isAnother(qint64 number, const QString& chain, qint64 knownNumber, const QString& known)
    {
        return number == knownNumber && !known.isEmpty() && chain != known;
    }

    Start m_start;
    Record m_record;
    bool m_stopped = false;
};

} // namespace

const QString isWhole = [] {
    const QString hasStep =
        QStringLiteral("(%1 = 0 OR EXISTS (SELECT 1 FROM match_steps AS one WHERE one.match_id = "
                       "matches.id AND one.number = %1 AND one.chain = %2))");
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
    return checksum(startText.toUtf8());
}

QString chainOf(const QString& before, const QString& body)
{
    return checksum(before.toLatin1() + body.toUtf8());
}

Stored<std::optional<Record>> read(Database& database, const QString& matchId)
{
    const auto start = startOf(database, matchId);
    if (!start)
        return refuse(start.error());
    if (!*start)
        return std::optional<Record>();
    Reading reading(**start);
    auto done = database.read(
        QStringLiteral(
            "SELECT number, chain, body FROM match_steps WHERE match_id = ? AND number > 0 ORDER BY number"),
        {matchId}, [&reading](const QSqlQuery& row) {
            reading.take(row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toString());
        });
    if (!done)
        return refuse(done.error());
    return std::optional(std::move(reading).record());
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
        QStringLiteral("SELECT COUNT(*) FROM match_steps WHERE match_id = ? AND number = ? AND chain = ?"),
        {matchId, step.step.number, step.chain});
    if (!found)
        return refuse(found.error());
    return found->toInt() > 0;
}

Stored<void> moveAside(Database& database, const QString& matchId, qint64 lastGood)
{
    auto kept = database.run(
        QStringLiteral(
            "INSERT INTO match_steps_aside (match_id, number, chain, moved_at, body) "
            "SELECT match_id, number, chain, ?, body FROM match_steps WHERE match_id = ? AND number > ?"),
        {now(), matchId, lastGood});
    if (!kept)
        return refuse(kept.error());
    auto removed = database.run(QStringLiteral("DELETE FROM match_steps WHERE match_id = ? AND number > ?"),
                                {matchId, lastGood});
    if (!removed)
        return refuse(removed.error());
    auto counted =
        database.run(QStringLiteral("UPDATE matches SET steps = ?, chain = COALESCE((SELECT chain FROM "
                                    "match_steps WHERE match_id = id AND number = ?), '') WHERE id = ?"),
                     {lastGood, lastGood, matchId});
    if (!counted)
        return refuse(counted.error());
    return {};
}

Stored<void> keepAside(Database& database, const QString& matchId, const ChainedStep& step)
{
    auto kept =
        database.run(QStringLiteral("INSERT INTO match_steps_aside (match_id, number, chain, moved_at, body) "
                                    "VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"),
                     {matchId, step.step.number, step.chain, now(), step.step.body});
    if (!kept)
        return refuse(kept.error());
    return {};
}

} // namespace adjutant::steplog
