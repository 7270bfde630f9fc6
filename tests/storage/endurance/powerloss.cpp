#include "tests/storage/endurance/lossydisk.h"
#include "tests/storage/endurance/trials.h"
#include "tests/storage/endurance/work.h"
#include "tests/storage/storagefixture.h"

#include <QTemporaryDir>

#include <array>
#include <cstdio>

namespace adjutant::test {

namespace {

constexpr int thingsDone = 30;
constexpr std::array kindsCut{Work::record, Work::import, Work::save};

// Work of one kind on a folder, with the power cut before one of its writes.
struct Cut
{
    Work kind = Work::record;
    QString mark;
    qint64 beforeWrite = 0;
};

// What was promised when the power was cut, or at the end where that came first.
std::optional<Promises> promisedUntil(const Cut& cut, LossyDisk& disk, const QString& folder,
                                      const QString& afterwards, Promises promises)
{
    Promises atCut;
    bool wasCut = false;
    disk.cutBefore(cut.beforeWrite, afterwards, [&] {
        atCut = promises;
        wasCut = true;
    });
    const OnSaved onSaved{[&](const QString& id, qint64 steps) {
                              if (!id.isEmpty())
                                  promises.steps.insert(id, steps);
                          },
                          [&](const QString& id, const QString& name) { promises.lists.insert(id, name); }};
    if (!work(folder, cut.kind, cut.mark, thingsDone, onSaved))
        return std::nullopt;
    if (!wasCut)
        disk.cutNow();
    return atCut;
}

} // namespace

int powerLosses(int count, std::uint32_t seed)
{
    QRandomGenerator random(seed);
    LossyDisk disk(random);
    qint64 promised = 0;
    for (int loss = 0; loss < count; ++loss) {
        const QTemporaryDir folder;
        QTemporaryDir afterwards;
        disk.watch(folder.path());
        Promises promises;
        const OnSaved remember{
            [&promises](const QString& id, qint64 steps) {
                if (!id.isEmpty())
                    promises.steps.insert(id, steps);
            },
            [&promises](const QString& id, const QString& name) { promises.lists.insert(id, name); }};
        // On half of the folders there is something before.
        if (random.bounded(2) == 0 &&
            !(work(folder.path(), Work::import, QStringLiteral("before"), 20, remember) &&
              work(folder.path(), Work::save, QStringLiteral("before"), 10, remember)))
            return 1;
        const Work kind = kindsCut[random.bounded(static_cast<quint32>(kindsCut.size()))];
        const Cut cut{kind, QStringLiteral("cut"), random.bounded(300)};
        const auto kept = promisedUntil(cut, disk, folder.path(), afterwards.path(), promises);
        Promises found;
        if (!kept || !areKept(*kept, afterwards.path(), {}, false, found)) {
            afterwards.setAutoRemove(false);
            std::fprintf(stderr, "at loss %d (seed %u), work %d, before write %lld: %s\n", loss, seed,
                         static_cast<int>(cut.kind), static_cast<long long>(cut.beforeWrite),
                         qPrintable(afterwards.path()));
            return 1;
        }
        promised += kept->steps.size() + kept->lists.size();
    }
    std::printf("%d losses of power: nothing lost of %lld promises, %lld writes were not on the disk\n",
                count, static_cast<long long>(promised), static_cast<long long>(disk.lostWrites()));
    return 0;
}

} // namespace adjutant::test
