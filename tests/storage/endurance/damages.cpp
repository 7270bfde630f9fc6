#include "app/storage/storefiles.h"
#include "tests/storage/endurance/promises.h"
#include "tests/storage/matchfixture.h"
#include "tests/storage/storagefixture.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>

namespace adjutant::test {

namespace {

constexpr int steps = 20;

// One of the ways in which a file comes to harm: bytes, lines, cuts, ends of lines, another's contents.
QByteArray damaged(const QByteArray& good, std::mt19937& random)
{
    const auto upTo = [&random](qsizetype most) {
        return static_cast<qsizetype>(random() % static_cast<std::uint32_t>(std::max<qsizetype>(most, 1)));
    };
    QByteArray bytes = good;
    QList<QByteArray> lines = good.split('\n');
    lines.removeLast();
    const auto joined = [](const QList<QByteArray>& all) {
        return all.isEmpty() ? QByteArray() : all.join('\n') + '\n';
    };
    switch (random() % 9) {
    case 0:
        for (qsizetype k = 1 + upTo(8); k > 0; --k)
            bytes[upTo(bytes.size())] = static_cast<char>(random());
        return bytes;
    case 1:
        return bytes.first(upTo(bytes.size()));
    case 2:
        lines.removeAt(upTo(lines.size()));
        return joined(lines);
    case 3:
        lines.insert(upTo(lines.size()), lines[upTo(lines.size())]);
        return joined(lines);
    case 4:
        lines.move(upTo(lines.size()), upTo(lines.size()));
        return joined(lines);
    case 5:
        return bytes.replace("\n", "\r\n");
    case 6:
        for (qsizetype k = upTo(4096); k > 0; --k)
            bytes.insert(upTo(bytes.size()), static_cast<char>(random()));
        return bytes;
    case 7: {
        const qsizetype at = upTo(bytes.size());
        return bytes.replace(at, 4096, QByteArray(4096, '\0')); // a block that never came to the disk
    }
    default:
        return QByteArray(upTo(3000), static_cast<char>(random()));
    }
}

// How many records of a file are as they were written, counted without the code that is tried.
std::size_t goodRecords(const QByteArray& bytes, const QByteArray& good)
{
    const QList<QByteArray> lines = bytes.split('\n'), written = good.split('\n');
    qsizetype same = 0;
    while (same < lines.size() - 1 && same < written.size() - 1 && lines[same] == written[same])
        ++same;
    return static_cast<std::size_t>(same);
}

struct Trial
{
    const QByteArray& good;
    const QByteArray& bytes;
    const QString& path;
};

bool isRead(MatchStore& store, const QString& id, const Trial& trial)
{
    const std::size_t expected = goodRecords(trial.bytes, trial.good);
    const auto records = store.hold(id);
    if (expected == 0)
        return !records && records.error().kind == StorageFault::Kind::damaged;
    if (!records || records->texts.size() != expected)
        return false;
    // Whole lines beyond what is good have to be reported.
    const bool isMore = trial.bytes.count('\n') > static_cast<qsizetype>(expected);
    return records->damaged.has_value() == isMore;
}

// Who plays on loses nothing: neither the good records nor the damaged file.
bool isPlayedOn(MatchStore& store, const QString& id, const Trial& trial)
{
    const std::size_t expected = goodRecords(trial.bytes, trial.good);
    const bool isDamaged = store.read(id)->damaged.has_value();
    if (!store.append(id, {"played on"}))
        return false;
    const auto after = store.read(id);
    if (!after || after->damaged || after->texts.size() != expected + 1 || after->texts.back() != "played on")
        return false;
    if (!isDamaged)
        return true;
    const auto news = store.takeNews();
    return !news.empty() && bytesOf(news.back().path) == trial.bytes;
}

} // namespace

bool damage(int times)
{
    std::mt19937 random(std::random_device{}());
    const QTemporaryDir folder;
    const QString id = QStringLiteral("match-1");
    addMatch(folder.path(), openMatch(id), steps);
    addMatch(folder.path(), matchOf(2), steps);
    const QString path = folder.path() + u'/' + MatchFolder::placeOf(id, openMatch(id).started);
    const QByteArray good = bytesOf(path);
    for (int k = 0; k < times; ++k) {
        const QByteArray bytes = damaged(good, random);
        written(path, bytes);
        MatchStore store = matchesIn(folder.path());
        const Trial trial{good, bytes, path};
        const bool isWell = isRead(store, id, trial) && bytesOf(path) == bytes &&
                            stepTexts(store, QStringLiteral("match-2")) == stepTexts(steps) &&
                            (goodRecords(bytes, good) == 0 || isPlayedOn(store, id, trial));
        if (!isWell) {
            std::fprintf(stderr, "trial %d: see %s\n", k, qPrintable(path));
            const QString kept = QDir::tempPath() + QStringLiteral("/endurance-damage");
            written(kept, bytes);
            return false;
        }
        QDir(folder.path() + storefiles::setAside).removeRecursively();
    }
    std::printf("%d damaged files, each read as far as it is good, and reported\n", times);
    return true;
}

} // namespace adjutant::test
