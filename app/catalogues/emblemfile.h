#pragma once

#include "core/catalogue/catalogue.h"
#include "core/expected.h"
#include "core/words/message.h"

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>
#include <vector>

namespace adjutant::yaml {
struct Fault;
}

namespace adjutant {

/// An emblem is no larger, in bytes.
inline constexpr qint64 largestEmblem = 256 * 1024;
inline constexpr std::size_t mostEmblems = 40;

/// The path of a faction's own picture; empty where its file names none, or one that is a link to elsewhere.
QString emblemOf(const Faction& faction);

/// An SVG or PNG file, of the latter what is drawn of it, or what is wrong with it.
Expected<QByteArray, Message> readEmblem(const QString& path);

/// Looks at the emblems that factions of files on disk name, each once and no more than `mostEmblems`.
class EmblemCheck
{
public:
    std::vector<yaml::Fault> faultsOf(const std::vector<Faction>& factions);

private:
    std::optional<Message> whatIsWrong(const Faction& faction);

    std::map<QString, std::optional<Message>> m_known;
};

} // namespace adjutant
