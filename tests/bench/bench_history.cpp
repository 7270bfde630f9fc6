#include "app/matches/matchlines.h"
#include "app/storage/matches/matchfolder.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

using namespace adjutant;

namespace {

constexpr int keptMatches = 20'000;
constexpr int times = 9;

double medianOf(const std::function<void()>& work)
{
    std::vector<double> took;
    for (int k = 0; k < times; ++k) {
        QElapsedTimer clock;
        clock.start();
        work();
        took.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::nth_element(took, took.begin() + times / 2);
    return took[times / 2];
}

MatchSummary matchOf(int number)
{
    static const QStringList peoples{QStringLiteral("north"), QStringLiteral("south"), QStringLiteral("east"),
                                     QStringLiteral("west")};
    static const QStringList names{QStringLiteral("Žofie"), QStringLiteral("Michael"), QStringLiteral("Ana")};
    const std::string_view game = gameSystems().front().id;
    MatchSummary match;
    match.id = QStringLiteral("match-%1").arg(number);
    match.system = QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size()));
    match.started = QDateTime(QDate(2000, 1, 1), QTime(18, 30), Qt::UTC).addSecs(number * 40'000LL);
    match.changed = match.started.addSecs(7200);
    match.state = QStringLiteral("finished");
    match.rounds = 6;
    match.minutes = 120;
    match.winner = QStringLiteral("a");
    match.first = QStringLiteral("b");
    match.missions = {QStringLiteral("epic-fight"), QStringLiteral("relics")};
    match.players = {{QStringLiteral("a"), names[number % 3], peoples[number % 4],
                      QStringLiteral("Crows of the north %1").arg(number % 50), 5, 480},
                     {QStringLiteral("b"), QStringLiteral("Robert"), peoples[number / 4 % 4],
                      QStringLiteral("The last ones"), 3, 490}};
    match.notes = QStringLiteral("A long evening; the crows held the bridge until Round %1.").arg(number % 6);
    return match;
}

bool fill(const QString& folder)
{
    for (int number = 1; number <= keptMatches; ++number) {
        const MatchSummary match = matchOf(number);
        const QString path = folder + u'/' + MatchFolder::placeOf(match.id, match.started);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        const std::string bytes = recordBytes(
            {writtenBeginning({match.title, match.started, {}}, match.id), writtenEnd(match.changed, match)});
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0)
            return false;
    }
    return true;
}

} // namespace

/// What the history page waits for with many matches: its list, a search after each letter, its results.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
    if (!fill(folder.path())) {
        std::fprintf(stderr, "the matches could not be made; nothing was measured\n");
        return 1;
    }
    Workspace workspace(QStringLiteral("en"));
    workspace.catalogue(); // is there before anybody opens the history, as are the files read
    workspace.matches().refresh();
    std::printf("history with %d matches: %.1f ms (promised: 150)\n", keptMatches,
                medianOf([&workspace] { const MatchHistory history(workspace); }));
    MatchHistory history(workspace);
    double slowest = 0;
    for (const char* typed : {"c", "cr", "cro", "crow", "crows", "crows 4", "zof rob", "nothing has this"})
        slowest = std::max(slowest, medianOf([&history, typed] {
                               history.setSearch({});
                               history.setSearch(QString::fromLatin1(typed));
                           }));
    std::printf("a search emptied and typed, the slowest: %.1f ms (promised: twice 30)\n", slowest);
    history.clearFilters();
    std::printf("results of a player: %.1f ms\n", medianOf([&history] {
                    history.refresh();
                    history.loadResults();
                }));
    return 0;
}
