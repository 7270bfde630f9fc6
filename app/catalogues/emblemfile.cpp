#include "app/catalogues/emblemfile.h"

#include "app/catalogues/usersfiles.h"
#include "core/yaml/mapping.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant {

namespace {

// Drawings of the app that suit a faction, by their places among its icons.
constexpr std::string_view glyphs[] = {
    "game/beast",      "game/charge",   "game/combat",  "game/health",    "game/hero",       "game/infantry",
    "game/initiative", "game/march",    "game/monster", "game/power",     "game/resistance", "game/shooting",
    "game/strength",   "game/warriors", "game/weapon",  "game/willpower", "field/air",       "field/earth",
    "field/fire",      "field/flag",    "field/water"};

std::string_view nameOf(std::string_view glyph)
{
    return glyph.substr(glyph.find('/') + 1);
}

bool isGlyphName(const std::string& emblem)
{
    return !emblem.empty() && emblem.find_first_of("./") == emblem.npos;
}

} // namespace

std::vector<std::string> glyphNames()
{
    return mapped(glyphs, [](std::string_view glyph) { return std::string(nameOf(glyph)); });
}

QString glyphOf(const Faction& faction)
{
    const std::string_view* found = findIn(glyphs, std::string_view(faction.emblem), nameOf);
    return found ? QString::fromLatin1(found->data(), static_cast<qsizetype>(found->size())) : QString();
}

QString emblemOf(const Faction& faction)
{
    const QString path = faction.emblem.empty() || isGlyphName(faction.emblem)
                             ? QString()
                             : pathBeside(faction.emblemPlace.file, faction.emblem);
    return leadsOut(faction.emblemPlace.file, path) ? QString() : path;
}

Expected<QImage, Message> readEmblem(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return refuse(message(WORDS("files", "picture '%1' can’t be read"), path.toStdString()));
    QByteArray bytes = file.read(largestEmblem + 1);
    if (bytes.size() > largestEmblem)
        return refuse(message(WORDS("files", "the picture is larger than %1 KiB"),
                              static_cast<int>(largestEmblem / 1024)));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    QImage picture;
    if (!size.isEmpty() && std::max(size.width(), size.height()) <= longestEmblem)
        picture = reader.read();
    if (picture.isNull())
        return refuse(message(WORDS("files", "the picture must be a valid PNG of at most %1 pixels per side"),
                              longestEmblem));
    return picture;
}

static std::optional<Message> whatIsWrong(const Faction& faction, KnownEmblems& known)
{
    if (isGlyphName(faction.emblem)) {
        if (!glyphOf(faction).isEmpty())
            return std::nullopt;
        return message(WORDS("files", "no emblem is called '%1'; there are: %2"),
                       yaml::clipped(faction.emblem), fmt::format("{}", fmt::join(glyphNames(), ", ")));
    }
    const QString path = emblemOf(faction);
    if (path.isEmpty())
        return message(
            WORDS("files", "'%1' is a link that leads out of this folder: put the file itself here"),
            yaml::clipped(faction.emblem));
    if (const auto before = known.find(path); before != known.end())
        return before->second;
    if (known.size() == mostEmblems)
        return message(WORDS("files", "only %1 pictures are read"), static_cast<int>(mostEmblems));
    const auto picture = readEmblem(path);
    return known[path] = picture ? std::nullopt : std::optional(picture.error());
}

std::vector<yaml::Fault> emblemFaults(const std::vector<Faction>& factions, KnownEmblems& known)
{
    std::vector<yaml::Fault> faults;
    for (const Faction& faction : factions)
        if (!faction.emblem.empty() && QFileInfo::exists(QString::fromStdString(faction.emblemPlace.file)))
            if (auto wrong = whatIsWrong(faction, known))
                faults.push_back(yaml::refusedAt(faction.emblemPlace, std::move(*wrong)));
    return faults;
}

} // namespace adjutant
