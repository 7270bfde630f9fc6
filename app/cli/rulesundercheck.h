#pragma once

#include "core/reference/reference.h"
#include "core/yaml/document.h"

#include <map>
#include <set>

namespace adjutant::cli {

/// The files of rules entries that are checked together: `see` of one, or `rule` of a player aid, may point
/// into another of them, or at what the app ships in that language.
class RulesUnderCheck
{
public:
    /// Adds a file that is sound in itself.
    void add(const yaml::Node& root, const std::vector<ReferenceEntry>& entries);

    /// The faults of a file's `see`, or of a player aid's `rule`, that point at nothing: the first
    /// `yaml::mostFaults` of them.
    std::vector<yaml::Fault> danglingFaults(const yaml::Node& root, const std::string& file);

private:
    /// Of a game system and a language.
    using Shelf = std::pair<std::string, std::string>;

    static Shelf shelfOf(const yaml::Node& root);
    const std::set<std::string>& idsOn(const Shelf& shelf);

    std::map<Shelf, std::set<std::string>> m_added;
    std::map<Shelf, std::set<std::string>> m_known;
};

} // namespace adjutant::cli
