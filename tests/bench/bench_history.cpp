#include "app/viewmodels/history/matchhistory.h"
#include "app/viewmodels/workspace.h"
#include "core/systems/gamesystem.h"
#include "tests/bench/manymatches.h"

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace adjutant;
using test::medianOf;

namespace {

constexpr int keptMatches = 20'000;
constexpr int times = 9;

} // namespace

/// What the history page waits for with many matches: its list, a search after each letter, its results.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
    test::fill(folder.path(), QString::fromUtf8(gameSystems().front().id), keptMatches);
    Workspace workspace(QStringLiteral("en"));
    workspace.catalogue(); // is there before anybody opens the history, as are the files read
    workspace.matches().refresh();
    std::printf("history with %d matches: %.1f ms (promised: 150)\n", keptMatches,
                medianOf(times, [&workspace] { const MatchHistory history(workspace); }));
    MatchHistory history(workspace);
    double slowest = 0;
    for (const char* typed : {"c", "cr", "cro", "crow", "crows", "crows 4", "zof rob", "nothing has this"})
        slowest = std::max(slowest, medianOf(times, [&history, typed] {
                               history.setSearch({});
                               history.setSearch(QString::fromLatin1(typed));
                           }));
    std::printf("a search emptied and typed, the slowest: %.1f ms (promised: twice 30)\n", slowest);
    history.clearFilters();
    std::printf("results of a player: %.1f ms\n", medianOf(times, [&history] {
                    history.refresh();
                    history.loadResults();
                }));
    return 0;
}
