#include "tests/storage/endurance/trials.h"
#include "tests/storage/endurance/work.h"
#include "tests/storage/storagefixture.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <optional>

namespace adjutant::test {

namespace {

// Lines are "match ID STEPS", "list ID NAME", and a full stop at the end, so that a cut one shows.
void say(const QString& line)
{
    std::printf("%s.\n", qPrintable(line));
    std::fflush(stdout);
}

void hear(const QByteArray& said, Promises& promises)
{
    for (const QByteArray& line : said.split('\n')) {
        const QList<QByteArray> words = line.chopped(line.endsWith('.') ? 1 : 0).split('\t');
        if (!line.endsWith('.') || words.size() != 3)
            continue;
        if (words[0] == "match")
            promises.steps.insert(QString::fromUtf8(words[1]), words[2].toLongLong());
        else
            promises.lists.insert(QString::fromUtf8(words[1]), QString::fromUtf8(words[2]));
    }
}

// A folder that the next kills work on, and what is promised of it.
struct Place
{
    QTemporaryDir folder;
    Promises promises;
    int kills = 0;
    bool isLater = false; ///< its database is of the later version
};

std::optional<QByteArray> killedOutput(const QString& program, const QStringList& arguments, int microseconds)
{
    QProcess child;
    child.start(program, arguments);
    if (!child.waitForStarted())
        return std::nullopt;
    QByteArray said;
    // Half of them from its start on, half from its first word on.
    if (microseconds % 2 == 0)
        while (!said.contains('\n') && child.waitForReadyRead())
            said += child.readAllStandardOutput();
    struct timespec wait
    {
        0, microseconds * 1000L
    };
    nanosleep(&wait, nullptr);
    child.kill();
    if (!child.waitForFinished())
        return std::nullopt;
    said += child.readAllStandardOutput();
    if (child.exitStatus() != QProcess::CrashExit) {
        std::fprintf(stderr, "it ended by itself with %d: %s\n", child.exitCode(),
                     (child.readAllStandardError() + arguments.join(QLatin1Char(0x20)).toUtf8()).constData());
        return std::nullopt;
    }
    return said;
}

} // namespace

int untilKilled(const QString& folder, int kind, const QString& mark)
{
    const OnSaved onSaved{
        [](const QString& id, qint64 steps) {
            say(id.isEmpty() ? QStringLiteral("opened") : QStringLiteral("match\t%1\t%2").arg(id).arg(steps));
        },
        [](const QString& id, const QString& name) { say(QStringLiteral("list\t%1\t%2").arg(id, name)); }};
    const bool isKept = work(folder, static_cast<Work>(kind), mark, std::numeric_limits<int>::max(), onSaved);
    return isKept ? 0 : 3;
}

int kills(int count, std::uint32_t seed, const QString& program)
{
    constexpr int killsOfAPlace = 40;
    QRandomGenerator random(seed);
    std::optional<Place> place;
    int ofWork[kindsOfWork] = {};
    qint64 promised = 0;
    qint64 unsaid = 0;
    for (int kill = 0; kill < count; ++kill) {
        // An older program leaves a later database alone.
        const bool goesOn = place && place->kills < killsOfAPlace && !place->isLater;
        if (!goesOn && !(place && place->isLater && random.bounded(2) == 0))
            place.emplace();
        const auto kind = place->isLater ? Work::migrate : static_cast<Work>(random.bounded(kindsOfWork));
        place->isLater = kind == Work::migrate;
        ++place->kills;
        const QString path = databaseOf(place->folder.path());
        // The first pages' header: all of it can be read without it.
        if (kind == Work::rescue && QFile::exists(path))
            overwrite(path, 0, QByteArray(100, 'x'));
        ++ofWork[static_cast<int>(kind)];
        const QString mark = QStringLiteral("killed-%1").arg(kill / 2, 6, 10, QLatin1Char('0'));
        const auto said = killedOutput(
            program,
            {QStringLiteral("work"), place->folder.path(), QString::number(static_cast<int>(kind)), mark},
            random.bounded(60'000));
        if (!said)
            return 1;
        hear(*said, place->promises);
        Promises found;
        const StoreSettings settings = place->isLater ? laterVersion() : StoreSettings();
        if (!areKept(place->promises, place->folder.path(), settings, kind == Work::rescue, found)) {
            place->folder.setAutoRemove(false);
            std::fprintf(stderr, "after kill %d (seed %u) of work %d: %s\n", kill, seed,
                         static_cast<int>(kind), qPrintable(place->folder.path()));
            return 1;
        }
        promised += place->promises.steps.size() + place->promises.lists.size();
        unsaid += found.steps != place->promises.steps || found.lists != place->promises.lists;
        place->promises = found;
    }
    std::printf(
        "%d kills (recording %d, importing %d, saving %d, migrating %d, rescuing %d, backing up %d): nothing "
        "lost of %lld promises; after %lld more was there than said\n",
        count, ofWork[0], ofWork[1], ofWork[2], ofWork[3], ofWork[4], ofWork[5],
        static_cast<long long>(promised), static_cast<long long>(unsaid));
    return 0;
}

} // namespace adjutant::test
