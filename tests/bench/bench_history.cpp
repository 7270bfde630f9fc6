#include "app/storage/matches/matchtable.h"
#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/gamesystem.h"

#include <QCoreApplication>
#include <QElapsedTimer>
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

bool fill()
{
    { // makes the tables
        const MatchStore store = MatchStore::open(qEnvironmentVariable("ADJUTANT_DATA_HOME"));
    }
    auto database =
        Database::open(qEnvironmentVariable("ADJUTANT_DATA_HOME") + QStringLiteral("/adjutant.db"), {});
    return database && inTransaction(*database, [&]() -> Stored<void> {
               for (int number = 1; number <= keptMatches; ++number)
                   if (auto done = matchtable::insert(*database, matchOf(number), QStringLiteral("{}"));
                       !done)
                       return done;
               return {};
           });
}

} // namespace

/// What the history page waits for with many matches: its list, a search after each letter, its results.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
    if (!fill()) {
        std::fprintf(stderr, "the matches could not be made; nothing was measured\n");
        return 1;
    }
    Workspace workspace(QStringLiteral("en"));
    workspace.catalogue(); // is there before anybody opens the history
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
