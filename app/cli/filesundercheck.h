#pragma once

#include "core/reference/reference.h"
#include "core/roster/roster.h"
#include "core/systems/gamesystem.h"
#include "core/yaml/cataloguefile.h"
#include "core/yaml/document.h"

#include <map>
#include <set>

namespace adjutant::cli {

/// The catalogue files that are checked together. What one of them mentions may be in another of them, in
/// what the app ships or in the user's own files.
class CataloguesUnderCheck
{
public:
    /// Adds a file that is sound in itself.
    void add(CatalogueContents file);

    /// The catalogue of a system with the added files over what the app has of it; with them alone where it
    /// has nothing.
    const Catalogue& catalogueOf(const SystemId& system);

    /// The sample lists of that catalogue.
    const ListsByPath& listsOf(const SystemId& system);

private:
    std::map<SystemId, std::vector<CatalogueContents>> m_files;
    std::map<SystemId, Catalogue> m_assembled;
    std::map<SystemId, ListsByPath> m_lists;
};

/// Of a game system and a language.
using RuleShelf = std::pair<std::string, std::string>;

/// The rules that a file names: `see` of entries, `rule` of a player aid.
struct RuleMentions
{
    struct Mention
    {
        std::string id;
        yaml::Position at;
    };

    RuleShelf shelf;
    std::vector<Mention> mentions;
};

RuleMentions ruleMentionsIn(const yaml::Node& root);

/// The files of rules entries that are checked together: what one of them mentions may be in another of them,
/// or in what the app ships in that language.
class RulesUnderCheck
{
public:
    /// Adds a file that is sound in itself.
    void add(const RuleShelf& shelf, const std::vector<ReferenceEntry>& entries);

    /// The faults of a file's mentions that point at nothing: the first `yaml::mostFaults` of them.
    std::vector<yaml::Fault> danglingFaults(const RuleMentions& rules, const std::string& file);

    /// The ids of all rules there are on a shelf.
    const std::set<std::string>& idsOn(const RuleShelf& shelf);

private:
    const std::set<std::string>& shippedOn(const RuleShelf& shelf);

    std::map<RuleShelf, std::set<std::string>> m_added;
    std::map<RuleShelf, std::set<std::string>> m_shipped;
    std::map<RuleShelf, std::set<std::string>> m_known;
    std::size_t m_nearest = 0; ///< how often the nearest id was looked for
};

} // namespace adjutant::cli
