#include "app/catalogues/catalogueloader.h"
#include "app/storage/rosterstore.h"
#include "core/systems/gamesystem.h"
#include "tests/bench/measuring.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace adjutant;
using test::medianOf;

namespace {

constexpr int rounds = 11;

struct Run
{
    double milliseconds = 0;
    double megabytes = 0; ///< peak resident memory, as the system counts it
};

Run measured(const QString& program, const char* argument)
{
    const auto begin = std::chrono::steady_clock::now();
    const QByteArray path = program.toLocal8Bit();
    const pid_t child = fork();
    if (child == 0) {
        execl(path.constData(), path.constData(), argument, nullptr);
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    if (status != 0) {
        // The time of a program that did not start says nothing, so no figure is printed at all.
        std::fprintf(stderr, "%s did not get to its first frame; nothing was measured\n", path.constData());
        std::exit(1);
    }
    return {took.count(), static_cast<double>(usage.ru_maxrss) / 1024};
}

void saveRosters(const QString& folder, int count)
{
    const std::string_view game = gameSystems().front().id;
    const Catalogue catalogue = loadCatalogue(QString::fromUtf8(game), UserFiles::ignore).catalogue;
    const auto lists = loadReadyLists(catalogue);
    RosterStore store(folder);
    for (int i = 0; i < count; ++i) {
        StoredRoster stored{{}, {}, lists[static_cast<std::size_t>(i) % lists.size()].roster};
        static_cast<void>(store.save(stored));
    }
}

} // namespace

/// From exec to the end of the first frame, and peak memory, in turn with a window of the same style with one
/// button.
int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    saveRosters(folder.path(), 200);
    qputenv("ADJUTANT_DATA_HOME", folder.path().toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", folder.path().toLocal8Bit());
    const QString here = QCoreApplication::applicationDirPath();

    std::vector<double> app, button, appMemory, buttonMemory, loadedMemory;
    for (int round = 0; round <= rounds; ++round) {
        const Run first = measured(here + QStringLiteral("/start_adjutant"), "first");
        const Run other = measured(here + QStringLiteral("/start_button"), "first");
        const Run loaded = measured(here + QStringLiteral("/start_adjutant"), "loaded");
        if (round == 0)
            continue; // warms the caches
        app.push_back(first.milliseconds);
        button.push_back(other.milliseconds);
        appMemory.push_back(first.megabytes);
        buttonMemory.push_back(other.megabytes);
        loadedMemory.push_back(loaded.megabytes);
    }
    std::printf("first frame, 200 saved rosters: %.0f ms; one button: %.0f ms; ratio %.2f (promised: 1.25)\n",
                medianOf(app), medianOf(button), medianOf(app) / medianOf(button));
    std::printf("peak memory at the first frame: %.0f MiB; armies shown: %.0f MiB; one button: %.0f MiB; "
                "ratio %.2f (promised: 1.50)\n",
                medianOf(appMemory), medianOf(loadedMemory), medianOf(buttonMemory),
                medianOf(loadedMemory) / medianOf(buttonMemory));
    return 0;
}
