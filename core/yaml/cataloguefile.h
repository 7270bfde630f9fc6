#pragma once

#include "core/roster/roster.h"
#include "core/yaml/document.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::yaml {

/// The format that a catalogue file must name.
inline constexpr std::string_view catalogueFormat = "adjutant-catalogue/1";

/// Reads one catalogue file (data/FORMAT.md). All its faults are given; a file with faults gives no contents.
Read<CatalogueContents> readCatalogueFile(const Node& root, const std::string& file);

/// A catalogue file that holds Units of one faction, for a user's own folder; readCatalogueFile() reads them
/// back.
std::string writeUnits(const SystemId& system, const FactionId& faction, std::span<const Unit> units);

/// A Unit as an object of JSON, by the keys of its file.
nlohmann::ordered_json unitJson(const SystemId& system, const Unit& unit);

/// How many factions, domains, skills, weapons, options or sample lists one file may define: they are looked
/// up in lists. Units have an index and no such limit.
inline constexpr std::size_t mostThings = 2000;

/// For how many of a file's faults the nearest id is looked for, among all there are.
inline constexpr std::size_t mostNearest = 20;

/// The faults of a file's mentions of things that nothing in the catalogue has, the first `mostFaults`.
std::vector<Fault> danglingFaults(const CatalogueContents& contents, const Catalogue& catalogue);

/// What a file's Units say of their skills' parameters and the skills don't take, and what they leave out: a
/// number, a weapon, or that it is `unknown`. The first `mostFaults`; skills that nothing has are passed
/// over.
std::vector<Fault> parameterFaults(const CatalogueContents& contents, const Catalogue& catalogue);

/// The faults of a file's former ids that another Unit has or had, the first `mostFaults`. They don't keep a
/// file from being read: a Unit that has the id is the one that is found by it.
std::vector<Fault> formerIdFaults(const CatalogueContents& contents, const Catalogue& catalogue);

/// A catalogue with the faults of the files that were left out of it.
struct AssembledCatalogue
{
    Catalogue catalogue;
    std::vector<Fault> faults;
};

/// One file's name and text, and whether a user wrote it.
struct CatalogueFile
{
    std::string file;
    std::string text;
    bool fromUser = false;
};

/// Reads the files of one system and lays them over one another, the user's last. A faulty file is left out
/// whole, so that what it would have replaced stays; the others are loaded all the same. `users` are files of
/// the user's that were read already, over all the others.
AssembledCatalogue assembleCatalogue(std::span<const CatalogueFile> files,
                                     std::vector<CatalogueContents> users = {});

/// The format that a file of a catalogue's translation must name.
inline constexpr std::string_view translationFormat = "adjutant-translation/1";

/// Reads one file of translated names (data/FORMAT.md), or gives all its faults.
Read<Translation> readTranslationFile(const Node& root, const std::string& file);

/// The faults of what a translation names and neither the catalogue nor its sample lists have, the first
/// `mostFaults`. A word may be the second half of a rule's id, too: `arcane` of `damage/arcane`.
std::vector<Fault> danglingFaults(const Translation& translation, const Catalogue& catalogue,
                                  const ListsByPath& lists = {}, const std::set<std::string>& rules = {});

} // namespace adjutant::yaml
