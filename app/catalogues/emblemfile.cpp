#include "app/catalogues/emblemfile.h"

#include "app/catalogues/boundedpng.h"
#include "app/catalogues/drawing.h"
#include "app/catalogues/usersfiles.h"
#include "core/yaml/mapping.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace adjutant {

namespace {

bool isDrawn(QByteArray png)
{
    QBuffer buffer(&png);
    return !QImageReader(&buffer, "png").read().isNull();
}

Message noPicture()
{
    return message(
        WORDS("files", "the picture must be a valid SVG, or a valid PNG of at most %1 pixels per side"),
        longestEmblem);
}

} // namespace

QString emblemOf(const Faction& faction)
{
    const QString path =
        faction.emblem.empty() ? QString() : pathBeside(faction.emblemPlace.file, faction.emblem);
    return leadsOut(faction.emblemPlace.file, path) ? QString() : path;
}

Expected<QByteArray, Message> readEmblem(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return refuse(message(WORDS("files", "picture '%1' can’t be read"), path.toStdString()));
    QByteArray picture = file.read(largestEmblem + 1);
    if (picture.size() > largestEmblem)
        return refuse(message(WORDS("files", "the picture is larger than %1 KiB"),
                              static_cast<int>(largestEmblem / 1024)));
    if (isPng(picture)) {
        picture = boundedPng(picture);
        if (picture.isEmpty() || !isDrawn(picture))
            return refuse(noPicture());
    } else if (auto wrong = whatIsWrongWithDrawing(picture)) {
        return refuse(wrong->empty() ? noPicture() : std::move(*wrong));
    }
    return picture;
}

std::optional<Message> EmblemCheck::whatIsWrong(const Faction& faction)
{
    const QString path = emblemOf(faction);
    if (path.isEmpty())
        return message(
            WORDS("files", "'%1' is a link that leads out of this folder: put the file itself here"),
            yaml::clipped(faction.emblem));
    const auto known = m_known.find(path);
    if (known != m_known.end())
        return known->second;
    if (m_known.size() == mostEmblems)
        return message(WORDS("files", "only %1 pictures are read"), static_cast<int>(mostEmblems));
    const auto picture = readEmblem(path);
    return m_known[path] = picture ? std::nullopt : std::optional(picture.error());
}

std::vector<yaml::Fault> EmblemCheck::faultsOf(const std::vector<Faction>& factions)
{
    std::vector<yaml::Fault> faults;
    for (const Faction& faction : factions)
        if (!faction.emblem.empty() && QFileInfo::exists(QString::fromStdString(faction.emblemPlace.file)))
            if (auto wrong = whatIsWrong(faction))
                faults.push_back({yaml::FaultRule::refused, faction.emblemPlace, {}, std::move(*wrong), {}});
    return faults;
}

} // namespace adjutant
