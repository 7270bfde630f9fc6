#pragma once

#include "core/catalogue/catalogue.h"
#include "core/expected.h"
#include "core/words/message.h"

#include <QImage>
#include <QString>
#include <map>
#include <optional>
#include <vector>

namespace adjutant::yaml {
struct Fault;
}

namespace adjutant {

/// A picture of a faction is no larger: in bytes, and in pixels a side.
inline constexpr qint64 largestEmblem = 64 * 1024;
inline constexpr int longestEmblem = 512;
inline constexpr std::size_t mostEmblems = 40;

/// The names of the app’s drawings that a faction can have.
std::vector<std::string> glyphNames();

/// The drawing of the app that a faction's file names, as `game/beast`; empty where it names none.
QString glyphOf(const Faction& faction);

/// The path of a faction's own picture; empty where its file names none, or one that is a link to elsewhere.
QString emblemOf(const Faction& faction);

/// The picture in a PNG file, or what is wrong with it.
Expected<QImage, Message> readEmblem(const QString& path);

/// What is wrong with the pictures that were looked at, by their paths.
using KnownEmblems = std::map<QString, std::optional<Message>>;

/// Looks at the emblems that factions of files on disk name, each once and no more than `mostEmblems`.
std::vector<yaml::Fault> emblemFaults(const std::vector<Faction>& factions, KnownEmblems& known);

} // namespace adjutant
