#include "core/yaml/ownrulesfile.h"

#include "core/utf8.h"
#include "core/yaml/format.h"
#include "core/yaml/quotedtext.h"
#include "core/yaml/unitreader.h"

#include <set>

namespace adjutant::yaml {

namespace {

using Texts = std::map<ReferenceId, std::string>;

std::set<ReferenceId> readBookmarks(Mapping& file, FaultList& faults)
{
    std::set<ReferenceId> bookmarks;
    for (const Node& item : file.sequence("bookmarks", Need::optional, mostOwnRules)) {
        const auto rule = textOf(item, "bookmarks", CatalogueRange::name, faults);
        if (rule && !isId(*rule, true))
            faults.addBadId(item.at, *rule);
        else if (rule && !bookmarks.insert(ReferenceId(*rule)).second)
            faults.add(FaultRule::duplicateId, item.at, *rule);
    }
    return bookmarks;
}

Texts readTexts(Mapping& file, std::string_view key, FaultList& faults)
{
    Texts texts;
    for (const Node& item : file.sequence(key, Need::optional, mostOwnRules)) {
        Mapping one(item, "an entry of " + std::string(key), faults);
        ReferenceId rule(readId(one, "rule", faults, true));
        if (texts.contains(rule))
            faults.add(FaultRule::duplicateId, one.at(), rule.text());
        if (auto text = one.text("text", longestOwnRule, Need::required); text)
            texts[std::move(rule)] = std::move(*text);
        one.finish();
    }
    return texts;
}

void writeTexts(YAML::Emitter& out, const char* key, const Texts& texts)
{
    if (texts.empty())
        return;
    out << YAML::Key << key << YAML::Value << YAML::BeginSeq;
    for (const auto& [rule, text] : texts) {
        out << YAML::BeginMap << YAML::Key << "rule" << YAML::Value << rule.text();
        writeText(out, "text", withoutInvisible(text));
        out << YAML::EndMap;
    }
    out << YAML::EndSeq;
}

} // namespace

Expected<OwnRules, std::vector<Fault>> readOwnRules(std::string_view text, const std::string& file,
                                                    std::string_view system)
{
    const auto root = parse(text, file, Letters::any);
    if (!root)
        return refuse(std::vector{root.error()});
    return readOwnRules(*root, file, system);
}

Expected<OwnRules, std::vector<Fault>> readOwnRules(const Node& root, const std::string& file,
                                                    std::string_view system)
{
    const auto read = [system](OwnRules& rules, Mapping& mapping, FaultList& faults) {
        const std::string named = readId(mapping, "system", faults);
        if (const Node* node = mapping.node("system"); node && !system.empty() && named != system)
            faults.add(FaultRule::unknownWord, node->at, named, std::string(system));
        rules.bookmarks = readBookmarks(mapping, faults);
        rules.notes = readTexts(mapping, "notes", faults);
        rules.houseRules = readTexts(mapping, "house_rules", faults);
    };
    return readMapping<OwnRules>(root, file, "a file of own rules", ownRulesFormat, read);
}

std::string writeOwnRules(const OwnRules& rules, std::string_view system)
{
    YAML::Emitter out;
    out.SetIndent(2);
    out << YAML::BeginMap;
    out << YAML::Key << "format" << YAML::Value << std::string(ownRulesFormat);
    out << YAML::Key << "system" << YAML::Value << std::string(system);
    if (!rules.bookmarks.empty()) {
        out << YAML::Key << "bookmarks" << YAML::Value << YAML::BeginSeq;
        for (const ReferenceId& rule : rules.bookmarks)
            out << rule.text();
        out << YAML::EndSeq;
    }
    writeTexts(out, "notes", rules.notes);
    writeTexts(out, "house_rules", rules.houseRules);
    out << YAML::EndMap << YAML::Newline;
    return out.c_str();
}

} // namespace adjutant::yaml
