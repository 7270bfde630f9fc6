#pragma once

#include "app/matches/matchlines.h"
#include "app/storage/matches/matchfolder.h"
#include "tests/bench/measuring.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace adjutant::test {

/// A finished match of a game, one of many.
inline MatchSummary matchOf(const QString& system, int number)
{
    static const QStringList factions{QStringLiteral("north"), QStringLiteral("south"),
                                      QStringLiteral("east"), QStringLiteral("west")};
    static const QStringList names{
        QStringLiteral("Žofie Nováková"), QStringLiteral("Michael Brandt"), QStringLiteral("Ana"),
        QStringLiteral("Jean-Luc Petit"), QStringLiteral("Robert"),         QStringLiteral("Łukasz Wójcik")};
    const QString counted = QString::number(number);
    MatchSummary summary;
    summary.id = QStringLiteral("0f8fad5b-d9cb-469f-a165-%1").arg(number, 12, 10, QLatin1Char('0'));
    summary.system = system;
    summary.title = QStringLiteral("Club evening %1").arg(counted);
    summary.started = QDateTime(QDate(2000, 1, 1), QTime(18, 30), Qt::UTC).addSecs(number * 40'000LL);
    summary.changed = summary.started.addSecs(7200);
    summary.state = QStringLiteral("finished");
    summary.rounds = 6;
    summary.minutes = 120;
    summary.winner = number % 3 == 0 ? QStringLiteral("a") : QStringLiteral("b");
    summary.first = number % 2 == 0 ? QStringLiteral("a") : QStringLiteral("b");
    summary.missions = {QStringLiteral("escort"), QStringLiteral("mission-%1").arg(number % 12)};
    summary.players = {{QStringLiteral("a"), names[number % 6], factions[number % 4],
                        QStringLiteral("Crows of the north %1").arg(number % 50), number % 9, 400},
                       {QStringLiteral("b"), names[(number + 1 + number / 6) % 6], factions[(number / 4) % 4],
                        QStringLiteral("The last ones"), number % 7, 400}};
    summary.notes = QStringLiteral("A long evening; the crows held the bridge until turn %1 and then ran. "
                                   "To be looked up: may one shoot past one's own riders?")
                        .arg(number % 6);
    if (number == 321)
        summary.notes += QStringLiteral(" Needle");
    return summary;
}

/// Writes so many matches to a folder, each with these steps.
inline void fill(const QString& folder, const QString& system, int count,
                 const std::vector<std::string>& steps = {})
{
    for (int number = 1; number <= count; ++number) {
        const MatchSummary match = matchOf(system, number);
        std::vector<std::string> records{writtenBeginning({match.title, match.started, {}}, match.id)};
        records.insert(records.end(), steps.begin(), steps.end());
        records.push_back(writtenEnd(match.changed, match));
        const QString path = folder + u'/' + MatchFolder::placeOf(match.id, match.started);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const std::string bytes = recordBytes(records);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            giveUp("no room for the matches");
    }
}

} // namespace adjutant::test
