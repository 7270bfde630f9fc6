#pragma once

#include "core/reference/reference.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/document.h"
#include "core/yaml/rosterfile.h"

#include <QString>
#include <vector>

namespace adjutant {

enum class UserFiles { include, ignore };

/// The language of the data.
inline const QString originalLanguage = QStringLiteral("en");

/// Loads a game system's catalogue: the shipped files, and over them the user's. Faulty files of the user's
/// are left out and their faults given; the rest is there all the same. Names and texts are in `language` as
/// far as they are translated.
yaml::AssembledCatalogue loadCatalogue(const QString& system, UserFiles userFiles = UserFiles::include,
                                       const QString& language = originalLanguage);

/// The translation of a game's names and texts, the user's own before the shipped one; empty where there is
/// none.
Translation loadTranslation(const QString& system, const QString& language);

/// Loads the rules entries of a game in a language, chapter by chapter: the shipped ones, and over them the
/// user's. What isn't translated is in English.
Reference loadReference(const QString& system, const QString& language);

/// The same with the user's entries, of every language, as they were read.
Reference loadReference(const QString& system, const QString& language,
                        const std::vector<ReferenceEntry>& users);

/// Loads the player aid of a game, the user's own before the shipped one: in English where that language has
/// none, without blocks where there is none at all.
PlayerAid loadPlayerAid(const QString& system, const QString& language);

/// The same with the user's own, of every language, as they were read.
PlayerAid loadPlayerAid(const QString& system, const QString& language, const std::vector<PlayerAid>& users);

/// A sample list of the source: its roster, and the figures printed with it.
struct LoadedReadyList
{
    Roster roster;
    ReadyList printed;
};

/// Before the path of a sample list, where it stands among the lists of the user.
inline const QString readyMark = QStringLiteral("ready:");

std::vector<LoadedReadyList> loadReadyLists(const Catalogue& catalogue,
                                            const QString& language = originalLanguage);

/// A file's bytes, or why there are none; at most the limit of our readers is read, plus one byte to notice
/// more.
Expected<QByteArray, yaml::Fault> readFile(const QString& path);

} // namespace adjutant
