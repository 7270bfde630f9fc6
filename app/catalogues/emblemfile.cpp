#include "app/catalogues/emblemfile.h"

#include "app/catalogues/usersfiles.h"
#include "core/yaml/mapping.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace adjutant {

namespace {

// The two sides stand in its first block, as every PNG has it.
bool isTooWide(const QByteArray& png)
{
    if (png.size() < 24)
        return true;
    const auto side = [&png](int at) { return qFromBigEndian<quint32>(png.constData() + at); };
    return side(16) > longestEmblem || side(20) > longestEmblem || side(16) == 0 || side(20) == 0;
}

} // namespace

bool isPng(const QByteArray& picture)
{
    return picture.startsWith("\x89PNG\r\n\x1a\n");
}

QString emblemOf(const Faction& faction)
{
    return faction.emblem.empty() ? QString() : pathBeside(faction.emblemPlace.file, faction.emblem);
}

Expected<QByteArray, Message> readEmblem(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return refuse(message(WORDS("files", "there is no picture '%1' to be read"), path.toStdString()));
    QByteArray picture = file.read(largestEmblem + 1);
    if (picture.size() > largestEmblem)
        return refuse(message(WORDS("files", "the picture is larger than %1 KiB"),
                              static_cast<int>(largestEmblem / 1024)));
    if (isPng(picture) ? isTooWide(picture) : !picture.contains("<svg"))
        return refuse(
            message(WORDS("files", "the picture is neither an SVG nor a PNG of at most %1 pixels a side"),
                    longestEmblem));
    return picture;
}

std::vector<yaml::Fault> emblemFaults(const std::vector<Faction>& factions)
{
    std::vector<yaml::Fault> faults;
    for (const Faction& faction : factions) {
        if (faction.emblem.empty() || !QFileInfo::exists(QString::fromStdString(faction.emblemPlace.file)))
            continue;
        if (const auto picture = readEmblem(emblemOf(faction)); !picture)
            faults.push_back({yaml::FaultRule::refused, faction.emblemPlace, {}, picture.error(), {}});
    }
    return faults;
}

} // namespace adjutant
