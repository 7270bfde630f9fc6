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

// The values of all keys `rule` in what stands below.
std::vector<const yaml::Node*> rulesIn(const yaml::Node& node)
{
    std::vector<const yaml::Node*> rules;
    const auto addThoseIn = [&rules](const yaml::Node& below) {
        std::ranges::copy(rulesIn(below), std::back_inserter(rules));
    };
    for (const yaml::Node& item : node.items)
        addThoseIn(item);
    for (const yaml::Member& member : node.members)
        if (member.key != "rule")
            addThoseIn(member.value);
        else if (member.value.kind == yaml::Node::Kind::scalar)
            rules.push_back(&member.value);
    return rules;
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
    const auto check = [&](const yaml::Node& named) {
        if (ids.contains(named.text) || faults.size() >= yaml::mostFaults)
            return;
        faults.push_back(
            {yaml::FaultRule::unknownId,
             {file, named.at.line, named.at.column},
             yaml::clipped(named.text),
             {},
             faults.size() < yaml::mostNearest ? nearestOf(named.text, candidates) : std::string()});
    };
    for (const yaml::Node& entry : valueOf(root, "entries").items)
        for (const yaml::Node& see : valueOf(entry, "see").items)
            check(see);
    for (const yaml::Node* rule : rulesIn(valueOf(root, "blocks")))
        check(*rule);
    return faults;
}

} // namespace adjutant::cli
