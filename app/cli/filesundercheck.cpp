#include "app/cli/filesundercheck.h"

#include "app/catalogues/catalogueloader.h"
#include "app/catalogues/datafolder.h"
#include "app/catalogues/usersfiles.h"
#include "app/cli/output.h"
#include "core/yaml/mapping.h"

#include <algorithm>

namespace adjutant::cli {

namespace {

// Of a shipped one what is built in, of others the file beside the one that names it.
ListsByPath readyListsOf(const Catalogue& catalogue)
{
    ListsByPath lists;
    qsizetype bytes = 0;
    for (const ReadyList& list : catalogue.readyLists()) {
        const QString path = pathOf(list);
        QByteArray text = shippedText(path);
        if (text.isEmpty())
            text = readFile(path).value_or(QByteArray());
        bytes += text.size();
        if (bytes > qsizetype{FolderLimits::mebibytes} << 20)
            break;
        yaml::ReadRoster read = yaml::readRoster(text.toStdString(), path.toStdString());
        if (!read.unreadable)
            lists.insert_or_assign(list.roster, std::move(read.roster));
    }
    return lists;
}

const yaml::Node& valueOf(const yaml::Node& mapping, std::string_view key)
{
    static const yaml::Node none;
    const yaml::Node* found = mapping.find(key);
    return found ? *found : none;
}

// The values of all keys `rule` in what stands below.
void addRulesIn(const yaml::Node& node, std::vector<RuleMentions::Mention>& mentions)
{
    for (const yaml::Node& item : node.items)
        addRulesIn(item, mentions);
    for (const yaml::Member& member : node.members)
        if (member.key != "rule")
            addRulesIn(member.value, mentions);
        else if (member.value.kind == yaml::Node::Kind::scalar)
            mentions.push_back({member.value.text, member.value.at});
}

} // namespace

void CataloguesUnderCheck::add(CatalogueContents file)
{
    m_assembled.erase(file.system);
    m_files[file.system].push_back(std::move(file));
}

const ListsByPath& CataloguesUnderCheck::listsOf(const SystemId& system)
{
    const auto [known, isNew] = m_lists.try_emplace(system);
    if (isNew)
        known->second = readyListsOf(catalogueOf(system));
    return known->second;
}

const Catalogue& CataloguesUnderCheck::catalogueOf(const SystemId& system)
{
    if (const auto known = m_assembled.find(system); known != m_assembled.end())
        return known->second;
    std::vector<CatalogueContents> files = m_files[system];
    if (const GameSystem* ours = findGameSystem(system.text()))
        files.insert(files.begin(), loadedCatalogue(*ours).contents());
    return m_assembled.emplace(system, Catalogue::assembled(files)).first->second;
}

RuleMentions ruleMentionsIn(const yaml::Node& root)
{
    RuleMentions found{{valueOf(root, "system").text, valueOf(root, "lang").text}, {}};
    for (const yaml::Node& entry : valueOf(root, "entries").items)
        for (const yaml::Node& see : valueOf(entry, "see").items)
            found.mentions.push_back({see.text, see.at});
    // Own rules have no language: ids are alike in all.
    if (found.shelf.second.empty())
        found.shelf.second = originalLanguage.toStdString();
    for (const yaml::Node& bookmark : valueOf(root, "bookmarks").items)
        found.mentions.push_back({bookmark.text, bookmark.at});
    for (const char* list : {"blocks", "notes", "house_rules"})
        addRulesIn(valueOf(root, list), found.mentions);
    return found;
}

void RulesUnderCheck::add(const RuleShelf& shelf, const std::vector<ReferenceEntry>& entries)
{
    m_known.erase(shelf);
    for (const ReferenceEntry& entry : entries)
        m_added[shelf].insert(entry.id.text());
}

const std::set<std::string>& RulesUnderCheck::shippedOn(const RuleShelf& shelf)
{
    const auto [known, isNew] = m_shipped.try_emplace(shelf);
    if (isNew) {
        const Reference shipped =
            loadReference(QString::fromStdString(shelf.first), QString::fromStdString(shelf.second));
        for (const ReferenceEntry& entry : shipped.entries())
            known->second.insert(entry.id.text());
    }
    return known->second;
}

const std::set<std::string>& RulesUnderCheck::idsOn(const RuleShelf& shelf)
{
    const auto [known, isNew] = m_known.try_emplace(shelf, m_added[shelf]);
    if (isNew) {
        // A file may name any language; those that nothing is in are English.
        const QString folder = QString::fromStdString(shelf.first + "/reference/" + shelf.second);
        const std::set<std::string>& shipped = shippedOn(
            {shelf.first, shippedFiles(folder).isEmpty() ? originalLanguage.toStdString() : shelf.second});
        known->second.insert(shipped.begin(), shipped.end());
    }
    return known->second;
}

std::vector<yaml::Fault> RulesUnderCheck::danglingFaults(const RuleMentions& rules, const std::string& file)
{
    yaml::FaultList faults{file, {}};
    const std::set<std::string>& ids = idsOn(rules.shelf);
    for (const RuleMentions::Mention& mention : rules.mentions) {
        if (ids.contains(mention.id) || faults.isFull())
            continue;
        std::vector<std::string> candidates;
        if (m_nearest++ < yaml::mostNearest)
            candidates.assign(ids.begin(), ids.end());
        faults.add(yaml::FaultRule::unknownId, mention.at, yaml::clipped(mention.id), Message(),
                   nearestOf(mention.id, candidates));
    }
    return std::move(faults.faults);
}

} // namespace adjutant::cli
