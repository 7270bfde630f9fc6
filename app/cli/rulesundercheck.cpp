#include "app/cli/rulesundercheck.h"

#include "app/catalogues/catalogueloader.h"
#include "core/catalogue/nearest.h"
#include "core/yaml/cataloguereader.h"
#include "core/yaml/mapping.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

const yaml::Node& valueOf(const yaml::Node& mapping, std::string_view key)
{
    static const yaml::Node none;
    const auto found = std::ranges::find(mapping.members, key, &yaml::Member::key);
    return found == mapping.members.end() ? none : found->value;
}

} // namespace

RulesUnderCheck::Shelf RulesUnderCheck::shelfOf(const yaml::Node& root)
{
    return {valueOf(root, "system").text, valueOf(root, "lang").text};
}

void RulesUnderCheck::add(const yaml::Node& root, const std::vector<ReferenceEntry>& entries)
{
    const Shelf shelf = shelfOf(root);
    m_known.erase(shelf);
    for (const ReferenceEntry& entry : entries)
        m_added[shelf].insert(entry.id.text());
}

const std::set<std::string>& RulesUnderCheck::idsOn(const Shelf& shelf)
{
    const auto [known, added] = m_known.try_emplace(shelf, m_added[shelf]);
    if (added) {
        const Reference shipped =
            loadReference(QString::fromStdString(shelf.first), QString::fromStdString(shelf.second));
        for (const ReferenceEntry& entry : shipped.entries())
            known->second.insert(entry.id.text());
    }
    return known->second;
}

std::vector<yaml::Fault> RulesUnderCheck::danglingFaults(const yaml::Node& root, const std::string& file)
{
    const std::set<std::string>& ids = idsOn(shelfOf(root));
    const std::vector<std::string> candidates(ids.begin(), ids.end());
    std::vector<yaml::Fault> faults;
    for (const yaml::Node& entry : valueOf(root, "entries").items)
        for (const yaml::Node& see : valueOf(entry, "see").items)
            if (!ids.contains(see.text) && faults.size() < yaml::mostFaults)
                faults.push_back(
                    {yaml::FaultRule::unknownId,
                     {file, see.at.line, see.at.column},
                     yaml::clipped(see.text),
                     {},
                     faults.size() < yaml::mostNearest ? nearestOf(see.text, candidates) : std::string()});
    return faults;
}

} // namespace adjutant::cli
