#include "tests/storage/endurance/promises.h"

#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <random>
#include <thread>

namespace adjutant::test {

namespace {

constexpr int killsOfOneFolder = 10;
constexpr int latest = 100'000; // microseconds after its first word, or its start

// What a child said that was killed at some moment.
QByteArray killedOutput(const QString& program, const QStringList& arguments, int microseconds)
{
    QProcess child;
    child.start(program, arguments);
    if (!child.waitForStarted())
        return {};
    QByteArray given;
    if (microseconds % 2 == 0 && child.waitForReadyRead(10'000))
        given += child.readAllStandardOutput();
    std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
    child.kill();
    child.waitForFinished(10'000);
    return given + child.readAllStandardOutput();
}

} // namespace

bool kill(const QString& program, int times)
{
    std::mt19937 random(std::random_device{}());
    std::unique_ptr<QTemporaryDir> folder;
    Promises promises;
    int promised = 0;
    for (int k = 0; k < times; ++k) {
        if (k % killsOfOneFolder == 0) {
            folder = std::make_unique<QTemporaryDir>();
            promises = {};
        }
        const QByteArray given = killedOutput(
            program, {QStringLiteral("work"), folder->path(), QString::number(random() % 100'000)},
            static_cast<int>(random() % latest));
        for (const QByteArray& line : given.split('\n'))
            hear(line, promises);
        promised += static_cast<int>(given.count('\n'));
        Promises found;
        if (!areKept(promises, folder->path(), found))
            return false;
        promises = found;
    }
    std::printf("%d kills, %d promises, all kept\n", times, promised);
    return promised > 0;
}

} // namespace adjutant::test
