#pragma once

#include "core/catalogue/catalogue.h"
#include "core/expected.h"
#include "core/words/message.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace adjutant::yaml {
struct Fault;
}

namespace adjutant {

/// An emblem is no larger, in bytes; of a PNG neither side is longer than so many pixels.
inline constexpr qint64 largestEmblem = 256 * 1024;
inline constexpr int longestEmblem = 1024;

/// The path of a faction's own picture; empty where its file names none.
QString emblemOf(const Faction& faction);

/// An SVG or PNG file, or what is wrong with it.
Expected<QByteArray, Message> readEmblem(const QString& path);

bool isPng(const QByteArray& picture);

/// The faults of the emblems that factions of files on disk name.
std::vector<yaml::Fault> emblemFaults(const std::vector<Faction>& factions);

} // namespace adjutant
