#include "app/storage/matches/missingsummaries.h"

#include "app/storage/matches/matchtable.h"
#include "app/storage/storedtime.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlQuery>

#include <utility>
#include <vector>

namespace adjutant::missingsummaries {

namespace {

Stored<void> setSeals(Database& database, const QStringList& ids, const QString& seal)
{
    for (const QString& id : ids)
        if (auto set =
                database.runAgain(QStringLiteral("UPDATE matches SET seal = ? WHERE id = ?"), {seal, id});
            !set)
            return refuse(set.error());
    return {};
}

} // namespace

MatchSummary summaryOfStart(const QString& id, const QString& text)
{
    const QJsonObject start = QJsonDocument::fromJson(text.toUtf8()).object();
    MatchSummary summary;
    summary.id = id;
    summary.system = start.value(QStringLiteral("system")).toString();
    summary.title = start.value(QStringLiteral("title")).toString();
    summary.started = timeOfStored(start.value(QStringLiteral("started")).toString());
    if (!summary.started.isValid())
        summary.started = withinOurYears(QDateTime::currentDateTimeUtc());
    summary.changed = summary.started;
    summary.state = QStringLiteral("open");
    summary.intact = false;
    return summary;
}

Stored<QStringList> make(Database& database)
{
    std::vector<std::pair<QString, QString>> starts;
    auto done = database.read(
        QStringLiteral("SELECT id, body FROM match_starts WHERE id NOT IN (SELECT id FROM matches)"), {},
        [&starts](const QSqlQuery& row) {
            starts.emplace_back(row.value(0).toString(), row.value(1).toString());
        });
    QStringList ids;
    for (const auto& [id, text] : starts) {
        if (done)
            done = matchtable::insert(database, summaryOfStart(id, text), text);
        ids.append(id);
    }
    if (done)
        done = setSeals(database, ids, QStringLiteral(""));
    if (!done)
        return refuse(done.error());
    return ids;
}

Stored<void> mark(Database& database, const QStringList& ids)
{
    return setSeals(database, ids, madeUpSeal);
}

} // namespace adjutant::missingsummaries
