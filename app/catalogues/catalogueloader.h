#pragma once

#include "core/reference/reference.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/document.h"
#include "core/yaml/rosterreader.h"

#include <QString>
#include <vector>

namespace adjutant {

enum class UserFiles { include, ignore };

/// Loads a game system's catalogue: the shipped files, and over them the user's. Faulty files of the user's
/// are left out and their faults given; the rest is there all the same.
yaml::AssembledCatalogue loadCatalogue(const QString& system, UserFiles userFiles = UserFiles::include);

/// Loads the rules entries of a game in a language, chapter by chapter: the shipped ones, and over them the
/// user's. What isn't translated is in English.
Reference loadReference(const QString& system, const QString& language,
                        UserFiles userFiles = UserFiles::include);

/// A ready list of the source: its roster, and the figures printed with it.
struct LoadedReadyList
{
    Roster roster;
    ReadyList printed;
};

std::vector<LoadedReadyList> loadReadyLists(const Catalogue& catalogue);

/// A file's bytes, or why there are none; at most the limit of our readers is read, plus one byte to notice
/// more.
Expected<QByteArray, yaml::Fault> readFile(const QString& path);

} // namespace adjutant
